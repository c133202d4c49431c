package emberway.plan.party;

/** Whether a traveler gets on: sees something new, or is nearer to its goal than ever since. */
final class ProgressTracker {
  private int leastToGo = Integer.MAX_VALUE; // steps, since something new was seen
  private int seenAtLeast; // cells, when that was counted

  /**
   * Notes how far a traveler is; whether it has got on since the last time.
   *
   * @param seen how many cells it has seen
   * @param toGo how many steps are to go; {@link Integer#MAX_VALUE} where it has no way
   */
  boolean note(int seen, int toGo) {
    boolean hasSeen = seen > seenAtLeast;
    boolean isNearer = toGo < leastToGo;
    seenAtLeast = seen;
    leastToGo = hasSeen ? toGo : Math.min(leastToGo, toGo);
    return hasSeen || isNearer;
  }
}
