package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
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

  private static RouteMarks.Stance stance(
      boolean isGoal, double scale, boolean isSpriteStack, int x, int y) {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(10, 10));
    PictureFrame frame = PictureFrame.whole(projection, scale);
    return RouteMarks.stance(isGoal, frame, isSpriteStack, new Cell(x, y), 1);
  }

  @Test
  void stance_whereThereIsRoom_isTheCellsCenterOrBesideIt() {
    for (double scale : new double[] {0.5, 1, 2}) {
      double x = RouteMarks.BANNER_X * 26 * scale;
      double y = RouteMarks.BANNER_Y * 13 * scale;
      double pole = RouteMarks.POLE * scale;
      RouteMarks.Stance usual = new RouteMarks.Stance(x, y, 1, pole);
      assertThat(stance(true, scale, false, 5, 5)).isEqualTo(usual);
      assertThat(stance(true, scale, false, 0, 0)).isEqualTo(usual);
      assertThat(stance(true, scale, true, 9, 9)).as("picture that grows").isEqualTo(usual);
      assertThat(stance(false, scale, false, 9, 9)).isEqualTo(stance(false, scale, true, 9, 9));
      assertThat(stance(false, scale, false, 5, 5))
          .as("camp in the middle of its cell")
          .isEqualTo(new RouteMarks.Stance(0, 0, 1, 0));
    }
  }

  @Test
  void stance_atTheEdgeOfThePicture_isInsideIt() {
    RouteMarks.Stance left = stance(true, 1, false, 9, 9);
    RouteMarks.Stance usual = stance(true, 1, false, 5, 5);
    assertThat(left).isEqualTo(new RouteMarks.Stance(-usual.x(), usual.y(), -1, usual.pole()));
    RouteMarks.Stance low = stance(true, 0.25, false, 9, 0);
    assertThat(low.side()).isEqualTo(1);
    assertThat(low.pole()).isBetween(0.5 * RouteMarks.CLOTH_HEIGHT, 0.4 * RouteMarks.POLE);
    double scale = 0.25; // at which a camp is wider than its cell
    double leftEdge = -26 * scale;
    RouteMarks.Stance camp = stance(false, scale, false, 0, 0);
    double size = RouteMarks.size(scale, 1);
    assertThat(camp.x() - RouteMarks.TENT_HALF_WIDTH * size - 2 * RouteMarks.line(size, 1))
        .isCloseTo(leftEdge, within(1e-6));
    assertThat(camp.y()).isEqualTo(stance(false, scale, false, 5, 5).y());
  }

  @Test
  void isOn_bannerThatFliesToTheLeft_isWhereItsClothIs() {
    RouteMarks.Stance stance = stance(true, 1, false, 9, 9);
    double cloth = stance.y() - RouteMarks.POLE + RouteMarks.CLOTH_HEIGHT / 2;
    assertThat(RouteMarks.isOn(true, stance, stance.x() - 10, cloth, 1, 2)).isTrue();
    assertThat(RouteMarks.isOn(true, stance, stance.x() + 10, cloth, 1, 2)).isFalse();
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
