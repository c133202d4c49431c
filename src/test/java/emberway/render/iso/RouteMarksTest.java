package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RouteMarksTest {
  @Test
  void reach_whereCellsAreSmall_isThatOfTheLeastDisk() {
    assertThat(RouteMarks.reach(0.05, 1)).isEqualTo(RouteMarks.MIN_DISK);
    assertThat(RouteMarks.rise(0.05, 2, 1)).isEqualTo(RouteMarks.MIN_DISK);
  }

  @Test
  void reach_whereCellsAreLarge_isThatOfACell() {
    assertThat(RouteMarks.reach(2, 1)).isEqualTo(60);
    assertThat(RouteMarks.rise(2, 2, 1)).isEqualTo(30);
    assertThat(RouteMarks.reach(0.05, 2))
        .as("on a dense screen")
        .isEqualTo(2 * RouteMarks.MIN_DISK);
  }

  @Test
  void size_atAnyScale_isTheMapsWithinLimits() {
    assertThat(RouteMarks.size(1, 1)).isEqualTo(1);
    assertThat(RouteMarks.size(0.02, 1)).isEqualTo(0.5);
    assertThat(RouteMarks.size(0.02, 2)).as("on a dense screen").isEqualTo(1);
    assertThat(RouteMarks.size(16, 1)).isEqualTo(2.5);
  }

  @Test
  void rgb_ofAColor_isRoundedLevelByLevel() {
    assertThat(RouteMarks.start(false).rgb()).isEqualTo(0x29bdfa);
    assertThat(RouteMarks.goal(false).rgb()).isEqualTo(0xfa4733);
    assertThat(RouteMarks.start(true).rgb()).isEqualTo(0x0073b3);
    assertThat(RouteMarks.goal(true).rgb()).isEqualTo(0xe69900);
  }
}
