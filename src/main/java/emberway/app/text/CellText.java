package emberway.app.text;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.view.TravelerText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes cells and travelers in the language of the window. */
public final class CellText {
  private static final int MAX_GROUNDS = 4;

  private CellText() {}

  /** Returns the tiles in a cell, such as {@code stone wall on grass}. */
  public static String tilesAt(TileMap map, Cell cell) {
    int index = map.size().index(cell);
    int top = map.top().id(index);
    String below = tilesBelowTop(map, index);
    return top == Legend.NOTHING ? below : Texts.format("cell.top-above", label(map, top), below);
  }

  private static String tilesBelowTop(TileMap map, int index) {
    int above = map.overlay().id(index);
    int below = map.base().id(index);
    if (above == Legend.NOTHING) {
      return below == Legend.NOTHING ? Texts.get("cell.nothing") : label(map, below);
    }
    return below == Legend.NOTHING
        ? label(map, above)
        : Texts.format("cell.above-on-below", label(map, above), label(map, below));
  }

  private static String label(TileMap map, int id) {
    return inSentence(map.legend().tile(id));
  }

  /** Returns a tile's label, in the language of the window if its tile set has it. */
  public static String label(Tile tile) {
    return tile.labels().getOrDefault(Texts.language().id(), tile.label());
  }

  /** Returns a traveler's label, in the language of the window if its tile set has it. */
  public static String label(TravelProfile profile) {
    return isOnFoot(profile)
        ? Texts.get("cell.on-foot")
        : profile.labels().getOrDefault(Texts.language().id(), profile.label());
  }

  /**
   * Returns the name of a kind of tiles: its noun, which is English, unless the tile has a label in
   * the language of the window.
   *
   * @param tile a tile of the kind, if one is known
   */
  public static String kind(String noun, Optional<Tile> tile) {
    return tile.map(one -> one.labels().get(Texts.language().id())).orElse(noun);
  }

  /** Returns a tile's label as written within a sentence. */
  public static String inSentence(Tile tile) {
    return inSentence(label(tile));
  }

  /** Returns a label in lower case if the language writes nouns that way within a sentence. */
  public static String inSentence(String label) {
    boolean isSmall = Texts.get("noun.lower-case").equals("true");
    return isSmall ? label.toLowerCase(Locale.ROOT) : label;
  }

  private static boolean isOnFoot(TravelProfile profile) {
    return profile.name().equals(TravelProfile.FOOT.name());
  }

  /** Returns the name of a kind of place. */
  public static String kind(PlaceKind kind) {
    return Texts.get(
        switch (kind) {
          case CAPITAL -> "place.kind.capital";
          case TOWN -> "place.kind.town";
          case VILLAGE -> "place.kind.village";
          case PORT -> "place.kind.port";
          case CASTLE -> "place.kind.castle";
          case RUIN -> "place.kind.ruin";
          case PEAK -> "place.kind.peak";
          case INN -> "place.kind.inn";
          case SHRINE -> "place.kind.shrine";
          case OTHER -> "place.kind.other";
        });
  }

  /** Returns a traveler's name as written within a sentence, such as {@code the boat}. */
  public static String noun(TravelProfile profile) {
    return isOnFoot(profile)
        ? Texts.get("cell.traveler")
        : Texts.format("cell.traveler.named", inSentence(label(profile)));
  }

  /** Returns a text with its first letter capitalized. */
  public static String sentenceStart(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /**
   * Returns a sentence that says that a traveler cannot start in a cell, and where it could.
   *
   * @param map the map as in its file
   */
  public static String blockedStart(TravelProfile profile, TileMap map, Cell start) {
    return sentenceStart(
        Texts.format(
            "cell.blocked-start",
            noun(profile),
            tilesAt(map, start),
            start,
            where(profile, map.legend())));
  }

  private static String where(TravelProfile profile, Legend legend) {
    List<Tile> grounds = TravelerText.grounds(profile, legend);
    if (grounds.isEmpty() || grounds.size() > MAX_GROUNDS) {
      return Texts.get("cell.beside-it");
    }
    String all = inSentence(grounds.get(0));
    for (Tile ground : grounds.subList(1, grounds.size())) {
      all = Texts.format("cell.or", all, inSentence(ground));
    }
    return Texts.format("cell.on", all);
  }
}
