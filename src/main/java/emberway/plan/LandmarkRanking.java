package emberway.plan;

/** The few tables of {@link Landmarks} that promise most for a query. */
final class LandmarkRanking {
  private final int[] best; // the numbers of the tables
  private final long[] promise; // what they bound the query by, descending [quanta]
  private int count;

  /** A ranking that keeps so many. */
  LandmarkRanking(int most) {
    best = new int[most];
    promise = new long[most];
  }

  void clear() {
    count = 0;
  }

  /** Takes a table in, before those that promise less. */
  void insert(int number, long promised) {
    int place = count;
    while (place > 0 && promised > promise[place - 1]) {
      place--;
      if (place + 1 < best.length) {
        best[place + 1] = best[place];
        promise[place + 1] = promise[place];
      }
    }
    if (place < best.length) {
      best[place] = number;
      promise[place] = promised;
    }
    count = Math.min(best.length, count + 1);
  }

  /** Whether there are as many as are wanted. */
  boolean isFull() {
    return count == best.length;
  }

  /** The number of the table at a place, 0 being that which promises most. */
  int best(int place) {
    return best[place];
  }
}
