package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tileset.MeasureParser;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the header of a text map: the lines {@code key: value} before the first section. */
final class TextMapHeader implements HeaderKey.Values {
  private record Entry(String value, int line, int column) {}

  private final ProblemCollector problemCollector;
  private final Map<String, Entry> entries = new HashMap<>();
  private boolean strayRowsReported;
  private MapInfo info; // null until read
  private boolean isWhole = true; // whether every line was valid text

  private TextMapHeader(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * Reads the header after the first line. Leaves the cursor on the first section's title, if any.
   */
  static TextMapHeader read(LineCursor lineCursor, ProblemCollector problemCollector) {
    TextMapHeader header = new TextMapHeader(problemCollector);
    while (lineCursor.advance() && !lineCursor.startsWith('[') && !problemCollector.isFull()) {
      if (!lineCursor.isEmpty() && !lineCursor.startsWith('#')) {
        String text = lineCursor.text(TextMapSyntax.MAX_LINE, problemCollector);
        header.isWhole &= text != null;
        if (text != null && !text.isBlank()) {
          header.readLine(text, lineCursor.number());
        }
      }
    }
    header.check();
    return header;
  }

  private void readLine(String text, int line) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      if (!strayRowsReported) {
        strayRowsReported = true;
        problemCollector.error(
            line,
            1,
            PrintableText.quote(text) + " is neither 'key: value' nor a comment",
            "rows of cells go below a line [base]; comments start with #");
      }
      return;
    }
    String key = text.substring(0, colon).strip();
    String value = text.substring(colon + 1).strip();
    if (!HeaderKey.ALL.contains(key)) {
      problemCollector.error(
          line,
          1,
          "unknown key " + PrintableText.quote(key),
          SpellingSuggestion.remedy(key, HeaderKey.ALL));
      return;
    }
    int column = 1 + text.codePointCount(0, text.indexOf(value, colon + 1));
    Entry earlier = entries.putIfAbsent(key, new Entry(value, line, column));
    if (earlier != null) {
      problemCollector.error(
          line,
          1,
          "'%s' is given a second time, after line %d".formatted(key, earlier.line),
          "keep one of the two");
    } else if (value.isEmpty()) {
      problemCollector.error(
          line, column, "'" + key + "' has no value", "give one or remove the line");
    } else if (value.length() > TextMapSyntax.MAX_VALUE) {
      problemCollector.error(
          line,
          column,
          "'%s' has %d characters".formatted(key, value.length()),
          "keep it to " + TextMapSyntax.MAX_VALUE);
    }
  }

  private void check() {
    if (isWhole && !entries.containsKey(HeaderKey.NAME.key())) {
      problemCollector.error(1, 0, "the map has no name", "add a line 'name: …' below the first");
    }
    Entry rules = entries.get(HeaderKey.RULES.key());
    if (rules != null && !rules.value.isEmpty() && !TextMapSyntax.RULE_SETS.contains(rules.value)) {
      problemCollector.error(
          rules.line,
          rules.column,
          "unknown rules " + PrintableText.quote(rules.value),
          SpellingSuggestion.remedy(rules.value, TextMapSyntax.RULE_SETS));
    }
    info = HeaderKey.info(this);
  }

  @Override
  public String text(HeaderKey key) {
    Entry entry = entries.get(key.key());
    return entry != null ? entry.value : key == HeaderKey.TILE_SET ? MapInfo.DEFAULT_TILE_SET : "";
  }

  @Override
  public Optional<Measure> measure(HeaderKey key, Measure.Kind kind) {
    Entry entry = entries.get(key.key());
    return entry == null || entry.value.isEmpty()
        ? Optional.empty()
        : MeasureParser.parse(
            key.key(), entry.value, kind, entry.line, entry.column, problemCollector);
  }

  /** The map's description in the header. */
  MapInfo info() {
    return info;
  }

  /** The line of the key {@code tileset}, or the first line if it is missing. */
  int tileSetLine() {
    Entry entry = entries.get(HeaderKey.TILE_SET.key());
    return entry == null ? 1 : entry.line;
  }

  /** The column of the value of {@code tileset}, or 0 if it is missing. */
  int tileSetColumn() {
    Entry entry = entries.get(HeaderKey.TILE_SET.key());
    return entry == null ? 0 : entry.column;
  }
}
