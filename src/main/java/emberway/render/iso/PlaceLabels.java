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
 * The names of places that a picture may show, and where: each above its cell, or at another side
 * of it, as in the window.
 *
 * @param spots those that matter most first
 * @param kept what no name is to cover
 * @param letters how high a line of letters is [picture px] [&gt; 0]
 * @param width of the picture's part, which cuts no name off [px]
 * @param height [px]
 * @param choice which of them are shown at the picture's scale; all that there is room for where
 *     there is none
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
  /** A line of letters in pictures at scale 1 and below. [px] */
  public static final double USUAL_LETTERS = 16;

  /** No names at all. */
  public static final PlaceLabels NONE =
      new PlaceLabels(List.of(), List.of(), USUAL_LETTERS, 1, 1, Optional.empty(), 1);

  /**
   * A name. Lengths are from the part's upper left corner. [picture px]
   *
   * @param place the number of the place on the map
   * @param isFirst whether the route begins, ends or passes there, so that its name comes first
   * @param x the middle of what it names
   * @param upper where its foot is if it stands above that
   * @param lower where its head is if it hangs below that
   * @param reach how far to the side of {@code x} it lies if it lies beside that
   */
  public record Spot(
      String name,
      int place,
      boolean isFirst,
      double x,
      double upper,
      double lower,
      double reach) {}

  /** A place to be kept free of names. [picture px] */
  public record Kept(double left, double top, double width, double height) {
    private static Kept around(double x, double y, double reach, double rise) {
      return new Kept(x - reach, y - rise, 2 * reach, 2 * rise);
    }
  }

  /**
   * What else is on a map that names keep off.
   *
   * @param tallest how far the tallest sprites rise above the middle of their cell's ground [px at
   *     scale 1]
   * @param marked the cells that have a mark, such as the ends of a route
   * @param reach how far a mark reaches to each side of its middle [picture px]
   * @param rise how far up and down [picture px]
   */
  public record Surroundings(double tallest, List<Cell> marked, double reach, double rise) {
    /** Keeps a copy. */
    public Surroundings {
      marked = List.copyOf(marked);
    }
  }

  /** Keeps a copy. */
  public PlaceLabels {
    spots = List.copyOf(spots);
    kept = List.copyOf(kept);
  }

  /**
   * Those of the cells that lie in a part of a map's picture.
   *
   * @param map unturned
   * @param rotation how far the picture is turned
   * @param frame all of the picture
   * @param part which part of it [picture px]
   * @param around what else is there
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
          spots.add(new Spot(place.name(), number, isFirst, x, upper, lower, reach));
        }
      }
    }
    return new PlaceLabels(
        spots, kept, letters, part.width(), part.height(), Optional.of(choice), frame.scale());
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
