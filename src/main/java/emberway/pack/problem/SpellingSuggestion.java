package emberway.pack.problem;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Suggests the intended word for a misspelled one. */
public final class SpellingSuggestion {
  private static final int MAX_WORD = 40;
  private static final int MIN_START = 3; // letters that suffice to suggest a longer word

  private SpellingSuggestion() {}

  /** A suggestion for an unknown word: the nearest known one if it is close, else a list of all. */
  public static String remedy(String word, Collection<String> known) {
    return remedy(word, known, "use one of " + String.join(", ", new LinkedHashSet<>(known)));
  }

  /**
   * A suggestion for an unknown word: the nearest known one if it is close, else {@code otherwise}.
   */
  public static String remedy(String word, Collection<String> known, String otherwise) {
    return nearest(word, known).map(near -> "did you mean '" + near + "'?").orElse(otherwise);
  }

  /**
   * The known word with the smallest edit distance, if at most a third of its letters differ; else
   * the only one that begins with the word.
   */
  public static Optional<String> nearest(String word, Collection<String> known) {
    if (word.length() > MAX_WORD) {
      return Optional.empty();
    }
    String lower = word.toLowerCase(Locale.ROOT);
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : known) {
      int distance = distance(lower, candidate.toLowerCase(Locale.ROOT));
      if (distance < bestDistance && distance <= Math.max(1, candidate.length() / 3)) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return Optional.ofNullable(best).or(() -> onlyOneThatBegins(lower, known));
  }

  private static Optional<String> onlyOneThatBegins(String start, Collection<String> known) {
    List<String> longer =
        known.stream()
            .filter(candidate -> candidate.toLowerCase(Locale.ROOT).startsWith(start))
            .toList();
    return longer.size() == 1 && start.length() >= MIN_START
        ? Optional.of(longer.get(0))
        : Optional.empty();
  }

  /** The edit distance, in which two exchanged neighbors count once (optimal string alignment). */
  private static int distance(String a, String b) {
    int[][] distances = new int[a.length() + 1][b.length() + 1]; // [of the first letters of each]
    for (int i = 0; i <= a.length(); i++) {
      distances[i][0] = i;
    }
    for (int j = 0; j <= b.length(); j++) {
      distances[0][j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        boolean isSame = a.charAt(i - 1) == b.charAt(j - 1);
        int distance = distances[i - 1][j - 1] + (isSame ? 0 : 1);
        distance = Math.min(distance, distances[i - 1][j] + 1);
        distance = Math.min(distance, distances[i][j - 1] + 1);
        boolean isExchanged =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        distances[i][j] = isExchanged ? Math.min(distance, distances[i - 2][j - 2] + 1) : distance;
      }
    }
    return distances[a.length()][b.length()];
  }
}
