package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class PanelPlacementTest {
  private static final PanelPlacement.Box ROOM = new PanelPlacement.Box(10, 40, 1270, 710);

  private static PanelPlacement.Box panel(float x, float y) {
    return new PanelPlacement.Box(x, y, x + 400, y + 280);
  }

  private static PanelPlacement find(PanelPlacement.Box panel, PanelPlacement.Box free) {
    return PanelPlacement.find(ROOM, panel, free, 10);
  }

  @Test
  void find_whereItIsFree_staysThere() {
    assertThat(find(panel(800, 100), new PanelPlacement.Box(300, 100, 700, 300)))
        .isEqualTo(new PanelPlacement(800, 100));
  }

  @Test
  void find_roomBeside_isThereAtTheRightRatherThanTheLeft() {
    assertThat(find(panel(440, 200), new PanelPlacement.Box(500, 250, 800, 500)))
        .isEqualTo(new PanelPlacement(810, 200));
    assertThat(find(panel(440, 200), new PanelPlacement.Box(600, 250, 900, 500)))
        .as("no room at the right")
        .isEqualTo(new PanelPlacement(190, 200));
  }

  @Test
  void find_wideRegion_isBelowOrAboveIt() {
    assertThat(find(panel(440, 200), new PanelPlacement.Box(100, 100, 1200, 400)))
        .isEqualTo(new PanelPlacement(440, 410));
    assertThat(find(panel(440, 200), new PanelPlacement.Box(100, 340, 1200, 700)))
        .isEqualTo(new PanelPlacement(440, 50));
  }

  @Test
  void find_noRoomAnywhere_isInTheCornerWhereItCoversLeast() {
    assertThat(find(panel(440, 200), new PanelPlacement.Box(0, 30, 1100, 600)))
        .isEqualTo(new PanelPlacement(870, 430));
    assertThat(find(panel(440, 200), new PanelPlacement.Box(200, 30, 1280, 600)))
        .isEqualTo(new PanelPlacement(10, 430));
  }

  @Test
  void find_anything_isInTheRoomAndCoversNoMoreThanBefore() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      PanelPlacement.Box panel = panel(10 + random.nextInt(861), 40 + random.nextInt(391));
      float left = random.nextInt(1000);
      float top = random.nextInt(600);
      PanelPlacement.Box free =
          new PanelPlacement.Box(
              left, top, left + 5 + random.nextInt(600), top + 5 + random.nextInt(400));
      PanelPlacement found = find(panel, free);
      assertThat(found.x()).as("%d", i).isBetween(10f, 870f);
      assertThat(found.y()).as("%d", i).isBetween(40f, 430f);
      assertThat(panel(found.x(), found.y()).overlap(free))
          .as("%d", i)
          .isLessThanOrEqualTo(panel.overlap(free));
    }
  }

  @Test
  void find_largerThanTheRoom_beginsWhereThatDoes() {
    PanelPlacement.Box huge = new PanelPlacement.Box(0, 0, 2000, 900);
    assertThat(find(huge, new PanelPlacement.Box(100, 100, 200, 200)))
        .isEqualTo(new PanelPlacement(10, 40));
  }
}
