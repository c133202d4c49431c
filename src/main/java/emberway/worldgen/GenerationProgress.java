package emberway.worldgen;

/** Hears how far a world has come, and may stop it. Called on the generating thread. */
@FunctionalInterface
public interface GenerationProgress {
  /** Listens to nothing and never stops anything. */
  GenerationProgress NONE = (stage, fraction) -> true;

  /**
   * A stage begins or moves on.
   *
   * @param stage what is being made, in a few words, such as {@code rivers}
   * @param fraction how much of the whole work is done [0..1], never falling
   * @return whether to go on; false ends the work with a {@link
   *     java.util.concurrent.CancellationException}
   */
  boolean advance(String stage, double fraction);
}
