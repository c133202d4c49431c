package emberway.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a place is, from the most important to the least. */
public enum PlaceKind {
  CAPITAL,
  TOWN,
  VILLAGE,
  PORT,
  CASTLE,
  RUIN,
  PEAK,
  INN,
  SHRINE,
  /** Anything else, and what is not known. */
  OTHER;

  /** The kind's word in files and commands: {@code village}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The word of a kind that a file says; empty for {@link #OTHER}. */
  public String said() {
    return this == OTHER ? "" : label();
  }

  /** The words of all kinds. */
  public static List<String> labels() {
    return Stream.of(values()).map(PlaceKind::label).toList();
  }

  /** The kind that users mean by a word: its own or its plural, in upper or lower case. */
  public static Optional<PlaceKind> meant(String word) {
    return of(word.replaceFirst("[sS]$", "")); // which no kind ends with
  }

  /** The kind with a word, in upper or lower case. */
  public static Optional<PlaceKind> of(String word) {
    return Stream.of(values()).filter(kind -> kind.label().equalsIgnoreCase(word)).findFirst();
  }
}
