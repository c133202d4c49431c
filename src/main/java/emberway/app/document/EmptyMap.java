package emberway.app.document;

import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes maps of nothing but ground. */
final class EmptyMap {
  private EmptyMap() {}

  /**
   * Returns a map without places, start or goal.
   *
   * @param ground the id of a base tile of the legend; any other id stands for the first base tile
   */
  static TileMap of(Legend legend, GridSize size, int ground) {
    char[] base = new char[size.cells()];
    Arrays.fill(base, (char) (isGround(legend, ground) ? ground : first(legend)));
    MapInfo info =
        new MapInfo(Texts.get("world.new-name"), MapInfo.DEFAULT_TILE_SET, "", "", "", "");
    return new TileMap(
        info,
        legend,
        new TileLayer(size, base),
        new TileLayer(size, new char[size.cells()]),
        List.of());
  }

  private static int first(Legend legend) {
    return IntStream.rangeClosed(1, legend.size())
        .filter(id -> isGround(legend, id))
        .findFirst()
        .orElse(Legend.NOTHING);
  }

  private static boolean isGround(Legend legend, int id) {
    return id >= 1 && id <= legend.size() && legend.tile(id).layer() == Layer.BASE;
  }
}
