package emberway.render.tiled;

import emberway.sprite.ColorKey;
import emberway.sprite.Placeholder;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The pictures of a map's tiles, cut from sheets; each file is loaded once. */
final class TileImages {
  private static final int MAX_LOST = 100;

  private final SpriteSource source;
  private final Map<TiledImage, SpriteImage> files = new HashMap<>();
  private final Map<TiledImage, SpriteUnavailableException> failures = new LinkedHashMap<>();
  private final Map<TiledMap.TileRef, SpriteUnavailableException> lost = new LinkedHashMap<>();

  TileImages(SpriteSource source) {
    this.source = source;
  }

  /** A whole picture file, with its color key applied. */
  SpriteImage file(TiledImage image) throws SpriteUnavailableException {
    SpriteImage read = files.get(image);
    if (failures.containsKey(image)) {
      throw failures.get(image);
    }
    if (read == null) {
      try {
        read = read(image);
      } catch (SpriteUnavailableException failure) {
        failures.put(image, failure);
        throw failure;
      }
      if (image.transparent() != TiledImage.NOT_KEYED) {
        read = ColorKey.apply(read, image.transparent());
      }
      files.put(image, read);
    }
    return read;
  }

  private SpriteImage read(TiledImage image) throws SpriteUnavailableException {
    if (image.isMissing()) { // reported when the map was read
      throw new SpriteUnavailableException("the picture cannot be read");
    }
    return source.image(image.path());
  }

  /**
   * The part of a picture file that shows a tile, or all of it.
   *
   * @param whole the file's picture
   * @param isMark whether it is a placeholder for a missing picture
   */
  record Cut(SpriteImage whole, TiledTile.Part part, boolean isMark) {
    private static Cut all(SpriteImage whole, boolean isMark) {
      return new Cut(whole, new TiledTile.Part(0, 0, whole.width(), whole.height()), isMark);
    }

    /** The width. [px] */
    int width() {
      return part.width();
    }

    /** The height. [px] */
    int height() {
      return part.height();
    }

    /** Creates the tile's picture. */
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

  /** The picture of a tile, cut from its file. */
  SpriteImage tile(TiledMap.TileRef ref) throws SpriteUnavailableException {
    return cut(ref).image();
  }

  /** A tile's picture, or a placeholder of the given size if it is missing. */
  Cut shown(TiledMap.TileRef ref, int width, int height) throws SpriteUnavailableException {
    try {
      return cut(ref);
    } catch (SpriteUnavailableException failure) {
      if (failure.isTooMuch()) {
        throw failure;
      }
      boolean isOfFile = failures.containsValue(failure);
      if (!isOfFile && !ref.tileSet().isMissing() && lost.size() < MAX_LOST) {
        lost.put(ref, failure);
      }
      return Cut.all(Placeholder.box(Math.max(1, width), Math.max(1, height)), true);
    }
  }

  /** The errors of missing tile pictures that reading the map has not reported, up to a limit. */
  List<SpriteUnavailableException> missing() {
    List<SpriteUnavailableException> all = new ArrayList<>();
    failures.forEach(
        (image, failure) -> {
          if (!image.isMissing()) {
            all.add(failure);
          }
        });
    all.addAll(lost.values());
    return all;
  }

  /** The part of a file that shows a tile, without creating a picture of it. */
  Cut cut(TiledMap.TileRef ref) throws SpriteUnavailableException {
    TiledTileSet set = ref.tileSet();
    TiledTile tile = set.tile(ref.id());
    if (tile.image().isPresent()) {
      SpriteImage whole = file(tile.image().get());
      return tile.part().isPresent() ? cut(whole, tile.part().get(), ref) : Cut.all(whole, false);
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
    return new Cut(whole, part, false);
  }
}
