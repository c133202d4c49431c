package emberway.app.command;

/** Undoes and redoes changes. */
public interface HistoryCommands {
  /** Undoes the last change. */
  void undo();

  /** Redoes the change that was undone last. */
  void redo();
}
