package emberway.app.gui;

import emberway.app.command.Icon;
import emberway.map.PlaceKind;
import emberway.render.iso.PixelBox;
import emberway.render.text.ShapedText;
import imgui.ImFont;
import imgui.ImFontAtlas;
import imgui.ImFontConfig;
import imgui.ImFontGlyph;
import imgui.ImFontGlyphRangesBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;

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

  /** The first character that the ranges lack. */
  static final int FIRST_WITHOUT_GLYPH = 0x250;

  /** The greatest width of a picture in place of a glyph. [px] */
  static final int MAX_WIDTH = 2000;

  private static final int ATLAS_WIDTH = 2048; // with pictures in place of glyphs [px]
  // The typeface's ascent as a share of a line. stb_truetype and ImGui compute it like this.
  private static final double ASCENT = 1901.0 / (1901 + 483);

  private static final short[] FIGURE_RANGES = {0x20, 0x7e, 0};

  private final double scale;
  private final ImFont text;
  private final ImFont heading;
  private final ImFont name;
  private final ImFont cellNumbers;
  private final List<ShapedRuns.Glyph> glyphs;

  /**
   * Adds the fonts to an atlas.
   *
   * @param scale pixels per unit
   * @param glyphs pictures of text for private characters
   */
  GuiFonts(ImFontAtlas atlas, double scale, List<ShapedRuns.Glyph> glyphs) {
    this.scale = scale;
    this.glyphs = List.copyOf(glyphs);
    if (!glyphs.isEmpty()) {
      atlas.setTexDesiredWidth(ATLAS_WIDTH);
    }
    try (GlyphRanges europe = new GlyphRanges(TEXT_RANGES);
        GlyphRanges figures = new GlyphRanges(FIGURE_RANGES);
        GlyphRanges icons = new GlyphRanges(ranges(icons()));
        GlyphRanges places = new GlyphRanges(ranges(Stream.of(PlaceKind.values()).map(Icon::of)))) {
      text = add(atlas, DEJAVU + "DejaVuSans.ttf", TEXT_SIZE, europe);
      byte[] file = bytes(ICONS);
      mergeIcons(atlas, file, ICON_SIZE, TEXT_SIZE + 3, icons);
      heading = add(atlas, DEJAVU + "DejaVuSans-Bold.ttf", HEADING_SIZE, europe);
      mergeIcons(atlas, file, HEADING_SIZE * ICON_SIZE / TEXT_SIZE, 0, places);
      name = add(atlas, DEJAVU + "DejaVuSans-Bold.ttf", NAME_SIZE, europe);
      mergeIcons(atlas, file, NAME_SIZE * ICON_SIZE / TEXT_SIZE, 0, places);
      cellNumbers = add(atlas, DEJAVU + "DejaVuSans.ttf", FIGURE_SIZE, figures);
      for (ShapedRuns.Glyph glyph : glyphs) {
        reserve(atlas, text, glyph.character(), glyph.text(), textLine(scale));
        reserve(atlas, name, glyph.character(), glyph.name(), nameLine(scale));
      }
      atlas.build();
    }
  }

  /** Reserves the area of a picture, as the glyph of a private character. */
  private static void reserve(
      ImFontAtlas atlas, ImFont font, char character, ShapedText picture, double line) {
    PixelBox box = picture.box();
    atlas.addCustomRectFontGlyph(
        font,
        (short) character,
        Math.max(1, box.width()),
        Math.max(1, box.height()),
        (float) Math.ceil(picture.advance()),
        box.left(),
        (float) (Math.floor(line * ASCENT + 1) + box.top()));
  }

  /**
   * Copies the pictures of private characters to the atlas's texture.
   *
   * @param coverage one byte per pixel, top row first [size: width*height]
   */
  void paint(ByteBuffer coverage, int width, int height) {
    for (ShapedRuns.Glyph glyph : glyphs) {
      paint(text.findGlyph(glyph.character()), glyph.text(), coverage, width, height);
      paint(name.findGlyph(glyph.character()), glyph.name(), coverage, width, height);
    }
  }

  private static void paint(
      ImFontGlyph place, ShapedText picture, ByteBuffer coverage, int width, int height) {
    int left = Math.round(place.getU0() * width);
    int top = Math.round(place.getV0() * height);
    PixelBox box = picture.box();
    byte[] ink = picture.coverage(0);
    for (int row = 0; row < box.height(); row++) {
      coverage.put((top + row) * width + left, ink, row * box.width(), box.width());
    }
  }

  /** Returns the height of a line of text at a scale. [px] */
  static double textLine(double scale) {
    return Math.rint(TEXT_SIZE * scale);
  }

  /** Returns the height of a line of names on the map at a scale. [px] */
  static double nameLine(double scale) {
    return Math.rint(NAME_SIZE * scale);
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

  /**
   * Adds icons to the font added last.
   *
   * @param width the least width of an icon [units]
   */
  private void mergeIcons(
      ImFontAtlas atlas, byte[] file, double size, double width, GlyphRanges ranges) {
    ImFontConfig config = new ImFontConfig();
    config.setMergeMode(true);
    config.setPixelSnapH(true);
    config.setGlyphMinAdvanceX(pixels(width));
    ranges.limit(config);
    try {
      atlas.addFontFromMemoryTTF(file, pixels(size), config);
    } finally {
      config.destroy();
    }
  }

  /** Whether the panels' text font has a glyph for a character. */
  static boolean hasGlyph(int character) {
    for (int i = 0; i + 1 < TEXT_RANGES.length; i += 2) {
      if (character >= TEXT_RANGES[i] && character <= TEXT_RANGES[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static Stream<String> icons() {
    return Stream.concat(
        Stream.of(Icon.values()).map(Icon::text), Stream.of(PlaceKind.values()).map(Icon::of));
  }

  private static short[] ranges(Stream<String> texts) {
    ImFontGlyphRangesBuilder used = new ImFontGlyphRangesBuilder();
    texts.forEach(used::addText);
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

  /** Returns the font for headings, which lacks pictures of text. */
  public ImFont heading() {
    return heading;
  }
}
