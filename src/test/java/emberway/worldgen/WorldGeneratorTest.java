package emberway.worldgen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.fail;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Extent;
import emberway.worldgen.WorldAmounts.Amount;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("extent")
final class WorldGeneratorTest {
  private static final Legend LEGEND = WorldLegend.fantasy();
  private static final WorldGenerator GENERATOR = new WorldGenerator(LEGEND);

  private static TileMap world(int width, int height, long seed, WorldKind kind) {
    return GENERATOR.generate(
        new WorldRequest(new GridSize(width, height), seed, kind), GenerationProgress.NONE);
  }

  private static String at(TileMap map, int x, int y) {
    int id = map.overlay().id(x, y);
    return id == Legend.NOTHING ? "" : LEGEND.tile(id).name();
  }

  private static String ground(TileMap map, int x, int y) {
    return LEGEND.tile(map.base().id(x, y)).name();
  }

  private static boolean isPaved(TileMap map, int x, int y) {
    return map.size().contains(x, y)
        && Set.of("dirt-road", "bridge", "gate").contains(at(map, x, y));
  }

  private static boolean isWalkable(TileMap map, Cell cell) {
    int overlay = map.overlay().id(cell.x(), cell.y());
    double cost =
        LEGEND.tile(map.base().id(cell.x(), cell.y())).terrain().over(Double.POSITIVE_INFINITY);
    return (overlay == 0 ? cost : LEGEND.tile(overlay).terrain().over(cost))
        < Double.POSITIVE_INFINITY;
  }

  /** The cells that rook moves over walkable ground reach. */
  private static Set<Cell> reachable(TileMap map, Cell from) {
    Set<Cell> seen = new HashSet<>(List.of(from));
    Deque<Cell> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Cell cell = open.pop();
      for (Direction direction : Direction.CARDINALS) {
        Cell next = cell.step(direction);
        if (map.size().contains(next.x(), next.y()) && isWalkable(map, next) && seen.add(next)) {
          open.push(next);
        }
      }
    }
    return seen;
  }

  private static List<Cell> cells(TileMap map, String overlay) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < map.size().cells(); i++) {
      Cell cell = map.size().cell(i);
      if (at(map, cell.x(), cell.y()).equals(overlay)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** A 64-bit FNV-1a over the symbols of both layers, independent of the legend's order. */
  private static String fingerprint(TileMap map) {
    long hash = 0xCBF29CE484222325L;
    for (TileLayer layer : List.of(map.base(), map.overlay())) {
      for (int i = 0; i < map.size().cells(); i++) {
        int id = layer.id(i);
        hash = (hash ^ (id == 0 ? '.' : LEGEND.tile(id).symbol())) * 0x100000001B3L;
      }
    }
    return Long.toHexString(hash);
  }

  @ParameterizedTest
  @CsvSource({
    "REALM, 80, 64, -3, 635ef43ae5edab11",
    "ISLAND, 87, 64, -2, 112dc6a58629c423",
    "ARCHIPELAGO, 94, 64, 1, a00986c185695676",
    "MOUNTAINS, 101, 64, 6, be220fb397f0d20",
    "PLAINS, 108, 64, 13, 5726b7714181b653",
    "CITY, 115, 64, 22, f63d84fecb683b4e",
    "GRAVEYARD, 122, 64, 33, 940ac01b7d0961d2"
  })
  void generate_sameRequest_sameCellsAsEver(
      WorldKind kind, int width, int height, long seed, String expected) {
    assertThat(fingerprint(world(width, height, seed, kind))).isEqualTo(expected);
  }

  @Tag("slow")
  @Test
  void generate_largeWorld_sameCellsAsEver() {
    assertThat(fingerprint(world(2100, 1300, 77, WorldKind.REALM))).isEqualTo("62152ed4506689e4");
  }

  @ParameterizedTest
  @EnumSource
  void generate_twice_sameMapAndPlaces(WorldKind kind) {
    TileMap first = world(90, 70, -5, kind);
    TileMap second = world(90, 70, -5, kind);
    assertThat(second.base()).isEqualTo(first.base());
    assertThat(second.overlay()).isEqualTo(first.overlay());
    assertThat(second.places()).isEqualTo(first.places());
    assertThat(second.info()).isEqualTo(first.info());
    assertThat(fingerprint(world(90, 70, -4, kind))).isNotEqualTo(fingerprint(first));
  }

  @Test
  void generate_legendInAnotherOrder_sameWorld() {
    List<Tile> reversed = new ArrayList<>(WorldLegend.tiles());
    java.util.Collections.reverse(reversed);
    Legend legend = new Legend(reversed);
    WorldRequest request = new WorldRequest(new GridSize(60, 60), 8, WorldKind.REALM);
    TileMap there = new WorldGenerator(legend).generate(request, GenerationProgress.NONE);
    TileMap here = GENERATOR.generate(request, GenerationProgress.NONE);
    for (int i = 0; i < here.size().cells(); i++) {
      assertThat(legend.tile(there.base().id(i)).name())
          .isEqualTo(LEGEND.tile(here.base().id(i)).name());
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_anySize_startAndGoalOnceAndConnected(WorldKind kind) {
    for (int[] size :
        new int[][] {{2, 1}, {1, 3}, {7, 5}, {10, 10}, {33, 20}, {64, 64}, {120, 50}}) {
      for (long seed = 0; seed < Extent.of(2, 15); seed++) {
        String what = "%s %d×%d seed %d".formatted(kind, size[0], size[1], seed);
        TileMap map = world(size[0], size[1], seed, kind);
        assertThat(cells(map, "tent")).as(what).hasSize(1);
        assertThat(cells(map, "castle")).as(what).hasSize(1);
        assertThat(reachable(map, map.start().orElseThrow()))
            .as(what)
            .contains(map.goal().orElseThrow());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_largerMap_startAndGoalLieFarApart(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(2, 12); seed++) {
      TileMap map = world(128, 128, seed, kind);
      double least = kind == WorldKind.CITY ? 32 : 48;
      assertThat(map.start().orElseThrow().distanceTo(map.goal().orElseThrow()))
          .as("%s seed %d", kind, seed)
          .isGreaterThan(least);
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_oneCell_holdsTheStartAlone(WorldKind kind) {
    TileMap map = world(1, 1, 3, kind);
    assertThat(map.start()).contains(new Cell(0, 0));
    assertThat(map.goal()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void generate_tinyAndThinSizes_neverFail(WorldKind kind) {
    for (int side = 1; side <= 26; side++) {
      for (long seed = 0; seed < Extent.of(2, 6); seed++) {
        assertThat(world(side, 1 + side / 2, seed, kind).start()).isPresent();
        assertThat(world(1, 40 * side, seed, kind).start()).isPresent();
        assertThat(world(30 * side, 2, seed, kind).start()).isPresent();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_everywhere_roadsAreChainsWithoutClots(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(3, 24); seed++) {
      TileMap map = world(110, 96, seed, kind);
      for (int y = 0; y < 96; y++) {
        for (int x = 0; x < 110; x++) {
          if (!isPaved(map, x, y)) {
            continue;
          }
          String what = "%s seed %d at %d,%d".formatted(kind, seed, x, y);
          boolean clot = isPaved(map, x + 1, y) && isPaved(map, x, y + 1);
          assertThat(clot && isPaved(map, x + 1, y + 1)).as("clot, " + what).isFalse();
          boolean joined =
              isPaved(map, x - 1, y)
                  || isPaved(map, x + 1, y)
                  || isPaved(map, x, y - 1)
                  || isPaved(map, x, y + 1);
          assertThat(joined).as("alone, " + what).isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_everywhere_bridgesAreStraightAndOverWaterOnly(WorldKind kind) {
    int bridges = 0;
    for (long seed = 0; seed < Extent.of(2, 16); seed++) {
      TileMap map = world(110, 96, seed, kind);
      for (Cell cell : cells(map, "bridge")) {
        int x = cell.x();
        int y = cell.y();
        String what = "%s seed %d at %s".formatted(kind, seed, cell);
        assertThat(ground(map, x, y)).as(what).isEqualTo("water");
        boolean eastWest = isPaved(map, x - 1, y) || isPaved(map, x + 1, y);
        boolean northSouth = isPaved(map, x, y - 1) || isPaved(map, x, y + 1);
        assertThat(eastWest).as(what).isNotEqualTo(northSouth);
        bridges++;
      }
      for (Cell cell : cells(map, "dirt-road")) {
        assertThat(ground(map, cell.x(), cell.y())).as("road at %s", cell).isNotEqualTo("water");
      }
    }
    assertThat(bridges).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void generate_walledTowns_gatesLeadThroughStraightWall(WorldKind kind) {
    int gates = 0;
    for (long seed = 0; seed < 16; seed++) {
      TileMap map = world(110, 96, seed, kind);
      for (Cell gate : cells(map, "gate")) {
        int x = gate.x();
        int y = gate.y();
        String what = "%s seed %d gate at %s".formatted(kind, seed, gate);
        boolean wallEastWest =
            at(map, x - 1, y).equals("stone-wall") && at(map, x + 1, y).equals("stone-wall");
        int dx = wallEastWest ? 0 : 1;
        int dy = wallEastWest ? 1 : 0;
        assertThat(at(map, x + dy, y + dx)).as(what).isEqualTo("stone-wall");
        assertThat(at(map, x - dy, y - dx)).as(what).isEqualTo("stone-wall");
        assertThat(at(map, x + dx, y + dy)).as(what).isEqualTo("dirt-road");
        assertThat(at(map, x - dx, y - dy)).as(what).isEqualTo("dirt-road");
        gates++;
      }
    }
    assertThat(gates).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void generate_walls_areClosedLoopsOneCellThick(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(2, 16); seed++) {
      TileMap map = world(110, 96, seed, kind);
      Set<Cell> walls = new HashSet<>(cells(map, "stone-wall"));
      walls.addAll(cells(map, "gate"));
      for (Cell wall : walls) {
        long neighbors =
            Direction.CARDINALS.stream().filter(d -> walls.contains(wall.step(d))).count();
        assertThat(neighbors).as("%s seed %d wall at %s", kind, seed, wall).isEqualTo(2);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void generate_places_areNamedOnceAndWalkable(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(3, 20); seed++) {
      TileMap map = world(128, 100, seed, kind);
      assertThat(map.places()).as("%s seed %d", kind, seed).isNotEmpty();
      assertThat(map.places().stream().map(Place::name)).doesNotHaveDuplicates();
      for (Place place : map.places()) {
        assertThat(isWalkable(map, place.cell())).as("%s seed %d %s", kind, seed, place).isTrue();
      }
    }
  }

  /** Whether some cell around another has a tile in its overlay. */
  private static boolean isNear(TileMap map, Cell middle, int reach, String overlay) {
    return cells(map, overlay).stream()
        .anyMatch(
            cell ->
                Math.max(Math.abs(cell.x() - middle.x()), Math.abs(cell.y() - middle.y()))
                    <= reach);
  }

  @Test
  void generate_places_areOfTheKindOfWhatIsThere() {
    Set<PlaceKind> seen = EnumSet.noneOf(PlaceKind.class);
    for (WorldKind kind : WorldKind.values()) {
      for (long seed = 0; seed < 3; seed++) {
        TileMap map = world(128, 100, seed, kind);
        List<PlaceKind> kinds = map.places().stream().map(Place::kind).toList();
        assertThat(Collections.frequency(kinds, PlaceKind.CAPITAL)).isEqualTo(1);
        for (Place place : map.places()) {
          seen.add(place.kind());
          String name = place.name();
          String what = "%s seed %d %s".formatted(kind, seed, place);
          boolean isTown = !name.contains(" ");
          switch (place.kind()) {
            case CAPITAL -> assertThat(map.info().name()).as(what).endsWith(" of " + name);
            case TOWN -> assertThat(isNear(map, place.cell(), 16, "stone-wall")).as(what).isTrue();
            case VILLAGE -> assertThat(isTown).as(what).isTrue();
            case PORT -> assertThat(isNear(map, place.cell(), 34, "bridge")).as(what).isTrue();
            case PEAK ->
                assertThat(at(map, place.cell().x(), place.cell().y()))
                    .as(what)
                    .endsWith("-volcano");
            case RUIN -> assertThat(isNear(map, place.cell(), 6, "tombstone")).as(what).isTrue();
            case OTHER -> assertThat(name).as(what).matches(".* (Pass|Wood|Holt)( \\d+)?");
            default -> fail(what);
          }
        }
      }
    }
    assertThat(seen).contains(PlaceKind.TOWN, PlaceKind.VILLAGE, PlaceKind.PORT);
    assertThat(seen).contains(PlaceKind.PEAK, PlaceKind.RUIN, PlaceKind.OTHER);
  }

  @Test
  void generate_volcanicRange_hasLavaBesideItsFires() {
    int erupting = 0;
    for (long seed = 0; seed < 10; seed++) {
      TileMap map = world(128, 128, seed, WorldKind.MOUNTAINS);
      for (Cell fire : cells(map, "erupting-volcano")) {
        assertThat(ground(map, fire.x(), fire.y())).isEqualTo("rock");
        boolean lava =
            Direction.CARDINALS.stream()
                .map(fire::step)
                .anyMatch(c -> ground(map, c.x(), c.y()).equals("lava"));
        erupting += lava ? 1 : 0;
      }
    }
    assertThat(erupting).isGreaterThan(10);
  }

  private static TileMap world(WorldKind kind, long seed, WorldAmounts amounts) {
    return GENERATOR.generate(
        new WorldRequest(new GridSize(96, 80), seed, kind, amounts), GenerationProgress.NONE);
  }

  private static long count(TileMap map, String ground) {
    return IntStream.range(0, map.size().cells())
        .filter(cell -> LEGEND.tile(map.base().id(cell)).name().equals(ground))
        .count();
  }

  @ParameterizedTest
  @EnumSource
  void generate_usualAmountsGiven_sameMapAsWithout(WorldKind kind) {
    TileMap usual = world(96, 80, 4, kind);
    TileMap given = world(kind, 4, WorldAmounts.of(kind));
    assertThat(given.base()).isEqualTo(usual.base());
    assertThat(given.overlay()).isEqualTo(usual.overlay());
    assertThat(given.places()).isEqualTo(usual.places());
    assertThat(given.info()).isEqualTo(usual.info());
    assertThat(given.info().description()).endsWith(", 96×80)");
  }

  @ParameterizedTest
  @EnumSource
  void generate_moreOfEach_hasMoreOfIt(WorldKind kind) {
    WorldAmounts plenty =
        WorldAmounts.of(kind)
            .with(Amount.SEA, 0.5)
            .with(Amount.MOUNTAINS, 0.3)
            .with(Amount.FOREST, 0.6)
            .with(Amount.TOWNS, 2)
            .with(Amount.VOLCANOES, 1)
            .with(Amount.GRAVEYARDS, 3);
    WorldAmounts none = WorldAmounts.of(kind);
    for (Amount amount : Amount.values()) {
      none = none.with(amount, 0);
    }
    TileMap few = world(kind, 11, none);
    TileMap many = world(kind, 11, plenty);
    assertThat(count(many, "water")).isGreaterThan(count(few, "water"));
    assertThat(cells(few, "mountain")).isEmpty();
    assertThat(cells(many, "mountain")).isNotEmpty();
    assertThat(cells(many, "forest").size() + cells(many, "dead-tree").size())
        .isGreaterThan(cells(few, "forest").size() + cells(few, "dead-tree").size());
    assertThat(cells(few, "house")).isEmpty();
    assertThat(cells(few, "tombstone")).isEmpty();
    assertThat(few.info().description()).contains("towns 0%").endsWith("graveyards 0%)");
    assertThat(many.info().description()).contains(", sea 50%, mountains 30%, forest 60%, towns");
  }

  @ParameterizedTest
  @EnumSource
  void generate_anyAmounts_startAndGoalAreConnected(WorldKind kind) {
    Random random = new Random(7);
    for (int run = 0; run < Extent.of(6, 60); run++) {
      WorldAmounts amounts = WorldAmounts.of(kind);
      for (Amount amount : Amount.values()) {
        double extreme = random.nextBoolean() ? amount.max() : 0;
        double share = random.nextInt(3) == 0 ? extreme : amount.max() * random.nextDouble();
        amounts = amounts.with(amount, share);
      }
      TileMap map = world(kind, run, amounts);
      String what = "%s seed %d %s".formatted(kind, run, amounts);
      assertThat(reachable(map, map.start().orElseThrow()))
          .as(what)
          .contains(map.goal().orElseThrow());
      assertThat(map.places().stream().map(Place::name)).as(what).doesNotHaveDuplicates();
    }
  }

  @Test
  void amounts_outOfRange_areRefusedOrLimited() {
    WorldAmounts usual = WorldAmounts.of(WorldKind.REALM);
    assertThat(usual.with(Amount.SEA, 7).sea()).isEqualTo(WorldAmounts.MAX_SEA);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WorldAmounts(0.91, 0, 0, 0, 0, 0))
        .withMessage("sea 0.91, legal range 0..0.9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WorldAmounts(0, 0, 0, 0, Double.NaN, 0));
  }

  @Test
  void constructor_tileMissing_saysWhich() {
    for (Tile missing : WorldLegend.tiles()) {
      List<Tile> rest = new ArrayList<>(WorldLegend.tiles());
      rest.remove(missing);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new WorldGenerator(new Legend(rest)))
          .withMessageContaining("'" + missing.generatedAs().orElseThrow().label() + "'");
    }
  }

  @Test
  void generate_listenerSaysNo_stopsThere() {
    WorldRequest request = new WorldRequest(new GridSize(80, 80), 1, WorldKind.REALM);
    List<String> stages = new ArrayList<>();
    assertThatExceptionOfType(CancellationException.class)
        .isThrownBy(
            () ->
                GENERATOR.generate(
                    request,
                    (stage, fraction) -> {
                      stages.add(stage);
                      return !stage.equals("roads");
                    }));
    assertThat(stages.get(stages.size() - 1)).isEqualTo("roads");
  }

  @Test
  void generate_progress_neverFallsAndEndsAtOne() {
    List<Double> fractions = new ArrayList<>();
    GENERATOR.generate(
        new WorldRequest(new GridSize(200, 200), 1, WorldKind.PLAINS),
        (stage, fraction) -> fractions.add(fraction));
    assertThat(fractions).isSorted();
    assertThat(fractions.get(fractions.size() - 1)).isEqualTo(1);
  }

  @Test
  void everyKind_isDescribed() {
    for (WorldKind kind : WorldKind.values()) {
      assertThat(kind.description()).isNotBlank().doesNotEndWith(".").doesNotContain("\n");
    }
  }
}
