package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.TexturePass;
import emberway.render.iso.PictureFrame;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.SpritePatch;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The chunks of the map that a window shows: they are made when a frame first needs them, and
 * dropped with the map. Knows whether the last frame showed them. Window's thread only.
 */
public final class ChunkedMap implements CellSource, AutoCloseable {
  private final Supplier<TexturePass> pass;
  private final MapChunks.MeanColors meanColors;
  private final boolean givesWay;
  private MapPyramid pyramid; // null without a map
  private MapChunks chunks; // null until a frame needs them
  private boolean areShown; // by the last frame: others leave them as they are
  private Runnable whenDrawn = () -> {};

  /**
   * Creates chunks without a map.
   *
   * @param pass draws chunks, and is made when it is first needed
   * @param givesWay whether filling chunks rests while a frame is drawn, as the driver needs the
   *     processors
   */
  public ChunkedMap(Supplier<TexturePass> pass, MapChunks.MeanColors meanColors, boolean givesWay) {
    this.pass = pass;
    this.meanColors = meanColors;
    this.givesWay = givesWay;
  }

  /** Sets the map to draw; null for none. */
  public void setMap(MapPyramid map) {
    close();
    pyramid = map;
  }

  private MapChunks chunks() {
    if (chunks == null) {
      chunks = new MapChunks(pyramid, pass.get(), meanColors, whenDrawn);
    }
    return chunks;
  }

  /** Whether it draws a frame: one of the whole map at a scale below 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() < 1 && pyramid != null && chunks().isFor(frame);
  }

  @Override
  public boolean isFor(PicturePart part) {
    return isFor(part.frame());
  }

  /** Prepares a frame, if it draws that, as {@link MapChunks#prepare} says. */
  public void prepare(PicturePart view, Set<Layer> layers, PictureBoxes outdated) {
    areShown = isFor(view.frame());
    if (areShown) {
      chunks().prepare(view, layers, outdated);
    }
  }

  /** Draws a part of the prepared frame, with its layers, as {@link MapChunks#draw} says. */
  @Override
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    chunks().draw(part, target);
  }

  /**
   * How far the prepared frame mixes colors, as {@link MapChunks#blur} says; 0 for a frame that it
   * does not draw. [world px]
   */
  public double blur(PicturePart part) {
    return isFor(part.frame()) ? chunks().blur(part) : 0;
  }

  /** Marks what changed sprites show as outdated. */
  public void patch(SpritePatch patch) {
    if (chunks != null) {
      chunks.patch(patch);
    }
  }

  /**
   * Sets what is called on any thread when {@link #update} is due.
   *
   * @param callback used by chunks made from now on
   */
  public void whenDrawn(Runnable callback) {
    whenDrawn = callback;
    close();
  }

  /** Sets whether a frame is being drawn, to which filling chunks may have to give way. */
  public void setDrawing(boolean isDrawing) {
    if (chunks != null && givesWay) {
      chunks.setDrawing(isDrawing);
    }
  }

  /** Takes what was drawn in the background; returns whether the picture has changed. */
  public boolean update() {
    return chunks != null && chunks.update() && areShown;
  }

  /** Whether the last frame showed all of the cells in full detail. */
  public boolean isComplete() {
    return chunks == null || !areShown || chunks.isAtRest();
  }

  /** Whether cells are being faded in, so that another frame is due. */
  public boolean isFading() {
    return chunks != null && areShown && chunks.isFading();
  }

  /** Whether a frame was prepared last that is replaced by another one at rest. */
  public boolean isMoving(PictureFrame frame) {
    return isFor(frame) && chunks.isMoving();
  }

  @Override
  public void close() {
    if (chunks != null) {
      chunks.close();
      chunks = null;
    }
  }
}
