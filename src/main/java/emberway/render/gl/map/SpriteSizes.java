package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.AtlasTextures;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import java.util.List;
import java.util.Optional;

/**
 * A renderer's sprites in their own size, and in double size for scales above 1. Where there are
 * none of double size, the usual ones are enlarged. Context's thread only.
 */
public final class SpriteSizes implements AutoCloseable {
  private final RenderPasses passes;
  private final int vertexArray;
  private final SpriteSheet usual;
  private SpriteSheet doubles; // null without sprites of double size
  private PictureFrame lastFrame; // last frame drawn in double size; null before
  private PictureFrame lastDoubled; // the last frame, in double size
  private final PicturePart doubledPart = new PicturePart();

  /**
   * Takes over the ownership of sprites.
   *
   * @param vertexArray bound to test the driver when a sheet is made
   */
  SpriteSizes(RenderPasses passes, int vertexArray, SpriteSheet usual) {
    this.passes = passes;
    this.vertexArray = vertexArray;
    this.usual = usual;
  }

  /**
   * Uses sprites of double size at scales above 1.
   *
   * @param atlas the same sprites in the same slots, each twice as large
   * @return false if they are too many for the graphics driver, so that nothing changes
   */
  public boolean setDoubles(Atlas atlas) {
    if (!passes.sheets().takes(atlas)) {
      return false;
    }
    dropDoubles();
    glBindVertexArray(vertexArray);
    useDoubles(passes.sheets().sheet(atlas));
    return true;
  }

  /**
   * Begins to upload sprites of double size; the caller completes the upload and calls {@link
   * #setDoubles(AtlasUpload)}.
   *
   * @return empty if they are too many for the graphics driver
   */
  public Optional<AtlasUpload> upload(PreparedAtlas atlas) {
    return passes.sheets().takes(atlas.atlas())
        ? Optional.of(passes.upload(atlas))
        : Optional.empty();
  }

  /**
   * Uploads more pixels of the usual sprites; see {@link AtlasTextures#continueUpload}.
   *
   * @param most the most pixels, but at least one row [px]
   * @return whether all are uploaded
   */
  public boolean continueUpload(int most) {
    return usual.sprites().continueUpload(most);
  }

  /** Uses completely uploaded sprites of double size, and takes over their ownership. */
  public void setDoubles(AtlasUpload whole) {
    glBindVertexArray(vertexArray);
    SpriteSheet next = passes.sheets().sheet(whole);
    dropDoubles();
    useDoubles(next);
  }

  private void useDoubles(SpriteSheet next) {
    doubles = next;
    doubles.sprites().showAs(usual.sprites());
  }

  /**
   * Releases what serves only to enlarge the usual sprites, as those of double size lack none of
   * them; it is computed again should it be needed.
   *
   * @param atlas the usual sprites
   */
  public void releaseUsualColors(Atlas atlas) {
    usual.sprites().releaseColors(atlas);
  }

  /** Enlarges the usual sprites again at scales above 1. */
  public void dropDoubles() {
    if (doubles != null) {
      doubles.close();
      doubles = null;
    }
  }

  /** Shows animations as {@link MapRenderer#showTime} says. */
  boolean show(List<SpriteStack.Animation> animations, long millis) {
    if (doubles != null) {
      doubles.sprites().show(animations, millis);
    }
    return usual.sprites().show(animations, millis);
  }

  /** The sprites in their own size. */
  SpriteSheet usual() {
    return usual;
  }

  /** The sprites in double size; null without. */
  SpriteSheet doubles() {
    return doubles;
  }

  /** Whether a map's frame is drawn with sprites of double size. */
  boolean areDoubledIn(PictureFrame frame) {
    return doubles != null && frame.scale() > 1;
  }

  /** A part in double size; the last frame is cached, since it is requested repeatedly. */
  PicturePart doubled(PicturePart part) {
    if (!part.frame().equals(lastFrame)) {
      lastDoubled = part.frame().doubled();
      lastFrame = part.frame();
    }
    return doubledPart.set(lastDoubled, part);
  }

  @Override
  public void close() {
    dropDoubles();
    usual.close();
  }
}
