package emberway.pack.map;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.TextMapSyntax;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Writes text maps: {@code emberway-map 2} if something is in the top or a place has a note or a
 * kind, {@code emberway-map 1} otherwise. Equal maps give equal bytes, and {@link TextMapReader}
 * restores an equal map.
 *
 * <p>Values, names and notes are single lines in the format: runs of line breaks and other control
 * characters become one space.
 */
public final class TextMapWriter {
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^\t]]+");

  private TextMapWriter() {}

  /**
   * Writes a map to a stream, without closing it.
   *
   * @throws IllegalArgumentException if the format cannot express the map: a tile in the wrong
   *     layer, an invalid tile set name, or two places with one name
   */
  public static void write(TileMap map, OutputStream out) throws IOException {
    write(map, List.of(), out);
  }

  /**
   * Writes a map with comments below the first line.
   *
   * @param comments lines that begin with {@code #}
   */
  public static void write(TileMap map, List<String> comments, OutputStream out)
      throws IOException {
    boolean hasTop = !map.top().isEmpty();
    String said =
        said(TextMapSyntax.NOTES, map.places(), Place::note)
            + said(TextMapSyntax.KINDS, map.places(), place -> place.kind().said());
    boolean isOfVersion2 = hasTop || !said.isEmpty();
    StringBuilder first =
        new StringBuilder(isOfVersion2 ? TextMapSyntax.FIRST_LINE_2 : TextMapSyntax.FIRST_LINE)
            .append('\n');
    comments.forEach(comment -> first.append(comment).append('\n'));
    writeText(out, first.append(header(map.info())).toString());
    writeText(out, "[" + TextMapSyntax.BASE + "]\n");
    writeRows(map.legend(), map.base(), Layer.BASE, out);
    if (!map.overlay().isEmpty()) {
      writeText(out, "[" + TextMapSyntax.OVERLAY + "]\n");
      writeRows(map.legend(), map.overlay(), Layer.OVERLAY, out);
    }
    if (hasTop) {
      writeText(out, "[" + TextMapSyntax.TOP + "]\n");
      writeRows(map.legend(), map.top(), Layer.TOP, out);
    }
    if (!map.places().isEmpty()) {
      writeText(out, places(map.places()));
    }
    writeText(out, said);
  }

  private static String header(MapInfo info) {
    if (!TextMapSyntax.TILE_SET_NAME.matcher(info.tileSet()).matches()) {
      throw new IllegalArgumentException("tile set name '" + info.tileSet() + "'");
    }
    StringBuilder out = new StringBuilder();
    for (HeaderKey key : HeaderKey.values()) {
      String value = line(key.of(info));
      String written = key == HeaderKey.NAME && value.isEmpty() ? "Unnamed" : value;
      if (!written.isEmpty()) {
        out.append(key.key()).append(": ").append(written).append('\n');
      }
    }
    return out.toString();
  }

  private static String places(List<Place> places) {
    StringBuilder out = new StringBuilder("[" + TextMapSyntax.PLACES + "]\n");
    Set<String> names = new HashSet<>();
    for (Place place : places) {
      String name = line(place.name());
      if (!names.add(name.toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException("two places of the name '" + name + "'");
      }
      append(out, place.cell(), name);
    }
    return out.toString();
  }

  /**
   * A section that says something of places, with a line without text for a place before another
   * one at its cell; empty if nothing is said.
   */
  private static String said(String title, List<Place> places, Function<Place, String> of) {
    StringBuilder out = new StringBuilder();
    Map<Cell, Integer> without = new HashMap<>(); // since the last line of the cell
    for (Place place : places) {
      String text = line(of.apply(place));
      if (text.isEmpty()) {
        without.merge(place.cell(), 1, Integer::sum);
        continue;
      }
      int earlier = Objects.requireNonNullElse(without.remove(place.cell()), 0);
      for (int i = 0; i < earlier; i++) {
        append(out, place.cell(), "");
      }
      append(out, place.cell(), text);
    }
    return out.isEmpty() ? "" : "[" + title + "]\n" + out;
  }

  private static void append(StringBuilder out, Cell cell, String text) {
    out.append(cell.x()).append(' ').append(cell.y());
    out.append(text.isEmpty() ? "" : " ").append(text).append('\n');
  }

  /** A value as the reader will read it. */
  private static String line(String value) {
    String line = CONTROL.matcher(value).replaceAll(" ").strip();
    if (line.length() <= TextMapSyntax.MAX_VALUE) {
      return line;
    }
    int end = TextMapSyntax.MAX_VALUE - 1;
    return line.substring(0, Character.isHighSurrogate(line.charAt(end - 1)) ? end - 1 : end) + "…";
  }

  private static void writeRows(Legend legend, TileLayer tiles, Layer layer, OutputStream out)
      throws IOException {
    char[] symbols = symbols(legend, layer);
    GridSize size = tiles.size();
    byte[] row = new byte[size.width() * 3 + 1]; // a symbol takes at most three bytes
    for (int y = 0; y < size.height(); y++) {
      int end = 0;
      for (int x = 0; x < size.width(); x++) {
        int id = tiles.id(x, y);
        char symbol = symbols[id];
        if (symbol == 0) {
          throw new IllegalArgumentException(
              "tile '%s' at %d,%d in the %s"
                  .formatted(legend.tile(id).name(), x, y, layer.label()));
        }
        if (symbol < 0x80) {
          row[end++] = (byte) symbol;
        } else {
          byte[] wide = Character.toString(symbol).getBytes(StandardCharsets.UTF_8);
          System.arraycopy(wide, 0, row, end, wide.length);
          end += wide.length;
        }
      }
      row[end++] = '\n';
      out.write(row, 0, end);
    }
  }

  /** The symbol of each id; 0 for tiles of other layers. */
  private static char[] symbols(Legend legend, Layer layer) {
    char[] symbols = new char[legend.size() + 1];
    symbols[Legend.NOTHING] = TextMapSyntax.NOTHING;
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      symbols[id] = tile.layer() == layer ? tile.symbol() : 0;
    }
    return symbols;
  }

  private static void writeText(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
