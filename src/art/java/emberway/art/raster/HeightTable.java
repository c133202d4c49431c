package emberway.art.raster;

/** A relief on and around a cell as a table of heights, straight between them. */
final class HeightTable implements Landform {
  private static final double REACH = 0.8; // from the cell's middle [cells]
  private static final int STEPS = 320; // across the table

  private final float[] heights = new float[(STEPS + 1) * (STEPS + 1)];

  private HeightTable() {}

  static HeightTable of(Landform landform) {
    HeightTable table = new HeightTable();
    for (int j = 0; j <= STEPS; j++) {
      for (int i = 0; i <= STEPS; i++) {
        double u = (2.0 * i / STEPS - 1) * REACH;
        double v = (2.0 * j / STEPS - 1) * REACH;
        table.heights[j * (STEPS + 1) + i] = (float) landform.height(u, v);
      }
    }
    return table;
  }

  @Override
  public double height(double u, double v) {
    double x = Math.max(0, Math.min(STEPS - 1e-6, (u / REACH + 1) * 0.5 * STEPS));
    double y = Math.max(0, Math.min(STEPS - 1e-6, (v / REACH + 1) * 0.5 * STEPS));
    int column = (int) x;
    int row = (int) y;
    int at = row * (STEPS + 1) + column;
    double top = TileableNoise.lerp(heights[at], heights[at + 1], x - column);
    double bottom =
        TileableNoise.lerp(heights[at + STEPS + 1], heights[at + STEPS + 2], x - column);
    return TileableNoise.lerp(top, bottom, y - row);
  }
}
