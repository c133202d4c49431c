package emberway.scenery;

import emberway.map.GridSize;
import emberway.render.iso.CellSprites;
import emberway.render.iso.FreeSprites;
import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the picture of a Tiled map, as Tiled itself draws it. One use. */
public final class TiledPicture {
  private static final int LEAST_REPEATED_SIDE = 256; // of a picture that is repeated [px]

  private static final int MOST_NAMED = 3; // of what is not drawn

  private final TiledMap map;
  private final Placement placement;
  private final TilePictures pictures;
  private final SpriteBook book;
  private final PixelBox box;

  private TiledPicture(TiledMap map, SpriteSource source) {
    this.map = map;
    placement = new Placement(map);
    pictures = new TilePictures(source);
    book = new SpriteBook(map, placement.lattice().cellHeight(), pictures);
    box = placement.picture();
  }

  /**
   * The picture of a map: all its visible layers.
   *
   * @param source the pictures by their path, as the map gives it
   * @throws SpriteUnavailableException if a picture that is needed cannot be had, or all together
   *     are too large
   */
  public static SpriteStack of(TiledMap map, SpriteSource source)
      throws SpriteUnavailableException {
    return new TiledPicture(map, source).make();
  }

  /** What is said of the shapes that are too large to be drawn; nothing where there are none. */
  public static Optional<String> notDrawn(TiledMap map) {
    ShapeSprites shapes = new ShapeSprites(map, new Placement(map));
    List<String> found = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Objects objects && layer.look().visible()) {
        objects.objects().stream()
            .filter(object -> object.visible() && shapes.isTooLarge(objects, object))
            .map(object -> Integer.toString(object.id()))
            .forEach(found::add);
      }
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    String some = String.join(", ", found.subList(0, Math.min(MOST_NAMED, found.size())));
    return Optional.of(
        "shapes that cover more than 16 million pixels are not drawn: object %s%s"
            .formatted(some, found.size() > MOST_NAMED ? ", …" : ""));
  }

  private SpriteStack make() throws SpriteUnavailableException {
    List<Draft> drafts = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer.look().visible() && layer.look().opacity() > 0) {
        drafts.add(draft(layer));
      }
    }
    Atlas atlas = book.atlas();
    return new SpriteStack(
        atlas,
        placement.lattice(),
        placement.projection(),
        drafts.stream().map(draft -> draft.finish(atlas)).toList(),
        box,
        book.films());
  }

  /** A layer that waits for the atlas of all layers' sprites. */
  private interface Draft {
    SpriteStack.Layer finish(Atlas atlas);
  }

  private Draft draft(TiledLayer layer) throws SpriteUnavailableException {
    if (layer instanceof TiledLayer.Tiles tiles) {
      return tiles(tiles);
    }
    FreeSprites.Builder sprites = new FreeSprites.Builder();
    if (layer instanceof TiledLayer.Image image) {
      image(image, sprites);
    } else if (layer instanceof TiledLayer.Objects objects) {
      new ObjectSprites(map, placement, pictures, book).add(objects, sprites);
    }
    FreeSprites built = sprites.build(layer.look().name());
    return atlas -> built;
  }

  private Draft tiles(TiledLayer.Tiles layer) throws SpriteUnavailableException {
    Tint tint = Tint.of(layer.look());
    GridSize size = map.size();
    TiledCells cells = layer.cells();
    char[] sprites = new char[size.cells()];
    int last = 0;
    int lastSprite = 0;
    for (int cell = 0; cell < sprites.length; cell++) {
      int gid = cells.gid(cell);
      if (gid != last) {
        last = gid;
        lastSprite = gid == 0 ? 0 : book.tile(gid, layer.look(), tint);
      }
      sprites[cell] = (char) lastSprite;
    }
    TiledLayer.Look look = layer.look();
    OddDiamonds odd = OddDiamonds.of(map, layer);
    return atlas ->
        CellSprites.of(
            look.name(),
            atlas,
            placement.lattice(),
            sprites,
            placement.shiftX() + look.offsetX(),
            placement.shiftY() + look.offsetY(),
            odd.x(),
            odd.y());
  }

  private void image(TiledLayer.Image layer, FreeSprites.Builder sprites)
      throws SpriteUnavailableException {
    if (layer.image().isEmpty()) {
      return;
    }
    SpriteImage image = pictures.file(layer.image().get());
    int left = placement.imageLeft() + nearest(layer.look().offsetX());
    int top = placement.imageTop() + nearest(layer.look().offsetY());
    int acrossX = layer.repeatX() ? repeats(image.width()) : 1;
    int acrossY = layer.repeatY() ? repeats(image.height()) : 1;
    image = Tint.of(layer.look()).apply(repeated(image, acrossX, acrossY));
    int sprite = book.add(image);
    int firstX = layer.repeatX() ? before(box.left(), left, image.width()) : left;
    int firstY = layer.repeatY() ? before(box.top(), top, image.height()) : top;
    int endX = layer.repeatX() ? box.right() : left + 1;
    int endY = layer.repeatY() ? box.bottom() : top + 1;
    for (int y = firstY; y < endY; y += image.height()) {
      for (int x = firstX; x < endX; x += image.width()) {
        sprites.add(sprite, x, y);
      }
    }
  }

  /** The last place at or before an edge that is whole pictures from a place. */
  private static int before(int edge, int place, int step) {
    return place + Math.floorDiv(edge - place, step) * step;
  }

  private static int repeats(int side) {
    return (LEAST_REPEATED_SIDE + side - 1) / side;
  }

  /** The picture several times over, so that few sprites cover much. */
  private static SpriteImage repeated(SpriteImage image, int acrossX, int acrossY) {
    if (acrossX == 1 && acrossY == 1) {
      return image;
    }
    int width = image.width() * acrossX;
    int height = image.height() * acrossY;
    byte[] out = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      int from = y % image.height() * image.width() * 4;
      for (int x = 0; x < acrossX; x++) {
        int to = (y * width + x * image.width()) * 4;
        System.arraycopy(image.rgba(), from, out, to, image.width() * 4);
      }
    }
    return new SpriteImage(width, height, out);
  }

  /** To the nearest whole number, halves up. */
  static int nearest(double value) {
    return (int) Math.floor(value + 0.5);
  }
}
