package emberway.plan.party;

/**
 * Tracks whether a traveler makes progress: it sees something new, or is nearer to its goal than
 * ever since it last did.
 */
final class ProgressTracker {
  private int leastToGo = Integer.MAX_VALUE; // the fewest steps to go since something new was seen
  private int seenAtLeast; // cells seen at that time

  /**
   * Records a traveler's state; returns whether it has made progress since the last call.
   *
   * @param seen the number of cells it has seen
   * @param toGo the number of steps to go; {@link Integer#MAX_VALUE} if it has no route
   */
  boolean note(int seen, int toGo) {
    boolean hasSeen = seen > seenAtLeast;
    boolean isNearer = toGo < leastToGo;
    seenAtLeast = seen;
    leastToGo = hasSeen ? toGo : Math.min(leastToGo, toGo);
    return hasSeen || isNearer;
  }
}
