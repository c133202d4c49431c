package emberway.plan.query;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * A caller's ties to a running search.
 *
 * @param listener sees every step of it
 * @param cancelled asked now and then, on the searching thread, every {@value #POLL_INTERVAL}
 *     expanded cells and at the start of each leg; once it says yes the search stops
 */
public record SearchHooks(SearchListener listener, BooleanSupplier cancelled) {
  /** How often a search asks whether to stop. [expanded cells] [a power of two] */
  public static final int POLL_INTERVAL = 1024;

  /** No listener, no way to stop. */
  public static final SearchHooks NONE = new SearchHooks(SearchListener.NONE, () -> false);

  /** Checks that both are there. */
  public SearchHooks {
    Objects.requireNonNull(listener, "listener");
    Objects.requireNonNull(cancelled, "cancelled");
  }

  /** With a listener only. */
  public static SearchHooks listening(SearchListener listener) {
    return new SearchHooks(listener, NONE.cancelled);
  }

  /** With a way to stop only. */
  public static SearchHooks stoppedWhen(BooleanSupplier cancelled) {
    return new SearchHooks(SearchListener.NONE, cancelled);
  }

  /** Whether a search that has expanded that many cells should stop now. */
  public boolean stopAfter(long expanded) {
    return (expanded & (POLL_INTERVAL - 1)) == 0 && cancelled.getAsBoolean();
  }
}
