package emberway.render.export;

/** Hears how far an export is, and may end it. */
public interface ExportProgress {
  /** Hears nothing and never cancels. */
  ExportProgress NONE = (done, total) -> true;

  /**
   * Some rows have been written; called on the thread that exports.
   *
   * @return whether to go on
   */
  boolean rowsDone(int done, int total);
}
