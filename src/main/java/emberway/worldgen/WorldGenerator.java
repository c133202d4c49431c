package emberway.worldgen;

import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.NumberText;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Locale;

/**
 * Generates random worlds. The same size, seed and kind give the same map, cell for cell, on every
 * machine.
 *
 * <p>Stateless except for the legend, so a generator may serve several threads. A map of 4096 ×
 * 4096 cells takes about half a gigabyte during generation.
 */
public final class WorldGenerator {
  private final Legend legend;
  private final TilePalette ids;

  /**
   * Creates a generator that uses the tiles with a part in random worlds.
   *
   * @throws IllegalArgumentException if a part has no tile; the message names it
   */
  public WorldGenerator(Legend legend) {
    this.legend = legend;
    this.ids = new TilePalette(legend);
  }

  /**
   * Generates a world. It always has a start and, on a map of more than one cell, a reachable goal;
   * towns, roads and the rest where there is room.
   *
   * @throws java.util.concurrent.CancellationException if the listener cancels
   */
  public TileMap generate(WorldRequest request, GenerationProgress generationProgress) {
    WorldDraft worldDraft = new WorldDraft(request, ids, generationProgress);
    shape(worldDraft);
    settle(worldDraft);
    worldDraft.advance("start and goal", 0.92);
    new EndpointPlacer(worldDraft).mark();
    worldDraft.advance("done", 1);
    return new TileMap(
        info(worldDraft, request),
        legend,
        new TileLayer(worldDraft.size, worldDraft.base),
        new TileLayer(worldDraft.size, worldDraft.overlay),
        worldDraft.places);
  }

  /** Shapes the land as it would be without people. */
  private static void shape(WorldDraft worldDraft) {
    worldDraft.advance("land and sea", 0);
    TerrainFields terrainFields = new TerrainFields(worldDraft);
    worldDraft.advance("rain", 0.2);
    DrainageNetwork water = new DrainageNetwork(terrainFields.height);
    worldDraft.advance("rivers", 0.3);
    new WaterPlacer(worldDraft, terrainFields, water).carve();
    worldDraft.advance("woods and mountains", 0.45);
    new GroundCover(worldDraft, terrainFields).cover();
  }

  /** Adds settlements, roads and landmarks. */
  private static void settle(WorldDraft worldDraft) {
    worldDraft.advance("volcanoes", 0.65);
    FeaturePlacer featurePlacer = new FeaturePlacer(worldDraft);
    featurePlacer.raiseVolcanoes();
    worldDraft.advance("towns", 0.68);
    new SettlementPlacer(worldDraft).found();
    RoadFinder finder = new RoadFinder(worldDraft);
    RoadNetwork roads = new RoadNetwork(worldDraft, finder);
    roads.build(0.7, 0.88);
    featurePlacer.buildHarbors(finder, roads);
    worldDraft.advance("graveyards", 0.9);
    featurePlacer.layGraveyards();
    featurePlacer.nameWoods();
  }

  private static MapInfo info(WorldDraft worldDraft, WorldRequest request) {
    String kind = request.kind().label();
    String title = kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
    String name =
        worldDraft.towns.isEmpty()
            ? title + " " + request.seed()
            : title + " of " + worldDraft.towns.get(0).name;
    String description =
        "Generated, with %s (kind %s, seed %d, %s%s)"
            .formatted(
                request.kind().description(), kind, request.seed(), request.size(), own(request));
    return new MapInfo(name, MapInfo.DEFAULT_TILE_SET, "", "", description, "");
  }

  /** The amounts that differ from the kind's, so that the description tells all of the request. */
  private static String own(WorldRequest request) {
    WorldAmounts usual = WorldAmounts.of(request.kind());
    StringBuilder own = new StringBuilder();
    for (WorldAmounts.Amount amount : WorldAmounts.Amount.values()) {
      double value = request.amounts().get(amount);
      if (value != usual.get(amount)) {
        own.append(
            ", %s %s%%"
                .formatted(amount.label(), NumberText.plain(Math.rint(10_000 * value) / 100)));
      }
    }
    return own.toString();
  }
}
