package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The place names that a picture may show, with their positions above or beside their cells, as in
 * the window.
 *
 * @param spots the most important first
 * @param kept areas that no name may cover
 * @param letters the height of a line of usual letters [picture px] [&gt; 0]
 * @param width of the part of the picture that names must not extend beyond [px]
 * @param height of the part of the picture that names must not extend beyond [px]
 * @param choice which names to show at the picture's scale; if absent, all that have room
 * @param scale of the map in the picture
 */
public record PlaceLabels(
    List<Spot> spots,
    List<Kept> kept,
    double letters,
    int width,
    int height,
    Optional<LabelSelection> choice,
    double scale) {
  /** The height of a line in pictures at scale 1 and below. [px] */
  public static final double USUAL_LETTERS = 16;

  /** The longer side of a picture in which large letters are as large as usual ones. [px] */
  private static final double USUAL_SIDE = 1280;

  /** No names. */
  public static final PlaceLabels NONE =
      new PlaceLabels(List.of(), List.of(), USUAL_LETTERS, 1, 1, Optional.empty(), 1);

  /**
   * A name. Lengths are relative to the part's upper left corner. [picture px]
   *
   * @param symbol how it is written
   * @param place the number of the place on the map
   * @param isFirst whether it names the route's start, goal or a waypoint, and so takes precedence
   * @param x the center of the named object
   * @param upper the name's lower edge when above the object
   * @param lower the name's upper edge when below the object
   * @param reach the name's distance from {@code x} when beside the object
   */
  public record Spot(
      String name,
      PlaceSymbol symbol,
      int place,
      boolean isFirst,
      double x,
      double upper,
      double lower,
      double reach) {}

  /** An area to keep free of names. [picture px] */
  public record Kept(double left, double top, double width, double height) {
    private static Kept around(double x, double y, double reach, double rise) {
      return new Kept(x - reach, y - rise, 2 * reach, 2 * rise);
    }
  }

  /**
   * Other content of the map that names must not cover.
   *
   * @param tallest how far the tallest sprites rise above the center of their cell's ground [px at
   *     scale 1]
   * @param marked cells with a mark, such as the ends of a route
   * @param reach half the width of a mark [picture px]
   * @param rise half the height of a mark [picture px]
   */
  public record Surroundings(double tallest, List<Cell> marked, double reach, double rise) {
    /** Copies the list. */
    public Surroundings {
      marked = List.copyOf(marked);
    }
  }

  /** Copies the lists. */
  public PlaceLabels {
    spots = List.copyOf(spots);
    kept = List.copyOf(kept);
  }

  /**
   * Finds the names of the cells in a part of a map's picture.
   *
   * @param map the unrotated map
   * @param rotation how far the picture is rotated
   * @param frame the whole picture
   * @param part the part of it [picture px]
   * @param around the other content of the map
   */
  public static PlaceLabels of(
      TileMap map,
      Rotation rotation,
      PictureFrame frame,
      PixelBox part,
      double letters,
      Surroundings around) {
    Projection projection = frame.projection();
    double halfWidth = projection.halfWidth() * frame.scale();
    double halfHeight = projection.halfHeight() * frame.scale();
    double tallest = around.tallest * frame.scale();
    double foot = letters * LabelSelection.FOOT;
    List<Spot> spots = new ArrayList<>();
    List<Kept> kept = new ArrayList<>();
    for (Cell marked : around.marked) {
      Cell cell = rotation.apply(map.size(), marked);
      kept.add(Kept.around(x(frame, part, cell), y(frame, part, cell), around.reach, around.rise));
    }
    LabelSelection choice = new LabelSelection(map, rotation, projection, around.tallest);
    Set<Integer> first = new HashSet<>();
    around.marked.forEach(marked -> first.add(LabelSelection.nearest(map.places(), marked)));
    for (int number : choice.order()) {
      Place place = map.places().get(number);
      Cell cell = rotation.apply(map.size(), place.cell());
      if (frame.cells().contains(cell)) {
        double x = x(frame, part, cell);
        double y = y(frame, part, cell);
        boolean isFlat = LabelSpacing.isFlat(map, place.cell());
        if (!isFlat) {
          kept.add(
              Kept.around(
                  x,
                  y,
                  LabelSpacing.core(halfWidth, letters),
                  LabelSpacing.core(halfHeight, letters)));
        }
        if (x > 0 && y > 0 && x < part.width() && y < part.height()) {
          double upper = y - LabelSpacing.above(isFlat, halfHeight, tallest, foot);
          double lower = y + LabelSpacing.below(isFlat, halfHeight, foot, letters);
          double reach = LabelSpacing.aside(isFlat, halfWidth, foot, letters);
          boolean isFirst = first.contains(number);
          PlaceSymbol symbol = PlaceSymbol.of(place.kind());
          spots.add(new Spot(place.name(), symbol, number, isFirst, x, upper, lower, reach));
        }
      }
    }
    return new PlaceLabels(
        spots, kept, letters, part.width(), part.height(), Optional.of(choice), frame.scale());
  }

  /**
   * Returns the names of the cells in an area, with more areas that they may not cover.
   *
   * @param inside the area [picture px]
   */
  public PlaceLabels within(PixelBox inside, List<Kept> others) {
    List<Kept> all = new ArrayList<>(kept);
    all.addAll(others);
    List<Spot> shown = new ArrayList<>(spots);
    shown.removeIf(
        spot ->
            spot.x < inside.left()
                || spot.x > inside.right()
                || spot.lower < inside.top()
                || spot.upper > inside.bottom());
    return new PlaceLabels(shown, all, letters, width, height, choice, scale);
  }

  /**
   * Returns the height of letters that grow with a picture, so that its names can still be read
   * when all of it is seen at once. [picture px]
   *
   * @param letters the least height [picture px]
   */
  public static double largeLetters(double letters, PixelBox part) {
    return letters * Math.max(1, Math.max(part.width(), part.height()) / USUAL_SIDE);
  }

  private static double x(PictureFrame frame, PixelBox part, Cell cell) {
    double world = frame.projection().cellToWorldX(cell.x(), cell.y());
    return (world - frame.originX()) * frame.scale() - part.left();
  }

  private static double y(PictureFrame frame, PixelBox part, Cell cell) {
    double world = frame.projection().cellToWorldY(cell.x(), cell.y());
    return (world - frame.originY()) * frame.scale() - part.top();
  }
}
