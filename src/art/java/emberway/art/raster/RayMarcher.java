package emberway.art.raster;

/**
 * Takes the picture of a scene: orthographic, from the south-west, 30° above the ground, lit by a
 * sun in the upper left of the picture.
 *
 * <p>Rays are marched by the scene's distance. The scene is taken with a margin around the sprite
 * and cut to the cell afterward, so light, shadow and outline know what goes on beyond a border and
 * agree there with the neighbor's picture.
 */
public final class RayMarcher {
  /** Toward the sun. */
  static final double SUN_U = -0.50;

  static final double SUN_V = -0.40;
  static final double SUN_W = 0.768;

  private static final double VIEW_U = Math.sqrt(0.375);
  private static final double TOP = 1.75;

  /** The alpha of a full shadow: black at this darkens as much as deep blue at 255 would. */
  private static final double SHADOW_STRENGTH = 204;

  /** A cast shadow fainter than this is left out. [0..255] */
  private static final int FAINTEST_SHADOW = 10;

  private static final int SAMPLES = 3; // across and down a pixel
  private static final int MARGIN = 1; // for outlines [px]
  private static final double HIT = 0.0015;
  private static final double HAIR = 0.015; // so that no gap shows between equal heights [cells]
  private static final double FOOT = 0.16; // up to where land that rises has no outline [cells]

  /** Which part of a scene a sprite keeps. */
  public enum Cut {
    /** Everything that fits the sprite. */
    NONE,
    /** The cell and a little of what goes on in its neighbors. */
    CELL,
    /** The cell alone, for what meets its neighbors at equal height. */
    EXACT
  }

  private final SpriteLattice spriteLattice;
  private final SolidScene solidScene;
  private final int side; // of the buffers [px]
  private final int margin; // [px]
  private final double[] red;
  private final double[] green;
  private final double[] blue;
  private final double[] depth; // along the ray, of the nearest sample
  private final double[] height; // of the samples on a solid, summed [cells]
  private final int[] hits; // samples on a solid [0..SAMPLES²]
  private final int[] kept; // of these, inside the cut
  private final double[] shade; // shadow on the ground, summed

  private RayMarcher(SpriteLattice spriteLattice, SolidScene solidScene) {
    this.spriteLattice = spriteLattice;
    this.solidScene = solidScene;
    this.margin = MARGIN;
    this.side = spriteLattice.side() + 2 * margin;
    int size = side * side;
    red = new double[size];
    green = new double[size];
    blue = new double[size];
    depth = new double[size];
    height = new double[size];
    hits = new int[size];
    kept = new int[size];
    shade = new double[size];
  }

  /** The picture of a scene. */
  public static SpriteBitmap take(SpriteLattice spriteLattice, SolidScene solidScene, Cut cut) {
    RayMarcher rayMarcher = new RayMarcher(spriteLattice, solidScene);
    rayMarcher.expose(cut);
    return rayMarcher.develop(cut);
  }

  private void expose(Cut cut) {
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        depth[y * side + x] = Double.MAX_VALUE;
        for (int s = 0; s < SAMPLES * SAMPLES; s++) {
          int row = s / SAMPLES;
          double sx = x - margin + (s % SAMPLES + 0.5) / SAMPLES;
          double sy = y - margin + (row + 0.5) / SAMPLES;
          sample(y * side + x, spriteLattice.u(sx, sy), spriteLattice.v(sx, sy), cut);
        }
      }
    }
  }

  /** Follows the ray that would meet the ground at (groundU, groundV). */
  private void sample(int pixel, double groundU, double groundV, Cut cut) {
    double length = TOP * 2;
    double t = 0;
    double startU = groundU - VIEW_U * length;
    double startV = groundV + VIEW_U * length;
    while (t < length) {
      double u = startU + VIEW_U * t;
      double v = startV - VIEW_U * t;
      double w = TOP - 0.5 * t;
      double d = solidScene.distance(u, v, w);
      if (d < HIT) {
        hit(pixel, u, v, w, t, cut);
        return;
      }
      t += Math.max(d, HIT);
    }
    if (!spriteLattice.owns(pixel % side - margin, pixel / side - margin)) {
      return;
    }
    double open = sunlight(groundU, groundV, 0.004);
    shade[pixel] += 0.46 * (1 - open);
    if (cut != Cut.EXACT) { // land rises gently and crowds nothing
      shade[pixel] += 0.3 * (1 - Math.min(1, openness(groundU, groundV, 0, 0, 0, 1) * 1.1));
    }
  }

  private void hit(int pixel, double u, double v, double w, double t, Cut cut) {
    double e = 0.004;
    double a = solidScene.distance(u + e, v - e, w - e);
    double b = solidScene.distance(u - e, v - e, w + e);
    double c = solidScene.distance(u - e, v + e, w - e);
    double d = solidScene.distance(u + e, v + e, w + e);
    double nu = a - b - c + d;
    double nv = -a - b + c + d;
    double nw = -a + b - c + d;
    double norm = 1 / Math.max(1e-9, Math.sqrt(nu * nu + nv * nv + nw * nw));
    nu *= norm;
    nv *= norm;
    nw *= norm;
    double sun = Math.max(0, nu * SUN_U + nv * SUN_V + nw * SUN_W);
    if (sun > 0) {
      sun *= sunlight(u + nu * 0.012, v + nv * 0.012, w + nw * 0.012);
    }
    double sky = (0.24 + 0.11 * nw - 0.05 * nv) * openness(u, v, w, nu, nv, nw);
    Rgb color =
        solidScene
            .materialAt(u, v, w)
            .color(new SurfacePoint(u, v, w, nu, nv, nw, sky + 0.68 * sun));
    red[pixel] += color.r();
    green[pixel] += color.g();
    blue[pixel] += color.b();
    depth[pixel] = Math.min(depth[pixel], t);
    height[pixel] += w;
    hits[pixel]++;
    if (cut == Cut.NONE || inCell(u, v, cut == Cut.EXACT ? HAIR : SpriteLattice.FRINGE)) {
      kept[pixel]++;
    }
  }

  /** A little more than the cell: what rises at a border must hide the ground behind it. */
  private static boolean inCell(double u, double v, double more) {
    return Math.max(Math.abs(u), Math.abs(v)) < 0.5 + more;
  }

  /** How much of the sun reaches a point. [0..1] */
  private double sunlight(double u, double v, double w) {
    double light = 1;
    double t = 0.02;
    for (int i = 0; i < 40 && t < 2; i++) {
      double d = solidScene.distance(u + SUN_U * t, v + SUN_V * t, w + SUN_W * t);
      if (d < 0.001) {
        return 0;
      }
      light = Math.min(light, 12 * d / t);
      t += Math.max(0.015, d);
    }
    return light;
  }

  /** How little the scene and the ground crowd a point, along its normal. [0..1] */
  private double openness(double u, double v, double w, double nu, double nv, double nw) {
    double closed = 0;
    double weight = 1;
    for (double reach = 0.05; reach < 0.25; reach += 0.07) {
      double pw = w + nw * reach;
      double d = solidScene.distance(u + nu * reach, v + nv * reach, pw);
      closed += weight * Math.max(0, reach - Math.min(d, nw > 0.9 ? d : pw)) / reach;
      weight *= 0.6;
    }
    return Math.max(0, 1 - 0.42 * closed);
  }

  private SpriteBitmap develop(Cut cut) {
    int full = SAMPLES * SAMPLES;
    SpriteBitmap spriteBitmap = new SpriteBitmap(spriteLattice.side());
    for (int y = 0; y < spriteLattice.side(); y++) {
      for (int x = 0; x < spriteLattice.side(); x++) {
        int i = (y + margin) * side + x + margin;
        if (2 * hits[i] > full) {
          if (2 * kept[i] > hits[i]) {
            Rgb color = new Rgb(red[i] / hits[i], green[i] / hits[i], blue[i] / hits[i]);
            double drawn =
                cut == Cut.EXACT ? TileableNoise.step(0.02, FOOT, height[i] / hits[i]) : 1;
            spriteBitmap.set(x, y, color.mix(ColorPalette.SHADOW, drawn * outline(i)), 255);
          }
        } else if (spriteLattice.owns(x, y)) {
          double dark = shade[i] / Math.max(1, full - hits[i]);
          int alpha = (int) (Math.min(0.5, dark) * SHADOW_STRENGTH + 0.5);
          if (alpha >= FAINTEST_SHADOW) {
            spriteBitmap.set(x, y, ColorPalette.CAST_SHADOW, portable(alpha));
          }
        }
      }
    }
    return spriteBitmap;
  }

  /**
   * The least alpha, from this one on, that every driver blends over any color to the same byte.
   * Mesa's software driver rounds some others down (see {@code render.gl.BlendRounding}), which
   * would cost the picture a slower way of drawing.
   */
  private static int portable(int alpha) {
    for (int candidate = alpha; ; candidate++) {
      boolean same = true;
      for (int below = 0; below <= 255; below++) {
        int product = below * (255 - candidate);
        int nearest = (2 * product + 255) / 510;
        same &= (product + (product >> 8) + 128) >> 8 == nearest;
      }
      if (same) {
        return candidate;
      }
    }
  }

  /** How much a pixel is darkened as an edge: most against the open, less before something near. */
  private double outline(int i) {
    double dark = 0;
    int[] around = {i + 1, i + side, i - 1, i - side};
    for (int k = 0; k < 4; k++) {
      int n = around[k];
      boolean open = 2 * hits[n] <= SAMPLES * SAMPLES;
      if (open) {
        dark = Math.max(dark, k < 2 ? 0.38 : 0.2);
      } else if (depth[n] < depth[i] - 0.14) {
        dark = Math.max(dark, 0.22);
      }
    }
    return dark;
  }
}
