package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.iso.LabelCollisions.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chooses the place names that a map shows at each scale, and the side of its place for each.
 *
 * <p>The choice is made for the whole map, independent of the view, so that nothing changes while
 * the view moves. It proceeds in steps from small scales to large; each step keeps the names of the
 * previous one, so that names do not disappear when zooming in. Capitals come first, and the other
 * kinds of places as {@link PlaceSymbol} orders them. Among places without a kind, towns come
 * first, larger ones earlier, and repelling places last; equally important places keep the map's
 * order. At small scales, names keep larger distances, unimportant ones the largest.
 */
public final class LabelSelection {
  /** The space between a name and its cell. [letters] */
  static final double FOOT = 0.25;

  /** The minimum space between two names. [letters] */
  public static final double GAP = 0.375;

  private static final double STEP = Math.sqrt(2);
  private static final int FIRST_STEP = -18; // 1/512, the smallest scale of pictures
  private static final int LAST_STEP = 6; // 8; larger scales use the same choice
  private static final double SPARSE = 0.45; // half a cell's width below which distances grow
  private static final double APART = 3.5; // the largest distance between names [letters]
  private static final double NEARBY = 8; // from a route's end to the place that names it [cells]

  private final List<Place> places;
  private final double halfWidth; // of a cell at scale 1 [px]
  private final double halfHeight; // of a cell at scale 1 [px]
  private final double tallest;
  private final double[] worldX; // of each place
  private final double[] worldY;
  private final boolean[] isFlat;
  private final double[] ranks;
  private final double[] sizes; // of the names' lines [lines of usual letters]
  private final int[] order; // places by importance
  private final LabelCollisions layout = new LabelCollisions();
  private final List<Side[]> steps = new ArrayList<>(); // from small scales on, computed on demand
  private float[] widths = {}; // the names' widths that the steps are for
  private float letters;

  /**
   * Prepares the choice among a map's places.
   *
   * @param map the unrotated map
   * @param rotation how far it is rotated
   * @param projection of the rotated map
   * @param tallest how far the tallest sprites rise above the center of their cell's ground [px at
   *     scale 1]
   */
  public LabelSelection(TileMap map, Rotation rotation, Projection projection, double tallest) {
    places = map.places();
    halfWidth = projection.halfWidth();
    halfHeight = projection.halfHeight();
    this.tallest = tallest;
    worldX = new double[places.size()];
    worldY = new double[places.size()];
    isFlat = new boolean[places.size()];
    ranks = new double[places.size()];
    sizes = new double[places.size()];
    for (int i = 0; i < worldX.length; i++) {
      Cell cell = rotation.apply(map.size(), places.get(i).cell());
      worldX[i] = projection.cellToWorldX(cell.x(), cell.y());
      worldY[i] = projection.cellToWorldY(cell.x(), cell.y());
      isFlat[i] = LabelSpacing.isFlat(map, places.get(i).cell());
      ranks[i] = PlaceImportance.of(map, places.get(i));
      sizes[i] = PlaceSymbol.of(places.get(i).kind()).size();
    }
    order =
        IntStream.range(0, ranks.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -ranks[i]))
            .mapToInt(i -> i)
            .toArray();
  }

  /** The places, in the map's order. */
  public List<Place> places() {
    return places;
  }

  /** The numbers of the places, most important first; read-only. */
  public int[] order() {
    return order;
  }

  /** The number of the place nearest to a cell; −1 if none is near. */
  public static int nearest(List<Place> places, Cell cell) {
    int nearest = -1;
    double least = NEARBY;
    for (int i = 0; i < places.size(); i++) {
      double distance = places.get(i).cell().distanceTo(cell);
      if (distance < least) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }

  /**
   * The side of each place's name; null for names that are not shown. The result is an internal
   * array, read-only.
   *
   * @param scale of the map
   * @param newWidths the width of each name; the same array as before unless widths have changed
   *     [px]
   * @param newLetters the height of a line of usual letters [px]
   */
  public Side[] sides(double scale, float[] newWidths, float newLetters) {
    if (newWidths != widths || newLetters != letters) {
      widths = newWidths;
      letters = newLetters;
      steps.clear();
    }
    int wanted = (int) Math.floor(Math.log(scale) / Math.log(STEP) + 1e-9);
    int step = Math.max(FIRST_STEP, Math.min(LAST_STEP, wanted));
    while (steps.size() <= step - FIRST_STEP) {
      steps.add(settle(Math.pow(STEP, FIRST_STEP + steps.size())));
    }
    return steps.get(step - FIRST_STEP);
  }

  private Side[] settle(double scale) {
    Side[] before = steps.isEmpty() ? new Side[order.length] : steps.get(steps.size() - 1);
    Side[] now = new Side[order.length];
    layout.begin((float) (GAP * letters));
    for (int i = 0; i < isFlat.length; i++) {
      if (!isFlat[i]) {
        float reach = (float) LabelSpacing.core(halfWidth * scale, letters);
        float rise = (float) LabelSpacing.core(halfHeight * scale, letters);
        float x = (float) (worldX[i] * scale);
        layout.reserve(x - reach, (float) (worldY[i] * scale) - rise, 2 * reach, 2 * rise);
      }
    }
    for (int i : order) {
      if (before[i] != null) {
        now[i] = take(i, scale, before[i]) ? before[i] : null;
      }
    }
    for (int i : order) {
      if (now[i] == null) {
        layout.keepApart((float) gap(scale, ranks[i]));
        for (Side side : Side.ALL) {
          now[i] = now[i] == null && take(i, scale, side) ? side : now[i];
        }
      }
    }
    return now;
  }

  /** The free space around a newly added name. [px] */
  private double gap(double scale, double rank) {
    double sparse = Math.max(0, 1 - halfWidth * scale / (SPARSE * letters));
    return letters * (GAP + APART * sparse * 2 / rank);
  }

  private boolean take(int i, double scale, Side side) {
    double y = worldY[i] * scale;
    double foot = FOOT * letters;
    double high = halfHeight * scale;
    return layout.takeAt(
        side,
        (float) (worldX[i] * scale),
        (float) (y - LabelSpacing.above(isFlat[i], high, tallest * scale, foot)),
        (float) (y + LabelSpacing.below(isFlat[i], high, foot, letters)),
        (float) LabelSpacing.aside(isFlat[i], halfWidth * scale, foot, letters),
        widths[i],
        (float) (letters * sizes[i]));
  }
}
