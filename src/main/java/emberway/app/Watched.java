package emberway.app;

/** An object of which somebody wants to know when it is replaced: what is equal counts as new. */
final class Watched<T> {
  private T last; // null before the first

  /** Whether this is not the object that was given the last time. */
  boolean isNew(T now) {
    boolean result = now != last;
    last = now;
    return result;
  }
}
