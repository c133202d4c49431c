package emberway.app.command;

/** Changes how the map is seen. */
@FunctionalInterface
public interface ViewCommands {
  /** Rotates the map by a quarter turn. */
  void turn(boolean clockwise);
}
