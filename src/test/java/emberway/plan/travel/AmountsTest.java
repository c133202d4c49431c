package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Direction;
import org.junit.jupiter.api.Test;

/** Figures and directions in words. */
final class AmountsTest {
  @Test
  void distance_isRoundedToWhatOneCanTell() {
    assertThat(Amounts.distance(1.5, false)).isEqualTo("1.5 m");
    assertThat(Amounts.distance(42.4, false)).isEqualTo("42 m");
    assertThat(Amounts.distance(644, false)).isEqualTo("640 m");
    assertThat(Amounts.distance(994, false)).isEqualTo("990 m");
    assertThat(Amounts.distance(996, false)).isEqualTo("1 km");
    assertThat(Amounts.distance(2449, false)).isEqualTo("2.4 km");
    assertThat(Amounts.distance(31_400, false)).isEqualTo("31 km");
    assertThat(Amounts.distance(30, true)).isEqualTo("98 ft");
    assertThat(Amounts.distance(1609.344, true)).isEqualTo("1 mi");
    assertThat(Amounts.distance(804.672, true)).isEqualTo("0.5 mi");
  }

  @Test
  void time_isRoundedToWhatOneCanTell() {
    assertThat(Amounts.time(4.4)).isEqualTo("4 s");
    assertThat(Amounts.time(59.7)).isEqualTo("1 min");
    assertThat(Amounts.time(25 * 60 + 20)).isEqualTo("25 min");
    assertThat(Amounts.time(3580)).isEqualTo("1 h");
    assertThat(Amounts.time(3 * 3600 + 18 * 60)).isEqualTo("3 h 20 min");
    assertThat(Amounts.time(9 * 3600 + 58 * 60)).isEqualTo("10 h");
    assertThat(Amounts.time(31.4 * 3600)).isEqualTo("31 h");
  }

  @Test
  void compass_pointsAsTheMapHasThem() {
    Cell here = new Cell(10, 10);
    for (Direction direction : Direction.values()) {
      Cell there = new Cell(10 + 7 * direction.dx(), 10 + 7 * direction.dy());
      assertThat(Compass.from(here, there)).isEqualTo(direction);
    }
    assertThat(Compass.from(here, new Cell(20, 6))).isEqualTo(Direction.EAST);
    assertThat(Compass.from(here, new Cell(20, 5))).isEqualTo(Direction.NORTH_EAST);
    assertThat(Compass.name(Direction.NORTH_EAST)).isEqualTo("north-east");
    assertThat(Compass.turn(Direction.NORTH_WEST, Direction.EAST)).isEqualTo(3);
    assertThat(Compass.turn(Direction.EAST, Direction.WEST)).isEqualTo(4);
  }

  @Test
  void listed_joinsAsSentencesDo() {
    assertThat(Telling.listed(java.util.List.of())).isEmpty();
    assertThat(Telling.listed(java.util.List.of("a", "b", "c"))).isEqualTo("a, b and c");
  }
}
