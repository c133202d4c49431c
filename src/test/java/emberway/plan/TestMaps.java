package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Influence.Falloff;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.testing.Legends;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** Maps for tests, from rows of symbols, with the published legend and a little more. */
public final class TestMaps {
  static final Influence VOLCANO = new Influence(Effect.ATTRACT, 4.5, 5.0, 2.0, Falloff.HARD);
  static final Influence TOMBSTONE = new Influence(Effect.REPEL, 2.5, 3.5, 1.1, Falloff.HARD);

  /** The published tiles; then a smooth volcano, a smooth tombstone, hills, water and a bridge. */
  public static final Legend LEGEND =
      new Legend(
          List.of(
              tile('G', Layer.BASE, Terrain.cost(1), null, Tile.Role.NONE),
              tile('S', Layer.BASE, Terrain.cost(3), null, Tile.Role.NONE),
              tile('R', Layer.OVERLAY, Terrain.factor(0.5), null, Tile.Role.NONE),
              tile('W', Layer.OVERLAY, Terrain.BLOCKED, null, Tile.Role.NONE),
              tile('V', Layer.OVERLAY, Terrain.UNCHANGED, VOLCANO, Tile.Role.NONE),
              tile('v', Layer.OVERLAY, Terrain.UNCHANGED, null, Tile.Role.NONE),
              tile('t', Layer.OVERLAY, Terrain.UNCHANGED, TOMBSTONE, Tile.Role.NONE),
              tile('1', Layer.OVERLAY, Terrain.UNCHANGED, null, Tile.Role.START),
              tile('2', Layer.OVERLAY, Terrain.UNCHANGED, null, Tile.Role.GOAL),
              tile('Y', Layer.OVERLAY, Terrain.UNCHANGED, smooth(VOLCANO), Tile.Role.NONE),
              tile('y', Layer.OVERLAY, Terrain.UNCHANGED, smooth(TOMBSTONE), Tile.Role.NONE),
              tile('H', Layer.BASE, Terrain.cost(2.7), null, Tile.Role.NONE),
              tile('~', Layer.BASE, Terrain.BLOCKED, null, Tile.Role.NONE),
              tile('=', Layer.OVERLAY, Terrain.cost(0.8), null, Tile.Role.NONE)));

  private TestMaps() {}

  static Influence smooth(Influence hard) {
    return new Influence(
        hard.effect(), hard.radius(), hard.reach(), hard.strength(), Falloff.SMOOTH);
  }

  public static Tile tile(
      char symbol, Layer layer, Terrain terrain, Influence influence, Tile.Role role) {
    String name = "tile-" + (int) symbol;
    return new Tile(
        symbol, name, name, layer, name, "", terrain, Optional.ofNullable(influence), role, 0);
  }

  /** A map of base and overlay rows; an overlay shorter than the base is nothing there. */
  public static TileMap map(List<String> base, List<String> overlay) {
    return map(LEGEND, base, overlay);
  }

  public static TileMap map(Legend legend, List<String> base, List<String> overlay) {
    GridSize size = new GridSize(base.get(0).length(), base.size());
    return new TileMap(
        Legends.info("test"),
        legend,
        layer(legend, size, base),
        layer(legend, size, overlay),
        List.of());
  }

  /** A map of grass with these overlay rows. */
  public static TileMap overGrass(String... overlay) {
    List<String> rows = List.of(overlay);
    return map(rows.stream().map(row -> "G".repeat(row.length())).toList(), rows);
  }

  private static TileLayer layer(Legend legend, GridSize size, List<String> rows) {
    TileLayer layer = new TileLayer(size);
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < size.width(); x++) {
        layer.set(x, y, legend.id(rows.get(y).charAt(x)));
      }
    }
    return layer;
  }

  /** The outside data, or a skipped test where it is missing. */
  static Path data(String path) {
    String root = System.getProperty("emberway.data");
    Assumptions.assumeTrue(root != null, "set -Demberway.data to the folder of outside data");
    Path file = Path.of(root, path.split("/", -1));
    Assumptions.assumeTrue(Files.exists(file), file + " is missing");
    return file;
  }

  /** A published map. */
  static TileMap published(String name) {
    List<String> base = new ArrayList<>();
    List<String> overlay = new ArrayList<>();
    List<String> section = new ArrayList<>();
    for (String line : lines(data("published/" + name + ".map.txt"))) {
      switch (line) {
        case "[base]" -> section = base;
        case "[overlay]" -> section = overlay;
        default -> section.add(line);
      }
    }
    return map(base, overlay);
  }

  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The planned way from a map's start to its goal. */
  public static Outcome plan(TileMap map, SearchRules rules) {
    return new Planner(CostField.of(map), rules)
        .plan(map.start().orElseThrow(), map.goal().orElseThrow());
  }

  /** The cells of a route as text: {@code 0,1 1,2}. */
  public static String text(Route route) {
    return String.join(" ", route.cells().stream().map(Cell::toString).toList());
  }
}
