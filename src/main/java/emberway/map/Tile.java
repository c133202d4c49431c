package emberway.map;

import java.util.Optional;

/**
 * A kind of thing that a cell can hold, as its tile set's legend describes it. Nothing about a
 * symbol is in code.
 *
 * @param symbol the character in a text map; never {@code '.'}, a space, {@code '#'}, {@code '['}
 *     or a control character
 * @param name a stable name in lower case, such as {@code dirt-road}; unique in a legend
 * @param label what people call it
 * @param layer where it belongs
 * @param stem the sprite's name without neighbor suffix, such as {@code L2_RoadDirt}
 * @param joins the symbols of the same layer whose neighborhood adds an arm to its sprite; empty
 *     for a sprite without suffix
 * @param terrain what it does to the cost of its cell
 * @param influence how it bends routes nearby, if it does
 * @param role whether it marks the start or the goal
 * @param mapColor its color on a small map, 0xRRGGBB
 * @param togglesTo the symbol of what a click makes of it, if anything: another tile of its layer
 * @param generatedAs what it is in random worlds, if anything
 */
public record Tile(
    char symbol,
    String name,
    String label,
    Layer layer,
    String stem,
    String joins,
    Terrain terrain,
    Optional<Influence> influence,
    Role role,
    int mapColor,
    Optional<Character> togglesTo,
    Optional<WorldPart> generatedAs) {

  /** A tile that a click does not change, and that is in no random world. */
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

  /** What a tile marks. */
  public enum Role {
    NONE,
    START,
    GOAL
  }

  /** Checks the symbol and the color. */
  public Tile {
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

  /** Whether a character can stand for a tile in a text map. */
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

  /** The same tile with another terrain and influence. */
  public Tile with(Terrain changed, Optional<Influence> bending) {
    return with(joins, changed, bending, mapColor, togglesTo);
  }

  /** The same tile with another color on small maps, 0xRRGGBB. */
  public Tile with(int color) {
    return with(joins, terrain, influence, color, togglesTo);
  }

  /** The same tile joining other ones. */
  public Tile withJoins(String symbols) {
    return with(symbols, terrain, influence, mapColor, togglesTo);
  }

  /** The same tile with something else, or nothing, that a click makes of it. */
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

  /** Whether a neighbor with that symbol, in the same layer, adds an arm. */
  public boolean joinsWith(char neighbor) {
    return joins.indexOf(neighbor) >= 0;
  }
}
