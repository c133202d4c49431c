package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ClearFitTest {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  /** A diamond of 2:1, 1000 px wide. */
  private static final ClearFit.Outline DIAMOND = new ClearFit.Outline(500, 250, 0.5, 250, 250);

  private static ClearFit.Place fit(FreeRoom room) {
    return new ClearFit(DIAMOND, WIDTH, HEIGHT, scale -> scale).in(room);
  }

  private static FreeRoom corners(FreeRoom.Corner... corners) {
    return new FreeRoom(0, 0, 0, 0, 0, List.of(corners));
  }

  @Test
  void in_emptyWindow_isAsLargeAsFitsInItsMiddle() {
    ClearFit.Place place = fit(FreeRoom.ALL);
    assertThat(place.scale()).isEqualTo(1.28);
    assertThat(place.x()).isEqualTo(640);
    assertThat(place.y()).isEqualTo(360);
  }

  @Test
  void in_dockedAtTheLeftAndBelow_isInTheMiddleOfTheRest() {
    ClearFit.Place place = fit(new FreeRoom(280, 0, 0, 220, 20, List.of()));
    assertThat(place.scale()).isEqualTo(0.96);
    assertThat(place.x()).isEqualTo(780);
    assertThat(place.y()).isEqualTo(260);
  }

  @Test
  void in_lowPanelsInCorners_staysWhereItIs() {
    FreeRoom room =
        corners(
            new FreeRoom.Corner(false, false, 280, 150), new FreeRoom.Corner(true, true, 260, 150));
    assertThat(fit(room)).isEqualTo(fit(FreeRoom.ALL));
  }

  @Test
  void in_highPanelAtTheLeft_movesAsideAndIsALittleSmaller() {
    FreeRoom.Corner route = new FreeRoom.Corner(false, false, 290, 380);
    ClearFit.Place place = fit(corners(route));
    assertThat(place.scale())
        .isBetween(1.1, 1.27)
        .isGreaterThan(fit(corners().beside(route)).scale());
    assertThat(place.x()).isGreaterThan(640);
  }

  @Test
  void in_panelAlmostAsHighAsTheWindow_isBesideItRatherThanInTheFarCorner() {
    FreeRoom.Corner route = new FreeRoom.Corner(false, false, 290, 560);
    assertThat(fit(corners(route))).isEqualTo(fit(corners().beside(route)));
  }

  @Test
  void in_panelAlongAWholeSide_isBesideIt() {
    FreeRoom.Corner lab = new FreeRoom.Corner(true, false, 480, 700);
    assertThat(fit(corners(lab)).scale()).isEqualTo(0.8);
    assertThat(fit(corners(lab)).x()).isEqualTo(400);
  }

  @Test
  void in_pictureThatIsNoDiamond_isBesideWhatLiesInCorners() {
    ClearFit.Outline flat = new ClearFit.Outline(500, 250, 0, 0, 0);
    FreeRoom room = corners(new FreeRoom.Corner(false, false, 280, 300));
    ClearFit.Place place = new ClearFit(flat, WIDTH, HEIGHT, scale -> scale).in(room);
    assertThat(place.scale()).isEqualTo(1);
    assertThat(place.x()).isEqualTo(780);
  }

  @Test
  void in_randomPanels_touchesNoneAndCouldNotBeMuchLarger() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      List<FreeRoom.Corner> corners = new ArrayList<>();
      for (int corner = 0; corner < 4; corner++) {
        if (random.nextBoolean()) {
          int width = 20 + random.nextInt(500);
          int height = 20 + random.nextInt(500);
          corners.add(new FreeRoom.Corner((corner & 1) > 0, (corner & 2) > 0, width, height));
        }
      }
      FreeRoom room = new FreeRoom(random.nextInt(200), 0, 0, random.nextInt(100), 25, corners);
      ClearFit.Place place = fit(room);
      assertThat(isClear(place, room, 0.5)).as("seed %d: %s %s", seed, room, place).isTrue();
      double larger = place.scale() / ClearFit.ALIKE * 1.03;
      for (int x = 0; x <= WIDTH; x += 10) {
        for (int y = 0; y <= HEIGHT; y += 10) {
          ClearFit.Place other = new ClearFit.Place(larger, x, y);
          assertThat(isClear(other, room, 0)).as("seed %d: %s %s", seed, room, other).isFalse();
        }
      }
    }
  }

  /** Whether no part of the diamond lies in a panel, or off the window, by more than that. [px] */
  private static boolean isClear(ClearFit.Place place, FreeRoom room, double slack) {
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
      ClearFit.Place place, FreeRoom.Corner corner, double halfWidth, double halfHeight) {
    // How far the panel's nearest point is from the diamond's middle, in halves of its diagonals.
    double left = corner.isRight() ? WIDTH - corner.width() : 0;
    double top = corner.isLow() ? HEIGHT - corner.height() : 0;
    double x = Math.max(left, Math.min(left + corner.width(), place.x()));
    double y = Math.max(top, Math.min(top + corner.height(), place.y()));
    return Math.abs(x - place.x()) / halfWidth + Math.abs(y - place.y()) / halfHeight >= 1;
  }
}
