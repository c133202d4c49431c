package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SafeAreaFitTest {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  /** A diamond with sides of slope 1:2, 1000 px wide. */
  private static final SafeAreaFit.Outline DIAMOND =
      new SafeAreaFit.Outline(500, 250, 0.5, 250, 250);

  private static SafeAreaFit.Place fit(SafeArea room) {
    return new SafeAreaFit(DIAMOND, WIDTH, HEIGHT, scale -> scale).in(room);
  }

  private static SafeArea corners(SafeArea.Corner... corners) {
    return new SafeArea(0, 0, 0, 0, 0, List.of(corners));
  }

  @Test
  void in_emptyWindow_isAsLargeAsFitsInItsMiddle() {
    SafeAreaFit.Place place = fit(SafeArea.ALL);
    assertThat(place.scale()).isEqualTo(1.28);
    assertThat(place.x()).isEqualTo(640);
    assertThat(place.y()).isEqualTo(360);
  }

  @Test
  void in_dockedAtTheLeftAndBelow_isInTheMiddleOfTheRest() {
    SafeAreaFit.Place place = fit(new SafeArea(280, 0, 0, 220, 20, List.of()));
    assertThat(place.scale()).isEqualTo(0.96);
    assertThat(place.x()).isEqualTo(780);
    assertThat(place.y()).isEqualTo(260);
  }

  @Test
  void in_lowPanelsInCorners_staysWhereItIs() {
    SafeArea room =
        corners(
            new SafeArea.Corner(false, false, 280, 150), new SafeArea.Corner(true, true, 260, 150));
    assertThat(fit(room)).isEqualTo(fit(SafeArea.ALL));
  }

  @Test
  void in_highPanelAtTheLeft_movesAsideAndIsALittleSmaller() {
    SafeArea.Corner route = new SafeArea.Corner(false, false, 290, 380);
    SafeAreaFit.Place place = fit(corners(route));
    assertThat(place.scale())
        .isBetween(1.1, 1.27)
        .isGreaterThan(fit(corners().beside(route)).scale());
    assertThat(place.x()).isGreaterThan(640);
  }

  @Test
  void in_panelAlmostAsHighAsTheWindow_isBesideItRatherThanInTheFarCorner() {
    SafeArea.Corner route = new SafeArea.Corner(false, false, 290, 560);
    assertThat(fit(corners(route))).isEqualTo(fit(corners().beside(route)));
  }

  @Test
  void in_panelAlongAWholeSide_isBesideIt() {
    SafeArea.Corner lab = new SafeArea.Corner(true, false, 480, 700);
    assertThat(fit(corners(lab)).scale()).isEqualTo(0.8);
    assertThat(fit(corners(lab)).x()).isEqualTo(400);
  }

  @Test
  void in_pictureThatIsNoDiamond_isBesideWhatLiesInCorners() {
    SafeAreaFit.Outline flat = new SafeAreaFit.Outline(500, 250, 0, 0, 0);
    SafeArea room = corners(new SafeArea.Corner(false, false, 280, 300));
    SafeAreaFit.Place place = new SafeAreaFit(flat, WIDTH, HEIGHT, scale -> scale).in(room);
    assertThat(place.scale()).isEqualTo(1);
    assertThat(place.x()).isEqualTo(780);
  }

  @Test
  void in_randomPanels_touchesNoneAndCouldNotBeMuchLarger() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      List<SafeArea.Corner> corners = new ArrayList<>();
      for (int corner = 0; corner < 4; corner++) {
        if (random.nextBoolean()) {
          int width = 20 + random.nextInt(500);
          int height = 20 + random.nextInt(500);
          corners.add(new SafeArea.Corner((corner & 1) > 0, (corner & 2) > 0, width, height));
        }
      }
      SafeArea room = new SafeArea(random.nextInt(200), 0, 0, random.nextInt(100), 25, corners);
      SafeAreaFit.Place place = fit(room);
      assertThat(isClear(place, room, 0.5)).as("seed %d: %s %s", seed, room, place).isTrue();
      double larger = place.scale() / SafeAreaFit.ALIKE * 1.03;
      for (int x = 0; x <= WIDTH; x += 10) {
        for (int y = 0; y <= HEIGHT; y += 10) {
          SafeAreaFit.Place other = new SafeAreaFit.Place(larger, x, y);
          assertThat(isClear(other, room, 0)).as("seed %d: %s %s", seed, room, other).isFalse();
        }
      }
    }
  }

  /**
   * Whether no part of the diamond lies behind a panel or outside the window, up to a tolerance.
   * [px]
   */
  private static boolean isClear(SafeAreaFit.Place place, SafeArea room, double slack) {
    double halfWidth = 500 * place.scale() - slack;
    double halfHeight = 250 * place.scale() - slack;
    boolean isIn =
        place.x() - halfWidth >= room.left()
            && place.x() + halfWidth <= WIDTH - room.right()
            && place.y() - halfHeight >= room.menus()
            && place.y() + halfHeight <= HEIGHT - room.bottom();
    return isIn && room.corners().stream().allMatch(c -> isClear(place, c, halfWidth, halfHeight));
  }

  private static boolean isClear(
      SafeAreaFit.Place place, SafeArea.Corner corner, double halfWidth, double halfHeight) {
    // Distance of the panel's nearest point from the diamond's center, in half diagonals.
    double left = corner.isRight() ? WIDTH - corner.width() : 0;
    double top = corner.isLow() ? HEIGHT - corner.height() : 0;
    double x = Math.max(left, Math.min(left + corner.width(), place.x()));
    double y = Math.max(top, Math.min(top + corner.height(), place.y()));
    return Math.abs(x - place.x()) / halfWidth + Math.abs(y - place.y()) / halfHeight >= 1;
  }
}
