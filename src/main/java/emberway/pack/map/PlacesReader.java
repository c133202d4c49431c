package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.pack.problem.ProblemCollector;
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
 * Reads two sections of a text map: {@code [places]} with one {@code x y Name} per line, and {@code
 * [notes]} with one {@code x y text} per line. If several places are at a cell, its notes come in
 * the order of the places, and a line without text leaves out a place.
 */
final class PlacesReader {
  private static final Pattern LINE =
      Pattern.compile("\\s*(-?[0-9]{1,9})\\s+(-?[0-9]{1,9})(?:\\s+(.*))?", Pattern.DOTALL);

  private final GridSize size; // null if unknown, so that places off the map are not reported
  private final ProblemCollector problemCollector;
  private final List<Place> places = new ArrayList<>();
  private final Map<String, Integer> lineOfName = new HashMap<>();
  private final Map<Cell, Deque<Integer>> unnoted = new HashMap<>(); // numbers in places, by cell

  private PlacesReader(GridSize size, ProblemCollector problemCollector) {
    this.size = size;
    this.problemCollector = problemCollector;
  }

  /** Receives a line of a section, which is not blank. */
  private interface LineReader {
    void read(String text, int line);
  }

  /**
   * Reads the places of a map, and the notes about them unless a place is wrong.
   *
   * @param size the map's size; null if unknown, so that places off the map are not reported
   */
  static List<Place> read(
      byte[] bytes,
      Optional<TextMapSections.Section> named,
      Optional<TextMapSections.Section> noted,
      GridSize size,
      ProblemCollector problemCollector) {
    PlacesReader reader = new PlacesReader(size, problemCollector);
    boolean isNamed = named.isEmpty() || reader.read(bytes, named.get(), reader::readPlace);
    if (isNamed && noted.isPresent()) {
      for (int i = 0; i < reader.places.size(); i++) {
        Cell cell = reader.places.get(i).cell();
        reader.unnoted.computeIfAbsent(cell, at -> new ArrayDeque<>()).add(i);
      }
      reader.read(bytes, noted.get(), reader::readNote);
    }
    return reader.places;
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

  private void readNote(String text, int line) {
    Matcher match = LINE.matcher(text);
    if (!match.matches()) {
      problemCollector.error(
          line,
          1,
          PrintableText.quote(text) + " is not a note",
          text.startsWith("#") ? "comments go above [base]" : "write 'x y text'");
      return;
    }
    Cell cell = cell(match);
    Deque<Integer> left = unnoted.get(cell);
    if (left == null || left.isEmpty()) {
      problemCollector.error(
          line,
          1 + match.start(1),
          "a note at %s, where no %s is".formatted(cell, left == null ? "place" : "further place"),
          "name a place there in [places], or remove the note");
      return;
    }
    int number = left.remove();
    places.set(number, places.get(number).noted(rest(match)));
  }

  private static Cell cell(Matcher match) {
    return new Cell(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
  }

  /** What follows the cell; may be empty. */
  private static String rest(Matcher match) {
    return match.group(3) == null ? "" : match.group(3).strip();
  }
}
