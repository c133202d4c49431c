package emberway.pack.tiled;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.NumberText;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.tileset.TileSetJson;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import java.util.Optional;

/**
 * Converts the cells of a Tiled map for the planner: a cell's lowest tile is its base, and all
 * tiles above are combined into one overlay.
 *
 * <p>Without properties, a drawn tile costs 1 as a base, and changes nothing as an overlay. A tile
 * of an invisible layer counts only if its properties have an effect.
 */
final class TiledCellConverter {
  private final TiledMap map;
  private final TiledGrid grid;
  private final GridSize size;
  private final TiledMapTiles meanings;
  private final ProblemCollector problemCollector;
  private final TiledLegendBuilder legend = new TiledLegendBuilder();
  private final TileLayer base;
  private final TileLayer overlay;
  private final LongIntHashMap baseIds = new LongIntHashMap(); // by tile number
  private final LongIntHashMap overlayIds = new LongIntHashMap(); // by id below, tile number
  private boolean hasLostInfluence;
  private boolean hasExtremes;

  /** Prepares the cells of a map, whose grid size the caller has checked. */
  TiledCellConverter(
      TiledMap map, GridSize size, TiledMapTiles meanings, ProblemCollector problemCollector) {
    this.map = map;
    this.grid = TiledGrid.of(map);
    this.size = size;
    this.meanings = meanings;
    this.problemCollector = problemCollector;
    base = new TileLayer(size);
    overlay = new TileLayer(size);
  }

  /** Adds all tile layers, bottom to top. */
  void lay() {
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles tiles) {
        lay(tiles.cells(), tiles.look().visible());
      }
    }
    if (hasLostInfluence) {
      problemCollector.warning(
          0,
          0,
          "tiles with an influence are stacked in a cell; above the ground only the topmost counts",
          "");
    }
    if (hasExtremes) {
      problemCollector.warning(
          0,
          0,
          "tiles stacked in a cell give a factor out of range, which is limited",
          "a cost or a factor is in %s..%s"
              .formatted(
                  NumberText.plain(TileSetJson.MIN_COST), NumberText.plain(TileSetJson.MAX_COST)));
    }
  }

  private void lay(TiledCells cells, boolean visible) {
    LongIntHashMap counting = new LongIntHashMap(); // by tile number; 1 if the tile counts
    int width = map.size().width();
    int row = 0;
    for (int i = cells.next(0); i < map.size().cells(); i = cells.next(i + 1)) {
      row = i < (row + 1) * width ? row : i / width;
      int column = i - row * width;
      int number = TiledCells.number(cells.gid(i));
      if (number != 0 && counts(number, visible, counting)) {
        lay(size.index(grid.x(column, row), grid.y(column, row)), number);
      }
    }
  }

  private boolean counts(int number, boolean visible, LongIntHashMap counting) {
    int known = counting.get(number);
    if (known == LongIntHashMap.ABSENT) {
      known = meanings.counts(number, visible) ? 1 : 0;
      counting.put(number, known);
    }
    return known == 1;
  }

  private void lay(int cell, int number) {
    if (base.id(cell) != Legend.NOTHING) {
      overlay.set(cell, above(overlay.id(cell), number));
      return;
    }
    int id = baseIds.get(number);
    if (id == LongIntHashMap.ABSENT) {
      id = ground(meanings.of(number));
      baseIds.put(number, id);
    }
    base.set(cell, id);
    if (meanings.of(number).role() != Tile.Role.NONE) { // only overlays can mark start and goal
      overlay.set(cell, mark(Legend.NOTHING, meanings.of(number).role()));
    }
  }

  private int ground(TiledTileProperties meaning) {
    Terrain terrain = Terrain.cost(1);
    if (meaning.terrain().isPresent()) {
      Terrain own = meaning.terrain().get();
      terrain = own.kind() == Terrain.Kind.FACTOR ? Terrain.cost(own.value()) : own;
    }
    return legend.id(
        new TiledLegendBuilder.Entry(
            Layer.BASE,
            meaning.label(),
            meaning.symbol(),
            terrain,
            meaning.influence(),
            Tile.Role.NONE));
  }

  /** The overlay that combines a tile with the overlay below it. */
  private int above(int below, int number) {
    long key = (long) below << 32 | number;
    int known = overlayIds.get(key);
    if (known == LongIntHashMap.ABSENT) {
      TiledTileProperties meaning = meanings.of(number);
      known = legend.id(below == Legend.NOTHING ? alone(meaning) : stacked(meaning, below));
      overlayIds.put(key, known);
    }
    return known;
  }

  private static TiledLegendBuilder.Entry alone(TiledTileProperties meaning) {
    return new TiledLegendBuilder.Entry(
        Layer.OVERLAY,
        meaning.label(),
        meaning.symbol(),
        meaning.terrain().orElse(Terrain.UNCHANGED),
        meaning.influence(),
        meaning.role());
  }

  private TiledLegendBuilder.Entry stacked(TiledTileProperties meaning, int below) {
    TiledLegendBuilder.Entry old = legend.entry(below);
    hasLostInfluence |= meaning.influence().isPresent() && old.influence().isPresent();
    return new TiledLegendBuilder.Entry(
        Layer.OVERLAY,
        meaning.label(),
        Optional.empty(),
        meaning.terrain().map(own -> over(own, old.terrain())).orElse(old.terrain()),
        meaning.influence().or(old::influence),
        meaning.role() == Tile.Role.NONE ? old.role() : meaning.role());
  }

  /** The combined terrain of an overlay on another. */
  private Terrain over(Terrain above, Terrain below) {
    if (above.kind() != Terrain.Kind.FACTOR || below.kind() == Terrain.Kind.BLOCKED) {
      return above.kind() == Terrain.Kind.FACTOR ? below : above;
    }
    double product = above.value() * below.value();
    double value = Math.max(TileSetJson.MIN_COST, Math.min(TileSetJson.MAX_COST, product));
    hasExtremes |= value != product;
    return below.kind() == Terrain.Kind.COST ? Terrain.cost(value) : Terrain.factor(value);
  }

  /** Marks a cell of the grid as the start or the goal, in addition to its tiles. */
  void mark(Cell cell, Tile.Role role) {
    int index = size.index(cell);
    overlay.set(index, mark(overlay.id(index), role));
  }

  private int mark(int below, Tile.Role role) {
    boolean isStart = role == Tile.Role.START;
    TiledLegendBuilder.Entry old =
        below == Legend.NOTHING
            ? new TiledLegendBuilder.Entry(
                Layer.OVERLAY,
                isStart ? "Start" : "Goal",
                Optional.of(isStart ? '1' : '2'),
                Terrain.UNCHANGED,
                Optional.empty(),
                role)
            : legend.entry(below);
    return legend.id(
        new TiledLegendBuilder.Entry(
            Layer.OVERLAY, old.label(), old.symbol(), old.terrain(), old.influence(), role));
  }

  /** The legend, complete after all layers are added. */
  Legend legend() {
    return legend.build();
  }

  TileLayer base() {
    return base;
  }

  TileLayer overlay() {
    return overlay;
  }
}
