package emberway.app.panel.world;

import emberway.app.gui.GuiText;
import emberway.app.text.Texts;
import emberway.app.world.WorldController;
import emberway.map.GridSize;
import imgui.ImGui;
import java.util.Optional;

/** Draws a field for the size of a new map, with buttons for the usual sizes. */
final class SizeField {
  private static final int[] USUAL = {64, 128, 256, 512, 1024};
  private static final int MIN_SIDE = 8; // [cells]

  private final int[] typed = new int[2];
  private boolean isActive;

  /**
   * Draws the field below a line that says which sizes it takes, as wide as the panel allows.
   *
   * @return the size that the user has chosen in this frame
   */
  Optional<GridSize> show(GridSize size) {
    GuiText.faint(Texts.format("world.size", MIN_SIDE, WorldController.MAX_SIDE));
    if (!isActive) {
      typed[0] = size.width();
      typed[1] = size.height();
    }
    ImGui.setNextItemWidth(-1);
    ImGui.inputInt2("##size", typed);
    isActive = ImGui.isItemActive();
    Optional<GridSize> result =
        ImGui.isItemDeactivatedAfterEdit()
            ? Optional.of(new GridSize(limited(typed[0]), limited(typed[1])))
            : Optional.empty();
    for (int i = 0; i < USUAL.length; i++) {
      if (i > 0) {
        ImGui.sameLine(0, ImGui.getStyle().getItemInnerSpacingX());
      }
      if (ImGui.button(Integer.toString(USUAL[i]))) {
        result = Optional.of(new GridSize(USUAL[i], USUAL[i]));
      }
    }
    return result;
  }

  private static int limited(int side) {
    return Math.max(MIN_SIDE, Math.min(WorldController.MAX_SIDE, side));
  }

  /** Returns a size as people write it. */
  static String words(GridSize size) {
    return Texts.format("world.cells", size.width(), size.height());
  }
}
