package emberway.render.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Character.UnicodeScript;
import java.text.AttributedString;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Shapes and orders text in all scripts: in the bundled typeface as far as it has glyphs, then in
 * the fonts of the system. The JDK does the work: HarfBuzz, and the bidirectional algorithm.
 *
 * <p>Its first use loads AWT's fonts, without a display. That takes some tenths of a second, so a
 * window uses it on a thread of its own. All methods may be called by any thread.
 */
public final class TextShaper {
  private static final String BUNDLED = "/net/sf/jasperreports/fonts/dejavu/";

  /** The size of letters relative to the height of a line, in the bundled typeface. */
  static final double EM = 2048.0 / (1901 + 483);

  /** Replaces characters that no font has. */
  private static final int UNKNOWN = '?';

  private static final int LISTED = 10; // characters that a report names

  private static final String SERIF = BUNDLED + "DejaVuSerif.ttf";
  private static final String ICONS =
      "/META-INF/resources/webjars/font-awesome/6.7.2/webfonts/fa-solid-900.ttf";

  private static final Map<String, TextShaper> LOADED = new HashMap<>(); // by typeface
  // Missing characters that were reported.
  private static final Set<Integer> REPORTED = new TreeSet<>();

  private final FontChain fonts;

  static {
    System.setProperty("java.awt.headless", "true"); // else macOS would wait for the main thread
  }

  /** Creates a shaper with some fonts. */
  TextShaper(FontChain fonts) {
    this.fonts = fonts;
  }

  /** The shaper of this system, in letters of the bundled typeface or of its bold style. */
  public static TextShaper ofSystem(boolean isBold) {
    return loaded(BUNDLED + (isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"), isBold);
  }

  /** The shaper of printed pages: in letters with serifs, and with the icons of places. */
  public static TextShaper ofPages() {
    return loaded(SERIF, false);
  }

  private static TextShaper loaded(String typeface, boolean isBold) {
    synchronized (LOADED) {
      return LOADED.computeIfAbsent(typeface, it -> load(it, isBold));
    }
  }

  private static TextShaper load(String typeface, boolean isBold) {
    try {
      boolean isOfPages = typeface.equals(SERIF);
      String family = isOfPages ? Font.SERIF : Font.SANS_SERIF;
      Font logical = new Font(family, isBold ? Font.BOLD : Font.PLAIN, 1);
      logical.canDisplay(UNKNOWN); // asks for the fonts that there are
      Font icons = isOfPages ? bundled(ICONS) : logical;
      return new TextShaper(new FontChain(List.of(bundled(typeface), icons, logical), true));
    } catch (IOException | FontFormatException | RuntimeException | LinkageError none) {
      return new TextShaper(new FontChain(List.of(), false));
    } catch (InternalError none) { // thrown by the JDK on a system without fontconfig
      return new TextShaper(new FontChain(List.of(), false));
    }
  }

  /**
   * The characters that no font has and that no earlier call has returned, with their script: "Han
   * U+6771, U+4EAC"; empty if there are none.
   */
  public static String unreported() {
    Set<Integer> result = new TreeSet<>();
    synchronized (LOADED) {
      for (TextShaper shaper : LOADED.values()) {
        result.addAll(shaper.missing());
      }
      result.removeAll(REPORTED);
      REPORTED.addAll(result);
    }
    StringBuilder listed = new StringBuilder();
    UnicodeScript last = null;
    for (int codePoint : result.stream().limit(LISTED).toList()) {
      UnicodeScript script = UnicodeScript.of(codePoint);
      listed.append(listed.isEmpty() ? "" : ", ");
      listed.append(script == last ? "" : title(script) + " ");
      listed.append("U+%04X".formatted(codePoint));
      last = script;
    }
    return listed.append(result.size() > LISTED ? ", …" : "").toString();
  }

  private static String title(UnicodeScript script) {
    return script.name().charAt(0)
        + script.name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Whether there is any font: not so on a server without fontconfig. */
  public boolean hasFonts() {
    return !fonts.isEmpty();
  }

  /** A bundled typeface, for letters 1 px high. */
  static Font bundled(String file) throws IOException, FontFormatException {
    try (InputStream in = TextShaper.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IOException("the program is incomplete: " + file + " is missing");
      }
      return Font.createFont(Font.TRUETYPE_FONT, in);
    }
  }

  /**
   * The text with a question mark for each character that no font has.
   *
   * @param hasGlyph whether the caller can draw a character by other means
   */
  public synchronized String drawable(String text, IntPredicate hasGlyph) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            codePoint -> {
              boolean isDrawn =
                  hasGlyph.test(codePoint)
                      || ComplexText.isJoiner(codePoint)
                      || fonts.of(codePoint, null).isPresent();
              out.appendCodePoint(isDrawn ? codePoint : UNKNOWN);
            });
    return out.toString();
  }

  private synchronized Set<Integer> missing() {
    return Set.copyOf(fonts.missing());
  }

  /**
   * The width of a text. [px]
   *
   * @param text not empty
   * @param line the height of a line [px]
   */
  public synchronized float width(String text, double line) {
    return layout(text, line).getAdvance();
  }

  /**
   * Draws a text.
   *
   * @param text not empty
   * @param line the height of a line [px]
   */
  public synchronized ShapedText shape(String text, double line) {
    TextLayout layout = layout(text, line);
    return OutlineRasterizer.fill(layout.getOutline(null), layout.getAdvance());
  }

  /** The outline of a text, whose baseline begins at 0, 0; y points down. [px] */
  public synchronized Shape outline(String text, double line) {
    return layout(text, line).getOutline(null);
  }

  private TextLayout layout(String text, double line) {
    AttributedString runs = new AttributedString(text);
    float em = (float) (line * EM);
    int start = 0;
    Font font = null;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int codePoint = text.codePointAt(i);
      Font own =
          ComplexText.isJoiner(codePoint) && font != null
              ? font
              : fonts.of(codePoint, font).orElse(fonts.first());
      if (!own.equals(font) && i > 0) {
        runs.addAttribute(TextAttribute.FONT, font.deriveFont(em), start, i);
        start = i;
      }
      font = own;
    }
    runs.addAttribute(TextAttribute.FONT, font.deriveFont(em), start, text.length());
    return new TextLayout(runs.getIterator(), FontChain.CONTEXT);
  }
}
