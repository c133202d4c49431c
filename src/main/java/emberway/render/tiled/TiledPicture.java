package emberway.render.tiled;

import emberway.map.CellNumbers;
import emberway.render.iso.CellSpriteLayer;
import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Renders a Tiled map as Tiled does. For one use. */
public final class TiledPicture {
  private static final int MIN_REPEATED_SIDE = 256; // of a repeated picture [px]

  private static final int LARGEST_PLAIN = 1024; // side of a single-color sprite [px]
  private static final double FARTHEST = 1e7; // limit of parallax shifts, outside any picture [px]
  private static final int MAX_NAMED = 3; // in the message about shapes not drawn
  private static final int MAX_PLACED = 1 << 22; // sprites outside cells
  private static final int AT_ONCE = 1 << 16; // cells that are numbered together

  private final TiledMap map;
  private final TiledPlacement tiledPlacement;
  private final TileImages pictures;
  private final SpriteRegistry book;
  private final PixelBox box;
  private final ObjectSprites objects;
  private final Set<Extra> extras;
  private long placed; // sprites outside cells so far

  /** Parts that Tiled's editor shows, but its export leaves out; drawn on request. */
  public enum Extra {
    /** The map's background color, behind the whole picture. */
    BACKGROUND,
    /** Parallax layers as in a view with the picture's center. */
    PARALLAX
  }

  private TiledPicture(TiledMap map, SpriteSource source, Set<Extra> extras) {
    this.map = map;
    this.extras = extras;
    tiledPlacement = new TiledPlacement(map);
    pictures = new TileImages(source);
    book = new SpriteRegistry(map, tiledPlacement.lattice().cellHeight(), pictures);
    box = tiledPlacement.picture();
    objects = new ObjectSprites(map, tiledPlacement, pictures, book);
  }

  /**
   * Renders a map with all its visible layers.
   *
   * @param source the pictures by their paths in the map
   * @throws SpriteUnavailableException if all pictures together are too large
   */
  public static SpriteStack of(TiledMap map, SpriteSource source)
      throws SpriteUnavailableException {
    return of(map, source, Set.of(), missing -> {});
  }

  /**
   * Renders a map with extras, even if pictures are missing: missing tile pictures are replaced by
   * placeholders, and image layers without a picture are left out.
   *
   * @param missing receives the reason for each missing picture
   */
  public static SpriteStack of(
      TiledMap map,
      SpriteSource source,
      Set<Extra> extras,
      Consumer<SpriteUnavailableException> missing)
      throws SpriteUnavailableException {
    TiledPicture picture = new TiledPicture(map, source, extras);
    SpriteStack made = picture.make();
    picture.pictures.missing().forEach(missing);
    return made;
  }

  /**
   * Checks whether {@link #of} would succeed, by performing all steps before drawing.
   *
   * @param missing receives the reason for each picture that would be missing
   * @throws SpriteUnavailableException under the same conditions as {@link #of}
   */
  public static void check(
      TiledMap map, SpriteSource source, Consumer<SpriteUnavailableException> missing)
      throws SpriteUnavailableException {
    TiledPicture picture = new TiledPicture(map, source, Set.of());
    for (TiledLayer layer : picture.shown()) {
      picture.draft(layer);
    }
    picture.pictures.missing().forEach(missing);
  }

  /**
   * Shapes that are not drawn.
   *
   * @param line of the first one in the map's file, or 0
   */
  public record NotDrawn(int line, String message) {}

  /** The message about shapes that are too large to be drawn; empty if there are none. */
  public static Optional<NotDrawn> notDrawn(TiledMap map) {
    ShapeSprites shapes = new ShapeSprites(map, new TiledPlacement(map));
    List<TiledObject> found = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Objects objects && isShown(layer)) {
        ObjectSprites.inOrder(objects).stream()
            .filter(object -> object.visible() && shapes.isTooLarge(objects, object))
            .forEach(found::add);
      }
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    String some =
        found.stream()
            .limit(MAX_NAMED)
            .map(object -> Integer.toString(object.id()))
            .collect(Collectors.joining(", "));
    return Optional.of(
        new NotDrawn(
            found.get(0).line(),
            "shapes that cover more than 16 million pixels of the picture, or 32 million together,"
                + " with all their edges, are not drawn: object %s%s"
                    .formatted(some, found.size() > MAX_NAMED ? ", …" : "")));
  }

  private static boolean isShown(TiledLayer layer) {
    return layer.look().visible() && layer.look().opacity() > 0;
  }

  private List<TiledLayer> shown() {
    return map.layers().stream().filter(TiledPicture::isShown).map(this::placed).toList();
  }

  /** A layer moved by its parallax, if requested. */
  private TiledLayer placed(TiledLayer layer) {
    if (!extras.contains(Extra.PARALLAX)) {
      return layer;
    }
    double middleX = box.left() + box.width() / 2.0 - tiledPlacement.imageLeft();
    double middleY = box.top() + box.height() / 2.0 - tiledPlacement.imageTop();
    TiledLayer.Look look = layer.look();
    double right = (1 - look.parallaxX()) * (middleX - map.parallaxOriginX());
    double down = (1 - look.parallaxY()) * (middleY - map.parallaxOriginY());
    return layer.with(look.moved(withinReach(right), withinReach(down)));
  }

  private static double withinReach(double distance) {
    return Math.max(-FARTHEST, Math.min(FARTHEST, distance));
  }

  private Draft background() throws SpriteUnavailableException {
    int width = Math.min(box.width(), LARGEST_PLAIN);
    int height = Math.min(box.height(), LARGEST_PLAIN);
    int sprite = book.add(width, height, () -> plain(width, height), 0, "the background");
    FreeSpriteLayer.Builder sprites = new FreeSpriteLayer.Builder();
    for (int y = box.top(); y < box.bottom(); y += height) {
      for (int x = box.left(); x < box.right(); x += width) {
        sprites.add(sprite, x, y);
      }
    }
    FreeSpriteLayer built = sprites.build();
    return atlas -> built;
  }

  private SpriteImage plain(int width, int height) {
    byte[] rgba = new byte[width * height * 4];
    for (int i = 0; i < rgba.length; i += 4) {
      rgba[i] = (byte) (map.backgroundColor() >> 16);
      rgba[i + 1] = (byte) (map.backgroundColor() >> 8);
      rgba[i + 2] = (byte) map.backgroundColor();
      rgba[i + 3] = (byte) (map.backgroundColor() >> 24);
    }
    return new SpriteImage(width, height, rgba);
  }

  private SpriteStack make() throws SpriteUnavailableException {
    List<Draft> drafts = new ArrayList<>();
    if (extras.contains(Extra.BACKGROUND) && map.backgroundColor() != 0) {
      drafts.add(background());
    }
    for (TiledLayer layer : shown()) {
      drafts.add(draft(layer));
    }
    Atlas atlas = book.atlas();
    return new SpriteStack(
        atlas,
        tiledPlacement.lattice(),
        tiledPlacement.projection(),
        drafts.stream().map(draft -> draft.finish(atlas)).toList(),
        box,
        book.animations());
  }

  /** A layer waiting for the atlas of all layers' sprites. */
  private interface Draft {
    SpriteStack.Layer finish(Atlas atlas);
  }

  private Draft draft(TiledLayer layer) throws SpriteUnavailableException {
    if (layer instanceof TiledLayer.Tiles tiles && tiles.cells().next(0) < map.size().cells()) {
      return tiles(tiles);
    }
    FreeSpriteLayer.Builder sprites = new FreeSpriteLayer.Builder();
    if (layer instanceof TiledLayer.Image image) {
      image(image, sprites);
    } else if (layer instanceof TiledLayer.Objects several) {
      objects.add(several, sprites);
    }
    FreeSpriteLayer built = sprites.build();
    return atlas -> built;
  }

  private Draft tiles(TiledLayer.Tiles layer) throws SpriteUnavailableException {
    TiledLayer.Look look = layer.look();
    CellNumbers sprites = numbers(layer.cells(), look);
    OddDiamondOffset odd = OddDiamondOffset.of(map, layer);
    return atlas ->
        CellSpriteLayer.of(
            atlas,
            tiledPlacement.lattice(),
            sprites,
            tiledPlacement.shiftX() + look.offsetX(),
            tiledPlacement.shiftY() + look.offsetY(),
            odd.x(),
            odd.y());
  }

  /** The sprites of a layer's cells. */
  private CellNumbers numbers(TiledCells cells, TiledLayer.Look look)
      throws SpriteUnavailableException {
    Tint tint = Tint.of(look);
    int end = map.size().cells();
    CellNumbers numbers = CellNumbers.zeros(end);
    int[] filled = new int[Math.min(end, AT_ONCE)]; // cells not yet in the numbers
    char[] sprites = new char[filled.length];
    int count = 0;
    for (int cell = cells.next(0); cell < end; ) {
      int gid = cells.gid(cell);
      boolean isAsBefore = count > 0 && cells.gid(filled[count - 1]) == gid;
      sprites[count] = isAsBefore ? sprites[count - 1] : (char) book.tile(gid, look, tint);
      filled[count++] = cell;
      cell = cells.next(cell + 1);
      if (cell == end || count == filled.length) {
        numbers = numbers.with(Arrays.copyOf(filled, count), Arrays.copyOf(sprites, count));
        count = 0;
      }
    }
    return numbers;
  }

  private void image(TiledLayer.Image layer, FreeSpriteLayer.Builder sprites)
      throws SpriteUnavailableException {
    if (layer.image().isEmpty()) {
      return;
    }
    SpriteImage image;
    try {
      image = pictures.file(layer.image().get());
    } catch (SpriteUnavailableException failure) {
      if (failure.isTooMuch()) {
        throw failure;
      }
      return; // as in Tiled; a placeholder of that size would hide layers below
    }
    int left = tiledPlacement.imageLeft() + nearest(layer.look().offsetX());
    int top = tiledPlacement.imageTop() + nearest(layer.look().offsetY());
    int acrossX = layer.repeatX() ? repeats(image.width()) : 1;
    int acrossY = layer.repeatY() ? repeats(image.height()) : 1;
    int width = image.width() * acrossX;
    int height = image.height() * acrossY;
    Tint tint = Tint.of(layer.look());
    String what = "picture layer '%s'".formatted(layer.look().name());
    int sprite =
        book.add(width, height, () -> tint.apply(repeated(image, acrossX, acrossY)), 0, what);
    int firstX = layer.repeatX() ? before(box.left(), left, width) : left;
    int firstY = layer.repeatY() ? before(box.top(), top, height) : top;
    int endX = layer.repeatX() ? box.right() : left + 1;
    int endY = layer.repeatY() ? box.bottom() : top + 1;
    placed += (long) ((endX - firstX) / width + 1) * ((endY - firstY) / height + 1);
    if (placed > MAX_PLACED) {
      throw new SpriteUnavailableException(
          "%s: the pictures of the layers are repeated more than %,d times; use larger ones"
              .formatted(what, MAX_PLACED));
    }
    for (int y = firstY; y < endY; y += height) {
      for (int x = firstX; x < endX; x += width) {
        sprites.add(sprite, x, y);
      }
    }
  }

  /**
   * The last position at or before an edge that is a multiple of {@code step} from {@code place}.
   */
  private static int before(int edge, int place, int step) {
    return place + Math.floorDiv(edge - place, step) * step;
  }

  private static int repeats(int side) {
    return (MIN_REPEATED_SIDE + side - 1) / side;
  }

  /** A picture with several copies of an image, so that few sprites cover a large area. */
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

  /** Rounds to the nearest integer, halves up. */
  static int nearest(double value) {
    return (int) Math.floor(value + 0.5);
  }
}
