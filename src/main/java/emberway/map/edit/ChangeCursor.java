package emberway.map.edit;

/**
 * A place in a sequence of changes: whoever has followed it up to here can follow it on to any
 * later place. What no follower needs any more is forgotten by itself, because a place knows the
 * next ones only.
 *
 * <p>One thread appends, at the end; any number of threads follow, each from a place of its own to
 * a later one that it was handed.
 */
public final class ChangeCursor<E> {
  private volatile ChangeCursor<E> next; // null at the end
  private volatile E step; // what leads there; written before next

  private ChangeCursor() {}

  /** The beginning of a new sequence. */
  public static <E> ChangeCursor<E> begin() {
    return new ChangeCursor<>();
  }

  /**
   * Goes on from the end.
   *
   * @return the new end
   * @throws IllegalStateException if this is not the end
   */
  public ChangeCursor<E> append(E change) {
    if (next != null) {
      throw new IllegalStateException("a change is appended where another one was already");
    }
    step = change;
    next = new ChangeCursor<>();
    return next;
  }

  /** The change that follows; only where there is a {@link #next}. */
  public E step() {
    return step;
  }

  /** The place after this one, or null at the end. */
  public ChangeCursor<E> next() {
    return next;
  }
}
