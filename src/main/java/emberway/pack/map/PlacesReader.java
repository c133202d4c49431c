package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads three sections of a text map: {@code [places]} with one {@code x y Name} per line, {@code
 * [notes]} with one {@code x y text} per line, and {@code [kinds]} with one {@code x y kind} per
 * line. If several places are at a cell, its notes come in the order of the places, and a line
 * without text leaves out a place; so for kinds.
 */
final class PlacesReader {
  private static final Pattern LINE =
      Pattern.compile("\\s*(-?[0-9]{1,9})\\s+(-?[0-9]{1,9})(?:\\s+(.*))?", Pattern.DOTALL);

  private final GridSize size; // null if unknown, so that places off the map are not reported
  private final ProblemCollector problemCollector;
  private final List<Place> places = new ArrayList<>();
  private final Map<String, Integer> lineOfName = new HashMap<>();

  private PlacesReader(GridSize size, ProblemCollector problemCollector) {
    this.size = size;
    this.problemCollector = problemCollector;
  }

  /** Receives a line of a section, which is not blank. */
  private interface LineReader {
    void read(String text, int line);
  }

  /**
   * Reads the places of a map, and what is said of them unless a place is wrong.
   *
   * @param size the map's size; null if unknown, so that places off the map are not reported
   */
  static List<Place> read(
      byte[] bytes, TextMapSections sections, GridSize size, ProblemCollector problemCollector) {
    PlacesReader reader = new PlacesReader(size, problemCollector);
    Optional<TextMapSections.Section> named = sections.find(TextMapSyntax.PLACES);
    if (named.isEmpty() || reader.read(bytes, named.get(), reader::readPlace)) {
      sections.find(TextMapSyntax.NOTES).ifPresent(noted -> reader.readAll(bytes, noted));
      sections.find(TextMapSyntax.KINDS).ifPresent(kinds -> reader.readAll(bytes, kinds));
    }
    return reader.places;
  }

  /** Reads a section that says something of places. */
  private void readAll(byte[] bytes, TextMapSections.Section section) {
    boolean isNotes = section.title().equals(TextMapSyntax.NOTES);
    Map<Cell, Deque<Integer>> left = new HashMap<>(); // numbers in places, by cell
    for (int i = 0; i < places.size(); i++) {
      left.computeIfAbsent(places.get(i).cell(), at -> new ArrayDeque<>()).add(i);
    }
    read(bytes, section, (text, line) -> readSaid(text, line, isNotes, left));
  }

  /** Reads the lines of a section; returns whether all were read and none was wrong. */
  private boolean read(byte[] bytes, TextMapSections.Section section, LineReader lineReader) {
    int before = problemCollector.errors();
    LineCursor lineCursor = section.lineCursor(bytes);
    int lines = 0;
    for (int row = 0;
        row < section.rows() && lineCursor.advance() && !problemCollector.isFull();
        row++) {
      String text = lineCursor.text(TextMapSyntax.MAX_LINE, problemCollector);
      if (text != null && !text.isBlank()) {
        lineReader.read(text, lineCursor.number());
        lines++;
      }
      if (lines > TextMapSyntax.MAX_PLACES) {
        problemCollector.error(
            lineCursor.number(),
            0,
            "too many " + section.title(),
            "keep to " + TextMapSyntax.MAX_PLACES);
        break;
      }
    }
    return problemCollector.errors() == before;
  }

  private void readPlace(String text, int line) {
    Matcher match = LINE.matcher(text);
    String name = match.matches() ? rest(match) : "";
    if (name.isEmpty()) {
      problemCollector.error(
          line,
          1,
          PrintableText.quote(text) + " is not a place",
          text.startsWith("#") ? "comments go above [base]" : "write 'x y Name'");
      return;
    }
    Cell cell = cell(match);
    int nameColumn = 1 + text.codePointCount(0, text.indexOf(name, match.end(2)));
    if (size != null && !size.contains(cell.x(), cell.y())) {
      problemCollector.error(
          line,
          1 + match.start(1),
          "%s at %s is off the map of %s cells".formatted(PrintableText.quote(name), cell, size),
          "x is 0..%d, y is 0..%d".formatted(size.width() - 1, size.height() - 1));
      return;
    }
    if (TextMapSyntax.COORDINATES.matcher(name).matches()) {
      problemCollector.error(
          line,
          nameColumn,
          "place name " + PrintableText.quote(name) + " looks like a cell",
          "give it a name in words");
      return;
    }
    Integer earlier = lineOfName.putIfAbsent(name.toLowerCase(Locale.ROOT), line);
    if (earlier != null) {
      problemCollector.error(
          line,
          nameColumn,
          "a second place %s, after line %d".formatted(PrintableText.quote(name), earlier),
          "give each place a name of its own");
      return;
    }
    places.add(new Place(cell, name));
  }

  private void readSaid(String text, int line, boolean isNote, Map<Cell, Deque<Integer>> left) {
    String what = isNote ? "note" : "kind";
    Matcher match = LINE.matcher(text);
    if (!match.matches()) {
      problemCollector.error(
          line,
          1,
          "%s is not a %s".formatted(PrintableText.quote(text), what),
          text.startsWith("#")
              ? "comments go above [base]"
              : isNote ? "write 'x y text'" : "write 'x y kind'");
      return;
    }
    Cell cell = cell(match);
    Deque<Integer> here = left.get(cell);
    if (here == null || here.isEmpty()) {
      problemCollector.error(
          line,
          1 + match.start(1),
          "a %s at %s, where no %s is"
              .formatted(what, cell, here == null ? "place" : "further place"),
          "name a place there in [places], or remove the " + what);
      return;
    }
    int number = here.remove();
    Place place = places.get(number);
    places.set(number, isNote ? place.noted(rest(match)) : ofKind(place, match, line));
  }

  /** The place as one of the kind that a line says; reports a kind that there is not. */
  private Place ofKind(Place place, Matcher match, int line) {
    String word = rest(match);
    Optional<PlaceKind> kind = word.isEmpty() ? Optional.of(PlaceKind.OTHER) : PlaceKind.of(word);
    if (kind.isEmpty()) {
      problemCollector.error(
          line,
          1 + match.start(3),
          PrintableText.quote(word) + " is not a kind of place",
          SpellingSuggestion.remedy(word, PlaceKind.labels()));
    }
    return place.ofKind(kind.orElse(PlaceKind.OTHER));
  }

  private static Cell cell(Matcher match) {
    return new Cell(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
  }

  /** What follows the cell; may be empty. */
  private static String rest(Matcher match) {
    return match.group(3) == null ? "" : match.group(3).strip();
  }
}
