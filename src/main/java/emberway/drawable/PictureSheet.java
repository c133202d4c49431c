package emberway.drawable;

import emberway.map.Rotation;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What a picture has around the map, and how large it is. Lengths in units are pixels of a picture
 * whose longer side has {@value #SIDE} of them, so that all pictures of a map look alike when seen
 * in one size. Immutable.
 *
 * @param parts what a frame has; a frame grows the picture only by {@link Part#BORDER}
 * @param fit the exact size of the picture, in which the map is centered, as large as it fits, from
 *     0, 0 on [px]
 * @param grows whether names, routes and marks grow with the picture
 */
public record PictureSheet(Set<Part> parts, Optional<PixelBox> fit, boolean grows) {
  /** What a frame has. */
  public enum Part {
    /** The map's name in a cartouche, at the upper left. */
    TITLE,
    /** What tiles, icons and colors mean, at the lower left. */
    LEGEND,
    /** A rose on the ground of the map, at the upper right. */
    COMPASS,
    /** A bar as long as some cells, at the lower right. */
    SCALE,
    /** Paper, lines around it, and numbers of columns and rows. */
    BORDER
  }

  /**
   * What is written on a sheet.
   *
   * @param route what the legend says of the route; empty for no route
   * @param words the word for "legend", "cell", "cells", "points" (the letters of north, east,
   *     south and west), the name of a kind of field, or the word of a kind of place
   * @param labels the label of a tile
   * @param number writes a number
   * @param scale the width of a cell
   * @param map the unrotated map
   * @param rotation how far the picture is rotated
   */
  public record Text(
      Optional<String> route,
      UnaryOperator<String> words,
      Function<Tile, String> labels,
      DoubleFunction<String> number,
      Scale scale,
      TileMap map,
      Rotation rotation) {}

  /** A picture of the map alone, at its scale. */
  public static final PictureSheet NONE = new PictureSheet(Set.of(), Optional.empty(), false);

  /** The least side of a picture that a map is to fit. [px] */
  public static final int MIN_SIDE = 16;

  /** The units of the longer side. */
  public static final double SIDE = 1280;

  private static final double PAGE = Math.sqrt(2); // the longer side of a page [shorter ones]
  private static final double MARGIN = 46; // of a border [units]

  /** Copies the parts. */
  public PictureSheet {
    parts = Set.copyOf(parts);
  }

  /** Whether there is anything but the map. */
  boolean isMore() {
    return !parts.isEmpty() || fit.isPresent();
  }

  private double margin() {
    return parts.contains(Part.BORDER) ? MARGIN : 0;
  }

  /** The size of a unit in a picture. [px] */
  static double unit(PixelBox sheet) {
    return Math.max(sheet.width(), sheet.height()) / SIDE;
  }

  /**
   * The scale of a map that fits; that which is given if no size is.
   *
   * @param width of the part of the map [px at scale 1]
   * @param height of the part of the map [px at scale 1]
   * @return at most {@link PictureFrame#MAX_SCALE}, but perhaps too small for any picture
   */
  public double scale(double given, double width, double height) {
    if (fit.isEmpty()) {
      return given;
    }
    double margins = 2 * margin() * Math.max(fit.get().width(), fit.get().height()) / SIDE;
    double across = Math.max(1, fit.get().width() - margins) / width;
    double down = Math.max(1, fit.get().height() - margins) / height;
    return Math.min(PictureFrame.MAX_SCALE, Math.min(across, down));
  }

  /** The whole picture around the part that shows the map. [picture px] */
  public PixelBox around(PixelBox map) {
    double margin = margin() * Math.max(map.width(), map.height()) / (SIDE - 2 * margin());
    int beside = 2 * (int) Math.round(margin);
    int least = beside == 0 ? 1 : (int) ((Math.max(map.width(), map.height()) + beside) / PAGE);
    int width = fit.map(PixelBox::width).orElse(Math.max(least, map.width() + beside));
    int height = fit.map(PixelBox::height).orElse(Math.max(least, map.height() + beside));
    return new PixelBox(
        map.left() - (width - map.width()) / 2,
        map.top() - (height - map.height()) / 2,
        width,
        height);
  }
}
