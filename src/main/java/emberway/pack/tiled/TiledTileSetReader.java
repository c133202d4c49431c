package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.image.ImageHeader;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads tile sets, embedded in a map or from files of their own. */
final class TiledTileSetReader {
  /** The most tiles of a set. */
  static final int MAX_TILES = 1 << 20;

  private static final int MAX_SIDE = 16_384;

  private static final Map<String, TiledTileSet.Alignment> ALIGNMENTS =
      Map.of(
          "unspecified", TiledTileSet.Alignment.UNSPECIFIED,
          "topleft", TiledTileSet.Alignment.TOP_LEFT,
          "top", TiledTileSet.Alignment.TOP,
          "topright", TiledTileSet.Alignment.TOP_RIGHT,
          "left", TiledTileSet.Alignment.LEFT,
          "center", TiledTileSet.Alignment.CENTER,
          "right", TiledTileSet.Alignment.RIGHT,
          "bottomleft", TiledTileSet.Alignment.BOTTOM_LEFT,
          "bottom", TiledTileSet.Alignment.BOTTOM,
          "bottomright", TiledTileSet.Alignment.BOTTOM_RIGHT);

  private final TiledFileLoader references;
  private final String file;

  /**
   * Creates a reader.
   *
   * @param file the tile sets' file, relative to the map's folder
   */
  TiledTileSetReader(TiledFileLoader references, String file) {
    this.references = references;
    this.file = file;
  }

  /**
   * Reads a tile set.
   *
   * @param source the path of its own file, empty if it is embedded
   */
  TiledTileSet read(TiledElement element, String source) {
    int tileWidth = element.strictInteger("tilewidth", 0, 0, MAX_SIDE);
    int tileHeight = element.strictInteger("tileheight", 0, 0, MAX_SIDE);
    Optional<TiledElement> image = element.child("image");
    Map<Integer, TiledTile> tiles = new LinkedHashMap<>();
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "tile" -> putTile(child, image.isPresent(), tiles);
        case "image", "tileoffset", "properties" -> {} // read after all tiles
        case "grid" -> {} // for Tiled's editor; changes no picture
        default -> child.warnUnknown();
      }
    }
    Optional<TiledImage> sheet = image.map(this::image);
    Sheet cut = sheet.isEmpty() ? Sheet.NONE : cut(element, image.get(), sheet.get());
    Optional<TiledElement> offset = element.child("tileoffset");
    TiledTileSet set =
        new TiledTileSet(
            element.text("name"),
            element.text("class"),
            source,
            tileWidth,
            tileHeight,
            cut.spacing,
            cut.margin,
            cut.tiles,
            cut.columns,
            offset.map(o -> o.integer("x", 0, -MAX_SIDE, MAX_SIDE)).orElse(0),
            offset.map(o -> o.integer("y", 0, -MAX_SIDE, MAX_SIDE)).orElse(0),
            ALIGNMENTS.get(
                element.word(
                    "objectalignment",
                    "unspecified",
                    ALIGNMENTS.keySet().stream().sorted().toList())),
            fit(element),
            sheet,
            tiles,
            TiledPropertyReader.read(element));
    checkTiles(element, set);
    return set;
  }

  /** The division of a sheet into tiles. */
  private record Sheet(int spacing, int margin, int columns, int tiles) {
    static final Sheet NONE = new Sheet(0, 0, 0, 0);
  }

  /**
   * Divides a sheet by the picture's actual size, as Tiled does, or by the stated size if that is
   * unknown.
   */
  private Sheet cut(TiledElement element, TiledElement image, TiledImage sheet) {
    int width = element.requiredInteger("tilewidth", 1, MAX_SIDE);
    int height = element.requiredInteger("tileheight", 1, MAX_SIDE);
    int spacing = element.integer("spacing", 0, 0, MAX_SIDE);
    int margin = element.integer("margin", 0, 0, MAX_SIDE);
    Optional<ImageHeader> picture =
        sheet.isMissing() ? Optional.empty() : references.picture(image, sheet);
    int columns = element.integer("columns", 0, 0, MAX_TILES);
    int tiles = element.integer("tilecount", 0, 0, MAX_TILES);
    int sheetWidth = picture.map(ImageHeader::width).orElse(sheet.width());
    int sheetHeight = picture.map(ImageHeader::height).orElse(sheet.height());
    if (sheetWidth > 0 && sheetHeight > 0) {
      columns = Math.max(0, (sheetWidth - margin + spacing) / (width + spacing));
      long rows = Math.max(0, (sheetHeight - margin + spacing) / (height + spacing));
      tiles = (int) Math.min(MAX_TILES, columns * rows);
    }
    if (picture.isEmpty()) { // already reported; planning needs only numbers
      columns = Math.max(1, columns);
      tiles = tiles == 0 ? MAX_TILES : tiles;
    }
    if (columns == 0 || tiles == 0) {
      element.warning(
          "no tile of %d × %d px fits the picture".formatted(width, height),
          "fix the tile's size or the picture");
    }
    return new Sheet(spacing, margin, columns, tiles);
  }

  private static TiledTileSet.Fit fit(TiledElement element) {
    boolean isGrid = element.word("tilerendersize", "tile", List.of("tile", "grid")).equals("grid");
    boolean stretches =
        element
            .word("fillmode", "stretch", List.of("stretch", "preserve-aspect-fit"))
            .equals("stretch");
    if (!isGrid && !stretches) {
      element.warning(
          "tiles of object layers fill their object's box and do not keep their proportions",
          "give these objects the proportions of their tiles");
    }
    if (!isGrid) {
      return TiledTileSet.Fit.TILE_SIZE;
    }
    element.warning(
        "tiles are drawn in their own size, not fitted to the grid",
        "draw them in the size of a cell");
    return stretches ? TiledTileSet.Fit.GRID_STRETCH : TiledTileSet.Fit.GRID_PRESERVE_ASPECT;
  }

  /** The picture that an element describes; {@link TiledImage#isMissing} after a report. */
  TiledImage image(TiledElement element) {
    int width = element.integer("width", 0, 0, Integer.MAX_VALUE);
    int height = element.integer("height", 0, 0, Integer.MAX_VALUE);
    int transparent = element.bareColor("trans", 0);
    return new TiledImage(
        references.picturePath(element, file).orElse(""),
        width,
        height,
        transparent == 0 ? TiledImage.NOT_KEYED : transparent & 0xFFFFFF);
  }

  /**
   * Adds a tile. As in Tiled, a sheet's tiles have no pictures of their own, and a second element
   * for a tile overrides what it repeats.
   */
  private void putTile(TiledElement element, boolean ofSheet, Map<Integer, TiledTile> tiles) {
    int id = element.requiredInteger("id", 0, MAX_TILES - 1);
    for (TiledElement child : element.children()) {
      if (!List.of("image", "animation", "properties").contains(child.name())) {
        child.warnUnknown();
      }
    }
    Optional<TiledElement> picture = element.child("image");
    if (ofSheet && picture.isPresent()) {
      picture
          .get()
          .warning(
              "the picture of tile %d is ignored: the tile set's picture shows it".formatted(id),
              "remove one of the two");
    }
    TiledTile tile =
        new TiledTile(
            id,
            classOf(element),
            picture.filter(own -> !ofSheet).map(this::image),
            part(element),
            frames(element),
            TiledPropertyReader.read(element));
    TiledTile before = tiles.get(id);
    tiles.put(id, before == null ? tile : over(before, tile));
    if (before != null) {
      element.warning("a second tile %d; the last counts".formatted(id), "remove one of the two");
    }
  }

  private static TiledTile over(TiledTile before, TiledTile tile) {
    List<TiledProperties.Property> properties = new ArrayList<>(before.properties().all());
    properties.addAll(tile.properties().all());
    return new TiledTile(
        tile.id(),
        tile.className(),
        tile.image().or(before::image),
        tile.image().isPresent() ? tile.part() : before.part(),
        tile.animation().isEmpty() ? before.animation() : tile.animation(),
        new TiledProperties(properties));
  }

  /** The class, which some format versions call the type. */
  static String classOf(TiledElement element) {
    return element.text("class").isEmpty() ? element.text("type") : element.text("class");
  }

  private static Optional<TiledTile.Part> part(TiledElement element) {
    if (!element.has("width") || !element.has("height")) {
      return Optional.empty();
    }
    return Optional.of(
        new TiledTile.Part(
            element.integer("x", 0, 0, MAX_SIDE),
            element.integer("y", 0, 0, MAX_SIDE),
            element.integer("width", 1, 1, MAX_SIDE),
            element.integer("height", 1, 1, MAX_SIDE)));
  }

  private static List<TiledTile.Frame> frames(TiledElement tile) {
    List<TiledTile.Frame> frames = new ArrayList<>();
    for (TiledElement frame :
        tile.child("animation").map(TiledElement::children).orElse(List.of())) {
      frames.add(
          new TiledTile.Frame(
              frame.requiredInteger("tileid", 0, MAX_TILES - 1),
              frame.integer("duration", 0, 0, Integer.MAX_VALUE)));
    }
    return frames;
  }

  /** Checks the complete set: tiles beyond the sheet, tiles without a picture. */
  private static void checkTiles(TiledElement element, TiledTileSet set) {
    for (TiledTile tile : set.tiles().values()) {
      if (set.isCollection() && tile.image().isEmpty()) {
        element.warning("tile %d has no picture".formatted(tile.id()), "give it one");
      }
      if (set.tileCount() > 0 && !set.has(tile.id())) {
        element.warning(
            "tile %d is beyond the %s of the picture"
                .formatted(tile.id(), PrintableText.count(set.tileCount(), "tile")),
            "fix its number, the tiles' size or the picture");
      }
      for (TiledTile.Frame frame : tile.animation()) {
        if (!set.has(frame.tileId())) {
          element.warning(
              "tile %d shows tile %d, which is not there".formatted(tile.id(), frame.tileId()),
              "fix its animation");
        }
      }
    }
  }
}
