package emberway.map;

import java.util.Locale;

/**
 * How directions for travelers speak of a tile. All words are in lower case but for names.
 *
 * @param kind what it is to a traveler
 * @param noun what it is called, without article: {@code road}
 * @param plural several of it: {@code roads}
 * @param phrase how one goes where it is: {@code along the road}; empty if it does not change how
 *     one goes, as a tent on grass does not
 * @param edge where it ends: {@code the end of the wall}
 * @param bend how its influence bends a route, before its noun or a place's name: {@code drawn by}
 */
public record TileWords(
    Kind kind, String noun, String plural, String phrase, String edge, String bend) {

  /** What a tile is to a traveler. */
  public enum Kind {
    /** Ground to cross, or what covers it. */
    GROUND,
    /** What one takes, follows and leaves: a road. */
    WAY,
    /** What one passes and remembers, on a way or off it: a bridge, a gate. */
    PASSAGE
  }

  /** The words for a tile whose tile set has none, made of its label. */
  public static TileWords of(Tile tile) {
    String noun = tile.label().toLowerCase(Locale.ROOT);
    return of(tile, Kind.GROUND, noun, noun + "s");
  }

  /** The words for a tile of which the kind and the nouns are known. */
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

  /** The words for what one cannot enter. */
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

  /** Where a thing of that name ends, if nobody says otherwise. */
  public static String edgeOf(String noun) {
    return "the edge of the " + noun;
  }

  /** The same with another phrase. */
  public TileWords withPhrase(String changed) {
    return new TileWords(kind, noun, plural, changed, edge, bend);
  }
}
