package emberway.plan.query;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * Callbacks from a running search to its caller.
 *
 * @param listener receives every event of the search
 * @param canceled called on the searching thread at the start of each leg and every {@value
 *     #POLL_INTERVAL} expanded cells; the search stops once it returns true
 */
public record SearchHooks(SearchListener listener, BooleanSupplier canceled) {
  /** How often a search checks for cancellation. [expanded cells] [a power of two] */
  public static final int POLL_INTERVAL = 1024;

  /** No listener and no cancellation. */
  public static final SearchHooks NONE = new SearchHooks(SearchListener.NONE, () -> false);

  /** Checks that neither is null. */
  public SearchHooks {
    Objects.requireNonNull(listener, "listener");
    Objects.requireNonNull(canceled, "canceled");
  }

  /** Hooks with a listener only. */
  public static SearchHooks listening(SearchListener listener) {
    return new SearchHooks(listener, NONE.canceled);
  }

  /** Hooks with cancellation only. */
  public static SearchHooks stoppedWhen(BooleanSupplier canceled) {
    return new SearchHooks(SearchListener.NONE, canceled);
  }

  /** Whether a search that has expanded this many cells should stop now. */
  public boolean stopAfter(long expanded) {
    return (expanded & (POLL_INTERVAL - 1)) == 0 && canceled.getAsBoolean();
  }
}
