package emberway.worldgen;

/**
 * Gradient noise over the plane from an integer hash: smooth, without period, the same on every
 * machine. Source: Perlin, "Improving Noise", 2002 (the fade curve), with a hash instead of the
 * table.
 */
final class GradientNoise {
  private static final float HALF_ROOT = 0.70710677f;
  private static final float[] GRADIENT_X = {
    1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT, 0, HALF_ROOT
  };
  private static final float[] GRADIENT_Y = {
    0, HALF_ROOT, 1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT
  };

  /** Scales the noise, whose bound is √½, to about -1..1. */
  private static final float TO_UNIT = 1.5f;

  private final int seed;

  /** Creates the noise for a world's seed; each purpose has its own stream. */
  GradientNoise(long worldSeed, int stream) {
    long mixed = new RandomStream(worldSeed, stream).next();
    this.seed = (int) (mixed ^ (mixed >>> 32));
  }

  /** A well-mixed number for a lattice point. */
  int hash(int x, int y) {
    int h = seed + x * 0x9E3779B1 + y * 0x85EBCA77;
    h ^= h >>> 15;
    h *= 0x2C1B3C6D;
    h ^= h >>> 12;
    h *= 0x297A2D39;
    return h ^ (h >>> 15);
  }

  /** A number in 0..1 (exclusive) for a lattice point. */
  float unit(int x, int y) {
    return (hash(x, y) >>> 8) * (1f / (1 << 24));
  }

  /** Smooth noise of wavelength 1, about -1..1. */
  float at(float x, float y) {
    int x0 = floor(x);
    int y0 = floor(y);
    float dx = x - x0;
    float dy = y - y0;
    float u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    float v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    float nw = slope(x0, y0, dx, dy);
    float ne = slope(x0 + 1, y0, dx - 1, dy);
    float sw = slope(x0, y0 + 1, dx, dy - 1);
    float se = slope(x0 + 1, y0 + 1, dx - 1, dy - 1);
    float north = nw + u * (ne - nw);
    float south = sw + u * (se - sw);
    return (north + v * (south - north)) * TO_UNIT;
  }

  /**
   * Octaves of noise, each with half the wavelength and strength of the previous one; about -1..1.
   */
  float octaves(float x, float y, int count) {
    float sum = 0;
    float amplitude = 1;
    float total = 0;
    float fx = x;
    float fy = y;
    for (int i = 0; i < count; i++) {
      sum += amplitude * at(fx, fy);
      total += amplitude;
      amplitude *= 0.5f;
      fx = fx * 2 + 17.3f;
      fy = fy * 2 - 9.1f;
    }
    return sum / total;
  }

  /** Octaves with sharp crests, 0..1. */
  float ridges(float x, float y, int count) {
    float sum = 0;
    float amplitude = 1;
    float total = 0;
    float fx = x;
    float fy = y;
    for (int i = 0; i < count; i++) {
      float crest = 1 - Math.min(1, Math.abs(at(fx, fy)));
      sum += amplitude * crest * crest;
      total += amplitude;
      amplitude *= 0.5f;
      fx = fx * 2 + 5.7f;
      fy = fy * 2 + 11.9f;
    }
    return sum / total;
  }

  /** 0 up to {@code low}, 1 from {@code high} on, smooth in between. */
  static float smoothStep(float low, float high, float value) {
    float t = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return t * t * (3 - 2 * t);
  }

  private float slope(int x, int y, float dx, float dy) {
    int direction = hash(x, y) & 7;
    return GRADIENT_X[direction] * dx + GRADIENT_Y[direction] * dy;
  }

  private static int floor(float v) {
    int i = (int) v;
    return v < i ? i - 1 : i;
  }
}
