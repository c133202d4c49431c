package emberway.render.gl;

import emberway.sprite.AtlasLayout;

/**
 * An atlas on its way to the GPU, some rows at a time, so that no frame waits for all of it.
 * Nothing is drawn with it before all of it is there. GL thread only.
 */
public final class AtlasUpload implements AutoCloseable {
  private final ReadyAtlas ready;
  private final AtlasLayout layout;
  private final Texture pixels;
  private Texture colors; // null until its turn comes: to make room takes some drivers a while
  private int rows; // uploaded, first of the pixels and then of the colors [0..2*height]
  private boolean isTaken;

  /** Makes room for an atlas that is not too large for the driver. */
  AtlasUpload(ReadyAtlas ready) {
    this.ready = ready;
    layout = ready.atlas().layout();
    pixels = SpriteTextures.pixels(layout);
  }

  /** How much is still to be uploaded. [px, each once as it is and once for filters] */
  public long remaining() {
    return (2L * layout.height() - rows) * layout.width();
  }

  /**
   * Uploads some more.
   *
   * @param most how much, but for a row at least [px]
   * @return whether that was the last
   */
  public boolean next(int most) {
    int room = Math.max(1, most / layout.width()); // [rows]
    while (room > 0 && remaining() > 0) {
      boolean areColors = rows >= layout.height();
      int from = areColors ? rows - layout.height() : rows;
      int count = Math.min(room, layout.height() - from);
      if (areColors && colors == null) {
        colors = SpriteTextures.colors(layout);
      }
      (areColors ? colors : pixels).bind(0);
      byte[] rgba = areColors ? ready.colors() : ready.atlas().pixels();
      SpriteTextures.uploadRows(rgba, layout.width(), from, count);
      rows += count;
      room -= count;
    }
    return remaining() == 0;
  }

  /** What was uploaded, which from now on is the taker's to close. */
  SpriteTextures take() {
    if (remaining() > 0 || isTaken) {
      throw new IllegalStateException(
          isTaken ? "taken already" : remaining() + " pixels are still to be uploaded");
    }
    isTaken = true;
    return new SpriteTextures(ready.atlas(), pixels, colors);
  }

  /** Which coverages its sprites have, as {@link BlendRounding#coverages} says it. */
  boolean[] coverages() {
    return ready.coverages();
  }

  /** Gives it up, unless it was taken. */
  @Override
  public void close() {
    if (!isTaken) {
      pixels.close();
      if (colors != null) {
        colors.close();
      }
    }
  }
}
