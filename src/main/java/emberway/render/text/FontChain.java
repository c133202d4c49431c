package emberway.render.text;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.font.FontRenderContext;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds a font for each character: the first of a list that has a glyph for it. */
final class FontChain {
  /** How outlines are computed: without hints for a screen's pixels. */
  static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private final List<Font> preferred;
  private final boolean hasOthers;
  private List<Font> others = List.of(); // the system's fonts, once one of them is needed
  private final Map<Integer, Optional<Font>> found = new HashMap<>();
  private final Set<Integer> missing = new TreeSet<>();

  /**
   * Creates a chain.
   *
   * @param preferred the first fonts; empty if there is none at all
   * @param hasOthers whether the system's fonts come after them
   */
  FontChain(List<Font> preferred, boolean hasOthers) {
    this.preferred = List.copyOf(preferred);
    this.hasOthers = hasOthers;
  }

  /**
   * The font of a character; empty if no font has it.
   *
   * @param before the font of the character before, which keeps spaces, digits and marks if it can;
   *     null if there is none
   */
  Optional<Font> of(int codePoint, Font before) {
    if (before != null && hasNoScript(codePoint) && before.canDisplay(codePoint)) {
      return Optional.of(before);
    }
    return found.computeIfAbsent(codePoint, this::find);
  }

  private static boolean hasNoScript(int codePoint) {
    UnicodeScript script = UnicodeScript.of(codePoint);
    return script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED;
  }

  private Optional<Font> find(int codePoint) {
    Optional<Font> result = find(codePoint, preferred);
    if (result.isEmpty() && hasOthers) {
      if (others.isEmpty()) {
        others = installed(preferred.get(0).getStyle());
      }
      result = find(codePoint, others);
    }
    if (result.isEmpty()) {
      missing.add(codePoint);
    }
    return result;
  }

  private static Optional<Font> find(int codePoint, List<Font> fonts) {
    return fonts.stream().filter(font -> hasGlyph(font, codePoint)).findFirst();
  }

  /** Whether a font has an outline for a character; fonts of colored pictures have none. */
  private static boolean hasGlyph(Font font, int codePoint) {
    if (!font.canDisplay(codePoint)) {
      return false;
    }
    boolean isSymbol = Character.getType(codePoint) == Character.OTHER_SYMBOL;
    String text = Character.toString(codePoint);
    return !isSymbol || !font.createGlyphVector(CONTEXT, text).getOutline().getBounds2D().isEmpty();
  }

  private static List<Font> installed(int style) {
    List<Font> fonts = new ArrayList<>();
    for (String family :
        GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames()) {
      fonts.add(new Font(family, style, 1));
    }
    return fonts;
  }

  /** Whether there is no font at all. */
  boolean isEmpty() {
    return preferred.isEmpty();
  }

  /** The first font, which draws what no font has. */
  Font first() {
    return preferred.get(0);
  }

  /** The characters asked for so far that no font has. */
  Set<Integer> missing() {
    return missing;
  }
}
