package emberway.app.panel.front;

import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import imgui.ImGui;
import imgui.type.ImInt;
import java.util.Optional;

/** Draws a field for the size of a new map, with buttons for the usual sizes. */
final class SizeField {
  private static final int[] USUAL = {64, 128, 256, 512, 1024};

  private final ImInt width = new ImInt();
  private final ImInt height = new ImInt();
  private boolean isActive;
  private boolean isLeft; // whether a field lost the keyboard in this frame
  private boolean isEntered;

  /**
   * Draws the field below a line that says which sizes it takes, as wide as the panel allows.
   *
   * @return the size that the user has chosen in this frame
   */
  Optional<GridSize> show(GridSize size, GuiFrame frame) {
    GuiText.faint(Texts.format("world.size", GridSize.MAX_CELLS));
    if (!isActive) {
      width.set(size.width());
      height.set(size.height());
    }
    isActive = false;
    isLeft = false;
    float gap = ImGui.getStyle().getItemInnerSpacingX();
    float each = (ImGui.getContentRegionAvailX() - gap) / 2;
    boolean isWidthTyped = side("##width", width, each, frame);
    ImGui.sameLine(0, gap);
    boolean isHeightTyped = side("##height", height, each, frame);
    isEntered = isLeft && GuiWidgets.isEntered();
    int wide = isWidthTyped ? limited(width.get(), size.height()) : size.width();
    int high = isHeightTyped ? limited(height.get(), wide) : size.height();
    Optional<GridSize> result =
        isWidthTyped || isHeightTyped ? Optional.of(new GridSize(wide, high)) : Optional.empty();
    for (int i = 0; i < USUAL.length; i++) {
      if (i > 0) {
        ImGui.sameLine(0, ImGui.getStyle().getItemInnerSpacingX());
      }
      if (ImGui.button(Integer.toString(USUAL[i]))) {
        result = Optional.of(new GridSize(USUAL[i], USUAL[i]));
      }
      frame.recordStop();
    }
    return result;
  }

  /** Returns the size as far as it is typed; empty unless a field is being changed. */
  Optional<GridSize> typed() {
    int wide = limited(width.get(), limited(height.get(), 1));
    return isActive
        ? Optional.of(new GridSize(wide, limited(height.get(), wide)))
        : Optional.empty();
  }

  /** Whether Enter left a field in the last {@link #show}, which confirms. */
  boolean isEntered() {
    return isEntered;
  }

  /** Draws the field for a side; returns whether the user has finished typing another number. */
  private boolean side(String id, ImInt side, float fieldWidth, GuiFrame frame) {
    ImGui.setNextItemWidth(fieldWidth);
    ImGui.inputInt(id, side, 0, 0);
    isActive |= ImGui.isItemActive();
    isLeft |= ImGui.isItemDeactivated();
    frame.recordField();
    return ImGui.isItemDeactivatedAfterEdit();
  }

  /** Returns the nearest number that a side of a map may have beside another one. */
  static int limited(int side, int other) {
    return Math.max(1, Math.min(side, Math.min(GridSize.MAX_SIDE, GridSize.MAX_CELLS / other)));
  }

  /** Returns a size as people write it. */
  static String words(GridSize size) {
    return Texts.format("world.cells", size.width(), size.height());
  }
}
