package emberway.app.command;

/** Chooses what the window shows. */
public interface ViewCommands {
  /** Rotates the map by a quarter turn. */
  void turn(boolean clockwise);

  /** Shows or hides a view option. */
  void toggle(ViewOption viewOption);
}
