package emberway.worldgen;

/**
 * Receives the progress of world generation, and may cancel it. Called on the generating thread.
 */
@FunctionalInterface
public interface GenerationProgress {
  /** Ignores progress and never cancels. */
  GenerationProgress NONE = (stage, fraction) -> true;

  /**
   * Called when a stage begins or advances.
   *
   * @param stage the current work in a few words, such as {@code rivers}
   * @param fraction the share of the whole work that is done [0..1], never falling
   * @return whether to continue; false ends the work with a {@link
   *     java.util.concurrent.CancellationException}
   */
  boolean advance(String stage, double fraction);
}
