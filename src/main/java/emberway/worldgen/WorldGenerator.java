package emberway.worldgen;

import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Locale;

/**
 * Makes random worlds. The same size, seed and kind give the same map, cell for cell, on every
 * machine.
 *
 * <p>Stateless but for the legend, so one generator serves several threads. A map of 4096 × 4096
 * cells takes about half a gigabyte while it is made.
 */
public final class WorldGenerator {
  private final Legend legend;
  private final Palette ids;

  /**
   * A generator that makes worlds of those of these tiles that say what they are in a world.
   *
   * @throws IllegalArgumentException if the legend lacks one: the message names it
   */
  public WorldGenerator(Legend legend) {
    this.legend = legend;
    this.ids = new Palette(legend);
  }

  /**
   * Makes a world. Whatever fits is on it: a start and, on a map of more than one cell, a goal that
   * can be walked to, always; towns, roads and the rest where there is room.
   *
   * @throws java.util.concurrent.CancellationException if the listener wants no more
   */
  public TileMap generate(WorldRequest request, Progress progress) {
    World world = new World(request, ids, progress);
    shape(world);
    settle(world);
    world.advance("start and goal", 0.92);
    new Journey(world).mark();
    world.advance("done", 1);
    return new TileMap(
        info(world, request),
        legend,
        new TileLayer(world.size, world.base),
        new TileLayer(world.size, world.overlay),
        world.places);
  }

  /** The land as it would be without people. */
  private static void shape(World world) {
    world.advance("land and sea", 0);
    Relief relief = new Relief(world);
    world.advance("rain", 0.2);
    Hydrology water = new Hydrology(relief.height);
    world.advance("rivers", 0.3);
    new Shore(world, relief, water).carve();
    world.advance("woods and mountains", 0.45);
    new Ground(world, relief).cover();
  }

  /** What people built, and the landmarks. */
  private static void settle(World world) {
    world.advance("volcanoes", 0.65);
    Landmarks landmarks = new Landmarks(world);
    landmarks.raiseVolcanoes();
    world.advance("towns", 0.68);
    new Settlements(world).found();
    RoadFinder finder = new RoadFinder(world);
    RoadNetwork roads = new RoadNetwork(world, finder);
    roads.build(0.7, 0.88);
    landmarks.buildHarbors(finder, roads);
    world.advance("graveyards", 0.9);
    landmarks.layGraveyards();
    landmarks.nameWoods();
  }

  private static MapInfo info(World world, WorldRequest request) {
    String kind = request.kind().label();
    String title = kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
    String name =
        world.towns.isEmpty()
            ? title + " " + request.seed()
            : title + " of " + world.towns.get(0).name;
    String description =
        "Generated, with %s (kind %s, seed %d, %s)"
            .formatted(request.kind().description(), kind, request.seed(), request.size());
    return new MapInfo(name, MapInfo.DEFAULT_TILE_SET, "", "", description, "");
  }
}
