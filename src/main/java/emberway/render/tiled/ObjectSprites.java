package emberway.render.tiled;

import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Converts a layer's objects to sprites: scaled and rotated tiles, and shapes. */
final class ObjectSprites {
  /** The most pixels of tile objects that need pictures of their own. */
  private static final long MAX_RESAMPLED = 1 << 24;

  private static final int MAX_MARK = 512; // [px]

  /** Stands for a tile that no tile set has; a placeholder is drawn, as in Tiled. */
  private static final TiledMap.TileRef UNKNOWN =
      new TiledMap.TileRef(TiledTileSet.missing("", ""), 0);

  private static final double FINE = 1 << 16; // units per pixel

  private final TiledMap map;
  private final TiledPlacement tiledPlacement;
  private final TileImages pictures;
  private final SpriteRegistry book;
  private final PixelBox picture;
  private final ShapeSprites shapes;
  private final Map<Shown, Integer> known = new HashMap<>();
  private long resampled; // of all tile objects so far [px]

  /**
   * The look of a tile object, independent of its position.
   *
   * @param place left, top and pivot relative to the box, in invisibly small fractions of a pixel
   */
  private record Shown(
      int gid, Tint tint, ImageTransform imageTransform, List<Long> place, int width, int height) {}

  ObjectSprites(
      TiledMap map, TiledPlacement tiledPlacement, TileImages pictures, SpriteRegistry book) {
    this.map = map;
    this.tiledPlacement = tiledPlacement;
    this.pictures = pictures;
    this.book = book;
    shapes = new ShapeSprites(map, tiledPlacement);
    picture = tiledPlacement.picture();
  }

  /** Adds a layer's visible objects in painting order. */
  void add(TiledLayer.Objects layer, FreeSpriteLayer.Builder sprites)
      throws SpriteUnavailableException {
    Tint tint = Tint.of(layer.look());
    for (TiledObject object : inOrder(layer)) {
      if (object.visible() && object.shape() == TiledObject.Shape.TILE) {
        addTile(layer.look(), tint, object, sprites);
      } else if (object.visible()) {
        shapes.add(layer, object, book, sprites);
      }
    }
  }

  /** A layer's objects in painting order. */
  static List<TiledObject> inOrder(TiledLayer.Objects layer) {
    List<TiledObject> objects = new ArrayList<>(layer.objects());
    if (layer.sorted()) {
      objects.sort(Comparator.comparingDouble(TiledObject::y));
    }
    return objects;
  }

  private void addTile(
      TiledLayer.Look look, Tint tint, TiledObject object, FreeSpriteLayer.Builder sprites)
      throws SpriteUnavailableException {
    TiledMap.TileRef ref = map.tile(object.gid()).orElse(UNKNOWN);
    TiledTileSet set = ref.tileSet();
    TileImages.Cut tile = shown(SpriteRegistry.atTimeZero(ref), object);
    double width = object.width() == 0 ? shown(ref, object).width() : object.width();
    double height = object.height() == 0 ? shown(ref, object).height() : object.height();
    double anchorX = tiledPlacement.objectX(object.x(), object.y()) + look.offsetX();
    double anchorY = tiledPlacement.objectY(object.x(), object.y()) + look.offsetY();
    Anchor anchor = Anchor.of(set.objectAlignment(), map.orientation());
    double cornerX = anchorX - anchor.x() * width + set.offsetX() * width / tile.width();
    double cornerY = anchorY + (1 - anchor.y()) * height + set.offsetY() * height / tile.height();
    // As in Tiled, the lower left corner stays if sides are exchanged, and negative sides mirror.
    boolean swaps = Flip.swaps(TiledCells.flips(object.gid()));
    double acrossX = swaps ? height : width;
    double acrossY = swaps ? width : height;
    int flips =
        TiledCells.flips(object.gid())
            ^ (acrossX < 0 ? TiledCells.FLIP_HORIZONTALLY : 0)
            ^ (acrossY < 0 ? TiledCells.FLIP_VERTICALLY : 0);
    Flip.Flipped image = new Flip.Flipped(tile, flips);
    double left = Math.min(cornerX, cornerX + acrossX);
    double top = Math.min(cornerY, cornerY - acrossY);
    double scaleX = Math.abs(acrossX) / image.width();
    double scaleY = Math.abs(acrossY) / image.height();
    ImageTransform imageTransform =
        new ImageTransform(scaleX, scaleY, Math.toRadians(object.rotation()));
    ImageTransform.Place place = new ImageTransform.Place(left, top, anchorX, anchorY);
    boolean isWhole = flips == 0 && imageTransform.keeps(image.width(), image.height());
    PixelBox box = isWhole ? whole(image, place) : cover(imageTransform, image, place);
    if (box.width() == 0) {
      return;
    }
    List<Long> relative =
        isWhole
            ? List.of()
            : Stream.of(
                    left - box.left(), top - box.top(), anchorX - box.left(), anchorY - box.top())
                .map(past -> Math.round(past * FINE))
                .toList();
    Shown shown =
        new Shown(
            TiledCells.number(object.gid()) | flips,
            tint,
            isWhole ? ImageTransform.NONE : imageTransform,
            relative,
            box.width(),
            box.height());
    Integer number = known.get(shown);
    if (number == null) {
      number =
          add(
              object,
              box,
              isWhole,
              isWhole
                  ? () -> tint.apply(image.image())
                  : () -> imageTransform.resample(image.image(), place, box, tint));
      known.put(shown, number);
    }
    sprites.add(number, box.left(), box.top());
  }

  private TileImages.Cut shown(TiledMap.TileRef ref, TiledObject object)
      throws SpriteUnavailableException {
    return pictures.shown(ref, markSide(object.width()), markSide(object.height()));
  }

  /**
   * A side of the placeholder for a missing picture: the object's, but limited, since large ones
   * are scaled up. [px]
   */
  private static int markSide(double side) {
    return (int) Math.max(1, Math.min(MAX_MARK, Math.round(Math.abs(side))));
  }

  private int add(TiledObject object, PixelBox box, boolean isWhole, Supplier<SpriteImage> maker)
      throws SpriteUnavailableException {
    String what = "object %d".formatted(object.id());
    resampled += isWhole ? 0 : (long) box.width() * box.height();
    if (resampled > MAX_RESAMPLED) {
      throw new SpriteUnavailableException(
          object.line(),
          "%s: with it, the tile objects that are turned, scaled or mirrored cover more than %,d"
                  .formatted(what, MAX_RESAMPLED)
              + " pixels of the picture; make them smaller or fewer, or alike");
    }
    return book.add(box.width(), box.height(), maker, object.line(), what);
  }

  /** The position of a picture that stays unchanged; empty if it is not visible. */
  private PixelBox whole(Flip.Flipped image, ImageTransform.Place place) {
    int left = TiledPicture.nearest(place.left());
    int top = TiledPicture.nearest(place.top());
    boolean isSeen = cover(ImageTransform.NONE, image, place).width() > 0;
    return new PixelBox(left, top, isSeen ? image.width() : 0, isSeen ? image.height() : 0);
  }

  private PixelBox cover(
      ImageTransform imageTransform, Flip.Flipped image, ImageTransform.Place place) {
    return imageTransform.cover(image.width(), image.height(), place, picture);
  }

  /** The position of an object's anchor as fractions of its width and height. [0..1] */
  private record Anchor(double x, double y) {
    static Anchor of(TiledTileSet.Alignment alignment, TiledMap.Orientation orientation) {
      return switch (alignment) {
        case UNSPECIFIED ->
            orientation == TiledMap.Orientation.ISOMETRIC ? new Anchor(0.5, 1) : new Anchor(0, 1);
        case TOP_LEFT -> new Anchor(0, 0);
        case TOP -> new Anchor(0.5, 0);
        case TOP_RIGHT -> new Anchor(1, 0);
        case LEFT -> new Anchor(0, 0.5);
        case CENTER -> new Anchor(0.5, 0.5);
        case RIGHT -> new Anchor(1, 0.5);
        case BOTTOM_LEFT -> new Anchor(0, 1);
        case BOTTOM -> new Anchor(0.5, 1);
        case BOTTOM_RIGHT -> new Anchor(1, 1);
      };
    }
  }
}
