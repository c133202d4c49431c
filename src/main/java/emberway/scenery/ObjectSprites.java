package emberway.scenery;

import emberway.render.iso.FreeSprites;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Turns the objects of a layer into sprites: tiles scaled and turned, and shapes. */
final class ObjectSprites {
  private final TiledMap map;
  private final Placement placement;
  private final TilePictures pictures;
  private final SpriteBook book;
  private final ShapeSprites shapes;

  ObjectSprites(TiledMap map, Placement placement, TilePictures pictures, SpriteBook book) {
    this.map = map;
    this.placement = placement;
    this.pictures = pictures;
    this.book = book;
    shapes = new ShapeSprites(map, placement);
  }

  /** Adds what is visible of a layer's objects, in the order of painting. */
  void add(TiledLayer.Objects layer, FreeSprites.Builder sprites)
      throws SpriteUnavailableException {
    List<TiledObject> objects = new ArrayList<>(layer.objects());
    if (layer.sorted()) {
      objects.sort(Comparator.comparingDouble(TiledObject::y));
    }
    for (TiledObject object : objects) {
      if (object.visible() && object.shape() == TiledObject.Shape.TILE) {
        addTile(layer.look(), object, sprites);
      } else if (object.visible()) {
        shapes.add(layer, object, book, sprites);
      }
    }
  }

  private void addTile(TiledLayer.Look look, TiledObject object, FreeSprites.Builder sprites)
      throws SpriteUnavailableException {
    Optional<TiledMap.TileRef> ref = map.tile(object.gid());
    if (ref.isEmpty()) {
      return;
    }
    TiledTileSet set = ref.get().tileSet();
    SpriteImage image = Flip.apply(pictures.tile(ref.get()), TiledCells.flips(object.gid()));
    double anchorX = placement.objectX(object.x(), object.y()) + look.offsetX();
    double anchorY = placement.objectY(object.x(), object.y()) + look.offsetY();
    double scaleX = object.width() / image.width();
    double scaleY = object.height() / image.height();
    Anchor anchor = Anchor.of(set.objectAlignment(), map.orientation());
    double left = anchorX - anchor.x() * object.width() + set.offsetX() * scaleX;
    double top = anchorY - anchor.y() * object.height() + set.offsetY() * scaleY;
    Warp warp = new Warp(scaleX, scaleY, Math.toRadians(object.rotation()));
    Warp.Placed placed =
        TiledCells.flips(object.gid()) == 0
            ? warp.apply(image, left, top, anchorX, anchorY)
            : warp.resample(image, left, top, anchorX, anchorY);
    if (placed.image().isPresent()) {
      SpriteImage seen = Tint.of(look).apply(placed.image().get());
      sprites.add(book.add(seen), placed.left(), placed.top());
    }
  }

  /** Which part of an object's width and height lies before its position. [0..1] */
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
