package emberway.map.edit;

/**
 * A place in the sequence of all changes of a map, undoing included: whoever has followed it up to
 * here can follow it on to any later place. What no follower needs any more is forgotten by itself,
 * because a place knows the next ones only.
 *
 * <p>One thread appends, at the end; any number of threads follow, each from a place of its own to
 * a later one that it was handed.
 */
public final class EditTrail {
  private final long length;
  private volatile EditTrail next; // null at the end
  private volatile MapEdit toNext; // what leads there; written before next

  private EditTrail(long length) {
    this.length = length;
  }

  /** The beginning of a new sequence. */
  public static EditTrail begin() {
    return new EditTrail(0);
  }

  /**
   * Goes on from the end.
   *
   * @return the new end
   * @throws IllegalStateException if this is not the end
   */
  public EditTrail append(MapEdit edit) {
    if (next != null) {
      throw new IllegalStateException("edit " + length + " was followed already");
    }
    toNext = edit;
    next = new EditTrail(length + 1);
    return next;
  }

  /** How many changes lead here. */
  public long length() {
    return length;
  }

  /** The change that follows. */
  public MapEdit edit() {
    return toNext;
  }

  /** The place after this one, or null at the end. */
  public EditTrail next() {
    return next;
  }
}
