package emberway.app.display;

import emberway.app.scene.OpenedMap;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.map.RenderPasses;

/**
 * Uploads the next map's sprites in slices while the previous map is still on show. Window's thread
 * only.
 */
public final class SceneUpload implements AutoCloseable {
  /**
   * A map with everything about its sprites that can be computed before the upload. Any thread.
   *
   * @param opened the map
   * @param sprites the sprites of the map's atlas
   */
  public record Ready(OpenedMap opened, PreparedAtlas sprites) {
    /** Computes what can be computed of a map's sprites before the upload. */
    public static Ready of(OpenedMap opened) {
      return new Ready(opened, PreparedAtlas.forAllScales(opened.atlas(), groundPixels(opened)));
    }

    /**
     * Computes what the first frame of a map needs; {@link PreparedAtlas#addColors} computes the
     * rest.
     */
    public static Ready forFirstFrame(OpenedMap opened) {
      return opened.stack().isPresent()
          ? of(opened)
          : new Ready(opened, PreparedAtlas.withoutColors(opened.atlas(), groundPixels(opened)));
    }

    private static int groundPixels(OpenedMap opened) {
      return opened.loaded().tiles().set().geometry().groundPixels();
    }
  }

  /** The size of a slice, which takes a few milliseconds without a GPU. [px] */
  public static final int SLICE = 1 << 18;

  private final OpenedMap opened;
  private final AtlasUpload upload;

  /**
   * Begins an upload.
   *
   * @throws IllegalArgumentException if the map is too large for the driver, with a message for
   *     users
   */
  public SceneUpload(Ready ready, RenderPasses passes) {
    this(ready.opened(), passes.upload(ready.sprites()));
  }

  private SceneUpload(OpenedMap opened, AtlasUpload upload) {
    this.opened = opened;
    this.upload = upload;
  }

  /**
   * Returns an upload that is complete at once, for a map to be shown as soon as possible; {@link
   * Scene#continueUpload} brings its sprites.
   *
   * @throws IllegalArgumentException if the map is too large for the driver, with a message for
   *     users
   */
  public static SceneUpload ofFirst(Ready ready, RenderPasses passes) {
    return new SceneUpload(ready.opened(), passes.uploadWhenDrawn(ready.sprites()));
  }

  /** Returns the map. */
  public OpenedMap opened() {
    return opened;
  }

  /**
   * Uploads a slice.
   *
   * @param maxPixels the size of the slice [px]
   * @return whether the upload is complete
   */
  public boolean continueUpload(int maxPixels) {
    return isComplete() || upload.next(maxPixels);
  }

  /** Whether the upload is complete. */
  private boolean isComplete() {
    return upload.remaining() == 0;
  }

  /** Returns the uploaded sprites. Call only when the upload is complete; the caller owns them. */
  AtlasUpload sprites() {
    return upload;
  }

  /** Gives the upload up, unless its sprites were taken. */
  @Override
  public void close() {
    upload.close();
  }
}
