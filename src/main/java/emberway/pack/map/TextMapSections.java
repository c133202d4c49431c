package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finds the sections of a text map in its bytes. */
final class TextMapSections {
  /**
   * A section.
   *
   * @param title its name, without the brackets
   * @param line the title's line
   * @param from where its first row starts [bytes]
   * @param to where it ends, exclusive [bytes]
   * @param rows the lines from its first row to the last nonempty one
   */
  record Section(String title, int line, int from, int to, int rows) {
    /** A cursor before the section's first row. */
    LineCursor lineCursor(byte[] bytes) {
      return new LineCursor(bytes, from, to, line + 1);
    }
  }

  private final Map<String, Section> sections = new LinkedHashMap<>();

  private TextMapSections() {}

  /** Reads the sections from a cursor that is on the first title, if any. */
  static TextMapSections read(LineCursor lineCursor, ProblemCollector problemCollector) {
    TextMapSections found = new TextMapSections();
    boolean onTitle = lineCursor.startsWith('[');
    while (onTitle && !problemCollector.isFull()) {
      String title = title(lineCursor, problemCollector);
      int line = lineCursor.number();
      int from = lineCursor.next();
      int to = from;
      int rows = 0;
      onTitle = false;
      while (!onTitle && lineCursor.advance()) {
        onTitle = lineCursor.startsWith('[');
        if (!onTitle) {
          to = lineCursor.next();
          if (!lineCursor.isEmpty()) {
            rows = lineCursor.number() - line;
          }
        }
      }
      if (title != null) {
        found.add(new Section(title, line, from, to, rows), problemCollector);
      }
    }
    if (!found.sections.containsKey(TextMapSyntax.BASE) && !problemCollector.isFull()) {
      problemCollector.error(
          lineCursor.number(),
          0,
          "the map has no section [base]",
          "add it, with a row of cells a line");
    }
    return found;
  }

  /** The title at the cursor, or null after reporting a problem. */
  private static String title(LineCursor lineCursor, ProblemCollector problemCollector) {
    String text = lineCursor.text(TextMapSyntax.MAX_LINE, problemCollector);
    if (text == null) {
      return null;
    }
    for (String known : TextMapSyntax.SECTIONS) {
      if (text.equals("[" + known + "]")) {
        return known;
      }
    }
    int close = text.indexOf(']');
    String word = text.substring(1, close < 0 ? text.length() : close).strip();
    String remedy =
        SpellingSuggestion.nearest(word, TextMapSyntax.SECTIONS)
            .map(near -> "write [" + near + "] and nothing else in the line")
            .orElse("use [base], [overlay], [top], [places], [notes] or [kinds]");
    problemCollector.error(
        lineCursor.number(), 1, "unknown section " + PrintableText.quote(text), remedy);
    return null;
  }

  private void add(Section section, ProblemCollector problemCollector) {
    Section earlier = sections.putIfAbsent(section.title, section);
    if (earlier != null) {
      problemCollector.error(
          section.line,
          1,
          "a second [%s], after line %d".formatted(section.title, earlier.line),
          "keep one of the two");
    }
  }

  /** The section with a title; the first one if there are several. */
  Optional<Section> find(String title) {
    return Optional.ofNullable(sections.get(title));
  }
}
