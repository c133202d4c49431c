package emberway.app.gui;

import emberway.app.command.Icon;
import imgui.ImFont;
import imgui.ImFontAtlas;
import imgui.ImFontConfig;
import imgui.ImFontGlyphRangesBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The fonts of the panels: DejaVu Sans, merged with the icons of Font Awesome. */
public final class GuiFonts {
  private static final String DEJAVU = "/net/sf/jasperreports/fonts/dejavu/";
  private static final String ICONS =
      "/META-INF/resources/webjars/font-awesome/6.7.2/webfonts/fa-solid-900.ttf";
  private static final double TEXT_SIZE = 15; // [units]
  private static final double ICON_SIZE = 13;
  private static final double HEADING_SIZE = 22;
  private static final double NAME_SIZE = 16;
  private static final double FIGURE_SIZE = 12;

  /** The character ranges of text: European letters and symbols, as map makers use them. */
  private static final short[] TEXT_RANGES = {
    0x20, 0x24f, 0x370, 0x3ff, 0x400, 0x4ff, 0x2010, 0x203a, 0x2190, 0x21ff, 0x2200, 0x226f, 0
  };

  private static final short[] FIGURE_RANGES = {0x20, 0x7e, 0};

  private final double scale;
  private final ImFont text;
  private final ImFont heading;
  private final ImFont name;
  private final ImFont cellNumbers;

  /**
   * Adds the fonts to an atlas.
   *
   * @param scale pixels per unit
   */
  GuiFonts(ImFontAtlas atlas, double scale) {
    this.scale = scale;
    try (GlyphRanges europe = new GlyphRanges(TEXT_RANGES);
        GlyphRanges figures = new GlyphRanges(FIGURE_RANGES);
        GlyphRanges icons = new GlyphRanges(iconRanges())) {
      text = add(atlas, DEJAVU + "DejaVuSans.ttf", TEXT_SIZE, europe);
      mergeIcons(atlas, icons);
      heading = add(atlas, DEJAVU + "DejaVuSans-Bold.ttf", HEADING_SIZE, europe);
      name = add(atlas, DEJAVU + "DejaVuSans-Bold.ttf", NAME_SIZE, europe);
      cellNumbers = add(atlas, DEJAVU + "DejaVuSans.ttf", FIGURE_SIZE, figures);
      atlas.build();
    }
  }

  private ImFont add(ImFontAtlas atlas, String file, double size, GlyphRanges ranges) {
    ImFontConfig config = new ImFontConfig();
    config.setOversampleH(2);
    config.setOversampleV(1);
    ranges.limit(config);
    try {
      return atlas.addFontFromMemoryTTF(bytes(file), pixels(size), config);
    } finally {
      config.destroy();
    }
  }

  private void mergeIcons(ImFontAtlas atlas, GlyphRanges ranges) {
    ImFontConfig config = new ImFontConfig();
    config.setMergeMode(true);
    config.setPixelSnapH(true);
    config.setGlyphMinAdvanceX(pixels(TEXT_SIZE + 3));
    ranges.limit(config);
    try {
      atlas.addFontFromMemoryTTF(bytes(ICONS), pixels(ICON_SIZE), config);
    } finally {
      config.destroy();
    }
  }

  /** Whether the panels' text font has a glyph for a character. */
  static boolean hasGlyph(char character) {
    for (int i = 0; i + 1 < TEXT_RANGES.length; i += 2) {
      if (character >= TEXT_RANGES[i] && character <= TEXT_RANGES[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static short[] iconRanges() {
    ImFontGlyphRangesBuilder used = new ImFontGlyphRangesBuilder();
    for (Icon icon : Icon.values()) {
      used.addText(icon.text());
    }
    return used.buildRanges();
  }

  private float pixels(double units) {
    return (float) Math.rint(units * scale);
  }

  private static byte[] bytes(String resource) {
    try (InputStream in = GuiFonts.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the program is incomplete: " + resource + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the program is damaged: " + resource, e);
    }
  }

  /** Returns the scale of the fonts. [px per unit] */
  double scale() {
    return scale;
  }

  /** Returns the font for most text. */
  public ImFont text() {
    return text;
  }

  /** Returns the font for text drawn on the map. */
  public ImFont name() {
    return name;
  }

  /** Returns the font for numbers in map cells. */
  public ImFont cellNumbers() {
    return cellNumbers;
  }

  /** Returns the font for headings. */
  public ImFont heading() {
    return heading;
  }
}
