package emberway.art.raster;

/**
 * Small upright or lying strokes strewn over the ground, as blades, ripples and pebbles are; they
 * repeat with the lattice.
 *
 * @param n strokes in a row of a cell, n² in all
 * @param width of a stroke, across the screen [px at scale 1]
 * @param height of a stroke, up the screen [px at scale 1]
 * @param density how many of the n² there are [0..1]
 * @param seed of the places
 */
public record StrokeTexture(int n, double width, double height, double density, int seed) {
  /**
   * What a point of the ground shows of the strokes.
   *
   * @param id a random number of the stroke in front [0, 1), or -1 if there is none
   * @param across from its left end to its right end [0..1]
   * @param up from its foot to its tip [0..1]
   */
  public record Mark(double id, double across, double up) {
    static final Mark NONE = new Mark(-1, 0, 0);

    public boolean exists() {
      return id >= 0;
    }
  }

  /** The stroke over a point of the ground. */
  public Mark at(double u, double v) {
    return at(u, v, AnimationPhase.BEGIN, 0);
  }

  /**
   * The stroke over a point of the ground, where each sways to and fro at its own time.
   *
   * @param sway how far at most from the middle of its way [px at scale 1]
   */
  public Mark at(double u, double v, AnimationPhase animationPhase, double sway) {
    int reach = 1 + (int) (Math.max(width, height) * n / 26);
    int x0 = (int) Math.floor(u * n);
    int y0 = (int) Math.floor(v * n);
    Mark front = Mark.NONE;
    double lowest = -1e9;
    for (int j = -reach; j <= reach; j++) {
      for (int i = -reach; i <= reach; i++) {
        double id = TileableNoise.knot(x0 + i, y0 + j, n, seed);
        if (id >= density) {
          continue;
        }
        double pu = (x0 + i + TileableNoise.knot(x0 + i, y0 + j, n, seed + 1)) / n;
        double pv = (y0 + j + TileableNoise.knot(x0 + i, y0 + j, n, seed + 2)) / n;
        double size = 0.6 + 0.4 * TileableNoise.knot(x0 + i, y0 + j, n, seed + 3);
        double swung = sway == 0 ? 0 : sway * animationPhase.swing(id / density);
        double right =
            ((u - pu + v - pv) * SpriteLattice.HALF_WIDTH - swung) / (width * size) + 0.5;
        double up = (u - pu - v + pv) * SpriteLattice.HALF_HEIGHT / (height * size);
        if (right >= 0 && right < 1 && up >= 0 && up < 1 && pv - pu > lowest) {
          lowest = pv - pu;
          front = new Mark(id / density, right, up);
        }
      }
    }
    return front;
  }
}
