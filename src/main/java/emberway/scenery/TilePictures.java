package emberway.scenery;

import emberway.sprite.ColorKey;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.util.HashMap;
import java.util.Map;

/** The pictures of a map's tiles, cut out of sheets; each file is asked for once. */
final class TilePictures {
  private final SpriteSource source;
  private final Map<TiledImage, SpriteImage> files = new HashMap<>();

  TilePictures(SpriteSource source) {
    this.source = source;
  }

  /** A whole picture file, its transparent color taken out. */
  SpriteImage file(TiledImage image) throws SpriteUnavailableException {
    SpriteImage read = files.get(image);
    if (read == null) {
      read = source.image(image.path());
      if (image.transparent() != TiledImage.NOT_KEYED) {
        read = ColorKey.apply(read, image.transparent());
      }
      files.put(image, read);
    }
    return read;
  }

  /**
   * A tile's part of a picture file, or all of it.
   *
   * @param whole the file's
   */
  record Cut(SpriteImage whole, TiledTile.Part part) {
    /** [px] */
    int width() {
      return part.width();
    }

    /** [px] */
    int height() {
      return part.height();
    }

    /** The tile's picture, cut out. */
    SpriteImage image() {
      if (part.width() == whole.width() && part.height() == whole.height()) {
        return whole;
      }
      byte[] out = new byte[part.width() * part.height() * 4];
      for (int y = 0; y < part.height(); y++) {
        int from = ((part.y() + y) * whole.width() + part.x()) * 4;
        System.arraycopy(whole.rgba(), from, out, y * part.width() * 4, part.width() * 4);
      }
      return new SpriteImage(part.width(), part.height(), out);
    }
  }

  /** The picture of a tile. */
  SpriteImage tile(TiledMap.TileRef ref) throws SpriteUnavailableException {
    return cut(ref).image();
  }

  /** Where the picture of a tile is, without making it. */
  Cut cut(TiledMap.TileRef ref) throws SpriteUnavailableException {
    TiledTileSet set = ref.tileSet();
    TiledTile tile = set.tile(ref.id());
    if (tile.image().isPresent()) {
      SpriteImage whole = file(tile.image().get());
      return tile.part().isPresent()
          ? cut(whole, tile.part().get(), ref)
          : new Cut(whole, new TiledTile.Part(0, 0, whole.width(), whole.height()));
    }
    if (set.sheet().isEmpty() || set.columns() < 1) {
      throw new SpriteUnavailableException(
          "tile %d of tile set '%s' has no picture".formatted(ref.id(), set.name()));
    }
    int x = set.margin() + ref.id() % set.columns() * (set.tileWidth() + set.spacing());
    int y = set.margin() + ref.id() / set.columns() * (set.tileHeight() + set.spacing());
    TiledTile.Part part = new TiledTile.Part(x, y, set.tileWidth(), set.tileHeight());
    return cut(file(set.sheet().get()), part, ref);
  }

  private static Cut cut(SpriteImage whole, TiledTile.Part part, TiledMap.TileRef ref)
      throws SpriteUnavailableException {
    boolean inside =
        part.x() >= 0
            && part.y() >= 0
            && part.width() > 0
            && part.height() > 0
            && (long) part.x() + part.width() <= whole.width()
            && (long) part.y() + part.height() <= whole.height();
    if (!inside) {
      throw new SpriteUnavailableException(
          "tile %d of tile set '%s' is %d×%d px at %d,%d of a picture of %d×%d px"
              .formatted(
                  ref.id(),
                  ref.tileSet().name(),
                  part.width(),
                  part.height(),
                  part.x(),
                  part.y(),
                  whole.width(),
                  whole.height()));
    }
    return new Cut(whole, part);
  }
}
