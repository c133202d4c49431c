package emberway.app.command;

import emberway.app.text.Texts;

/** A tool with which the left mouse button draws on the map. */
public enum DrawTool {
  /** Paints the cells under the pointer. */
  BRUSH(Icon.BRUSH, "command.brush"),
  /** Paints a straight line. */
  LINE(Icon.LINE, "command.line"),
  /** Paints a rectangle, or with Shift its outline. */
  RECTANGLE(Icon.RECTANGLE, "command.rectangle"),
  /** Paints all connected cells of the same kind. */
  FILL(Icon.FILL, "command.fill"),
  /** Removes what stands on the ground. */
  ERASER(Icon.ERASER, "command.eraser"),
  /** Moves what stands in a cell to another cell. */
  MOVE(Icon.MOVE, "command.move"),
  /** Picks the tile of a cell to draw with. */
  PICK(Icon.PICK, "command.eyedropper"),
  /** Selects a rectangle of cells to copy. */
  SELECT(Icon.SELECT, "command.select"),
  /** Puts copied cells on the map. */
  STAMP(Icon.STAMP, "command.stamp");

  private final Icon icon;
  private final String key;

  DrawTool(Icon icon, String key) {
    this.icon = icon;
    this.key = key;
  }

  public Icon icon() {
    return icon;
  }

  public String title() {
    return Texts.get(key);
  }

  /** Returns the key of the tool's title in the bundle of texts. */
  String key() {
    return key;
  }

  /** Whether the tool draws at the chosen width. */
  public boolean hasWidth() {
    return this == BRUSH || this == LINE || this == ERASER;
  }
}
