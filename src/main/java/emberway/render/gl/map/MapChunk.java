package emberway.render.gl.map;

import emberway.render.gl.Texture;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/** A square of a map's picture at a scale; see {@link MapChunks}. Window's thread only. */
final class MapChunk {
  /** The side of a chunk's texture. [texels] */
  static final int SIDE = 256;

  /** Texels that also belong to the neighbor, on each side. */
  static final int MARGIN = 2;

  /** How long a chunk is faded in. */
  private static final long FADE_NANOS = 120_000_000;

  private static final float FADE_STEP = 0.25f; // the least change of opacity worth drawing

  /** Texels that belong to a chunk alone, along a side. */
  static final int SPAN = SIDE - 2 * MARGIN;

  private final MapChunkGrid grid;
  private final int x;
  private final int y;
  private Texture texture; // null while empty
  private boolean isOutdated; // whether a box of it was marked as outdated since it was filled
  private int left; // of the outdated box [texels]
  private int top;
  private int right;
  private int bottom;
  private int version;
  private long filledAt; // [ns]
  private float opacity; // in the frames drawn last
  private int usedAt;

  /** Creates an empty chunk at a position on a grid. */
  MapChunk(MapChunkGrid grid, int x, int y) {
    this.grid = grid;
    this.x = x;
    this.y = y;
  }

  /** The first pixel of a picture whose center lies in a column or row of chunks. */
  static int firstPixel(int chunk, double step) {
    return (int) Math.ceil(chunk * SPAN / step - 0.5);
  }

  MapChunkGrid grid() {
    return grid;
  }

  /** The left edge of its texture. [picture px] */
  int pictureLeft() {
    return x * SPAN - MARGIN;
  }

  /** The top edge of its texture. [picture px] */
  int pictureTop() {
    return y * SPAN - MARGIN;
  }

  int x() {
    return x;
  }

  int y() {
    return y;
  }

  /** The chunk's texture; null while the chunk is empty. */
  Texture texture() {
    return texture;
  }

  boolean isEmpty() {
    return texture == null;
  }

  /** Takes a texture that is about to be filled; null to become empty. */
  void setTexture(Texture newTexture) {
    texture = newTexture;
    isOutdated = false;
  }

  /** How often something that it shows has changed. */
  int version() {
    return version;
  }

  /** Marks a part as outdated. [texels, within the texture] */
  void mark(int newLeft, int newTop, int newRight, int newBottom) {
    version++;
    left = isOutdated ? Math.min(left, newLeft) : newLeft;
    top = isOutdated ? Math.min(top, newTop) : newTop;
    right = isOutdated ? Math.max(right, newRight) : newRight;
    bottom = isOutdated ? Math.max(bottom, newBottom) : newBottom;
    isOutdated = true;
  }

  /** Whether the chunk is empty or outdated. */
  boolean needsFilling() {
    return texture == null || isOutdated;
  }

  /** What has to be drawn of the chunk. [picture px] */
  PixelBox missing() {
    return texture == null
        ? whole()
        : new PixelBox(pictureLeft() + left, pictureTop() + top, right - left, bottom - top);
  }

  /** All that the chunk shows. [picture px] */
  PixelBox whole() {
    return new PixelBox(pictureLeft(), pictureTop(), SIDE, SIDE);
  }

  /** Takes back all marks of what is outdated, since the chunk was drawn again. */
  void setCurrent() {
    isOutdated = false;
  }

  /** How far the chunk is faded in. [0..1] */
  float opacity() {
    return opacity;
  }

  /** Begins to fade in at a time. [ns] */
  void appear(long now) {
    filledAt = now;
    opacity = 0;
  }

  /** Shows the chunk at once. */
  void appearAtOnce() {
    opacity = 1;
  }

  private float opacityAt(long now) {
    return opacity == 1 ? 1 : Math.min(1, (float) (now - filledAt) / FADE_NANOS);
  }

  /** Whether drawing it again would show it noticeably better. */
  boolean isFadingDue(long now) {
    float next = opacityAt(now);
    return next - opacity >= FADE_STEP || (next == 1 && opacity < 1);
  }

  /** Fades in as far as it should be by now; the caller draws it. [ns] */
  void fade(long now) {
    opacity = opacityAt(now);
  }

  /** The number of the frame in which it was last shown. */
  int usedAt() {
    return usedAt;
  }

  void setUsedAt(int frameNumber) {
    usedAt = frameNumber;
  }

  /** The area that some of its texels show. [world px²] */
  double area(PixelBox texels) {
    PictureFrame frame = grid.frame();
    return texels.width() / frame.scale() * (texels.height() / frame.scale());
  }
}
