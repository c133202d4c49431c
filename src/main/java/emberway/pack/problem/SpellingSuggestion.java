package emberway.pack.problem;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Suggests the intended word for a misspelled one. */
public final class SpellingSuggestion {
  private static final int MAX_WORD = 40;
  private static final int LEAST_START = 3; // letters that suffice to suggest a longer word

  private SpellingSuggestion() {}

  /** A suggestion for an unknown word: the nearest known one if it is close, else a list of all. */
  public static String mend(String word, Collection<String> known) {
    return mend(word, known, "use one of " + String.join(", ", new LinkedHashSet<>(known)));
  }

  /**
   * A suggestion for an unknown word: the nearest known one if it is close, else {@code otherwise}.
   */
  public static String mend(String word, Collection<String> known, String otherwise) {
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
    return longer.size() == 1 && start.length() >= LEAST_START
        ? Optional.of(longer.get(0))
        : Optional.empty();
  }

  /** The Levenshtein distance. */
  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = above[0];
      above[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substitute = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = above[j];
        above[j] = Math.min(substitute, Math.min(above[j], above[j - 1]) + 1);
      }
    }
    return above[b.length()];
  }
}
