package emberway.sprite;

/** Images that replace missing ones, and cannot be mistaken for part of a map. */
public final class Placeholder {
  private static final int RED = 0xFFFF0000;
  private static final int CORNER = 0xDFFF0000; // a corner where one line ends, in Tiled
  private static final int LAST_CORNER = 0xEFEE0000; // a corner where two lines end
  private static final int SHADE = 0x80000000;
  private static final int MAGENTA = 0xFFE000E0;
  private static final int DARK = 0xFF301030;
  private static final int SQUARES = 4; // squares of the checkered diamond along an edge

  private Placeholder() {}

  /** A dark box with a red border and a red cross, as in Tiled. */
  public static SpriteImage box(int width, int height) {
    byte[] rgba = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean isRim = x == 0 || y == 0 || x == width - 1 || y == height - 1;
        put(rgba, y * width + x, isRim ? RED : blend(across(x, y, width, height)));
      }
    }
    if (width > 1 && height > 1) {
      put(rgba, 0, CORNER);
      put(rgba, width - 1, CORNER);
      put(rgba, (height - 1) * width, CORNER);
      put(rgba, height * width - 1, LAST_CORNER);
    }
    return new SpriteImage(width, height, rgba);
  }

  /** How much of a pixel the two diagonals cover. [0..1] */
  private static double across(int x, int y, int width, int height) {
    double steps = Math.max(1, Math.max(width, height) - 1);
    double down = (x * (height - 1.0) - y * (width - 1.0)) / steps;
    double up = (x * (height - 1.0) - (height - 1.0 - y) * (width - 1.0)) / steps;
    double first = Math.max(0, 1 - Math.abs(down));
    double second = Math.max(0, 1 - Math.abs(up));
    return first + (1 - first) * second;
  }

  /** Blends red over the shade. */
  private static int blend(double red) {
    double alpha = red + (1 - red) * (SHADE >>> 24) / 255;
    return (int) Math.round(alpha * 255) << 24 | (int) Math.round(255 * red / alpha) << 16;
  }

  /** A checkered diamond on the ground of a sprite. */
  public static SpriteImage diamond(TileGeometry geometry) {
    int width = geometry.spriteWidth();
    int height = geometry.spriteHeight();
    byte[] rgba = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double right = (x + 0.5 - geometry.anchorX()) / geometry.latticeWidth();
        double down = (y + 0.5 - geometry.anchorY()) / geometry.latticeHeight();
        double column = right + down + 0.5; // along the diamond's edges [0..1 within it]
        double row = down - right + 0.5;
        if (Math.min(column, row) >= 0 && Math.max(column, row) < 1) {
          int square = (int) (column * SQUARES) + (int) (row * SQUARES);
          put(rgba, y * width + x, square % 2 == 0 ? MAGENTA : DARK);
        }
      }
    }
    return new SpriteImage(width, height, rgba);
  }

  private static void put(byte[] rgba, int pixel, int argb) {
    rgba[4 * pixel] = (byte) (argb >> 16);
    rgba[4 * pixel + 1] = (byte) (argb >> 8);
    rgba[4 * pixel + 2] = (byte) argb;
    rgba[4 * pixel + 3] = (byte) (argb >> 24);
  }
}
