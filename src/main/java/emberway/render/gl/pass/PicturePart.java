package emberway.render.gl.pass;

import emberway.render.gl.RenderTarget;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * A part of a frame's picture, which is drawn into the upper left corner of a target.
 *
 * <p>Mutable and reused, so that a frame of a window allocates nothing. The object belongs to the
 * caller that sets it; others read it during a call and keep no reference.
 */
public final class PicturePart {
  private PictureFrame frame; // null until set
  private int left;
  private int top;
  private int width;
  private int height;

  /**
   * Sets the part.
   *
   * @param newLeft the part's left edge; may lie outside the picture [picture px]
   * @param newTop the part's top edge; may lie outside the picture [picture px]
   * @param newWidth the width of the part [px] [1..target.width()]
   * @param newHeight the height of the part [px] [1..target.height()]
   * @return this
   */
  public PicturePart set(
      PictureFrame newFrame, int newLeft, int newTop, int newWidth, int newHeight) {
    frame = newFrame;
    left = newLeft;
    top = newTop;
    width = newWidth;
    height = newHeight;
    return this;
  }

  /** Sets the part of another frame's picture that has the same place and size. */
  public PicturePart set(PictureFrame newFrame, PicturePart other) {
    return set(newFrame, other.left, other.top, other.width, other.height);
  }

  /** Whether another part shows the same. */
  public boolean isLike(PicturePart other) {
    return left == other.left
        && top == other.top
        && width == other.width
        && height == other.height
        && frame != null
        && frame.equals(other.frame);
  }

  /** Sets the viewport of a target to the part's size. */
  public void bind(RenderTarget target) {
    target.bind(0, 0, width, height);
  }

  /** Its pixels. [picture px] */
  public PixelBox box() {
    return new PixelBox(left, top, width, height);
  }

  /** The frame that has the picture. */
  public PictureFrame frame() {
    return frame;
  }

  /** The left edge. [picture px] */
  public int left() {
    return left;
  }

  /** The top edge. [picture px] */
  public int top() {
    return top;
  }

  /** The width of the part. [px] */
  public int width() {
    return width;
  }

  /** The height of the part. [px] */
  public int height() {
    return height;
  }
}
