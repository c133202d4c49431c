package emberway.view;

import emberway.map.GridSize;
import emberway.plan.trace.TraceCursor;
import emberway.render.iso.FieldOverlay;
import java.util.Arrays;
import java.util.List;

/** Converts a state of a search to overlays. */
public final class SearchedCells {
  private static final float UNSEEN = Float.POSITIVE_INFINITY; // is not drawn
  private static final double BANDS = 6; // of an overlay of this kind
  private static final float OPEN = (float) (0.5 / BANDS); // within the first band
  private static final double LEAST_CLOSED = 0.02; // of the highest cost: within the second band

  private SearchedCells() {}

  /**
   * The open cells in the lightest band, and the closed cells in the others by their cost so far,
   * as a share of the highest.
   */
  public static List<FieldOverlay> of(TraceCursor cursor, GridSize size) {
    float[] open = unseen(size);
    for (int cell : cursor.openInOrder()) {
      open[cell] = OPEN;
    }
    int[] expanded = cursor.closedInOrder();
    double highest = Arrays.stream(expanded).mapToDouble(cursor::g).max().orElse(0);
    float[] closed = unseen(size);
    for (int cell : expanded) {
      double share = highest > 0 ? cursor.g(cell) / highest : 0;
      closed[cell] = (float) ((1 + (BANDS - 1) * Math.max(LEAST_CLOSED, share)) / BANDS);
    }
    return List.of(reach(size, closed), reach(size, open));
  }

  private static float[] unseen(GridSize size) {
    float[] values = new float[size.cells()];
    Arrays.fill(values, UNSEEN);
    return values;
  }

  private static FieldOverlay reach(GridSize size, float[] values) {
    return new FieldOverlay(FieldOverlay.Kind.REACH, size, values);
  }
}
