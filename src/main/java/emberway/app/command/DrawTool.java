package emberway.app.command;

/** What the left button of the mouse does to the map. */
public enum DrawTool {
  /** Paints where it goes. */
  BRUSH(Icon.BRUSH, "Brush"),
  /** Paints a straight line. */
  LINE(Icon.LINE, "Line"),
  /** Paints a rectangle, or with Shift its outline. */
  RECTANGLE(Icon.RECTANGLE, "Rectangle"),
  /** Paints everything of one kind that is connected. */
  FILL(Icon.FILL, "Fill"),
  /** Takes away what stands on the ground. */
  ERASER(Icon.ERASER, "Eraser"),
  /** Takes what stands in a cell to another one. */
  MOVE(Icon.MOVE, "Move"),
  /** Takes the tile of a cell into the hand. */
  PICK(Icon.PICK, "Eyedropper");

  private final Icon icon;
  private final String title;

  DrawTool(Icon icon, String title) {
    this.icon = icon;
    this.title = title;
  }

  public Icon icon() {
    return icon;
  }

  public String title() {
    return title;
  }

  /** Whether it draws as wide as is chosen. */
  public boolean hasWidth() {
    return this == BRUSH || this == LINE || this == ERASER;
  }
}
