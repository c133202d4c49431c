package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.pack.problem.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Parses cells as users write them: {@code X,Y}, or the name of a place on the map. */
public final class CellArgument {
  /** The most cells or places that are worked on one by one, as waypoints are. */
  public static final int MAX_LISTED = 1_000;

  private static final int MAX_NAMED = 12; // places in a message

  private CellArgument() {}

  /**
   * Parses a cell.
   *
   * @param option the option it was given for, such as {@code --from}
   */
  static Cell parse(String option, String text, TileMap map) {
    Cell cell = parse(text);
    if (cell == null) {
      return map.place(text.strip())
          .map(Place::cell)
          .orElseThrow(() -> new CommandFailure(ExitCode.USAGE, unknown(option, text, map)));
    }
    if (!map.size().contains(cell.x(), cell.y())) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s is off the map, which is %s cells: x in 0..%d, y in 0..%d"
              .formatted(
                  option, text, map.size(), map.size().width() - 1, map.size().height() - 1));
    }
    return cell;
  }

  /** Parses at most {@link #MAX_LISTED} cells separated by semicolons. */
  public static List<Cell> parseSome(String option, String text, TileMap map) {
    long count = text.chars().filter(c -> c == ';').count() + 1;
    checkCount(option + ":", count, "cells", MAX_LISTED, "list fewer");
    return parseList(option, text, map);
  }

  /**
   * Refuses a list that is too long to work on.
   *
   * @param what the option and what it lists
   * @param things what is counted
   */
  public static void checkCount(String what, long count, String things, int most, String remedy) {
    if (count > most) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %d %s, but %d are the most; %s".formatted(what, count, things, most, remedy));
    }
  }

  /** Parses cells separated by semicolons. */
  public static List<Cell> parseList(String option, String text, TileMap map) {
    List<Cell> cells = new ArrayList<>();
    for (String part : text.split(";", -1)) {
      cells.add(parse(option, part, map));
    }
    return cells;
  }

  /** Parses {@code X,Y}; null if the text has another form. */
  private static Cell parse(String text) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      return null;
    }
    try {
      return new Cell(
          Integer.parseInt(text.substring(0, comma).strip()),
          Integer.parseInt(text.substring(comma + 1).strip()));
    } catch (NumberFormatException notNumbers) {
      return null;
    }
  }

  private static String unknown(String option, String text, TileMap map) {
    String sentence =
        "%s %s is neither X,Y nor a place on this map".formatted(option, PrintableText.quote(text));
    List<String> places = map.places().stream().map(Place::name).toList();
    return places.isEmpty()
        ? sentence + ", which names none"
        : sentence
            + "; "
            + SpellingSuggestion.remedy(text.strip(), places, "it knows " + some(places));
  }

  private static String some(List<String> places) {
    String first = places.stream().limit(MAX_NAMED).collect(Collectors.joining(", "));
    return places.size() <= MAX_NAMED ? first : "%s, … (%d in all)".formatted(first, places.size());
  }
}
