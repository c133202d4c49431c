package emberway.pack;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A tile set of Emberway's as one of Tiled's: a sheet with every sprite of every tile of the
 * legend, in the legend's order. It depends on nothing but the tile set.
 */
final class TiledSheet {
  private static final int COLUMNS = 16;

  /** A tile of the legend with one of its sprites; no name for a tile that has none. */
  private record Picture(Tile tile, String sprite) {}

  private final LoadedTileSet tiles;
  private final List<Picture> pictures = new ArrayList<>();
  private final Map<Picture, Integer> ids = new LinkedHashMap<>();

  TiledSheet(LoadedTileSet tiles) {
    this.tiles = tiles;
    for (Tile tile : tiles.set().legend().tiles()) {
      int before = pictures.size();
      tiles.set().look(tile).all(tile.stem()).stream()
          .flatMap(look -> Stream.concat(Stream.of(look.stem()), look.variants().stream()))
          .distinct()
          .flatMap(stem -> tiles.set().spritesOf(tile, stem).stream())
          .forEach(sprite -> add(new Picture(tile, sprite)));
      if (pictures.size() == before) {
        add(new Picture(tile, ""));
      }
    }
  }

  private void add(Picture picture) {
    ids.put(picture, pictures.size());
    pictures.add(picture);
  }

  /** The number of a tile of the legend that is drawn with a sprite, empty for none. */
  int id(Tile tile, String sprite) {
    return ids.get(new Picture(tile, sprite));
  }

  /** The sheet. */
  SpriteImage image() throws UnreadableException {
    TileGeometry geometry = tiles.set().geometry();
    int width = geometry.spriteWidth();
    int height = geometry.spriteHeight();
    int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
    byte[] rgba = new byte[COLUMNS * width * rows * height * 4];
    for (int id = 0; id < pictures.size(); id++) {
      if (!pictures.get(id).sprite.isEmpty()) {
        SpriteImage sprite = sprite(pictures.get(id).sprite);
        for (int y = 0; y < height; y++) {
          int row = id / COLUMNS * height + y;
          int to = (row * COLUMNS + id % COLUMNS) * width * 4;
          System.arraycopy(sprite.rgba(), y * width * 4, rgba, to, width * 4);
        }
      }
    }
    return new SpriteImage(COLUMNS * width, rows * height, rgba);
  }

  private SpriteImage sprite(String name) throws UnreadableException {
    try {
      return tiles.sprites().image(name);
    } catch (SpriteUnavailableException e) {
      if (e.getCause() instanceof UnreadableException cause) {
        throw cause;
      }
      throw new UnreadableException(Problem.inFile(tiles.set().name(), e.getMessage(), ""));
    }
  }

  /**
   * The tile set.
   *
   * @param imageFile what the sheet's file is called
   */
  TiledElement element(String imageFile) {
    TileGeometry geometry = tiles.set().geometry();
    int width = geometry.spriteWidth();
    int height = geometry.spriteHeight();
    int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
    TiledElement set =
        TiledExport.element("tileset")
            .with("version", TiledExport.VERSION)
            .with("name", tiles.set().name())
            .with("tilewidth", width)
            .with("tileheight", height)
            .with("tilecount", pictures.size())
            .with("columns", COLUMNS)
            .add(TiledExport.element("tileoffset").with("x", 0).with("y", groundBelow(geometry)))
            .add(
                TiledExport.element("image")
                    .with("source", imageFile)
                    .with("width", COLUMNS * width)
                    .with("height", rows * height));
    for (int id = 0; id < pictures.size(); id++) {
      Tile tile = pictures.get(id).tile;
      set.add(
          TiledExport.element("tile")
              .with("id", id)
              .with("class", tile.name())
              .with("type", tile.name())
              .add(properties(tile)));
    }
    return set;
  }

  /** How far a sprite reaches below the diamond it stands on: by what it is wider. [px] */
  private static int groundBelow(TileGeometry geometry) {
    int overlap = geometry.spriteWidth() - geometry.latticeWidth();
    return Math.max(0, Math.min(overlap, geometry.latticeHeight() / 2));
  }

  private static TiledElement properties(Tile tile) {
    TiledElement properties = TiledExport.element("properties");
    TiledExport.add(properties, TiledMeaning.SYMBOL, "string", String.valueOf(tile.symbol()));
    TiledExport.add(properties, TiledMeaning.LABEL, "string", tile.label());
    switch (tile.terrain().kind()) {
      case COST ->
          TiledExport.add(
              properties, TiledMeaning.COST, "float", String.valueOf(tile.terrain().value()));
      case FACTOR ->
          TiledExport.add(
              properties, TiledMeaning.FACTOR, "float", String.valueOf(tile.terrain().value()));
      case BLOCKED -> TiledExport.add(properties, TiledMeaning.BLOCKED, "bool", "true");
    }
    tile.influence()
        .ifPresent(
            influence ->
                TiledExport.add(
                    properties, TiledMeaning.INFLUENCE, "string", TiledMeaning.text(influence)));
    switch (tile.role()) {
      case START -> TiledExport.add(properties, TiledMeaning.START, "bool", "true");
      case GOAL -> TiledExport.add(properties, TiledMeaning.GOAL, "bool", "true");
      case NONE -> {}
    }
    return properties;
  }

  /** The legend that the sheet was made for. */
  Legend legend() {
    return tiles.set().legend();
  }
}
