package emberway.render.export;

import emberway.render.iso.PictureLayer;
import emberway.render.iso.PixelBox;
import emberway.render.text.OutlineRasterizer;
import emberway.render.text.TextShaper;
import emberway.sprite.Atlas;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A drawing over and under a picture: outlines, texts and sprites, and paper that lies under all.
 * Lengths are in units. All is filled row by row, so that memory does not grow with the picture.
 * Use by a single thread.
 */
public final class SheetDrawing implements PictureLayer {
  private static final double FLATNESS = 0.1; // of curves [px]
  private static final int CHANNELS = 4;
  private static final int LEVEL = 255;
  private static final int PAPER = 0xf3e6c8;
  private static final double[] GRAINS = {90, 21, 3}; // the sizes of spots on paper
  private static final double DEPTH = 0.04; // how much they darken it
  private static final double RIM = 70; // how far the paper is darker from its edges
  private static final double RIM_DEPTH = 0.16;

  private final double unit;
  private final AffineTransform pixels;
  private final List<PictureLayer> pieces = new ArrayList<>();
  private double[] light = {}; // of the pixels of a row

  /** Creates an empty drawing; a unit has so many pixels. */
  public SheetDrawing(double unit) {
    this.unit = unit;
    pixels = AffineTransform.getScaleInstance(unit, unit);
  }

  /**
   * Lays paper under what is in an area, and over what is not, with the grain and the dark edges of
   * an old map.
   *
   * @param width of the paper [px]
   * @param height of the paper [px]
   * @param inside the area [px]
   */
  public void paper(int width, int height, PixelBox inside) {
    pieces.add(
        (rows, start, column, end, y) -> {
          boolean isBeside = y < inside.top() || y >= inside.bottom();
          light(column, end, y);
          for (int x = column; x < end; x++) {
            int at = start + (x - column) * CHANNELS;
            boolean isKept = !isBeside && x >= inside.left() && x < inside.right();
            int clear = isKept ? LEVEL - (rows[at + 3] & 0xFF) : LEVEL;
            if (clear > 0) {
              int edge = Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y));
              double dark = Math.max(0, 1 - edge / (RIM * unit));
              double share = (light[x - column] - RIM_DEPTH * dark * dark) * clear / LEVEL;
              for (int channel = 0; channel < 3; channel++) {
                int over = isKept ? rows[at + channel] & 0xFF : 0;
                double paper = ((PAPER >> (16 - 8 * channel)) & 0xFF) * share;
                rows[at + channel] = (byte) (over + (int) (paper + 0.5));
              }
              rows[at + 3] = (byte) LEVEL;
            }
          }
        });
  }

  /** Finds how light some pixels of a row are: a smooth noise for each grain of the paper. */
  private void light(int column, int end, int y) {
    light = light.length < end - column ? new double[end - column] : light;
    Arrays.fill(light, 1);
    for (double grain : GRAINS) {
      double step = 1 / (grain * unit);
      int row = (int) (y * step);
      double low = ease(y * step - row);
      int spot = -1;
      double left = 0;
      double right = 0;
      for (int x = column; x < end; x++) {
        if ((int) (x * step) != spot) {
          spot = (int) (x * step);
          left = spot(spot, row) * (1 - low) + spot(spot, row + 1) * low;
          right = spot(spot + 1, row) * (1 - low) + spot(spot + 1, row + 1) * low;
        }
        light[x - column] -= DEPTH * (left + (right - left) * ease(x * step - spot));
      }
    }
  }

  private static double ease(double part) {
    return part * part * (3 - 2 * part);
  }

  private static double spot(int column, int row) {
    int mixed = column * 0x27d4eb2d ^ row * 0x165667b1;
    mixed = (mixed ^ mixed >>> 15) * 0x2c1b3c6d;
    return (mixed >>> 12 & 0xFFFF) / 65535.0;
  }

  /** Fills an outline with a color, 0xRRGGBB, of some opacity [0..1]. */
  public void fill(Shape outline, int color, double opacity) {
    Shape filled = pixels.createTransformedShape(outline);
    Rectangle2D bounds = filled.getBounds2D();
    pieces.add(
        (rows, start, column, end, y) -> {
          int from = Math.max(column, (int) Math.floor(bounds.getMinX()));
          int width = Math.min(end, (int) Math.ceil(bounds.getMaxX())) - from;
          if (y + 1 > bounds.getMinY() && y < bounds.getMaxY() && width > 0) {
            int at = start + (from - column) * CHANNELS;
            OutlineRasterizer.fill(
                filled,
                new PixelBox(from, y, width, 1),
                FLATNESS,
                (row, coverage) -> {
                  for (int x = 0; x < width; x++) {
                    double share = opacity * (coverage[x] & 0xFF) / LEVEL;
                    blend(rows, at + x * CHANNELS, color, share);
                  }
                });
          }
        });
  }

  private static void blend(byte[] rows, int at, int color, double share) {
    for (int channel = 0; channel < CHANNELS && share > 0; channel++) {
      int ink = channel == 3 ? LEVEL : (color >> (16 - 8 * channel)) & 0xFF;
      rows[at + channel] =
          (byte) Math.round(ink * share + (rows[at + channel] & 0xFF) * (1 - share));
    }
  }

  /** Draws a line with a pen. */
  public void draw(Shape line, double width, int color) {
    BasicStroke pen = new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
    fill(pen.createStrokedShape(line), color, 1);
  }

  /** The width of a text in a line of some height; 0 on a system without fonts. */
  public double width(String text, double line) {
    boolean isWritten = !text.isEmpty() && TextShaper.ofPages().hasFonts();
    return isWritten ? TextShaper.ofPages().width(text, line) : 0;
  }

  /** Writes on a baseline, if the system has fonts; a share of the text lies before x. */
  public void write(String text, double x, double y, double line, double share, int color) {
    double width = width(text, line);
    if (width > 0) {
      AffineTransform place = AffineTransform.getTranslateInstance(x - share * width, y);
      Shape outline = TextShaper.ofPages().outline(text, line);
      fill(place.createTransformedShape(outline), color, 1);
    }
  }

  /**
   * Draws a sprite of an atlas: each pixel is the mean of what it covers.
   *
   * @param box an area of it, relative to the position where sprites are placed [px]
   * @param x the center of that area
   * @param y the center of that area
   * @param size the units of a pixel of the sprite
   */
  public void stamp(Atlas atlas, int slot, PixelBox box, double x, double y, double size) {
    Atlas.Bounds seen = atlas.bounds(slot);
    int sheetX = atlas.layout().spriteX(slot) + seen.x();
    int sheetY = atlas.layout().spriteY(slot) + seen.y();
    double scale = size * unit;
    double across = atlas.offsetX(slot) + seen.x() - box.left() - box.width() / 2.0;
    double down = atlas.offsetY(slot) + seen.y() - box.top() - box.height() / 2.0;
    double left = (x + across * size) * unit;
    double top = (y + down * size) * unit;
    pieces.add(
        (rows, start, column, end, row) -> {
          double upper = Math.max(0, (row - top) / scale);
          double lower = Math.min(seen.height(), (row + 1 - top) / scale);
          int to = Math.min(end, (int) Math.ceil(left + seen.width() * scale));
          for (int at = Math.max(column, (int) left); at < to && lower > upper; at++) {
            double first = Math.max(0, (at - left) / scale);
            double last = Math.min(seen.width(), (at + 1 - left) / scale);
            double[] sum = new double[CHANNELS];
            for (int v = (int) upper; v < lower; v++) {
              double high = Math.min(lower, v + 1) - Math.max(upper, v);
              for (int u = (int) first; u < last; u++) {
                double share = high * (Math.min(last, u + 1) - Math.max(first, u)) * scale * scale;
                int from = ((sheetY + v) * atlas.layout().width() + sheetX + u) * CHANNELS;
                for (int channel = 0; channel < CHANNELS; channel++) {
                  sum[channel] += share * (atlas.pixels()[from + channel] & 0xFF);
                }
              }
            }
            for (int channel = 0; channel < CHANNELS; channel++) {
              int place = start + (at - column) * CHANNELS + channel;
              double below = (rows[place] & 0xFF) * (1 - sum[3] / LEVEL);
              rows[place] = (byte) Math.min(LEVEL, Math.round(sum[channel] + below));
            }
          }
        });
  }

  @Override
  public void layRow(byte[] rows, int start, int column, int end, int y) {
    pieces.forEach(piece -> piece.layRow(rows, start, column, end, y));
  }
}
