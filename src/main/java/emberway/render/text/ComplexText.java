package emberway.render.text;

import java.lang.Character.UnicodeScript;
import java.util.function.IntPredicate;

/** Says which text cannot be drawn glyph by glyph from the bundled typeface. */
public final class ComplexText {
  private static final int FIRST = 0x590; // Hebrew; all scripts before it are simple
  private static final int NON_JOINER = 0x200c; // both are part of Persian and Hindi spelling
  private static final int JOINER = 0x200d;

  private ComplexText() {}

  /** Whether a character belongs to a script that may need shaping or runs from right to left. */
  private static boolean isComplex(int codePoint) {
    if (codePoint < FIRST) {
      return false;
    }
    return switch (UnicodeScript.of(codePoint)) {
      case LATIN, GREEK, CYRILLIC, GEORGIAN, COMMON, INHERITED, UNKNOWN -> false;
      default -> true;
    };
  }

  /**
   * Whether a text needs a {@link TextShaper}.
   *
   * @param hasGlyph whether the typeface at hand has a glyph for a character
   */
  public static boolean isIn(String text, IntPredicate hasGlyph) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int codePoint = text.codePointAt(i);
      if (isComplex(codePoint) || !hasGlyph.test(codePoint)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a character is an invisible one that changes how its neighbors join. */
  static boolean isJoiner(int codePoint) {
    return codePoint == NON_JOINER || codePoint == JOINER;
  }
}
