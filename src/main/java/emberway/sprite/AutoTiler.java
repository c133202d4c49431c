package emberway.sprite;

import emberway.map.CellNumbers;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Chooses each cell's sprite by its neighbors, from the sprites of a tile set.
 *
 * <p>A tile that joins its neighbors is drawn with the sprite {@code stem + suffix}; if the tile
 * set lacks that sprite, the nearest one replaces it ({@link #substitutions}). All choices are made
 * once, when the tiler is created, so tiling a layer takes one table look-up a cell. A cell's
 * position on the unrotated map selects the tile's variant. An overlay tile may look different on
 * different ground: each such appearance has its own rows in the table. Immutable.
 */
public final class AutoTiler {

  /**
   * A sprite that a tile set lacks, and its replacement.
   *
   * @param tile the tile that needs it
   * @param wanted the name of the missing sprite
   * @param drawn the name of the replacement
   */
  public record Substitution(Tile tile, String wanted, String drawn) {}

  /**
   * A piece of a transition that a tile set lacks.
   *
   * @param wanted the name of the missing piece
   * @param drawn the name of the replacement; empty if there is none
   */
  public record Gap(String wanted, String drawn) {}

  /**
   * Sprites that a tile set lacks altogether: none exists for any neighbors.
   *
   * @param tile the tile that needs them
   * @param stem of their names; for a transition, the name of a piece
   */
  public record Missing(Tile tile, String stem) {}

  /** What is missing where a map has both of two appearances. */
  private record Need(int appearance, int other, Missing missing) {}

  private static final int BAND = 1 << 14; // [cells] tiled at a time
  private static final int EVERY_CORNER = CornerMask.COUNT - 1;

  private final Legend legend;
  private final List<String> spriteNames;
  private final char[] table; // [size: rows * 16] the sprite of each row and mask, 0 = none
  private final int[]
      firstRow; // [size: appearances] index in the table; a tile's id is its first appearance
  private final int[] stemCounts; // [size: appearances] number of stems
  private final double[] corners; // [size: appearances] share of full corners [0: one row a stem]
  private final int[][]
      byGround; // [size: tiles+1] appearance by base id; null if there is only one
  private final List<Substitution> substitutions;
  private final List<Need> missing;
  private final TransitionTiler borders;

  /** Creates a tiler for the tiles and sprites of a tile set. */
  public AutoTiler(TileSet tileSet) {
    legend = tileSet.legend();
    int appearances =
        1 + legend.tiles().stream().mapToInt(tile -> appearances(tile, tileSet).size()).sum();
    firstRow = new int[appearances];
    stemCounts = new int[appearances];
    stemCounts[Legend.NOTHING] = 1;
    corners = new double[appearances];
    byGround = new int[legend.size() + 1][];
    List<char[]> rows = new ArrayList<>(List.of(new char[NeighborMask.COUNT]));
    Map<String, Integer> places = new LinkedHashMap<>();
    List<Substitution> replaced = new ArrayList<>();
    List<Need> needs = new ArrayList<>();
    int next = legend.size() + 1;
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      Map<StemAppearance, Integer> appearanceOf = new HashMap<>();
      for (StemAppearance stemAppearance : appearances(tile, tileSet)) {
        int appearance = appearanceOf.isEmpty() ? id : next++;
        List<StemSprites> stems = stems(tile, stemAppearance, appearance, tileSet, needs);
        firstRow[appearance] = rows.size();
        stemCounts[appearance] = stems.size();
        corners[appearance] = tileSet.appearance(tile).corners();
        stems.forEach(stem -> addRows(rows, tile, stem, places, replaced));
        if (stems.isEmpty()) { // drawn as on ordinary ground, or not at all
          int other = appearance == id ? Legend.NOTHING : id;
          firstRow[appearance] = firstRow[other];
          stemCounts[appearance] = stemCounts[other];
          corners[appearance] = corners[other];
        }
        appearanceOf.put(stemAppearance, appearance);
      }
      byGround[id] =
          appearanceOf.size() == 1 ? null : byGround(tile, tileSet.appearance(tile), appearanceOf);
    }
    table = table(rows);
    borders = new TransitionTiler(tileSet, places);
    spriteNames = List.copyOf(places.keySet());
    substitutions = List.copyOf(replaced);
    borders.withoutPieces().forEach(transition -> addNeeds(transition, needs));
    missing = List.copyOf(needs);
  }

  /** Adds the needs of a transition that has no pieces. */
  private void addNeeds(Transition transition, List<Need> needs) {
    boolean[] from = TransitionTiler.members(legend, transition.from());
    boolean[] onto = TransitionTiler.members(legend, transition.onto());
    for (int id = 1; id <= legend.size(); id++) {
      for (int other = 1; onto[id] && other <= legend.size(); other++) {
        if (from[other]) {
          Missing piece = new Missing(legend.tile(id), transition.pieceNames().get(0));
          needs.add(new Need(id, other, piece));
        }
      }
    }
  }

  private static List<StemAppearance> appearances(Tile tile, TileSet tileSet) {
    return tileSet.appearance(tile).all(tile.stem());
  }

  private static char[] table(List<char[]> rows) {
    char[] table = new char[rows.size() * NeighborMask.COUNT];
    for (int row = 0; row < rows.size(); row++) {
      System.arraycopy(rows.get(row), 0, table, row * NeighborMask.COUNT, NeighborMask.COUNT);
    }
    return table;
  }

  /** The appearances of a tile on all grounds, by base id. */
  private int[] byGround(
      Tile tile, TileAppearance tileAppearance, Map<StemAppearance, Integer> appearanceOf) {
    int[] appearances = new int[legend.size() + 1];
    Arrays.fill(appearances, legend.id(tile.symbol()));
    tileAppearance
        .on()
        .forEach(
            (symbol, there) ->
                legend
                    .find(symbol)
                    .ifPresent(
                        ground ->
                            appearances[legend.id(ground.symbol())] = appearanceOf.get(there)));
    return appearances;
  }

  /** The sprites of an appearance's stem and its variants, without empty ones, which are needs. */
  private static List<StemSprites> stems(
      Tile tile, StemAppearance look, int appearance, TileSet tileSet, List<Need> needs) {
    List<StemSprites> stems = new ArrayList<>();
    List<String> names = look.stems();
    for (int i = 0; i < names.size(); i++) {
      StemSprites sprites =
          new StemSprites(tile, tileSet.appearance(tile), names.get(i), tileSet.spriteNames());
      if (sprites.isEmpty()) {
        needs.add(new Need(appearance, appearance, new Missing(tile, names.get(i))));
      } else if (i <= look.variants().size()) { // not a frame
        stems.add(sprites);
      }
    }
    return stems;
  }

  /**
   * Adds the sprites of one stem, by mask: one row for each set of corners. Numbers new sprites in
   * order.
   */
  private static void addRows(
      List<char[]> rows,
      Tile tile,
      StemSprites stem,
      Map<String, Integer> places,
      List<Substitution> replaced) {
    for (int corners = 0; corners < stem.corners(); corners++) {
      char[] row = new char[NeighborMask.COUNT];
      for (int arms = 0; arms < stem.arms(); arms++) {
        if (stem.occurs(arms, corners)) {
          String name = stem.drawn(arms, corners);
          row[arms] = (char) (int) places.computeIfAbsent(name, n -> places.size() + 1);
          if (!name.equals(stem.wanted(arms, corners))) {
            replaced.add(new Substitution(tile, stem.wanted(arms, corners), name));
          }
        }
      }
      rows.add(row);
    }
  }

  /**
   * The names of all sprites that can be drawn; sprite {@code i} of a layer is at {@code i - 1}.
   * Some are composed of several images, see {@link ComposedSprites}.
   */
  public List<String> spriteNames() {
    return spriteNames;
  }

  /** The sprites that the tile set lacks, with their replacements. */
  public List<Substitution> substitutions() {
    return substitutions;
  }

  /** The pieces that the tile set lacks of transitions of which it has others. */
  public List<Gap> gaps() {
    return borders.gaps();
  }

  /** The sprites of which the tile set has none, each tile and stem once. */
  public List<Missing> missing() {
    return missing.stream().map(Need::missing).distinct().toList();
  }

  /** Those of {@link #missing} that a map may need. Linear in the cells. */
  public List<Missing> missing(TileMap map) {
    if (missing.isEmpty()) {
      return List.of();
    }
    boolean[] used = new boolean[firstRow.length];
    for (int i = 0; i < map.size().cells(); i++) {
      for (Layer layer : Layer.values()) {
        int id = map.layer(layer).id(i);
        used[byGround[id] == null ? id : byGround[id][map.base().id(i)]] = true;
      }
    }
    return missing.stream()
        .filter(need -> used[need.appearance] && used[need.other])
        .map(Need::missing)
        .distinct()
        .toList();
  }

  /**
   * The indices in {@link #spriteNames} of all sprites of a tile, for all neighbors, positions and
   * grounds.
   */
  public Set<Integer> sprites(int id) {
    Set<Integer> places = new LinkedHashSet<>();
    IntStream appearances = byGround[id] == null ? IntStream.empty() : Arrays.stream(byGround[id]);
    IntStream.concat(IntStream.of(id), appearances)
        .distinct()
        .flatMap(g -> IntStream.range(firstRow[g], firstRow[g] + rowsOf(g)))
        .flatMap(row -> IntStream.range(0, NeighborMask.COUNT).map(i -> at(row, i)))
        .filter(sprite -> sprite > 0)
        .forEach(sprite -> places.add(sprite - 1));
    return places;
  }

  /**
   * The sprite of a tile with these arms, in its first appearance and on ordinary ground; 0 if the
   * tile set has none.
   *
   * @param id the id of a tile, or 0 [0..legend size]
   * @param mask of the arms [0..15]
   */
  public int sprite(int id, int mask) {
    boolean joins = id > 0 && legend.tile(id).hasJoins();
    return at(firstRow[id], joins ? mask : 0);
  }

  /**
   * The sprites of a map with the tile set's legend.
   *
   * @throws IllegalArgumentException if the map has another legend
   */
  public SpriteLayers tile(TileMap map) {
    return new SpriteLayers(
        tile(map, Layer.BASE), pieces(map), tile(map, Layer.OVERLAY), tile(map, Layer.TOP));
  }

  /**
   * The sprites of one layer of a map with the tile set's legend; an {@linkplain
   * SpriteLayer#isEmpty empty} layer if nothing is in the top.
   *
   * @throws IllegalArgumentException if the map has another legend
   */
  public SpriteLayer tile(TileMap map, Layer layer) {
    if (map.legend() != legend) {
      throw new IllegalArgumentException("the map's legend is not the tile set's");
    }
    GridSize size = map.size();
    if (layer == Layer.TOP && map.top().isEmpty()) {
      return SpriteLayer.empty(size);
    }
    char[] sprites = new char[size.cells()];
    boolean[] joining = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      joining[id] = legend.tile(id).hasJoins();
    }
    int rows = Math.max(1, BAND / size.width());
    IntStream.range(0, (size.height() + rows - 1) / rows)
        .parallel()
        .forEach(band -> tileRows(map, layer, band * rows, (band + 1) * rows, joining, sprites));
    return new SpriteLayer(size, CellNumbers.of(sprites));
  }

  private void tileRows(
      TileMap map, Layer layer, int first, int end, boolean[] joining, char[] sprites) {
    GridSize size = map.size();
    NearRows rows = new NearRows(map.layer(layer), first);
    Rotation turn = map.layer(layer).turn();
    Rotation back = turn.inverse();
    for (int y = first; y < Math.min(end, size.height()); y++) {
      rows.advance();
      char[] here = rows.here();
      for (int x = 0, index = size.index(0, y); x < size.width(); x++, index++) {
        int id = here[x + 1];
        if (id == Legend.NOTHING) {
          continue; // as in most cells of overlays: no sprite
        }
        int mask = joining[id] ? arms(id, rows, x) : 0;
        int appearance = byGround[id] == null ? id : byGround[id][map.base().id(index)];
        int row = firstRow[appearance];
        if (rowsOf(appearance) > 1) {
          int around = joining[id] ? joinedCorners(id, mask, rows, x) : EVERY_CORNER;
          row = row(appearance, back.x(size, x, y), back.y(size, x, y), turn, around);
        }
        sprites[index] = at(row, mask);
      }
    }
  }

  /** As {@link NeighborMask#of}. */
  private int arms(int id, NearRows rows, int x) {
    return (legend.joins(id, rows.above()[x + 1]) ? Direction.NORTH.bit() : 0)
        | (legend.joins(id, rows.here()[x + 2]) ? Direction.EAST.bit() : 0)
        | (legend.joins(id, rows.below()[x + 1]) ? Direction.SOUTH.bit() : 0)
        | (legend.joins(id, rows.here()[x]) ? Direction.WEST.bit() : 0);
  }

  /** As {@link CornerMask#joined}. */
  private int joinedCorners(int id, int arms, NearRows rows, int x) {
    int corners = CornerMask.between(arms);
    if (corners != 0) {
      corners &= isJoined(id, rows.above()[x + 2]) ? -1 : ~1;
      corners &= isJoined(id, rows.below()[x + 2]) ? -1 : ~2;
      corners &= isJoined(id, rows.below()[x]) ? -1 : ~4;
      corners &= isJoined(id, rows.above()[x]) ? -1 : ~8;
    }
    return corners;
  }

  private boolean isJoined(int id, int diagonal) {
    return diagonal == id || legend.joins(id, diagonal);
  }

  private char at(int row, int mask) {
    return table[row * NeighborMask.COUNT + mask];
  }

  private int rowsOf(int appearance) {
    return corners[appearance] > 0
        ? stemCounts[appearance] * CornerMask.COUNT
        : stemCounts[appearance];
  }

  /** Whether the sprite of a tile may depend on the base tile below it. */
  public boolean dependsOnGround() {
    return Arrays.stream(byGround).anyMatch(Objects::nonNull);
  }

  /**
   * The table row for an appearance in a cell of the unrotated map.
   *
   * @param turn the map's rotation
   * @param around the corners that may be full, on the rotated map
   */
  private int row(int appearance, int x, int y, Rotation turn, int around) {
    int stem =
        stemCounts[appearance] == 1 ? 0 : TileAppearance.choice(x, y, stemCounts[appearance]);
    if (corners[appearance] == 0) {
      return firstRow[appearance] + stem;
    }
    int full = around == 0 ? 0 : around & CornerMask.chosen(x, y, turn, corners[appearance]);
    return firstRow[appearance] + stem * CornerMask.COUNT + full;
  }

  /** The pieces of transitions on the base of such a map. */
  public TransitionLayer pieces(TileMap map) {
    return borders.tile(map.base());
  }

  /**
   * Updates {@link #pieces} of a rotated map after some cells of its base have changed: the pieces
   * on these cells and on all eight neighbors of each.
   *
   * @param changed as for {@link #patch}
   * @param known the stacks numbered so far
   */
  public TransitionPatch transitionPatch(
      TileMap map, Rotation rotation, int[] changed, TransitionStacks known) {
    return borders.patch(map.base(), rotation, changed, known);
  }

  /** The numbers of all sprites used for pieces, alone or in combination. */
  public Set<Integer> pieceSprites() {
    return borders.sprites();
  }

  /** Whether cells may have pieces. */
  public boolean hasBorders() {
    return !borders.isIdle();
  }

  /**
   * Updates {@link #tile} of one layer of a rotated map after some of its cells have changed: the
   * sprites of these cells and of their neighbors, whose arms may have changed. If {@link
   * #dependsOnGround}, the changed cells of the base must be passed for the other layers, too.
   *
   * @param map the unrotated map in its current state; its legend is the tile set's
   * @param rotation the map's rotation
   * @param changed row-major indices of the unrotated map
   */
  public SpritePatch patch(TileMap map, Rotation rotation, Layer layer, int[] changed) {
    GridSize size = map.size();
    GridSize turned = rotation.apply(size);
    int[] near = near(size, changed);
    int[] cells = new int[near.length];
    for (int i = 0; i < near.length; i++) {
      int x = size.x(near[i]);
      int y = size.y(near[i]);
      cells[i] = turned.index(rotation.x(size, x, y), rotation.y(size, x, y));
    }
    Arrays.sort(cells);
    Rotation back = rotation.inverse();
    char[] sprites = new char[cells.length];
    for (int i = 0; i < cells.length; i++) {
      int turnedX = turned.x(cells[i]);
      int turnedY = turned.y(cells[i]);
      int x = back.x(turned, turnedX, turnedY);
      int y = back.y(turned, turnedX, turnedY);
      TileLayer tiles = map.layer(layer);
      int arms = NeighborMask.of(legend, tiles, x, y);
      int id = tiles.id(x, y);
      boolean joins = id != Legend.NOTHING && legend.tile(id).hasJoins();
      int around = joins ? CornerMask.joined(legend, tiles, x, y, arms) : EVERY_CORNER;
      int mask = NeighborMask.turned(arms, rotation);
      int appearance = byGround[id] == null ? id : byGround[id][map.base().id(x, y)];
      int row = row(appearance, x, y, rotation, NeighborMask.turned(around, rotation));
      sprites[i] = at(row, mask);
    }
    return new LayerPatch(layer, cells, sprites);
  }

  /**
   * These cells and their neighbors, each once; includes diagonal neighbors if any tile has
   * corners.
   */
  private int[] near(GridSize size, int[] cells) {
    List<Direction> around =
        Arrays.stream(corners).anyMatch(share -> share > 0)
            ? List.of(Direction.values())
            : Direction.CARDINALS;
    int[] near = new int[(1 + around.size()) * cells.length];
    int count = 0;
    for (int cell : cells) {
      int x = size.x(cell);
      int y = size.y(cell);
      near[count++] = cell;
      for (Direction direction : around) {
        if (size.contains(x + direction.dx(), y + direction.dy())) {
          near[count++] = size.index(x + direction.dx(), y + direction.dy());
        }
      }
    }
    return Arrays.stream(near, 0, count).distinct().toArray();
  }
}
