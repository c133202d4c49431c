package emberway.pack;

import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.render.export.Compression;
import emberway.render.export.PictureExporter;
import emberway.render.export.PictureTooLargeException;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileSet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.DoubleFunction;

/** Pictures of whole maps, drawn as {@code render} draws them, without a command's process. */
final class HeadlessPicture {
  private HeadlessPicture() {}

  /**
   * The PNG of a map.
   *
   * @param mostPixels above which it is drawn smaller, and not at all if that is too small
   * @throws SpriteUnavailableException if a picture that it needs cannot be had
   */
  static byte[] of(GlContext context, LoadedMap map, double mostPixels)
      throws SpriteUnavailableException, PictureTooLargeException {
    if (map.art().isPresent()) {
      TiledArt art = map.art().get();
      SpriteStack stack = TiledPicture.of(art.map(), art.pictures());
      try (FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), stack.atlas())) {
        renderer.setStack(stack);
        return export(renderer, stack::frame, mostPixels);
      }
    }
    return ofTiles(context, map, mostPixels);
  }

  private static byte[] ofTiles(GlContext context, LoadedMap map, double mostPixels)
      throws SpriteUnavailableException, PictureTooLargeException {
    TileSet set = map.tiles().set();
    AutoTiler tiler = new AutoTiler(set);
    List<AutoTiler.Missing> missing = tiler.missing(map.map());
    if (!missing.isEmpty()) {
      throw new SpriteUnavailableException("no picture of " + missing.get(0).stem());
    }
    SpriteLayers layers = tiler.tile(map.map());
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    layers.markUsed(used);
    Atlas atlas =
        Atlas.compose(
            set.geometry(), tiler.spriteNames(), used, new ComposedSprites(map.tiles().sprites()));
    IsoProjection projection = new IsoProjection(set.geometry(), map.map().size());
    try (FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), atlas)) {
      renderer.setMap(layers);
      return export(renderer, scale -> PictureFrame.whole(projection, scale), mostPixels);
    }
  }

  private static byte[] export(
      FilePainter renderer, DoubleFunction<PictureFrame> frames, double mostPixels)
      throws PictureTooLargeException {
    PictureFrame usual = frames.apply(1);
    double pixels = (double) usual.width() * usual.height();
    double scale = Math.min(1, Math.sqrt(mostPixels / pixels));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      if (scale >= PictureFrame.MIN_SCALE) {
        PictureFrame frame = frames.apply(scale);
        PictureExporter.checkSize(frame);
        new PictureExporter(Compression.FAST)
            .export(
                renderer,
                frame,
                PictureExporter.whole(frame),
                List.of(),
                out,
                (done, total) -> true);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
