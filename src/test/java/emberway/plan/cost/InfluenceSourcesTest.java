package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;

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
import emberway.plan.TestMaps;
import emberway.testing.Extent;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Influences of any kind on both layers, against each applied to each cell as published. */
@Tag("extent")
final class InfluenceSourcesTest {
  private static Influence influence(Random random) {
    double radius = random.nextInt(4) == 0 ? 0 : random.nextDouble() * 3;
    return new Influence(
        random.nextBoolean() ? Effect.ATTRACT : Effect.REPEL,
        radius,
        radius + 0.1 + random.nextDouble(),
        0.5 + random.nextDouble(),
        random.nextBoolean() ? Falloff.HARD : Falloff.SMOOTH);
  }

  private static Terrain terrain(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> Terrain.BLOCKED;
      case 1 -> Terrain.cost(0.1 + random.nextDouble());
      default -> Terrain.factor(0.1 + random.nextDouble());
    };
  }

  /** Tiles of both layers, of which every second has an influence. */
  private static Legend legend(Random random) {
    List<Tile> tiles = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      boolean isBase = i < 4;
      tiles.add(
          TestMaps.tile(
              (char) ('A' + i),
              isBase ? Layer.BASE : Layer.OVERLAY,
              isBase ? Terrain.cost(0.1 + random.nextDouble()) : terrain(random),
              i % 2 == 0 ? null : influence(random),
              Tile.Role.NONE));
    }
    return new Legend(tiles);
  }

  private static void put(TileMap map, Cell cell, Random random) {
    boolean hasSources = random.nextInt(6) == 0;
    int base = hasSources ? random.nextInt(5) : 1 + 2 * random.nextInt(2);
    int overlay = hasSources ? random.nextInt(5) : 0;
    map.base().set(cell.x(), cell.y(), base);
    map.overlay().set(cell.x(), cell.y(), overlay == 0 ? Legend.NOTHING : 4 + overlay);
  }

  private static TileMap map(Random random, int side) {
    GridSize size = new GridSize(side - random.nextInt(5), side - random.nextInt(5));
    TileMap map =
        new TileMap(
            Legends.info("random"),
            legend(random),
            new TileLayer(size),
            new TileLayer(size),
            List.of());
    for (int cell = 0; cell < size.cells(); cell++) {
      put(map, size.cell(cell), random);
    }
    return map;
  }

  private static double plainCost(TileMap map, int cell) {
    double cost = Double.POSITIVE_INFINITY;
    for (int id : new int[] {map.base().id(cell), map.overlay().id(cell)}) {
      cost = id == Legend.NOTHING ? cost : map.legend().tile(id).terrain().over(cost);
    }
    return cost;
  }

  private record Source(Cell cell, Influence influence) {}

  /** Every source of a map, row by row, base before overlay. */
  private static List<Source> sources(TileMap map) {
    List<Source> sources = new ArrayList<>();
    for (int cell = 0; cell < map.size().cells(); cell++) {
      Cell at = map.size().cell(cell);
      for (int id : new int[] {map.base().id(cell), map.overlay().id(cell)}) {
        if (id != Legend.NOTHING) {
          map.legend().tile(id).influence().ifPresent(each -> sources.add(new Source(at, each)));
        }
      }
    }
    return sources;
  }

  /** Applies every source of a kind, wherever it lies. */
  private static double bent(
      List<Source> sources, Effect effect, boolean divides, double before, Cell to) {
    double value = before;
    for (Source source : sources) {
      if (source.influence.effect() == effect) {
        double multiplier = source.influence.multiplier(source.cell, to);
        value = divides ? value / multiplier : value * multiplier;
      }
    }
    return value;
  }

  private static void assertAsPublished(
      String what, TileMap map, CostField field, InfluenceField influences) {
    List<Source> sources = sources(map);
    for (int cell = 0; cell < map.size().cells(); cell++) {
      Cell at = map.size().cell(cell);
      String where = what + ", cell " + at;
      double ground = plainCost(map, cell);
      double warmed = bent(sources, Effect.ATTRACT, true, ground, at);
      assertThat(new GroundCosts(map).costAt(cell)).as(where).isEqualTo(ground);
      assertThat(field.costAt(cell))
          .as(where)
          .isEqualTo(bent(sources, Effect.REPEL, false, warmed, at));
      assertThat(influences.attractionAt(cell))
          .as(where)
          .isEqualTo((float) bent(sources, Effect.ATTRACT, false, 1, at));
      assertThat(influences.repulsionAt(cell))
          .as(where)
          .isEqualTo((float) bent(sources, Effect.REPEL, false, 1, at));
    }
  }

  /** Bit by bit, after edits of one cell, of neighbors and of cells far apart, too. */
  @Test
  void costs_randomMapsAndEdits_areAsPublished() {
    for (long seed = 1; seed <= Extent.of(12, 40); seed++) {
      Random random = new Random(seed);
      TileMap map = map(random, seed % 4 == 0 ? 40 : 14);
      CostField field = CostField.of(map);
      InfluenceField influences = InfluenceField.of(map);
      assertAsPublished("seed " + seed, map, field, influences);
      for (int edit = 1; edit <= 4; edit++) {
        List<Cell> changed = new ArrayList<>();
        boolean isFar = random.nextBoolean();
        Cell first = map.size().cell(random.nextInt(map.size().cells()));
        for (int i = random.nextInt(3); i >= 0; i--) {
          Cell near = new Cell(Math.max(0, first.x() - i), Math.max(0, first.y() - i % 2));
          changed.add(isFar ? map.size().cell(random.nextInt(map.size().cells())) : near);
        }
        changed.forEach(cell -> put(map, cell, random));
        field = field.edited(map, changed);
        influences = influences.edited(map, changed);
        assertAsPublished("seed %d, edit %d".formatted(seed, edit), map, field, influences);
      }
    }
  }

  /** What a cell costs does not depend on the window that it is looked at through. */
  @Test
  void costs_anyWindow_areThoseOfTheWholeMap() {
    for (long seed = 1; seed <= Extent.of(60, 200); seed++) {
      Random random = new Random(seed);
      TileMap map = map(random, 30);
      GridSize size = map.size();
      double[] all = InfluenceSources.all(map).costs(new GroundCosts(map));
      Cell corner = size.cell(random.nextInt(size.cells()));
      CellWindow window = CellWindow.of(corner).grown(random.nextInt(6), size);
      double[] there =
          new InfluenceSources(map, InfluenceStamp.of(map.legend()), window)
              .costs(new GroundCosts(map));
      assertThat(there).hasSize(window.cells());
      for (int y = window.y(); y <= window.lastRow(); y++) {
        for (int x = window.x(); x <= window.lastColumn(); x++) {
          assertThat(there[window.index(x, y)])
              .as("seed %d, cell %d,%d of %s", seed, x, y, window)
              .isEqualTo(all[size.index(x, y)]);
        }
      }
    }
  }

  @Test
  void windows_changesFarApart_areLookedAtOneByOne() {
    GridSize size = new GridSize(100, 50);
    Influence wide = new Influence(Effect.REPEL, 2, 3, 1, Falloff.HARD);
    Tile source = TestMaps.tile('V', Layer.BASE, Terrain.cost(1), wide, Tile.Role.NONE);
    AffectedCells affected =
        new AffectedCells(size, InfluenceStamp.of(new Legend(List.of(source))));
    assertThat(affected.windows(List.of(new Cell(10, 10), new Cell(11, 10))))
        .containsExactly(new CellWindow(8, 8, 6, 5));
    assertThat(affected.windows(List.of(new Cell(0, 0), new Cell(99, 49))))
        .containsExactly(new CellWindow(0, 0, 3, 3), new CellWindow(97, 47, 3, 3));
    assertThat(affected.windows(List.of())).isEmpty();
  }
}
