package emberway.app.tool;

/** The last places of a pointer, oldest first: a ring that grows when it is full. */
final class PointerTrail {
  private double[] x = new double[64]; // [screen px], like y
  private double[] y = new double[64];
  private long[] nanos = new long[64];
  private int first;
  private int count;

  /** Begins anew at a place. [screen px] [ns] */
  void begin(double newX, double newY, long when) {
    count = 0;
    add(newX, newY, when);
  }

  /** The pointer has come to a place. [screen px] [ns] */
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

  /** Forgets what was before a time, but for the last place of that. [ns] */
  void forget(long before) {
    while (count > 1 && nanos[(first + 1) % nanos.length] <= before) {
      first = (first + 1) % nanos.length;
      count--;
    }
  }

  /** The oldest place. [screen px] */
  double firstX() {
    return x[first];
  }

  double firstY() {
    return y[first];
  }

  /** When it was there. [ns] */
  long firstNanos() {
    return nanos[first];
  }

  private int last() {
    return (first + count - 1) % nanos.length;
  }

  /** The newest place. [screen px] */
  double lastX() {
    return x[last()];
  }

  double lastY() {
    return y[last()];
  }

  /** When it came there. [ns] */
  long lastNanos() {
    return nanos[last()];
  }
}
