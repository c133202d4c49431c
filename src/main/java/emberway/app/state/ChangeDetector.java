package emberway.app.state;

/** An object of which somebody wants to know when it is replaced: what is equal counts as new. */
public final class ChangeDetector<T> {
  private T last; // null before the first

  /** Whether this is not the object that was given the last time. */
  public boolean isNew(T now) {
    boolean result = now != last;
    last = now;
    return result;
  }
}
