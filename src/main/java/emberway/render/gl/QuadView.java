package emberway.render.gl;

import emberway.render.iso.PictureFrame;

/**
 * The part of a picture that is being drawn, as input for the sprite shaders.
 *
 * <p>At whole scales, every pixel is an exact copy of a sprite's pixel; at other scales, the
 * picture is sampled, see {@code shaders/minified.frag} and {@code magnified.frag}. Reused from
 * frame to frame.
 */
public final class QuadView implements AutoCloseable {
  /** How samples get their colors. */
  public enum Sampling {
    CRISP,
    MINIFIED,
    MAGNIFIED,
    SILHOUETTE,
    OCCLUDER
  }

  private static final double LOG_2 = Math.log(2);

  private Sampling sampling = Sampling.CRISP;
  private int left;
  private int top;
  private int right;
  private int bottom;
  private int width;
  private int height;
  private float perWorldPixel;
  private float offsetX;
  private float offsetY;
  private int level;
  private float sharpness;
  private SampleAxes axes; // null until something is sampled

  /**
   * Sets the view to a part of a crisp frame.
   *
   * @param pictureLeft the part's left edge [picture px]
   * @param pictureTop the part's top edge [picture px]
   */
  public void lookCrisp(PictureFrame frame, int pictureLeft, int pictureTop, int viewW, int viewH) {
    int scale = (int) frame.scale();
    int phaseX = Math.floorMod(pictureLeft, scale);
    int phaseY = Math.floorMod(pictureTop, scale);
    sampling = Sampling.CRISP;
    left = frame.originX() + Math.floorDiv(pictureLeft, scale);
    top = frame.originY() + Math.floorDiv(pictureTop, scale);
    right = left + (phaseX + viewW - 1) / scale + 1;
    bottom = top + (phaseY + viewH - 1) / scale + 1;
    width = viewW;
    height = viewH;
    perWorldPixel = scale;
    offsetX = -phaseX;
    offsetY = -phaseY;
  }

  /**
   * Sets the view to samples of a part of any frame.
   *
   * @param samplesLeft the part's left edge [samples from the picture's edge]
   * @param samplesTop the part's top edge [samples from the picture's edge]
   */
  public void lookSmooth(
      PictureFrame frame, long samplesLeft, long samplesTop, int viewW, int viewH) {
    look(frame, samplesLeft, samplesTop, viewW, viewH, frame.supersampling());
  }

  private void look(
      PictureFrame frame, long firstX, long firstY, int viewW, int viewH, int supersampling) {
    if (axes == null) {
      axes = new SampleAxes();
    }
    axes.look(frame, firstX, firstY, viewW, viewH, supersampling);
    sampling = frame.scale() < 1 ? Sampling.MINIFIED : Sampling.MAGNIFIED;
    left = axes.worldX();
    top = axes.worldY();
    right = axes.worldRight();
    bottom = axes.worldBottom();
    width = viewW;
    height = viewH;
    perWorldPixel = (float) axes.perWorldPixel();
    offsetX = axes.offsetX();
    offsetY = axes.offsetY();
    long nearest = Math.round(-Math.log(axes.perWorldPixel()) / LOG_2);
    level = (int) Math.max(0, Math.min(AtlasTextures.MAX_LEVEL, nearest));
    sharpness = (float) frame.scale();
  }

  /**
   * Keeps the samples of the view, but draws only which of them belong to hidden cells' sprites.
   */
  public void lookForFog(
      PictureFrame frame, long samplesLeft, long samplesTop, int viewW, int viewH) {
    lookSmooth(frame, samplesLeft, samplesTop, viewW, viewH);
    sampling = Sampling.SILHOUETTE;
  }

  /**
   * Sets the view to a part of any frame with a sample for each pixel, to draw only what covers the
   * ground behind it.
   *
   * @param pictureLeft the part's left edge [picture px]
   * @param pictureTop the part's top edge [picture px]
   */
  public void lookForOccluders(
      PictureFrame frame, int pictureLeft, int pictureTop, int viewW, int viewH) {
    look(frame, pictureLeft, pictureTop, viewW, viewH, 1);
    sampling = Sampling.OCCLUDER;
  }

  public Sampling sampling() {
    return sampling;
  }

  /** The world pixel that the first column shows. */
  public int left() {
    return left;
  }

  /** The world pixel that the first row shows. */
  public int top() {
    return top;
  }

  /** The world pixel after the one that the last column shows. */
  public int right() {
    return right;
  }

  /** The world pixel after the one that the last row shows. */
  public int bottom() {
    return bottom;
  }

  /** The width of the view. [samples] */
  int width() {
    return width;
  }

  /** The height of the view. [samples] */
  int height() {
    return height;
  }

  /** Samples per world pixel. */
  float perWorldPixel() {
    return perWorldPixel;
  }

  /** Where the left edge of {@link #left} lies in the view. [samples] */
  float offsetX() {
    return offsetX;
  }

  /** Where the top edge of {@link #top} lies in the view. [samples] */
  float offsetY() {
    return offsetY;
  }

  /** The mip level for minified samples. */
  int level() {
    return level;
  }

  /** Picture pixels per world pixel, for magnified samples. */
  float sharpness() {
    return sharpness;
  }

  @Override
  public void close() {
    if (axes != null) {
      axes.close();
    }
  }
}
