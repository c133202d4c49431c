package emberway.pack.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The keywords and limits of the text map format, versions 1 and 2. */
public final class TextMapSyntax {
  public static final String MAGIC = "emberway-map";
  public static final String FIRST_LINE = MAGIC + " 1";

  /** The first line of a map with a section of {@link #SECTIONS_OF_2}. */
  public static final String FIRST_LINE_2 = MAGIC + " 2";

  public static final String BASE = "base";
  public static final String OVERLAY = "overlay";
  public static final String TOP = "top";
  public static final String PLACES = "places";
  public static final String NOTES = "notes";
  public static final String KINDS = "kinds";
  public static final List<String> SECTIONS = List.of(BASE, OVERLAY, TOP, PLACES, NOTES, KINDS);

  /** The sections that only version 2 has. */
  public static final List<String> SECTIONS_OF_2 = List.of(TOP, NOTES, KINDS);

  /** The search presets that a map may ask for: the labels of {@code Preset}, unseen from here. */
  public static final List<String> RULE_SETS =
      List.of("terrain", "calkins", "lester", "mcneill", "unit", "stout");

  /** The symbol of a cell with nothing in it; a space means the same. */
  public static final char NOTHING = '.';

  /** The longest line of the header or of the places. [characters] */
  public static final int MAX_LINE = 4096;

  /** The longest value, so that key, colon and value fit a line. [characters] */
  public static final int MAX_VALUE = 4000;

  /** The most places. */
  public static final int MAX_PLACES = 100_000;

  /**
   * The largest file: room for the most cells in two layers with multi-byte characters and a third
   * in ASCII. [bytes]
   */
  public static final int MAX_BYTES = 1 << 29;

  /** A valid tile set name; it becomes a folder's name, so separators and dots are not allowed. */
  public static final Pattern TILE_SET_NAME = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /** Invalid place names, which would mean a cell on the command line. */
  public static final Pattern COORDINATES = Pattern.compile("-?[0-9]+\\s*,\\s*-?[0-9]+");

  private static final char COMMENT = '#';

  private TextMapSyntax() {}

  /** A text map's comment lines. */
  public static List<String> comments(byte[] bytes) {
    List<String> comments = new ArrayList<>();
    for (LineCursor lineCursor = new LineCursor(bytes, 0, bytes.length, 1);
        lineCursor.advance(); ) {
      if (lineCursor.startsWith(COMMENT)) {
        int length = lineCursor.end() - lineCursor.start();
        comments.add(new String(bytes, lineCursor.start(), length, StandardCharsets.UTF_8));
      }
    }
    return comments;
  }
}
