package emberway.app.command;

import emberway.app.text.Texts;

/** What the left button of the mouse does to the map. */
public enum DrawTool {
  /** Paints where it goes. */
  BRUSH(Icon.BRUSH, "command.brush"),
  /** Paints a straight line. */
  LINE(Icon.LINE, "command.line"),
  /** Paints a rectangle, or with Shift its outline. */
  RECTANGLE(Icon.RECTANGLE, "command.rectangle"),
  /** Paints everything of one kind that is connected. */
  FILL(Icon.FILL, "command.fill"),
  /** Takes away what stands on the ground. */
  ERASER(Icon.ERASER, "command.eraser"),
  /** Takes what stands in a cell to another one. */
  MOVE(Icon.MOVE, "command.move"),
  /** Takes the tile of a cell into the hand. */
  PICK(Icon.PICK, "command.eyedropper");

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

  /** The key of its title in the bundle of texts. */
  String key() {
    return key;
  }

  /** Whether it draws as wide as is chosen. */
  public boolean hasWidth() {
    return this == BRUSH || this == LINE || this == ERASER;
  }
}
