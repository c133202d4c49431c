package emberway.app.tool;

/** The last positions of a pointer, oldest first, in a ring buffer that grows when it is full. */
final class PointerTrail {
  private double[] x = new double[64]; // [screen px]
  private double[] y = new double[64];
  private long[] nanos = new long[64];
  private int first;
  private int count;

  /** Starts a new trail at a position. [screen px] [ns] */
  void begin(double newX, double newY, long when) {
    count = 0;
    add(newX, newY, when);
  }

  /** Adds a position. [screen px] [ns] */
  void add(double newX, double newY, long when) {
    if (count == nanos.length) {
      grow();
    }
    int at = (first + count) % nanos.length;
    x[at] = newX;
    y[at] = newY;
    nanos[at] = when;
    count++;
  }

  private void grow() {
    x = grown(x);
    y = grown(y);
    long[] times = new long[2 * count];
    for (int i = 0; i < count; i++) {
      times[i] = nanos[(first + i) % count];
    }
    nanos = times;
    first = 0;
  }

  private double[] grown(double[] full) {
    double[] result = new double[2 * count];
    for (int i = 0; i < count; i++) {
      result[i] = full[(first + i) % count];
    }
    return result;
  }

  /** Removes positions older than a time, except the newest of them. [ns] */
  void forget(long before) {
    while (count > 1 && nanos[(first + 1) % nanos.length] <= before) {
      first = (first + 1) % nanos.length;
      count--;
    }
  }

  /** Returns the x of the oldest position. [screen px] */
  double firstX() {
    return x[first];
  }

  double firstY() {
    return y[first];
  }

  /** Returns the time of the oldest position. [ns] */
  long firstNanos() {
    return nanos[first];
  }

  private int last() {
    return (first + count - 1) % nanos.length;
  }

  /** Returns the x of the newest position. [screen px] */
  double lastX() {
    return x[last()];
  }

  double lastY() {
    return y[last()];
  }

  /** Returns the time of the newest position. [ns] */
  long lastNanos() {
    return nanos[last()];
  }
}
