package emberway.render.gl.map;

import static org.lwjgl.stb.STBTruetype.*;

import emberway.io.PrintableText;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.render.iso.LabelCollisions;
import emberway.render.iso.LabelCollisions.Side;
import emberway.render.iso.LabelPlacement;
import emberway.render.iso.LabelSelection;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.PlaceSymbol;
import emberway.render.text.ComplexText;
import emberway.render.text.ShapedText;
import emberway.render.text.TextShaper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.lwjgl.stb.STBTTFontinfo;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws place names for pictures as the window draws them on the map: in the same typeface, with
 * the icons of their kinds, and without covering earlier names. One instance draws letters or icons
 * of one size. Names in scripts that the typeface lacks or that need shaping are drawn by a {@link
 * TextShaper}. Needs no context and no window. Use by a single thread.
 */
public final class LabelRasterizer implements AutoCloseable {
  private static final String TYPEFACE = "/net/sf/jasperreports/fonts/dejavu/DejaVuSans-Bold.ttf";
  private static final String ICONS =
      "/META-INF/resources/webjars/font-awesome/6.7.2/webfonts/fa-solid-900.ttf";
  private static final double ICON = 13.0 / 15; // the height of an icon's line [lines of letters]
  private static final double MIN = 6; // smallest usual letters [px]
  private static final double LARGEST = 512;
  private static final double RIM = 1.0 / 16; // around letters [letters]
  private static final int UNKNOWN = '?'; // replaces characters missing from the typeface

  private final ByteBuffer typeface; // stb reads it while the font is in use
  private final STBTTFontinfo font = STBTTFontinfo.malloc();
  private final float size; // line height [px]
  private final float scale; // pixels per unit of the typeface
  private final int ascent; // from the top of a line to its baseline [px]
  private final int rim; // [px]
  private LabelRasterizer icons; // that fit the letters; null until one is drawn

  private LabelRasterizer(String resource, double letters) {
    byte[] bytes = bytes(resource);
    typeface = MemoryUtil.memAlloc(bytes.length).put(0, bytes);
    if (!stbtt_InitFont(font, typeface)) {
      close();
      throw new IllegalStateException("the program is damaged: " + resource);
    }
    size = (float) Math.rint(letters);
    scale = stbtt_ScaleForPixelHeight(font, size);
    rim = (int) Math.max(1, Math.rint(size * RIM));
    try (MemoryStack stack = MemoryStack.stackPush()) {
      var up = stack.mallocInt(1);
      stbtt_GetFontVMetrics(font, up, null, null);
      ascent = (int) Math.floor(up.get(0) * scale + 1);
    }
  }

  private static byte[] bytes(String resource) {
    try (InputStream in = LabelRasterizer.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the program is incomplete: " + resource + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the program is damaged: " + resource, e);
    }
  }

  /** The labels of all names that have room in the picture. */
  public static List<PictureLabel> labels(PlaceLabels names) {
    if (names.spots().isEmpty()) {
      return List.of();
    }
    double usual = Math.max(MIN, Math.min(LARGEST, names.letters()));
    Map<Double, LabelRasterizer> made = new HashMap<>();
    Function<PlaceSymbol, LabelRasterizer> sizes =
        symbol ->
            made.computeIfAbsent(
                symbol.size(), share -> new LabelRasterizer(TYPEFACE, usual * share));
    try {
      return sizes.apply(PlaceSymbol.of(PlaceKind.OTHER)).place(names, sizes);
    } finally {
      made.values().forEach(LabelRasterizer::close);
    }
  }

  /** Places names around this one's, which are usual. */
  private List<PictureLabel> place(
      PlaceLabels names, Function<PlaceSymbol, LabelRasterizer> sizes) {
    LabelPlacement layout = new LabelPlacement();
    LabelCollisions around = layout.begin(size);
    around.within(rim, rim, names.width() - rim, names.height() - rim);
    for (PlaceLabels.Kept kept : names.kept()) {
      around.reserve(
          (float) kept.left(), (float) kept.top(), (float) kept.width(), (float) kept.height());
    }
    Side[] sides = names.choice().map(choice -> sides(choice, names.scale(), sizes)).orElse(null);
    for (int i = 0; i < names.spots().size(); i++) {
      PlaceLabels.Spot spot = names.spots().get(i);
      Side side = sides == null ? null : sides[spot.place()];
      if (sides == null || side != null || spot.isFirst()) {
        layout.add(
            i,
            side,
            spot.isFirst(),
            (float) spot.x(),
            (float) spot.upper(),
            (float) spot.lower(),
            (float) spot.reach(),
            sizes.apply(spot.symbol()).width(spot.name(), spot.symbol()),
            sizes.apply(spot.symbol()).size);
      }
    }
    layout.layOut(size);
    List<PictureLabel> labels = new ArrayList<>();
    for (int i = 0; i < layout.count(); i++) {
      if (layout.isPlaced(i)) {
        PlaceLabels.Spot spot = names.spots().get(layout.number(i));
        int left = (int) layout.left(i);
        sizes.apply(spot.symbol()).add(spot, left, (int) layout.top(i), labels);
      }
    }
    return labels;
  }

  /** The sides of all names of the map, in view or not. */
  private Side[] sides(
      LabelSelection choice, double mapScale, Function<PlaceSymbol, LabelRasterizer> sizes) {
    float[] widths = new float[choice.places().size()];
    for (int i = 0; i < widths.length; i++) {
      Place place = choice.places().get(i);
      PlaceSymbol symbol = PlaceSymbol.of(place.kind());
      widths[i] = sizes.apply(symbol).width(place.name(), symbol);
    }
    return choice.sides(mapScale, widths, size);
  }

  private float width(String name, PlaceSymbol symbol) {
    String text = text(name);
    float width =
        isShaped(text) ? TextShaper.ofSystem(true).width(text, size) : width(letters(text));
    return (float) Math.ceil(before(symbol) + width);
  }

  /** The width of an icon and the space behind it; 0 without one. [px] */
  private float before(PlaceSymbol symbol) {
    return symbol.icon() == 0 ? 0 : icons().advance(symbol.icon()) + advance(' ');
  }

  private LabelRasterizer icons() {
    if (icons == null) {
      icons = new LabelRasterizer(ICONS, size * ICON);
    }
    return icons;
  }

  /** What is drawn of a name: without control characters, and without what no font has. */
  private String text(String name) {
    String text = PrintableText.escape(name);
    return ComplexText.isIn(text, this::hasGlyph)
        ? TextShaper.ofSystem(true).drawable(text, this::hasGlyph)
        : text;
  }

  private boolean isShaped(String text) {
    return ComplexText.isIn(text, this::hasGlyph) && TextShaper.ofSystem(true).hasFonts();
  }

  private boolean hasGlyph(int letter) {
    return stbtt_FindGlyphIndex(font, letter) != 0;
  }

  /** The code points of a text, with missing ones replaced. */
  private int[] letters(String text) {
    return text.codePoints().map(letter -> hasGlyph(letter) ? letter : UNKNOWN).toArray();
  }

  private float width(int[] letters) {
    float width = 0;
    for (int letter : letters) {
      width += advance(letter);
    }
    return width;
  }

  private float advance(int letter) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      var advance = stack.mallocInt(1);
      var bearing = stack.mallocInt(1);
      stbtt_GetCodepointHMetrics(font, letter, advance, bearing);
      return advance.get(0) * scale;
    }
  }

  /** Adds a name and its icon. [px] */
  private void add(PlaceLabels.Spot spot, int left, int top, List<PictureLabel> labels) {
    if (spot.symbol().icon() != 0) {
      int iconTop = top + ascent - icons().ascent; // on the letters' baseline
      labels.add(icons().label(new int[] {spot.symbol().icon()}, left, iconTop));
    }
    String text = text(spot.name());
    int from = left + Math.round(before(spot.symbol()));
    labels.add(
        isShaped(text)
            ? label(TextShaper.ofSystem(true).shape(text, size), from, top)
            : label(letters(text), from, top));
  }

  private PictureLabel label(ShapedText text, int left, int top) {
    PixelBox ink = text.box();
    PixelBox box =
        new PixelBox(
            left + ink.left() - rim,
            top + ascent + ink.top() - rim,
            ink.width() + 2 * rim,
            ink.height() + 2 * rim);
    return new PictureLabel(box, text.coverage(rim), rim);
  }

  private PictureLabel label(int[] letters, int left, int top) {
    int around = rim + 1; // letters may extend a little beyond their line
    int columns = (int) Math.ceil(width(letters)) + 2 * around;
    int rows = (int) size + 2 * around;
    byte[] coverage = new byte[columns * rows];
    float pen = around;
    for (int letter : letters) {
      draw(letter, pen, around + ascent, coverage, columns);
      pen += advance(letter);
    }
    PixelBox box = new PixelBox(left - around, top - around, columns, rows);
    return new PictureLabel(box, coverage, rim);
  }

  /** Adds a letter, clipped to the area. [px] */
  private void draw(int letter, float x, int foot, byte[] coverage, int columns) {
    float shift = x - (float) Math.floor(x);
    try (MemoryStack stack = MemoryStack.stackPush()) {
      var left = stack.mallocInt(1);
      var top = stack.mallocInt(1);
      var right = stack.mallocInt(1);
      var bottom = stack.mallocInt(1);
      stbtt_GetCodepointBitmapBoxSubpixel(
          font, letter, scale, scale, shift, 0, left, top, right, bottom);
      int width = right.get(0) - left.get(0);
      int height = bottom.get(0) - top.get(0);
      if (width > 0 && height > 0) {
        ByteBuffer ink = MemoryUtil.memAlloc(width * height);
        try {
          stbtt_MakeCodepointBitmapSubpixel(
              font, ink, width, height, width, scale, scale, shift, 0, letter);
          add(ink, width, (int) Math.floor(x) + left.get(0), foot + top.get(0), coverage, columns);
        } finally {
          MemoryUtil.memFree(ink);
        }
      }
    }
  }

  private static void add(
      ByteBuffer ink, int width, int left, int top, byte[] coverage, int columns) {
    int rows = coverage.length / columns;
    for (int i = 0; i < ink.remaining(); i++) {
      int x = left + i % width;
      int y = top + i / width;
      if (x >= 0 && y >= 0 && x < columns && y < rows) {
        int at = y * columns + x;
        coverage[at] = (byte) Math.max(coverage[at] & 0xFF, ink.get(i) & 0xFF);
      }
    }
  }

  @Override
  public void close() {
    if (icons != null) {
      icons.close();
    }
    font.free();
    MemoryUtil.memFree(typeface);
  }
}
