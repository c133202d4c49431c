package emberway.app;

import emberway.io.Printable;
import emberway.render.export.PictureLabel;
import imgui.ImFont;
import imgui.ImFontAtlas;
import imgui.ImFontGlyph;
import imgui.type.ImInt;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes names into pictures as {@link MarksPanel} writes them on the map. It has letters of its
 * own and needs neither ImGui's context nor its thread; any one thread.
 */
final class GuiLettering {
  private static final double GAP = 6.0 / 16; // between two names [heights of the letters]
  private static final double FOOT = 4.0 / 16; // between a name and its place [heights]
  private static final double RIM = 1.0 / 16; // [heights]
  private static final double SHADE = 0.75;
  private static final int DARK = 0x0b0e14;
  private static final int LIGHT = 0xfff3dc;
  private static final int LARGEST = 200; // letters [px]

  private final ImFont font;
  private final byte[] letters; // their coverage, row by row
  private final int lettersWidth;
  private final int size;
  private final int rim;

  private GuiLettering(ImFontAtlas atlas, int size, String characters) {
    this.size = size;
    rim = (int) Math.max(1, Math.round(size * RIM));
    font = GuiFonts.ofNames(atlas, size, characters);
    ImInt width = new ImInt();
    ImInt height = new ImInt();
    ByteBuffer pixels = atlas.getTexDataAsAlpha8(width, height);
    lettersWidth = width.get();
    letters = new byte[width.get() * height.get()];
    pixels.get(0, letters);
  }

  /** The names, but for those that would cover others, as labels for the picture. */
  static List<PictureLabel> labels(PlaceNames names) {
    if (names.spots().isEmpty()) {
      return List.of();
    }
    StringBuilder characters = new StringBuilder();
    names.spots().forEach(spot -> characters.append(Printable.escape(spot.name())));
    int size = (int) Math.max(6, Math.min(LARGEST, Math.round(names.letters())));
    ImFontAtlas atlas = new ImFontAtlas();
    try {
      return new GuiLettering(atlas, size, characters.toString()).place(names.spots());
    } finally {
      atlas.destroy();
    }
  }

  private List<PictureLabel> place(List<PlaceNames.Spot> spots) {
    LabelLayout layout = new LabelLayout();
    layout.begin((float) (size * GAP));
    List<PictureLabel> labels = new ArrayList<>();
    for (PlaceNames.Spot spot : spots) {
      String name = Printable.escape(spot.name());
      float width = width(name);
      int left = (int) Math.rint(spot.x() - width / 2);
      int top = (int) Math.rint(spot.y() - size - size * FOOT);
      if (layout.take(left, top, width, size)) {
        labels.add(label(name, left, top, (int) Math.ceil(width)));
      }
    }
    return labels;
  }

  private float width(String name) {
    return (float) name.codePoints().mapToDouble(c -> font.findGlyph(c).getAdvanceX()).sum();
  }

  private PictureLabel label(String name, int left, int top, int width) {
    int fullWidth = width + 2 * rim;
    int fullHeight = size + 2 * rim;
    byte[] coverage = new byte[fullWidth * fullHeight];
    float pen = rim;
    for (int codePoint : name.codePoints().toArray()) {
      ImFontGlyph glyph = font.findGlyph(codePoint);
      draw(glyph, Math.round(pen + glyph.getX0()), coverage, fullWidth);
      pen += glyph.getAdvanceX();
    }
    return new PictureLabel(
        left - rim, top - rim, fullWidth, fullHeight, colored(coverage, fullWidth));
  }

  /** A letter, where what it covers belongs. */
  private void draw(ImFontGlyph glyph, int left, byte[] coverage, int width) {
    int lettersHeight = letters.length / lettersWidth;
    int fromX = Math.round(glyph.getU0() * lettersWidth);
    int fromY = Math.round(glyph.getV0() * lettersHeight);
    int columns = Math.round(glyph.getU1() * lettersWidth) - fromX;
    int rows = Math.round(glyph.getV1() * lettersHeight) - fromY;
    int top = rim + Math.round(glyph.getY0());
    for (int y = Math.max(0, -top); y < rows && top + y < coverage.length / width; y++) {
      for (int x = Math.max(0, -left); x < columns && left + x < width; x++) {
        int at = (top + y) * width + left + x;
        int ink = letters[(fromY + y) * lettersWidth + fromX + x] & 0xFF;
        coverage[at] = (byte) Math.max(coverage[at] & 0xFF, ink);
      }
    }
  }

  /** Light letters with a dark rim, premultiplied. */
  private byte[] colored(byte[] coverage, int width) {
    byte[] rgba = new byte[coverage.length * 4];
    int height = coverage.length / width;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double light = (coverage[y * width + x] & 0xFF) / 255.0;
        double dark = darkness(coverage, width, x, y) * (1 - light);
        int at = (y * width + x) * 4;
        for (int channel = 0; channel < 3; channel++) {
          int shift = 16 - 8 * channel;
          double color = (LIGHT >> shift & 0xFF) * light + (DARK >> shift & 0xFF) * dark;
          rgba[at + channel] = (byte) Math.round(color);
        }
        rgba[at + 3] = (byte) Math.round(255 * (light + dark));
      }
    }
    return rgba;
  }

  /** How dark eight copies around the letters make a pixel. [0..1] */
  private double darkness(byte[] coverage, int width, int x, int y) {
    int height = coverage.length / width;
    double clear = 1;
    for (int dy = -rim; dy <= rim; dy += rim) {
      for (int dx = -rim; dx <= rim; dx += rim) {
        int fromX = x - dx;
        int fromY = y - dy;
        boolean isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
        if ((dx != 0 || dy != 0) && isInside) {
          clear *= 1 - SHADE * (coverage[fromY * width + fromX] & 0xFF) / 255.0;
        }
      }
    }
    return 1 - clear;
  }
}
