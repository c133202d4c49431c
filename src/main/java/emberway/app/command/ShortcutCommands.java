package emberway.app.command;

/** Changes the keys of commands. */
public interface ShortcutCommands {
  /** Makes the next key that the user presses the key of a command, which is given by its id. */
  void askKey(Command command);

  /** Gives a command, by its id, its usual key. */
  void resetKey(Command command);

  /** Gives all commands their usual keys. */
  void resetKeys();
}
