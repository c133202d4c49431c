package emberway.worldgen;

/**
 * A stream of random numbers, the same on every machine and JDK. Source: Steele, Lea and Flood,
 * "Fast Splittable Pseudorandom Number Generators", 2014 (SplitMix64).
 */
final class RandomStream {
  private long state;

  /** Creates a stream for a world's seed; each purpose has its own. */
  RandomStream(long worldSeed, int stream) {
    state = mix(worldSeed + 0x632BE59BD9B4E019L * stream);
  }

  /** The next 64 bits. */
  long next() {
    state += 0x9E3779B97F4A7C15L;
    return mix(state);
  }

  /** A number in 0..bound-1. [bound &gt;= 1] */
  int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** A number in low..high, both included. */
  int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** A number in 0..1, excluding 1. */
  double unit() {
    return (next() >>> 11) * (1.0 / (1L << 53));
  }

  /** True with this probability. [0..1] */
  boolean chance(double probability) {
    return unit() < probability;
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
