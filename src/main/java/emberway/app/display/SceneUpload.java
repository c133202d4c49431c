package emberway.app.display;

import emberway.app.opening.OpenedMap;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.gl.sprite.PreparedAtlas;

/**
 * Another map on its way into the window: its sprites are uploaded some at a time while the map
 * before it is still on show. Window's thread only.
 */
public final class SceneUpload implements AutoCloseable {
  /**
   * A map with all that can be worked out about its sprites ahead; any thread.
   *
   * @param opened the map
   * @param sprites those of its atlas
   */
  public record Ready(OpenedMap opened, PreparedAtlas sprites) {
    /** Works that out. */
    public static Ready of(OpenedMap opened) {
      int groundPixels = opened.loaded().tiles().set().geometry().groundPixels();
      return new Ready(opened, PreparedAtlas.forAllScales(opened.atlas(), groundPixels));
    }
  }

  /** What is uploaded at a time: a few milliseconds without a graphics processor. [px] */
  public static final int SLICE = 1 << 18;

  private final OpenedMap opened;
  private final AtlasUpload upload;
  private boolean isClosed;

  /**
   * Begins with the upload.
   *
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  public SceneUpload(Ready ready, RenderPasses passes) {
    opened = ready.opened();
    upload = passes.upload(ready.sprites());
  }

  /** The map. */
  public OpenedMap opened() {
    return opened;
  }

  /**
   * Uploads some more.
   *
   * @param most how much [px]
   * @return whether all of it is there
   */
  public boolean goOn(int most) {
    return isHere() || upload.next(most);
  }

  /** Whether all of it is there. */
  boolean isHere() {
    return upload.remaining() == 0;
  }

  /** Its sprites, all of which are there; whoever draws with them owns them from then on. */
  AtlasUpload sprites() {
    return upload;
  }

  /** Whether it was given up or taken, and cannot be shown any more. */
  public boolean isClosed() {
    return isClosed;
  }

  /** Gives it up, unless its sprites were taken. */
  @Override
  public void close() {
    isClosed = true;
    upload.close();
  }
}
