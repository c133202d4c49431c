package emberway.render.iso;

import emberway.map.NumberText;
import java.util.Objects;

/**
 * The content of a picture: a region of cells at a scale.
 *
 * <p>The picture of a region has the size of a map cropped to those cells and shows only them, but
 * with the sprites that they have on the whole map. Pixel {@code i} shows the world at {@code
 * origin + (i + 0.5) / scale}, whichever part of the picture is being drawn, so that separately
 * drawn parts match to the last bit.
 *
 * @param projection of the whole map
 * @param cells the cells shown
 * @param scale picture pixels per world pixel [{@value #MIN_SCALE}..{@value #MAX_SCALE}]
 * @param box the rectangle of the world shown [world px]
 */
public record PictureFrame(Projection projection, CellRegion cells, double scale, PixelBox box) {
  /** The smallest scale. */
  public static final double MIN_SCALE = 0.002;

  /** The largest scale. */
  public static final double MAX_SCALE = 16;

  /** The preferred distance of samples, kept while few samples per pixel suffice. [world px] */
  private static final double GOOD_SAMPLE_STEP = 4;

  /** The maximum distance of samples, which limits their mip level. [world px] */
  private static final double MAX_SAMPLE_STEP = 16;

  /** The preferred number of samples per pixel, in each direction. */
  private static final int GOOD_SAMPLES = 4;

  /** Checks the parameters' ranges, and that the region lies on the map. */
  public PictureFrame {
    NumberText.checkRange("scale", scale, MIN_SCALE, MAX_SCALE);
    if (!cells.isInside(projection.size())) {
      throw new IllegalArgumentException(
          "region %d,%d,%d,%d reaches off the map of %s cells"
              .formatted(cells.x(), cells.y(), cells.width(), cells.height(), projection.size()));
    }
  }

  /** A frame with the box that the projection gives for the cells. */
  public PictureFrame(Projection projection, CellRegion cells, double scale) {
    this(projection, cells, scale, projection.box(cells));
  }

  /** A frame of the whole map. */
  public static PictureFrame whole(Projection projection, double scale) {
    return new PictureFrame(projection, CellRegion.all(projection.size()), scale);
  }

  /** A frame of the whole map with another box than that of its cells. [world px] */
  public static PictureFrame whole(Projection projection, double scale, PixelBox box) {
    return new PictureFrame(projection, CellRegion.all(projection.size()), scale, box);
  }

  /**
   * The same picture with sprites of double size: a world twice as large at half the scale.
   * Isometric projections only.
   *
   * @throws IllegalArgumentException if it has another projection, or half the scale is too small
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

  /** Whether it shows all cells of an isometric map. */
  public boolean isOfWholeDiamonds() {
    return projection instanceof IsoProjection
        && cells.width() == projection.size().width()
        && cells.height() == projection.size().height();
  }

  /** Whether world pixels become whole blocks of picture pixels, as exact copies. */
  public boolean isCrisp() {
    return scale == Math.rint(scale);
  }

  /** The number of samples averaged for a picture pixel, in each direction. [&gt;= 1] */
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
   * A sample's distance from the picture's left or top edge. [world px]
   *
   * @param index counted from the picture's edge, {@code supersampling} samples per pixel
   * @param supersampling samples per pixel in this direction
   */
  public double sampleToWorld(long index, int supersampling) {
    return (index + 0.5) / (scale * supersampling);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof PictureFrame that
        && Objects.equals(projection, that.projection)
        && Objects.equals(cells, that.cells)
        && Double.compare(scale, that.scale) == 0
        && Objects.equals(box, that.box);
  }

  @Override
  public int hashCode() {
    return Objects.hash(projection, cells, scale, box);
  }
}
