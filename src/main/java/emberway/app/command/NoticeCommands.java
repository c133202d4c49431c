package emberway.app.command;

/** Closes notices. */
public interface NoticeCommands {
  /** Closes a notice, by the number of its toast. */
  void closeNotice(long number);

  /** Closes all notices. */
  void closeNotices();
}
