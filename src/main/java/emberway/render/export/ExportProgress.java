package emberway.render.export;

/** Receives the progress of an export, and may cancel it. */
public interface ExportProgress {
  /** Ignores the progress and never cancels. */
  ExportProgress NONE = (done, total) -> true;

  /**
   * Called on the exporting thread after some rows were written.
   *
   * @return whether to continue
   */
  boolean rowsDone(int done, int total);
}
