package emberway.map.edit;

/**
 * A position in a sequence of changes. A reader that has processed all changes up to here can
 * continue to any later position. Changes that no reader needs any more become garbage, because a
 * position refers only to later ones.
 *
 * <p>One thread appends at the end. Any number of threads may read, each from its own position to a
 * later one that it was given.
 */
public final class ChangeCursor<E> {
  private volatile ChangeCursor<E> next; // null at the end
  private volatile E step; // the change that leads to next; written before next

  private ChangeCursor() {}

  /** Creates the beginning of a new sequence. */
  public static <E> ChangeCursor<E> begin() {
    return new ChangeCursor<>();
  }

  /**
   * Appends a change at the end.
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

  /** The next change; only valid if {@link #next} is not null. */
  public E step() {
    return step;
  }

  /** The position after the next change, or null at the end. */
  public ChangeCursor<E> next() {
    return next;
  }
}
