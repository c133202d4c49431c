package emberway.pack.tiled;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileAnimations;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Exports an Emberway tile set to Tiled: a sheet with every sprite of every tile of the legend, in
 * the legend's order, followed by sprites without a tile: transition pieces and animation frames.
 * The sheet depends only on the tile set.
 */
final class TiledSheet {
  private static final int COLUMNS = 16;
  private static final SpriteImage NOTHING = new SpriteImage(1, 1, new byte[4]);

  /** A tile of the legend with one of its sprites; the name is empty for a tile without one. */
  private record Picture(Tile tile, String sprite) {}

  private final LoadedTileSet tiles;
  private final List<String> sprites = new ArrayList<>(); // by number, empty for none
  private final List<Optional<Tile>> owners = new ArrayList<>(); // by number
  private final Map<Picture, Integer> ids = new HashMap<>();
  private final Map<String, Integer> others = new LinkedHashMap<>(); // without a tile
  private final Map<String, TileAnimations.Loop> loops = new HashMap<>(); // by first sprite
  private final List<String> names; // of the animations' sprites

  /** Creates the sheet of a tile set, given the tiler that draws its maps. */
  TiledSheet(LoadedTileSet tiles, AutoTiler tiler) {
    this.tiles = tiles;
    for (Tile tile : tiles.set().legend().tiles()) {
      int before = sprites.size();
      tiles.set().appearance(tile).all(tile.stem()).stream()
          .flatMap(look -> Stream.concat(Stream.of(look.stem()), look.variants().stream()))
          .distinct()
          .flatMap(stem -> tiles.set().spritesOf(tile, stem).stream())
          .forEach(sprite -> add(tile, sprite));
      if (sprites.size() == before) {
        add(tile, "");
      }
    }
    tiler.pieceSprites().forEach(sprite -> add(tiler.spriteNames().get(sprite - 1)));
    TileAnimations frames = TileAnimations.of(tiles.set(), tiler);
    names = frames.names();
    for (TileAnimations.Loop loop : frames.loops()) {
      loops.put(names.get(loop.own() - 1), loop);
      loop.sprites().forEach(sprite -> add(names.get(sprite - 1)));
    }
  }

  private void add(Tile tile, String sprite) {
    ids.put(new Picture(tile, sprite), sprites.size());
    sprites.add(sprite);
    owners.add(Optional.of(tile));
  }

  private void add(String sprite) {
    if (others.putIfAbsent(sprite, sprites.size()) == null) {
      sprites.add(sprite);
      owners.add(Optional.empty());
    }
  }

  /** The number of a legend's tile when drawn with a sprite; the name is empty for none. */
  int id(Tile tile, String sprite) {
    return ids.get(new Picture(tile, sprite));
  }

  /** The number of a sprite without a tile: a transition piece. */
  int decoration(String sprite) {
    return others.get(sprite);
  }

  /** The tile set's element and its sheet. */
  record Drawn(TiledElement element, SpriteImage sheet) {}

  /**
   * Draws the sheet. If any sprite has double size, all places of the sheet have room for it.
   *
   * @param imageFile the sheet's file name
   */
  Drawn draw(String imageFile) throws UnreadableException {
    TileGeometry geometry = tiles.set().geometry();
    SpriteSource source = new ComposedSprites(tiles.sprites());
    List<SpriteImage> images = new ArrayList<>();
    boolean isDouble = false;
    for (String sprite : sprites) {
      images.add(sprite.isEmpty() ? NOTHING : image(source, sprite));
      isDouble |= images.get(images.size() - 1).width() > geometry.spriteWidth();
    }
    int width = (isDouble ? 2 : 1) * geometry.spriteWidth();
    int height = (isDouble ? 2 : 1) * geometry.spriteHeight();
    int rows = (images.size() + COLUMNS - 1) / COLUMNS;
    byte[] rgba = new byte[COLUMNS * width * rows * height * 4];
    for (int id = 0; id < images.size(); id++) {
      SpriteImage image = images.get(id);
      int left = id % COLUMNS * width + (width - image.width()) / 2;
      int top = (id / COLUMNS + 1) * height - image.height(); // aligned at the bottom
      for (int y = 0; y < image.height(); y++) {
        int to = ((top + y) * COLUMNS * width + left) * 4;
        System.arraycopy(image.rgba(), y * image.width() * 4, rgba, to, image.width() * 4);
      }
    }
    SpriteImage sheet = new SpriteImage(COLUMNS * width, rows * height, rgba);
    return new Drawn(element(imageFile, width, height, rows), sheet);
  }

  private SpriteImage image(SpriteSource source, String name) throws UnreadableException {
    try {
      return source.image(name);
    } catch (SpriteUnavailableException e) {
      if (e.getCause() instanceof UnreadableException cause) {
        throw cause;
      }
      throw new UnreadableException(Problem.inFile(tiles.set().name(), e.getMessage(), ""));
    }
  }

  /**
   * The tile set's element. Its offset accounts for anchors: Tiled places a tile at the lower left
   * corner of a cell's bounding box, Emberway by its anchor.
   */
  private TiledElement element(String imageFile, int width, int height, int rows) {
    TileGeometry geometry = tiles.set().geometry();
    int wider = (width - geometry.spriteWidth()) / 2;
    int belowAnchor = geometry.spriteHeight() - geometry.anchorY();
    TiledElement set =
        TiledExport.element("tileset")
            .with("version", TiledExport.VERSION)
            .with("name", tiles.set().name())
            .with("tilewidth", width)
            .with("tileheight", height)
            .with("tilecount", sprites.size())
            .with("columns", COLUMNS)
            .add(
                TiledExport.element("tileoffset")
                    .with("x", geometry.latticeWidth() / 2 - geometry.anchorX() - wider)
                    .with("y", belowAnchor - geometry.latticeHeight() / 2))
            .add(
                TiledExport.element("image")
                    .with("source", imageFile)
                    .with("width", COLUMNS * width)
                    .with("height", rows * height));
    for (int id = 0; id < sprites.size(); id++) {
      set.add(tile(id));
    }
    return set;
  }

  private TiledElement tile(int id) {
    TiledElement element = TiledExport.element("tile").with("id", id);
    Optional<Tile> owner = owners.get(id);
    if (owner.isEmpty()) {
      TiledElement properties = TiledExport.element("properties");
      TiledExport.add(properties, TiledTileProperties.DECORATION, "bool", "true");
      return element.add(properties);
    }
    element
        .with("class", owner.get().name())
        .with("type", owner.get().name())
        .add(properties(owner.get()));
    TileAnimations.Loop loop = loops.get(sprites.get(id));
    return loop == null ? element : element.add(animation(loop));
  }

  private TiledElement animation(TileAnimations.Loop loop) {
    TiledElement animation = TiledExport.element("animation");
    for (int sprite : loop.sprites()) {
      animation.add(
          TiledExport.element("frame")
              .with("tileid", decoration(names.get(sprite - 1)))
              .with("duration", loop.millis()));
    }
    return animation;
  }

  private static TiledElement properties(Tile tile) {
    TiledElement properties = TiledExport.element("properties");
    TiledExport.add(
        properties, TiledTileProperties.SYMBOL, "string", String.valueOf(tile.symbol()));
    TiledExport.add(properties, TiledTileProperties.LABEL, "string", tile.label());
    switch (tile.terrain().kind()) {
      case COST ->
          TiledExport.add(
              properties,
              TiledTileProperties.COST,
              "float",
              String.valueOf(tile.terrain().value()));
      case FACTOR ->
          TiledExport.add(
              properties,
              TiledTileProperties.FACTOR,
              "float",
              String.valueOf(tile.terrain().value()));
      case BLOCKED -> TiledExport.add(properties, TiledTileProperties.BLOCKED, "bool", "true");
    }
    tile.influence()
        .ifPresent(
            influence ->
                TiledExport.add(
                    properties,
                    TiledTileProperties.INFLUENCE,
                    "string",
                    TiledTileProperties.text(influence)));
    switch (tile.role()) {
      case START -> TiledExport.add(properties, TiledTileProperties.START, "bool", "true");
      case GOAL -> TiledExport.add(properties, TiledTileProperties.GOAL, "bool", "true");
      case NONE -> {}
    }
    return properties;
  }

  /** The legend that the sheet was made for. */
  Legend legend() {
    return tiles.set().legend();
  }
}
