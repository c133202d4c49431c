package emberway.view;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.WorldPart;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The kinds of tiles by which users mean them, such as all gates. A tile's kinds are its name, its
 * role in random worlds and its nouns in directions.
 */
public final class TileKinds {
  private TileKinds() {}

  /** The kinds of a tile, in lower case. */
  public static Set<String> of(Tile tile, TravelDescription travelDescription) {
    TileWords words = travelDescription.words(tile);
    Set<String> kinds = new LinkedHashSet<>();
    kinds.add(tile.name().toLowerCase(Locale.ROOT));
    tile.generatedAs().map(WorldPart::label).ifPresent(kinds::add);
    kinds.add(words.noun().toLowerCase(Locale.ROOT));
    kinds.add(words.plural().toLowerCase(Locale.ROOT));
    return kinds;
  }

  /** Which tiles are of a kind, by tile id; ignores case. */
  public static boolean[] ofKind(String kind, Legend legend, TravelDescription travelDescription) {
    String wanted = kind.toLowerCase(Locale.ROOT);
    boolean[] isMeant = new boolean[legend.size() + 1];
    for (int id = Legend.NOTHING + 1; id <= legend.size(); id++) {
      isMeant[id] = of(legend.tile(id), travelDescription).contains(wanted);
    }
    return isMeant;
  }

  /** Whether a cell of a map has a tile that is meant. */
  public static boolean isAt(TileMap map, int cell, boolean[] isMeant) {
    return isMeant[map.base().id(cell)]
        || isMeant[map.overlay().id(cell)]
        || isMeant[map.top().id(cell)];
  }

  /** The nouns of all tiles of a legend, in its order, each once: a kind for every tile. */
  public static List<String> nouns(Legend legend, TravelDescription travelDescription) {
    Set<String> nouns = new LinkedHashSet<>();
    for (Tile tile : legend.tiles()) {
      nouns.add(travelDescription.words(tile).noun());
    }
    return new ArrayList<>(nouns);
  }
}
