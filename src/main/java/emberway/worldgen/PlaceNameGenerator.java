package emberway.worldgen;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Invents names of places; an instance never gives the same name twice. */
final class PlaceNameGenerator {
  /** The site of a town; its name reflects it. */
  enum Site {
    CITY("gate burg hold crown"),
    COAST("haven mouth port strand ness"),
    RIVER("ford bridge water mill wade"),
    HEIGHTS("fell crag tor pass horn"),
    PLAIN("ton wick field ham stead by");

    private final String endings; // separated by spaces

    Site(String endings) {
      this.endings = endings;
    }

    private List<String> endings() {
      return List.of(endings.split(" ", -1));
    }
  }

  private static final List<String> STEMS =
      List.of(
          "Alder", "Amber", "Ash", "Barrow", "Birk", "Black", "Brack", "Bram", "Carr", "Cold",
          "Dun", "East", "Ember", "Fallow", "Fen", "Gold", "Grim", "Hart", "Hazel", "Heron",
          "Hollow", "Iron", "Kel", "Lang", "Lark", "Linden", "Mar", "Mere", "Moor", "Nether", "Oak",
          "Otter", "Raven", "Rook", "Rush", "Salt", "Silver", "Stan", "Swan", "Thorn", "Wether",
          "Whin", "Winter", "Wolf", "Yar");

  private static final List<String> ONSETS =
      List.of(
          "b", "br", "d", "dr", "f", "g", "h", "k", "l", "m", "n", "r", "s", "sk", "t", "th", "v");

  private static final List<String> RIMES =
      List.of(
          "a", "ae", "al", "an", "ar", "e", "el", "en", "er", "i", "il", "o", "ol", "or", "u",
          "un");

  private final RandomStream randomStream;
  private final Set<String> given = new HashSet<>(); // only for look-ups, never iterated

  PlaceNameGenerator(RandomStream randomStream) {
    this.randomStream = randomStream;
  }

  /** The name of a town, such as Alderford. */
  String town(Site site) {
    for (int tries = 0; tries < 40; tries++) {
      String ending = pick(site.endings());
      String stem = tries < 20 ? pick(STEMS) : invented();
      if (!clashes(stem, ending) && given.add(stem + ending)) {
        return stem + ending;
      }
    }
    return unique(invented());
  }

  /** A name after a word for the kind of place, such as "Mount Kelgar". */
  String after(String what) {
    return unique(what + " " + invented());
  }

  /** A name before a word for the kind of place, such as "Raven Barrows". */
  String before(String what) {
    for (int tries = 0; tries < 20; tries++) {
      String stem = pick(STEMS);
      if (!what.startsWith(stem) && given.add(stem + " " + what)) {
        return stem + " " + what;
      }
    }
    return unique(invented() + " " + what);
  }

  private String unique(String wish) {
    String name = wish;
    for (int count = 2; !given.add(name); count++) {
      name = wish + " " + count;
    }
    return name;
  }

  private String invented() {
    StringBuilder name = new StringBuilder();
    int syllables = randomStream.between(2, 3);
    for (int i = 0; i < syllables; i++) {
      name.append(pick(ONSETS)).append(pick(RIMES));
    }
    name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
    return name.toString();
  }

  private static boolean clashes(String stem, String ending) {
    char last = stem.charAt(stem.length() - 1);
    return last == ending.charAt(0) || stem.toLowerCase(java.util.Locale.ROOT).endsWith(ending);
  }

  private String pick(List<String> from) {
    return from.get(randomStream.below(from.size()));
  }
}
