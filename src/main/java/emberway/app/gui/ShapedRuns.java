package emberway.app.gui;

import emberway.app.text.NameText;
import emberway.render.text.ShapedText;
import emberway.render.text.TextShaper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Text in scripts that ImGui cannot draw. A private character replaces each run of such text, and
 * ImGui's fonts get the picture of the run as that character's glyph. So panels measure, break and
 * draw it like any letter.
 *
 * <p>A thread of its own draws the pictures. Until they are there, {@link #isDue} asks for frames.
 */
final class ShapedRuns {
  private static final char FIRST = 0xe000; // the first private character; icons begin at U+F000
  private static final int MAX_RUNS = 2000;
  private static final int MAX_PIXELS = 6 << 20; // of the pictures of all runs
  private static final int MAX_TEXTS = 4096; // cached texts, before the cache is cleared
  private static final int MAX_LENGTH = 40; // of a run in a longer text [code points]

  /** The pictures of a run in the fonts for text and for names on the map. */
  record Glyph(char character, ShapedText text, ShapedText name) {
    private int width() {
      return Math.max(text.box().width(), name.box().width());
    }

    private long pixels() {
      return (long) text.box().width() * text.box().height()
          + (long) name.box().width() * name.box().height();
    }
  }

  /** Pictures that the thread has drawn. */
  private record Batch(int generation, List<Glyph> glyphs) {}

  // By the original text: the text with its runs replaced.
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, Character> runs = new HashMap<>();
  private final List<String> waiting = new ArrayList<>(); // runs without pictures
  private List<Glyph> glyphs = List.of();
  private double scale; // of the fonts that the pictures are for
  private int generation; // changes when earlier pictures are of no more use
  private Object map; // the map on show at the first run
  private boolean isDrawing;
  private String missing = ""; // characters that no font has
  private volatile Batch drawn; // the pictures that the thread has drawn; null once taken

  /**
   * Returns the text with private characters in place of its runs; usually the text itself. A name
   * between isolates is one run, see {@link NameText}.
   */
  String shown(String text) {
    if (isSimple(text)) {
      return text;
    }
    String known = texts.get(text);
    if (known == null) {
      if (texts.size() >= MAX_TEXTS) {
        texts.clear();
      }
      known = replaced(text);
      texts.put(text, known);
    }
    return known;
  }

  /** Returns a name as one run if ImGui cannot draw all of it, so that its parts are in order. */
  String shownWhole(String name) {
    return isSimple(name) ? name : character(name);
  }

  /** Adds a typed character as itself: text fields show their text letter by letter. */
  void type(int codePoint) {
    String run = Character.toString(codePoint);
    boolean isKnown = runs.containsKey(run) || runs.size() >= MAX_RUNS;
    if (isOdd(codePoint) && Character.isBmpCodePoint(codePoint) && !isKnown) {
      runs.put(run, (char) codePoint);
      waiting.add(run);
    }
  }

  private static boolean isSimple(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= GuiFonts.FIRST_WITHOUT_GLYPH && isOdd(text.codePointAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether ImGui cannot draw a character. */
  private static boolean isOdd(int codePoint) {
    boolean isPrivate = Character.getType(codePoint) == Character.PRIVATE_USE;
    return !isPrivate && codePoint >= GuiFonts.FIRST_WITHOUT_GLYPH && !GuiFonts.hasGlyph(codePoint);
  }

  private String replaced(String text) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    while (from < text.length()) {
      int codePoint = text.codePointAt(from);
      if (codePoint == NameText.FIRST_STRONG_ISOLATE) {
        int to = text.indexOf(NameText.POP_ISOLATE, from);
        to = to < 0 ? text.length() : to;
        appendIsolated(out, text.substring(from + 1, to));
        from = to + 1;
      } else if (isOdd(codePoint)) {
        int to = end(text, from);
        if (isMark(codePoint) && !out.isEmpty()) { // it belongs to the letter before
          int before = Character.charCount(text.codePointBefore(from));
          out.setLength(out.length() - before);
          from -= before;
        }
        out.append(character(text.substring(from, to)));
        from = to;
      } else {
        out.appendCodePoint(codePoint);
        from += Character.charCount(codePoint);
      }
    }
    return out.toString();
  }

  /** Appends a name as one run, so that its parts are in order; a long one in pieces that wrap. */
  private void appendIsolated(StringBuilder out, String name) {
    int from = 0;
    while (name.length() - from > MAX_LENGTH) {
      int space = name.lastIndexOf(' ', from + MAX_LENGTH);
      int to = space > from ? space : name.offsetByCodePoints(from, MAX_LENGTH / 2);
      out.append(shownWhole(name.substring(from, to))).append(space > from ? " " : "");
      from = space > from ? space + 1 : to;
    }
    out.append(shownWhole(name.substring(from)));
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /** Returns where a run ends: after the last odd character that only single spaces part. */
  private static int end(String text, int from) {
    int end = from;
    int length = 0;
    for (int i = from; i < text.length() && length < MAX_LENGTH; length++) {
      int codePoint = text.codePointAt(i);
      i += Character.charCount(codePoint);
      if (codePoint == NameText.FIRST_STRONG_ISOLATE) {
        break;
      } else if (isOdd(codePoint)) {
        end = i;
      } else if (codePoint != ' ' || end < i - 1) {
        break;
      }
    }
    return end;
  }

  private String character(String run) {
    Character known = runs.get(run);
    if (known == null) {
      if (runs.size() >= MAX_RUNS) {
        return run;
      }
      known = (char) (FIRST + runs.size());
      runs.put(run, known);
      waiting.add(run);
    }
    return known.toString();
  }

  /**
   * Begins a frame with a map. Forgets the runs of earlier maps once there are too many.
   *
   * @return whether the fonts must be built again with other {@link #glyphs}
   */
  boolean begin(Object shownMap, double newScale) {
    boolean isNew = shownMap != map && runs.size() >= MAX_RUNS;
    if (isNew) {
      texts.clear();
      runs.clear();
      waiting.clear();
      glyphs = List.of();
      generation++;
    }
    map = shownMap;
    if (newScale != scale) {
      scale = newScale;
      glyphs = List.of();
      waiting.clear();
      waiting.addAll(runs.keySet());
      generation++;
    }
    Batch batch = drawn;
    if (batch != null) {
      drawn = null;
      isDrawing = false;
      missing = TextShaper.unreported();
      isNew |= batch.generation == generation && take(batch.glyphs);
    }
    if (!isDrawing && !waiting.isEmpty()) {
      draw();
    }
    return isNew;
  }

  /** Adds pictures, unless they are too large. Returns whether there are more than before. */
  private boolean take(List<Glyph> more) {
    List<Glyph> all = new ArrayList<>(glyphs);
    long pixels = all.stream().mapToLong(Glyph::pixels).sum();
    for (Glyph glyph : more) {
      pixels += glyph.pixels();
      if (pixels <= MAX_PIXELS && glyph.width() <= GuiFonts.MAX_WIDTH) {
        all.add(glyph);
      }
    }
    boolean isNew = all.size() > glyphs.size();
    glyphs = List.copyOf(all);
    return isNew;
  }

  private void draw() {
    Map<Character, String> wanted = new HashMap<>();
    waiting.forEach(run -> wanted.put(runs.get(run), run));
    waiting.clear();
    double textLine = GuiFonts.textLine(scale);
    double nameLine = GuiFonts.nameLine(scale);
    int of = generation;
    isDrawing = true;
    Thread thread =
        new Thread(
            () -> {
              List<Glyph> result = new ArrayList<>();
              try {
                if (TextShaper.ofSystem(false).hasFonts()) {
                  wanted.forEach(
                      (character, run) ->
                          result.add(
                              new Glyph(
                                  character,
                                  shaped(run, false, textLine),
                                  shaped(run, true, nameLine))));
                }
              } finally {
                drawn = new Batch(of, result);
              }
            },
            "scripts");
    thread.setDaemon(true);
    thread.start();
  }

  private static ShapedText shaped(String run, boolean isBold, double line) {
    TextShaper shaper = TextShaper.ofSystem(isBold);
    String text = shaper.drawable(run, GuiFonts::hasGlyph);
    return shaper.shape(text, line);
  }

  /** Returns the pictures drawn so far. */
  List<Glyph> glyphs() {
    return glyphs;
  }

  /** Returns, once, the characters that no font has, with their script; empty if there are none. */
  String takeMissing() {
    String result = missing;
    missing = "";
    return result;
  }

  /** Whether a picture is still to come. */
  boolean isDue() {
    return isDrawing || !waiting.isEmpty();
  }
}
