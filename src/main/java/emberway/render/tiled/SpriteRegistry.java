package emberway.render.tiled;

import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects a picture's sprites, numbered from 1 in order of first use. */
final class SpriteRegistry {
  private static final int MAX_SPRITES = Character.MAX_VALUE;

  /**
   * The look of a tile in a layer.
   *
   * @param pastX horizontal fraction of a pixel in its position, if visible [px]
   * @param pastY vertical fraction of a pixel in its position, if visible [px]
   */
  private record Key(int gid, Tint tint, double pastX, double pastY) {}

  private final TiledMap map;
  private final int cellHeight;
  private final TileImages pictures;
  private final List<Atlas.Sprite> sprites = new ArrayList<>();
  private final List<SpriteStack.Animation> animations = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();
  private long area; // of all sprites, including borders [px]

  /**
   * Creates an empty registry.
   *
   * @param cellHeight of a cell's bounding box [px]
   */
  SpriteRegistry(TiledMap map, int cellHeight, TileImages pictures) {
    this.map = map;
    this.cellHeight = cellHeight;
    this.pictures = pictures;
  }

  /**
   * The sprite of a tile in a cell; 0 if no tile set has the tile.
   *
   * @param gid the global tile number with flip bits
   */
  int tile(int gid, TiledLayer.Look look, Tint tint) throws SpriteUnavailableException {
    Key key = key(gid, look, tint);
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    Optional<TiledMap.TileRef> ref = map.tile(gid);
    if (ref.isEmpty()) {
      return 0;
    }
    int number = add(sprite(atTimeZero(ref.get()), key), 0, name(ref.get()));
    numbers.put(key, number);
    animate(number, ref.get(), key);
    return number;
  }

  /**
   * The key of a tile. Tiled rounds positions to whole pixels, but draws mirrored tiles between
   * pixels, which blurs them.
   */
  private static Key key(int gid, TiledLayer.Look look, Tint tint) {
    boolean mirrored = TiledCells.flips(gid) != 0;
    double pastX = look.offsetX() - TiledPicture.nearest(look.offsetX());
    double pastY = look.offsetY() - TiledPicture.nearest(look.offsetY());
    return mirrored ? new Key(gid, tint, pastX, pastY) : new Key(gid, tint, 0, 0);
  }

  /** The tile that Tiled shows first: the first frame of an animation, else the tile itself. */
  static TiledMap.TileRef atTimeZero(TiledMap.TileRef ref) {
    return ref.tileSet().tile(ref.id()).animation().stream()
        .filter(frame -> ref.tileSet().has(frame.tileId()))
        .findFirst()
        .map(frame -> new TiledMap.TileRef(ref.tileSet(), frame.tileId()))
        .orElse(ref);
  }

  private static String name(TiledMap.TileRef ref) {
    return "tile %d of tile set '%s'".formatted(ref.id(), ref.tileSet().name());
  }

  private void animate(int number, TiledMap.TileRef ref, Key key)
      throws SpriteUnavailableException {
    TiledTile tile = ref.tileSet().tile(ref.id());
    List<SpriteStack.Frame> frames = new ArrayList<>();
    for (TiledTile.Frame frame : tile.animation()) {
      if (ref.tileSet().has(frame.tileId())) {
        TiledMap.TileRef shown = new TiledMap.TileRef(ref.tileSet(), frame.tileId());
        frames.add(new SpriteStack.Frame(add(sprite(shown, key), 0, name(shown)), frame.millis()));
      }
    }
    if (!frames.isEmpty()) {
      animations.add(new SpriteStack.Animation(number, frames));
    }
  }

  /**
   * Positions the picture at the bottom left of its cell's bounding box, plus the tile set's
   * offset.
   */
  private Atlas.Sprite sprite(TiledMap.TileRef ref, Key key) throws SpriteUnavailableException {
    TiledTileSet set = ref.tileSet();
    TileImages.Cut cut = pictures.shown(ref, map.tileWidth(), cellHeight);
    Flip.Flipped flipped = new Flip.Flipped(cut, cut.isMark() ? 0 : TiledCells.flips(key.gid));
    int left = cut.isMark() ? 0 : set.offsetX();
    int top = cellHeight - flipped.height() + (cut.isMark() ? 0 : set.offsetY());
    if (key.pastX == 0 && key.pastY == 0) {
      return new Atlas.Sprite(
          flipped.width(), flipped.height(), left, top, () -> key.tint.apply(flipped.image()));
    }
    ImageTransform.Place place = new ImageTransform.Place(left + key.pastX, top + key.pastY, 0, 0);
    PixelBox around = new PixelBox(left - 1, top - 1, flipped.width() + 2, flipped.height() + 2);
    PixelBox box = ImageTransform.NONE.cover(flipped.width(), flipped.height(), place, around);
    return new Atlas.Sprite(
        box.width(),
        box.height(),
        box.left(),
        box.top(),
        () -> ImageTransform.NONE.resample(flipped.image(), place, box, key.tint));
  }

  /**
   * Adds a picture that is positioned by its upper left corner and created when all are known.
   *
   * @param line of the reference in the map's file, or 0
   * @param what the referring object, for messages
   */
  int add(int width, int height, Supplier<SpriteImage> maker, int line, String what)
      throws SpriteUnavailableException {
    return add(new Atlas.Sprite(width, height, 0, 0, maker), line, what);
  }

  private int add(Atlas.Sprite sprite, int line, String what) throws SpriteUnavailableException {
    if (sprites.size() >= MAX_SPRITES) {
      throw new SpriteUnavailableException(
          line,
          "%s: the map needs more than %,d different pictures; use fewer tiles, tints and turns"
              .formatted(what, MAX_SPRITES));
    }
    area += AtlasLayout.slotArea(sprite.width(), sprite.height());
    if (area > Atlas.MAX_PIXELS) {
      throw new SpriteUnavailableException(
          line,
          "%s: with it, the map's pictures are more than the %,d pixels that can be drawn; use"
                  .formatted(what, Atlas.MAX_PIXELS)
              + " fewer or smaller ones");
    }
    sprites.add(sprite);
    return sprites.size();
  }

  /** Creates all sprites added so far. */
  Atlas atlas() throws SpriteUnavailableException {
    return Atlas.pack(sprites);
  }

  /** The animations of the sprites. */
  List<SpriteStack.Animation> animations() {
    return animations;
  }
}
