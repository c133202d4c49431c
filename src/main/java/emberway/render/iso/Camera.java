package emberway.render.iso;

import org.joml.Vector2d;

/**
 * The part of a map's picture that a window shows: the world point at its center, and a scale.
 *
 * <p>Screen coordinates are pixels of the window's framebuffer, origin at its upper left, y down.
 * Mutable; one thread.
 */
public final class Camera {
  private static final double ROUNDING = 1e-6; // keeps whole pixels exact over many moves [px]

  private final Vector2d center = new Vector2d(); // [world px]
  private double scale = 1;
  private int viewWidth = 1;
  private int viewHeight = 1;

  /** A camera at the world's origin, at scale 1. */
  public Camera() {}

  /** Sets the size of the window's framebuffer. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("a view of " + width + " × " + height + " px");
    }
    viewWidth = width;
    viewHeight = height;
  }

  /** Moves the center to a point of the world. [world px] */
  public void lookAt(double worldX, double worldY) {
    center.set(worldX, worldY);
  }

  /** Shows a whole rectangle of the world at the largest scale that fits. [world px] */
  public void fit(PixelBox box) {
    double width = Math.max(1, box.width());
    double height = Math.max(1, box.height());
    center.set(box.left() + width / 2, box.top() + height / 2);
    scale = clampScale(Math.min(viewWidth / width, viewHeight / height));
  }

  /** Moves the picture by a distance on the screen, as when dragging it. [screen px] */
  public void panBy(double screenX, double screenY) {
    center.sub(screenX / scale, screenY / scale);
  }

  /** Multiplies the scale within the legal range, keeping the given screen point fixed. */
  public void zoomAt(double screenX, double screenY, double factor) {
    zoomTo(screenX, screenY, scale * factor);
  }

  /** Sets the scale within the legal range, keeping the given screen point fixed. */
  public void zoomTo(double screenX, double screenY, double wantedScale) {
    double worldX = screenToWorldX(screenX);
    double worldY = screenToWorldY(screenY);
    scale = clampScale(wantedScale);
    center.set(
        worldX - (screenX - viewWidth / 2.0) / scale,
        worldY - (screenY - viewHeight / 2.0) / scale);
  }

  private static double clampScale(double wanted) {
    return Math.max(PictureFrame.MIN_SCALE, Math.min(PictureFrame.MAX_SCALE, wanted));
  }

  /** Screen pixels per world pixel. */
  public double scale() {
    return scale;
  }

  /** The width of the view. [px] */
  public int viewWidth() {
    return viewWidth;
  }

  /** The height of the view. [px] */
  public int viewHeight() {
    return viewHeight;
  }

  /** The picture's column at the view's left edge; may lie outside the picture. */
  public int pictureLeft() {
    return (int) Math.floor(center.x * scale - viewWidth / 2.0 + ROUNDING);
  }

  /** The picture's row at the view's top edge; may lie outside the picture. */
  public int pictureTop() {
    return (int) Math.floor(center.y * scale - viewHeight / 2.0 + ROUNDING);
  }

  /**
   * The screen column of a world point in the drawn picture, whose position is rounded to pixels.
   */
  public double worldToScreenX(double worldX) {
    return worldX * scale - pictureLeft();
  }

  /** The screen row of a world point in the drawn picture, whose position is rounded to pixels. */
  public double worldToScreenY(double worldY) {
    return worldY * scale - pictureTop();
  }

  /**
   * The world column at a screen point of the drawn picture, whose position is rounded to pixels.
   */
  public double shownWorldX(double screenX) {
    return (screenX + pictureLeft()) / scale;
  }

  /** The world row at a screen point of the drawn picture, whose position is rounded to pixels. */
  public double shownWorldY(double screenY) {
    return (screenY + pictureTop()) / scale;
  }

  /** The exact world column at a screen point. */
  public double screenToWorldX(double screenX) {
    return center.x + (screenX - viewWidth / 2.0) / scale;
  }

  /** The exact world row at a screen point. */
  public double screenToWorldY(double screenY) {
    return center.y + (screenY - viewHeight / 2.0) / scale;
  }
}
