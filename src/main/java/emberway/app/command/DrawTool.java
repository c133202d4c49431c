package emberway.app.command;

/** A tool with which the left mouse button draws on the map. */
public enum DrawTool {
  /** Paints the cells under the pointer. */
  BRUSH(Command.BRUSH),
  /** Paints a straight line. */
  LINE(Command.LINE),
  /** Paints a rectangle, or with Shift its outline. */
  RECTANGLE(Command.RECTANGLE),
  /** Paints all connected cells of the same kind. */
  FILL(Command.FILL),
  /** Removes what stands on the ground. */
  ERASER(Command.ERASER),
  /** Moves what stands in a cell to another cell. */
  MOVE(Command.MOVE),
  /** Picks the tile of a cell to draw with. */
  PICK(Command.EYEDROPPER),
  /** Selects a rectangle of cells to copy. */
  SELECT(Command.SELECT),
  /** Puts copied cells on the map. */
  STAMP(Command.STAMP);

  private final Command command;

  DrawTool(Command command) {
    this.command = command;
  }

  /** Returns the command that selects the tool. */
  public Command command() {
    return command;
  }

  public Icon icon() {
    return command.icon();
  }

  public String title() {
    return command.title();
  }

  /** Whether the tool draws at the chosen width. */
  public boolean hasWidth() {
    return this == BRUSH || this == LINE || this == ERASER;
  }
}
