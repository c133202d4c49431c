package emberway.app.document;

import emberway.drawable.DrawableMap;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.view.MapSketch;
import emberway.view.Thumbnail;
import java.nio.IntBuffer;
import java.util.EnumSet;
import java.util.Set;

/** Draws a small picture of a whole map as the window shows it, without OpenGL. Any thread. */
final class MapThumbnail {
  /** The longest side. [px] */
  static final int SIDE = 256;

  // Maps with more cells are drawn in flat colors: their sprites would be smaller than a pixel.
  private static final int MAX_CELLS = 1 << 18;

  private static final int CHANNELS = 4;
  private static final int OPAQUE = 255;

  private MapThumbnail() {}

  /**
   * Draws a map; one that has pictures of its own is drawn flat, in their mean colors, and so is
   * one that is too long for a small picture.
   */
  static SpriteImage draw(LoadedMap loaded) {
    if (loaded.art().isPresent()) {
      return flat(DrawableMap.colored(loaded).map());
    }
    TileMap map = loaded.map();
    IsoProjection projection = new IsoProjection(loaded.tiles().set().geometry(), map.size());
    double side = Math.max(projection.pictureWidth(), projection.pictureHeight());
    if (SIDE / side < PictureFrame.MIN_SCALE) {
      return flat(map);
    }
    PictureFrame frame = PictureFrame.whole(projection, Math.min(1, SIDE / side));
    if (map.size().cells() <= MAX_CELLS) {
      try {
        return withSprites(loaded, frame);
      } catch (SpriteUnavailableException damaged) {
        return sketch(map, frame); // opening the map reports what is wrong
      }
    }
    return sketch(map, frame);
  }

  private static SpriteImage flat(TileMap map) {
    Thumbnail flat = Thumbnail.of(map);
    return new SpriteImage(flat.width(), flat.height(), flat.rgba());
  }

  private static SpriteImage withSprites(LoadedMap loaded, PictureFrame frame)
      throws SpriteUnavailableException {
    DrawableMap map = DrawableMap.shown(loaded, Rotation.NONE, Set.of(), "");
    MapPyramid pyramid = new MapPyramid(map.atlas(), map.sprites().orElseThrow());
    if (!pyramid.isFor(frame)) {
      return sketch(loaded.map(), frame);
    }
    PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
    IntBuffer pixels = IntBuffer.allocate(all.width() * all.height());
    pyramid.drawHere(frame, EnumSet.allOf(Layer.class), all, pixels);
    return image(pixels.array(), all.width(), all.height());
  }

  private static SpriteImage sketch(TileMap map, PictureFrame frame) {
    int width = frame.width();
    int height = frame.height();
    return image(MapSketch.draw(map, frame, 0, 0, width, height), width, height);
  }

  /**
   * Makes a picture of premultiplied pixels.
   *
   * @param pixels red in the lowest byte
   */
  private static SpriteImage image(int[] pixels, int width, int height) {
    byte[] rgba = new byte[pixels.length * CHANNELS];
    for (int i = 0; i < pixels.length; i++) {
      int alpha = pixels[i] >>> 24;
      for (int channel = 0; channel < CHANNELS - 1 && alpha > 0; channel++) {
        int value = pixels[i] >>> (8 * channel) & 0xFF;
        rgba[i * CHANNELS + channel] =
            (byte) Math.min(OPAQUE, (value * OPAQUE + alpha / 2) / alpha);
      }
      rgba[i * CHANNELS + CHANNELS - 1] = (byte) alpha;
    }
    return new SpriteImage(width, height, rgba);
  }
}
