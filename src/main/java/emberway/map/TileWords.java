package emberway.map;

import java.util.Locale;

/**
 * The words for a tile in directions for travelers. All words are in lower case except names.
 *
 * @param kind what the tile is to a traveler
 * @param noun its name, without article: {@code road}
 * @param plural the plural of the noun: {@code roads}
 * @param phrase how a traveler goes there: {@code along the road}; empty if the tile does not
 *     change this, such as a tent on grass
 * @param edge the place where it ends: {@code the end of the wall}
 * @param bend how its influence bends a route, placed before its noun or a place's name: {@code
 *     drawn by}
 */
public record TileWords(
    Kind kind, String noun, String plural, String phrase, String edge, String bend) {

  /** What a tile is to a traveler. */
  public enum Kind {
    /** Ground to cross, or what covers it. */
    GROUND,
    /** Something that a traveler takes, follows and leaves: a road. */
    WAY,
    /** Something that a traveler passes and remembers, on a way or off it: a bridge, a gate. */
    PASSAGE
  }

  /** Default words for a tile, derived from its label. */
  public static TileWords of(Tile tile) {
    String noun = tile.label().toLowerCase(Locale.ROOT);
    return of(tile, Kind.GROUND, noun, noun + "s");
  }

  /** Words for a tile with known kind and nouns. */
  public static TileWords of(Tile tile, Kind kind, String noun, String plural) {
    boolean attracts =
        tile.influence().map(i -> i.effect() == Influence.Effect.ATTRACT).orElse(false);
    return new TileWords(
        kind,
        noun,
        plural,
        phrase(tile, kind, noun),
        edgeOf(noun),
        attracts ? "drawn by" : "skirting");
  }

  /** Words for something that cannot be entered. */
  public static TileWords barrier(String noun, String edge) {
    return new TileWords(Kind.GROUND, noun, noun, "", edge, "");
  }

  private static String phrase(Tile tile, Kind kind, String noun) {
    return switch (kind) {
      case WAY -> "along the " + noun;
      case PASSAGE -> "past the " + noun;
      case GROUND ->
          tile.layer() == Layer.BASE
              ? "over the " + noun
              : tile.terrain().equals(Terrain.UNCHANGED) ? "" : "past the " + noun;
    };
  }

  /** The default words for the end of a thing with this name. */
  public static String edgeOf(String noun) {
    return "the edge of the " + noun;
  }

  /** These words with another phrase. */
  public TileWords withPhrase(String changed) {
    return new TileWords(kind, noun, plural, changed, edge, bend);
  }
}
