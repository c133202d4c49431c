package emberway.render.iso;

import emberway.map.NumberText;

/**
 * What a picture shows: a region of cells at a scale.
 *
 * <p>The picture of a region is as large as that of a map cut to those cells, and shows these cells
 * only; their sprites are still those that the whole map gives them. Pixel {@code i} shows the
 * world at {@code origin + (i + 0.5) / scale}, whichever part of the picture is drawn at a time, so
 * that parts drawn apart fit together to the last bit.
 *
 * @param projection of the whole map
 * @param cells the cells on show
 * @param scale picture pixels a world pixel [{@value #MIN_SCALE}..{@value #MAX_SCALE}]
 * @param box what of the world it shows [world px]
 */
public record PictureFrame(Projection projection, CellRegion cells, double scale, PixelBox box) {
  /** The smallest scale. */
  public static final double MIN_SCALE = 0.002;

  /** The largest scale. */
  public static final double MAX_SCALE = 16;

  /** Samples are no farther apart than this while few a pixel suffice for that. [world px] */
  private static final double GOOD_SAMPLE_STEP = 4;

  /** Samples are never farther apart than this, which bounds their mip level. [world px] */
  private static final double MAX_SAMPLE_STEP = 16;

  /** As many samples a pixel, in each direction, as are good for the eye. */
  private static final int GOOD_SAMPLES = 4;

  /** Checks the ranges above, and that the region lies on the map. */
  public PictureFrame {
    if (!(scale >= MIN_SCALE && scale <= MAX_SCALE)) {
      throw new IllegalArgumentException(
          "scale %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(scale),
                  NumberText.plain(MIN_SCALE),
                  NumberText.plain(MAX_SCALE)));
    }
    if (!cells.isInside(projection.size())) {
      throw new IllegalArgumentException(
          "region %d,%d,%d,%d reaches off the map of %s cells"
              .formatted(cells.x(), cells.y(), cells.width(), cells.height(), projection.size()));
    }
  }

  /** Of what the projection says that the picture of those cells shows. */
  public PictureFrame(Projection projection, CellRegion cells, double scale) {
    this(projection, cells, scale, projection.box(cells));
  }

  /** The whole map. */
  public static PictureFrame whole(Projection projection, double scale) {
    return new PictureFrame(projection, CellRegion.all(projection.size()), scale);
  }

  /** The whole map, with a picture that is larger or smaller than its cells. [world px] */
  public static PictureFrame whole(Projection projection, double scale, PixelBox box) {
    return new PictureFrame(projection, CellRegion.all(projection.size()), scale, box);
  }

  /**
   * The same picture of sprites of double size: in a world twice as large, at half the scale. Its
   * cells lie on diamonds.
   *
   * @throws IllegalArgumentException if it is of another projection, or half the scale is too small
   */
  public PictureFrame doubled() {
    if (!(projection instanceof IsoProjection iso)) {
      throw new IllegalArgumentException("only tiles on diamonds have sprites of double size");
    }
    PixelBox twice = new PixelBox(2 * box.left(), 2 * box.top(), 2 * box.width(), 2 * box.height());
    return new PictureFrame(
        new IsoProjection(iso.geometry().doubled(), iso.size()), cells, scale / 2, twice);
  }

  /** The left edge of the picture. [world px] */
  public int originX() {
    return box.left();
  }

  /** The top edge of the picture. [world px] */
  public int originY() {
    return box.top();
  }

  /** The width of the picture. [px] [&gt;= 1] */
  public int width() {
    return scaled(box.width());
  }

  /** The height of the picture. [px] [&gt;= 1] */
  public int height() {
    return scaled(box.height());
  }

  private int scaled(int worldExtent) {
    return (int) Math.min(Integer.MAX_VALUE, Math.max(1, Math.round(worldExtent * scale)));
  }

  /** Whether world pixels become whole blocks of picture pixels, each an exact copy. */
  public boolean isCrisp() {
    return scale == Math.rint(scale);
  }

  /** How many samples a picture pixel is averaged from, in each direction. [&gt;= 1] */
  public int supersampling() {
    if (isCrisp()) {
      return 1;
    }
    int good = Math.max(2, Math.min(GOOD_SAMPLES, samplesForStep(GOOD_SAMPLE_STEP)));
    return Math.max(good, samplesForStep(MAX_SAMPLE_STEP));
  }

  private int samplesForStep(double worldStep) {
    return (int) Math.ceil(1 / (worldStep * scale) - 1e-9);
  }

  /**
   * Where a sample lies, from the picture's left or top edge. [world px]
   *
   * @param index counted from the picture's edge, {@code supersampling} of them a pixel
   * @param supersampling samples a pixel in this direction
   */
  public double sampleToWorld(long index, int supersampling) {
    return (index + 0.5) / (scale * supersampling);
  }
}
