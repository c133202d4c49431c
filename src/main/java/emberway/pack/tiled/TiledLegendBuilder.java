package emberway.pack.tiled;

import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.map.DistinctNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Builds the legend of a Tiled map while its cells are read: one entry for each kind of ground, and
 * one for each distinct combination of tiles above it.
 */
final class TiledLegendBuilder {
  /** The most entries that get distinct names. */
  private static final int MAX_NAMED = 20_000;

  private static final int MAX_ENTRIES = 40_000;
  private static final int DEFAULT_COLOR = 0x808080;
  private static final String FIRST_SYMBOLS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final Pattern NOT_IN_NAMES = Pattern.compile("[^a-z0-9]+");

  /**
   * The identity of an entry.
   *
   * @param label its topmost tile's label
   * @param symbol the symbol that its topmost tile prefers, if any
   */
  record Entry(
      Layer layer,
      String label,
      Optional<Character> symbol,
      Terrain terrain,
      Optional<Influence> influence,
      Tile.Role role) {
    Entry unnamed() {
      return new Entry(layer, "Tiles", Optional.empty(), terrain, influence, role);
    }
  }

  private final Map<Entry, Integer> ids = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();

  /** The id of an entry, which is added if new; 0 if there are too many. */
  int id(Entry entry) {
    Integer known = ids.get(entry);
    if (known != null) {
      return known;
    }
    Entry kept = entries.size() < MAX_NAMED ? entry : entry.unnamed();
    if (!kept.equals(entry)) {
      return ids.containsKey(kept) ? ids.get(kept) : add(kept);
    }
    return add(kept);
  }

  private int add(Entry entry) {
    if (entries.size() == MAX_ENTRIES) {
      return Legend.NOTHING;
    }
    entries.add(entry);
    ids.put(entry, entries.size());
    return entries.size();
  }

  /** The entry with an id. [>= 1] */
  Entry entry(int id) {
    return entries.get(id - 1);
  }

  /** Builds the legend, with a unique symbol and name for each entry. */
  Legend build() {
    Set<Character> taken = new HashSet<>();
    DistinctNames names = new DistinctNames();
    List<Character> symbols = new ArrayList<>();
    for (Entry entry : entries) { // preferred symbols first
      boolean granted =
          entry.symbol.isPresent()
              && Tile.isSymbol(entry.symbol.get())
              && taken.add(entry.symbol.get());
      symbols.add(granted ? entry.symbol.get() : null);
    }
    SymbolSource free = new SymbolSource(taken);
    List<Tile> tiles = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      char symbol = symbols.get(i) == null ? free.next() : symbols.get(i);
      String plain = NOT_IN_NAMES.matcher(entry.label.toLowerCase(Locale.ROOT)).replaceAll("-");
      boolean isNothing = plain.isBlank() || plain.equals("-");
      String name = names.free(isNothing ? "tile" : plain, plain + "-");
      tiles.add(
          new Tile(
              symbol,
              name,
              entry.label,
              entry.layer,
              name,
              "",
              entry.terrain,
              entry.influence,
              entry.role,
              DEFAULT_COLOR));
    }
    return new Legend(tiles);
  }

  /** Supplies unused symbols, letters and digits first. */
  private static final class SymbolSource {
    private final Set<Character> taken;
    private int tried;

    SymbolSource(Set<Character> taken) {
      this.taken = taken;
    }

    char next() {
      while (true) {
        char symbol =
            tried < FIRST_SYMBOLS.length()
                ? FIRST_SYMBOLS.charAt(tried)
                : (char) (0x100 + tried - FIRST_SYMBOLS.length());
        tried++;
        if (Tile.isSymbol(symbol) && taken.add(symbol)) {
          return symbol;
        }
      }
    }
  }
}
