package emberway.map;

import java.util.Map;
import java.util.Optional;

/**
 * A kind of tile that a cell can hold, as described in its tile set's legend. No symbol has a
 * meaning in code.
 *
 * @param symbol the character in a text map; never {@code '.'}, a space, {@code '#'}, {@code '['}
 *     or a control character
 * @param name a stable name in lower case, such as {@code dirt-road}; unique in a legend
 * @param label the name shown to users
 * @param labels that name in other languages, by ISO 639 code
 * @param layer the layer it belongs to
 * @param stem the sprite's name without neighbor suffix, such as {@code L2_RoadDirt}
 * @param joins the symbols of tiles in the same layer that add an arm to its sprite as neighbors;
 *     empty for a sprite without suffix
 * @param terrain how it affects the cost of its cell
 * @param influence how it bends routes nearby, if it does
 * @param role whether it marks the start or the goal
 * @param mapColor its color on a small map, 0xRRGGBB
 * @param togglesTo the symbol of the tile that a click turns it into, if any: another tile of its
 *     layer
 * @param generatedAs its part in random worlds, if any
 */
public record Tile(
    char symbol,
    String name,
    String label,
    Map<String, String> labels,
    Layer layer,
    String stem,
    String joins,
    Terrain terrain,
    Optional<Influence> influence,
    Role role,
    int mapColor,
    Optional<Character> togglesTo,
    Optional<WorldPart> generatedAs) {

  /** Creates a tile named in one language, which no click changes and no random world uses. */
  public Tile(
      char symbol,
      String name,
      String label,
      Layer layer,
      String stem,
      String joins,
      Terrain terrain,
      Optional<Influence> influence,
      Role role,
      int mapColor) {
    this(
        symbol,
        name,
        label,
        Map.of(),
        layer,
        stem,
        joins,
        terrain,
        influence,
        role,
        mapColor,
        Optional.empty(),
        Optional.empty());
  }

  /** The special cell that a tile marks. */
  public enum Role {
    NONE,
    START,
    GOAL
  }

  /** Checks the symbol and the color; copies the labels. */
  public Tile {
    labels = Map.copyOf(labels);
    if (!isSymbol(symbol)) {
      throw new IllegalArgumentException(
          "tile symbol U+%04X: must be a visible character other than '.', '#' and '['"
              .formatted((int) symbol));
    }
    if (name.isBlank() || stem.isBlank()) {
      throw new IllegalArgumentException("tile '" + symbol + "': name and stem must not be blank");
    }
    if (mapColor < 0 || mapColor > 0xFFFFFF) {
      throw new IllegalArgumentException(
          "tile '%s': map color %X, legal range 0..FFFFFF".formatted(symbol, mapColor));
    }
  }

  /** Whether a character is allowed as a tile's symbol in a text map. */
  public static boolean isSymbol(char c) {
    return c > ' '
        && c != '.'
        && c != '#'
        && c != '['
        && !Character.isISOControl(c)
        && !Character.isSpaceChar(c)
        && Character.getType(c) != Character.FORMAT
        && !Character.isSurrogate(c)
        && Character.isDefined(c);
  }

  /** This tile with another terrain and influence. */
  public Tile with(Terrain changed, Optional<Influence> bending) {
    return with(joins, changed, bending, mapColor, togglesTo);
  }

  /** This tile with another color on small maps, 0xRRGGBB. */
  public Tile with(int color) {
    return with(joins, terrain, influence, color, togglesTo);
  }

  /** This tile with other joins. */
  public Tile withJoins(String symbols) {
    return with(symbols, terrain, influence, mapColor, togglesTo);
  }

  /** This tile with another toggle, or none. */
  public Tile withToggle(Optional<Character> symbolOfOther) {
    return with(joins, terrain, influence, mapColor, symbolOfOther);
  }

  private Tile with(
      String joining,
      Terrain ground,
      Optional<Influence> bending,
      int color,
      Optional<Character> other) {
    return new Tile(
        symbol,
        name,
        label,
        labels,
        layer,
        stem,
        joining,
        ground,
        bending,
        role,
        color,
        other,
        generatedAs);
  }

  /** Whether its sprite depends on its neighbors. */
  public boolean hasJoins() {
    return !joins.isEmpty();
  }

  /** Whether a neighbor with this symbol in the same layer adds an arm. */
  public boolean joinsWith(char neighbor) {
    return joins.indexOf(neighbor) >= 0;
  }
}
