package emberway.pack.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The words of the text map format, version 1. */
public final class TextMapFormat {
  public static final String MAGIC = "emberway-map";
  public static final String FIRST_LINE = MAGIC + " 1";

  public static final String NAME = "name";
  public static final String TILE_SET = "tileset";
  public static final String AUTHOR = "author";
  public static final String LICENSE = "license";
  public static final String DESCRIPTION = "description";
  public static final String RULES = "rules";
  public static final String CELL = "cell";
  public static final String PACE = "pace";

  /** In the order of writing. */
  public static final List<String> KEYS =
      List.of(NAME, TILE_SET, AUTHOR, LICENSE, DESCRIPTION, RULES, CELL, PACE);

  public static final String BASE = "base";
  public static final String OVERLAY = "overlay";
  public static final String PLACES = "places";
  public static final List<String> SECTIONS = List.of(BASE, OVERLAY, PLACES);

  /** The search presets that a map may be meant for. */
  public static final List<String> RULE_SETS =
      List.of("terrain", "calkins", "lester", "mcneill", "unit", "stout");

  /** How a cell with nothing in it is written; a space means the same. */
  public static final char NOTHING = '.';

  /** The longest line of the header or of the places. [characters] */
  public static final int MAX_LINE = 4096;

  /** The longest value, so that key, colon and value fit a line. [characters] */
  public static final int MAX_VALUE = 4000;

  /** The most places. */
  public static final int MAX_PLACES = 100_000;

  /** The largest file: the most cells, in two layers, with room for wide characters. [bytes] */
  public static final int MAX_BYTES = 1 << 29;

  /** A tile set's name; it becomes a folder's name, so it has no separators and no dots. */
  public static final Pattern TILE_SET_NAME = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /** What a place cannot be called, since it means a cell on the command line. */
  public static final Pattern COORDINATES = Pattern.compile("-?[0-9]+\\s*,\\s*-?[0-9]+");

  private static final char COMMENT = '#';

  private TextMapFormat() {}

  /** The lines of a text map that are comments. */
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
