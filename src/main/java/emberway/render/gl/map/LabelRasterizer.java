package emberway.render.gl.map;

import static org.lwjgl.stb.STBTruetype.*;

import emberway.io.PrintableText;
import emberway.render.iso.LabelCollisions;
import emberway.render.iso.LabelCollisions.Side;
import emberway.render.iso.LabelPlacement;
import emberway.render.iso.LabelSelection;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.text.ComplexText;
import emberway.render.text.ShapedText;
import emberway.render.text.TextShaper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.stb.STBTTFontinfo;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws place names for pictures as the window draws them on the map: in the same typeface, and
 * without covering earlier names. Names in scripts that the typeface lacks or that need shaping are
 * drawn by a {@link TextShaper}. Needs no context and no window. Use by a single thread.
 */
public final class LabelRasterizer implements AutoCloseable {
  private static final String TYPEFACE = "/net/sf/jasperreports/fonts/dejavu/DejaVuSans-Bold.ttf";
  private static final double MIN = 6; // smallest letters [px]
  private static final double LARGEST = 512;
  private static final double RIM = 1.0 / 16; // around letters [letters]
  private static final int UNKNOWN = '?'; // replaces characters missing from the typeface

  private final ByteBuffer typeface; // stb reads it while the font is in use
  private final STBTTFontinfo font = STBTTFontinfo.malloc();
  private final float size; // line height [px]
  private final float scale; // pixels per unit of the typeface
  private final int ascent; // from the top of a line to its baseline [px]
  private final int rim; // [px]

  private LabelRasterizer(double letters) {
    byte[] bytes = bytes();
    typeface = MemoryUtil.memAlloc(bytes.length).put(0, bytes);
    if (!stbtt_InitFont(font, typeface)) {
      close();
      throw new IllegalStateException("the program is damaged: " + TYPEFACE);
    }
    size = (float) Math.rint(Math.max(MIN, Math.min(LARGEST, letters)));
    scale = stbtt_ScaleForPixelHeight(font, size);
    rim = (int) Math.max(1, Math.rint(size * RIM));
    try (MemoryStack stack = MemoryStack.stackPush()) {
      var up = stack.mallocInt(1);
      stbtt_GetFontVMetrics(font, up, null, null);
      ascent = (int) Math.floor(up.get(0) * scale + 1);
    }
  }

  private static byte[] bytes() {
    try (InputStream in = LabelRasterizer.class.getResourceAsStream(TYPEFACE)) {
      if (in == null) {
        throw new IllegalStateException("the program is incomplete: " + TYPEFACE + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the program is damaged: " + TYPEFACE, e);
    }
  }

  /** The labels of all names that have room in the picture. */
  public static List<PictureLabel> labels(PlaceLabels names) {
    if (names.spots().isEmpty()) {
      return List.of();
    }
    try (LabelRasterizer labelRasterizer = new LabelRasterizer(names.letters())) {
      return labelRasterizer.place(names);
    }
  }

  private List<PictureLabel> place(PlaceLabels names) {
    LabelPlacement layout = new LabelPlacement();
    LabelCollisions around = layout.begin(size);
    around.within(rim, rim, names.width() - rim, names.height() - rim);
    for (PlaceLabels.Kept kept : names.kept()) {
      around.reserve(
          (float) kept.left(), (float) kept.top(), (float) kept.width(), (float) kept.height());
    }
    Side[] sides = names.choice().map(choice -> sides(choice, names.scale())).orElse(null);
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
            width(spot.name()));
      }
    }
    layout.layOut(size);
    List<PictureLabel> labels = new ArrayList<>();
    for (int i = 0; i < layout.count(); i++) {
      if (layout.isPlaced(i)) {
        String name = names.spots().get(layout.number(i)).name();
        int left = (int) layout.left(i);
        labels.add(label(text(name), left, (int) layout.top(i)));
      }
    }
    return labels;
  }

  /** The sides of all names of the map, in view or not. */
  private Side[] sides(LabelSelection choice, double mapScale) {
    float[] widths = new float[choice.places().size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = width(choice.places().get(i).name());
    }
    return choice.sides(mapScale, widths, size);
  }

  private float width(String name) {
    String text = text(name);
    boolean isShaped = isShaped(text);
    return (float)
        Math.ceil(isShaped ? TextShaper.ofSystem(true).width(text, size) : width(letters(text)));
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

  private PictureLabel label(String text, int left, int top) {
    return isShaped(text)
        ? label(TextShaper.ofSystem(true).shape(text, size), left, top)
        : label(letters(text), left, top);
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
    font.free();
    MemoryUtil.memFree(typeface);
  }
}
