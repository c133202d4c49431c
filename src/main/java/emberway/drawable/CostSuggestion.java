package emberway.drawable;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.render.tiled.TileLooks;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Suggests costs for a Tiled map that has none, by its tiles' names, or else by their colors. */
public final class CostSuggestion {
  private static final Pattern BETWEEN_WORDS =
      Pattern.compile("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})");
  private static final int MIN_PART = 4; // letters of a word that counts within another, too

  /** What names say of the ground. The first that fits counts: a bridge over water is a way. */
  private enum Ground {
    WAY(0.5, "bridge|ford|road|path|street|trail|pier|brücke|furt|straße|weg|pfad|steg"),
    BLOCKED(
        0,
        "water|sea|lake|ocean|river|pond|lava|wall|fence|cliff|mountain|house"
            + "|wasser|see|meer|ozean|fluss|teich|mauer|wand|zaun|klippe|berg|haus"),
    MARSH(4, "marsh|swamp|bog|sumpf|moor"),
    SNOW(3, "snow|ice|schnee|eis"),
    HILLS(2.5, "hill|hills|hügel"),
    FOREST(2, "forest|woods|jungle|tree|trees|wald|dschungel|baum|bäume"),
    ROCK(2, "rock|rocks|fels|felsen"),
    SAND(1.5, "sand|desert|dune|beach|wüste|düne|strand");

    private final double cost; // 0 if blocked
    private final List<String> words;

    Ground(double cost, String words) {
      this.cost = cost;
      this.words = List.of(words.split("\\|", -1));
    }

    private boolean isIn(String name) {
      return BETWEEN_WORDS
          .splitAsStream(name)
          .map(each -> each.toLowerCase(Locale.ROOT))
          .anyMatch(each -> words.stream().anyMatch(word -> isIn(word, each)));
    }

    private static boolean isIn(String word, String text) {
      boolean isPart = text.startsWith(word) || text.endsWith(word);
      return text.equals(word) || (isPart && word.length() >= MIN_PART);
    }

    private Terrain terrain(Layer layer) {
      return this == BLOCKED
          ? Terrain.BLOCKED
          : layer == Layer.BASE || this == WAY ? Terrain.cost(cost) : Terrain.factor(cost);
    }
  }

  private CostSuggestion() {}

  /** Whether a map is one of Tiled in which no tile has a cost or an influence. */
  public static boolean isNeeded(DrawableMap drawable) {
    TileMap map = drawable.loaded().map();
    return !drawable.icons().isEmpty()
        && map.legend().tiles().stream()
            .allMatch(tile -> isPlain(tile.terrain()) && tile.influence().isEmpty());
  }

  private static boolean isPlain(Terrain terrain) {
    return terrain.equals(Terrain.cost(1)) || terrain.equals(Terrain.UNCHANGED);
  }

  /** Returns the suggested terrain of tiles; the others stay as they are. Linear in the cells. */
  public static Map<Tile, Terrain> of(DrawableMap drawable) {
    TileMap map = drawable.loaded().map();
    Legend legend = map.legend();
    List<TileLooks.Icon> icons = drawable.icons();
    Map<Tile, Terrain> result = new HashMap<>();
    for (int i = 0; i < icons.size(); i++) {
      Tile tile = legend.tile(i + 1);
      boolean isNamed = icons.get(i).number() < 0;
      Optional<Ground> ground =
          isNamed
              ? Stream.of(Ground.values()).filter(each -> each.isIn(tile.label())).findFirst()
              : byColor(tile);
      ground.ifPresent(each -> result.put(tile, each.terrain(tile.layer())));
    }
    for (int cell = 0; cell < map.size().cells(); cell++) { // a jetty stands in water
      int below = map.base().id(cell);
      int above = map.overlay().id(cell);
      if (below != Legend.NOTHING
          && above != Legend.NOTHING
          && Terrain.BLOCKED.equals(result.get(legend.tile(below)))) {
        result.putIfAbsent(legend.tile(above), Terrain.cost(1));
      }
    }
    return result;
  }

  /** Returns what the mean color says of a tile on the ground: clear blue is water. */
  private static Optional<Ground> byColor(Tile tile) {
    int red = tile.mapColor() >> 16;
    int green = tile.mapColor() >> 8 & 0xFF;
    int blue = tile.mapColor() & 0xFF;
    boolean isWater = tile.layer() == Layer.BASE && blue > 1.4 * red && blue > 1.15 * green;
    return isWater ? Optional.of(Ground.BLOCKED) : Optional.empty();
  }
}
