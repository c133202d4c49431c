package emberway.view;

import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.WorldPart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The kinds of tiles and places by which users mean them, such as all gates. A tile's kinds are its
 * name, its role in random worlds and its nouns in directions; a word may be a kind of both.
 */
public final class TileKinds {
  private static final List<Direction> DIRECTIONS = List.of(Direction.values());

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

  /** Whether tiles or places can be of a kind; ignores case. */
  public static boolean isKnown(String kind, Legend legend, TravelDescription travelDescription) {
    return PlaceKind.meant(kind).isPresent() || isOfTiles(kind, legend, travelDescription);
  }

  private static boolean isOfTiles(String kind, Legend legend, TravelDescription words) {
    String wanted = kind.toLowerCase(Locale.ROOT);
    return legend.tiles().stream().anyMatch(tile -> of(tile, words).contains(wanted));
  }

  /** The cells of a map with a tile or a place of a kind, as row-major indices in this order. */
  public static IntStream cells(String kind, TileMap map, TravelDescription travelDescription) {
    Optional<PlaceKind> meant = PlaceKind.meant(kind);
    BitSet named = new BitSet();
    map.places().stream()
        .filter(place -> Optional.of(place.kind()).equals(meant))
        .forEach(place -> named.set(map.size().index(place.cell())));
    boolean[] isMeant = ofKind(kind, map.legend(), travelDescription);
    return isOfTiles(kind, map.legend(), travelDescription)
        ? IntStream.range(0, map.size().cells())
            .filter(cell -> named.get(cell) || isAt(map, cell, isMeant))
        : named.stream();
  }

  /** The words for the kinds of the places that a map names, except {@link PlaceKind#OTHER}. */
  public static List<String> ofPlaces(TileMap map) {
    return map.places().stream()
        .map(place -> place.kind().said())
        .filter(word -> !word.isEmpty())
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether a cell of a map has a tile that is meant. */
  public static boolean isAt(TileMap map, int cell, boolean[] isMeant) {
    return isMeant[map.base().id(cell)]
        || isMeant[map.overlay().id(cell)]
        || isMeant[map.top().id(cell)];
  }

  /**
   * The cells from which what stands in a cell is reached: the cell itself or, if it is blocked,
   * those beside it that are not; the cell itself if all are.
   *
   * @param cell row-major index
   * @param isBlocked whether the cell at a row-major index cannot be entered
   */
  public static int[] reachedFrom(GridSize size, int cell, IntPredicate isBlocked) {
    if (!isBlocked.test(cell)) {
      return new int[] {cell};
    }
    int x = size.x(cell);
    int y = size.y(cell);
    int[] beside =
        DIRECTIONS.stream()
            .filter(each -> size.contains(x + each.dx(), y + each.dy()))
            .mapToInt(each -> size.index(x + each.dx(), y + each.dy()))
            .filter(isBlocked.negate())
            .toArray();
    return beside.length == 0 ? new int[] {cell} : beside;
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
