package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.plan.cost.CostField;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Figures and directions in words. */
final class DistanceAndTimeTest {
  private static String length(double whole, double least, double meters, boolean imperial) {
    Rounding rounding = Rounding.ofLengths(whole, least, imperial);
    return rounding.text(rounding.count(meters));
  }

  private static String time(double whole, double least, double seconds) {
    Rounding rounding = Rounding.ofTimes(whole, least);
    return rounding.text(rounding.count(seconds));
  }

  @Test
  void lengths_ofAJourney_areRoundedToWhatOneCanTell() {
    assertThat(length(1.5, 1.5, 1.5, false)).isEqualTo("1.5 m");
    assertThat(length(42.4, 9, 42.4, false)).isEqualTo("42.4 m");
    assertThat(length(644.4, 100, 644.4, false)).isEqualTo("644 m");
    assertThat(length(999.6, 100, 999.6, false)).isEqualTo("1 km");
    assertThat(length(2449, 100, 2449, false)).isEqualTo("2.45 km");
    assertThat(length(2449, 100, 446, false)).isEqualTo("450 m");
    assertThat(length(31_440, 500, 31_440, false)).isEqualTo("31.4 km");
    assertThat(length(314_400, 5000, 314_400, false)).isEqualTo("314 km");
    assertThat(length(30, 30, 30, true)).isEqualTo("98.4 ft");
    assertThat(length(1609.344, 500, 1609.344, true)).isEqualTo("1 mi");
    assertThat(length(804.672, 500, 804.672, true)).isEqualTo("0.5 mi");
  }

  @Test
  void times_ofAJourney_areRoundedToWhatOneCanTell() {
    assertThat(time(4.4, 4.4, 4.4)).isEqualTo("4 s");
    assertThat(time(299, 60, 299)).isEqualTo("4 min 59 s");
    assertThat(time(1520, 100, 1520)).isEqualTo("25 min");
    assertThat(time(3590, 100, 3590)).isEqualTo("1 h");
    assertThat(time(3 * 3600 + 1080, 600, 3 * 3600 + 1080)).isEqualTo("3 h 18 min");
    assertThat(time(12.65 * 3600, 900, 12.65 * 3600)).isEqualTo("12 h 40 min");
    assertThat(time(31.4 * 3600, 900, 31.4 * 3600)).isEqualTo("1 d 7 h 25 min");
    assertThat(time(130 * 3600, 5000, 130.4 * 3600)).isEqualTo("5 d 10 h");
    assertThat(time(400 * 86_400.0, 86_400, 400 * 86_400.0)).isEqualTo("400 d");
  }

  @Test
  void grain_shortestPart_doesNotVanish() {
    assertThat(length(77_000, 40, 40, false)).isEqualTo("40 m");
    assertThat(time(130 * 3600, 70, 70)).isEqualTo("1 min");
    assertThat(time(130 * 3600, 20, 20)).isEqualTo("20 s");
  }

  @Test
  void amounts_beyondAllMeasure_areStillFigures() {
    assertThat(time(1e40, 1e-100, 1e40)).endsWith("000 d").hasSizeLessThan(45);
    assertThat(time(1e40, 1e-100, 1)).isEqualTo("0 d");
    assertThat(length(1e40, 1, 1e40, false)).endsWith("000 km");
    assertThat(time(0, 0, 0)).isEqualTo("0 s");
    assertThat(length(0, 0, 0, false)).isEqualTo("0 m");
  }

  @Test
  void days_beyondThoseThatOneCanTell_areRounded() {
    double days = 12_345 * 86_400.0;
    assertThat(time(days, days, days)).isEqualTo("12300 d");
    assertThat(time(days, 86_400, days)).isEqualTo("12345 d");
  }

  @Test
  void of_aWholeWay_isItsLengthAndTimeAsFarAsTheyAreKnown() {
    Measure cell = new Measure(50, Measure.Unit.METER);
    Measure pace = new Measure(2.5, Measure.Unit.MINUTE);
    Scale both = new Scale(Optional.of(cell), Optional.of(pace));
    assertThat(DistanceAndTime.of(both, 10.5, 12)).containsExactly("525 m", "30 min");
    assertThat(DistanceAndTime.of(new Scale(Optional.empty(), Optional.of(pace)), 10.5, 4))
        .containsExactly("10 min");
    assertThat(DistanceAndTime.of(both, 10.5, 720)).containsExactly("525 m", "1 d 6 h");
    assertThat(DistanceAndTime.of(Scale.UNKNOWN, 10.5, 4)).isEmpty();
  }

  @Test
  void between_rulesWhoseStraightStepCostsTen_takesTheSameTime() {
    CostField field = CostField.of(new GridSize(5, 1), new double[] {1, 1, 1, 1, 1});
    SearchRules rules = Preset.LESTER.rules();
    Route route = new StepCosts(field, rules).route(new int[] {0, 1, 2, 3, 4});
    Scale scale = new Scale(Optional.empty(), Optional.of(new Measure(20, Measure.Unit.MINUTE)));
    DistanceAndTime distanceAndTime =
        new DistanceAndTime(
            scale, new MeasuredRoute(route, field, rules), rules.straight(), List.of(3, 4));
    assertThat(distanceAndTime.between(0, 3)).containsExactly("1 h");
    assertThat(distanceAndTime.between(3, 4)).containsExactly("20 min");
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
    assertThat(InstructionWriter.listed(List.of())).isEmpty();
    assertThat(InstructionWriter.listed(List.of("a", "b", "c"))).isEqualTo("a, b and c");
  }
}
