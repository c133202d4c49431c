package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the section {@code [places]} of a text map: one {@code x y Name} per line. */
final class PlacesReader {
  private static final Pattern LINE =
      Pattern.compile("\\s*(-?[0-9]{1,9})\\s+(-?[0-9]{1,9})\\s+(.+)", Pattern.DOTALL);

  private final ProblemCollector problemCollector;
  private final List<Place> places = new ArrayList<>();
  private final Map<String, Integer> lineOfName = new HashMap<>();

  private PlacesReader(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * Reads a section.
   *
   * @param size the map's size; null if unknown, so that places off the map are not reported
   */
  static List<Place> read(
      byte[] bytes,
      TextMapSections.Section section,
      GridSize size,
      ProblemCollector problemCollector) {
    PlacesReader placesReader = new PlacesReader(problemCollector);
    LineCursor lineCursor = section.lineCursor(bytes);
    for (int row = 0;
        row < section.rows() && lineCursor.advance() && !problemCollector.isFull();
        row++) {
      String text = lineCursor.text(TextMapSyntax.MAX_LINE, problemCollector);
      if (text != null && !text.isBlank()) {
        placesReader.readLine(text, lineCursor.number(), size);
      }
      if (placesReader.places.size() > TextMapSyntax.MAX_PLACES) {
        problemCollector.error(
            lineCursor.number(), 0, "too many places", "keep to " + TextMapSyntax.MAX_PLACES);
        break;
      }
    }
    return placesReader.places;
  }

  private void readLine(String text, int line, GridSize size) {
    Matcher match = LINE.matcher(text);
    String name = match.matches() ? match.group(3).strip() : "";
    if (name.isEmpty()) {
      problemCollector.error(
          line,
          1,
          PrintableText.quote(text) + " is not a place",
          text.startsWith("#") ? "comments go above [base]" : "write 'x y Name'");
      return;
    }
    Cell cell = new Cell(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
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
}
