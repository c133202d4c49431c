package emberway.render.text;

import emberway.render.iso.PixelBox;

/** The picture of a line of text. */
public final class ShapedText {
  private final float advance;
  private final PixelBox box;
  private final byte[] coverage;

  /** Wraps an array, without copying it. */
  ShapedText(float advance, PixelBox box, byte[] coverage) {
    this.advance = advance;
    this.box = box;
    this.coverage = coverage;
  }

  /** How far the text moves the pen. [px] */
  public float advance() {
    return advance;
  }

  /** The area of the ink, relative to where the text begins on its baseline. [px] */
  public PixelBox box() {
    return box;
  }

  /**
   * How much ink covers each pixel of the box and of an empty margin around it, top row first.
   * [0..255, unsigned]
   *
   * @param margin its width on each side [px]
   */
  public byte[] coverage(int margin) {
    int columns = box.width() + 2 * margin;
    byte[] result = new byte[columns * (box.height() + 2 * margin)];
    for (int row = 0; row < box.height(); row++) {
      int from = row * box.width();
      System.arraycopy(coverage, from, result, (row + margin) * columns + margin, box.width());
    }
    return result;
  }
}
