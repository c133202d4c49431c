package emberway.app.text;

import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.view.TravelerText;
import java.util.List;
import java.util.Locale;

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
    return inSentence(map.legend().tile(id).label());
  }

  /**
   * Returns a label as written within a sentence: in lower case if the language writes nouns that
   * way.
   */
  public static String inSentence(String label) {
    boolean isSmall = Texts.get("noun.lower-case").equals("true");
    return isSmall ? label.toLowerCase(Locale.ROOT) : label;
  }

  /** Returns a traveler's name as written within a sentence, such as {@code the boat}. */
  public static String noun(TravelProfile profile) {
    return profile.name().equals(TravelProfile.FOOT.name())
        ? Texts.get("cell.traveler")
        : Texts.format("cell.traveler.named", inSentence(profile.label()));
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
    List<String> grounds = TravelerText.grounds(profile, legend);
    if (grounds.isEmpty() || grounds.size() > MAX_GROUNDS) {
      return Texts.get("cell.beside-it");
    }
    String all = inSentence(grounds.get(0));
    for (String ground : grounds.subList(1, grounds.size())) {
      all = Texts.format("cell.or", all, inSentence(ground));
    }
    return Texts.format("cell.on", all);
  }
}
