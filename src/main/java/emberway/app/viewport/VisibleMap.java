package emberway.app.viewport;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What can be seen of the map: the part in the view that neither docked panels nor panels in
 * corners cover.
 */
public final class VisibleMap {
  private static final int SAMPLES = 40; // points along each side of the view

  private final Viewport view;
  private final int width; // of the view [px]
  private final int height;

  private record Point(double x, double y) {}

  /** Creates the visible part of a view's map, as large as it is now. */
  public VisibleMap(Viewport view) {
    this.view = view;
    width = view.camera().viewWidth();
    height = view.camera().viewHeight();
  }

  /** Whether the center of a cell of the unrotated map can be seen. */
  public boolean contains(Cell cell) {
    return isFree(new Point(view.screenX(cell), view.screenY(cell)));
  }

  /**
   * Returns the cell of the unrotated map in the middle of the view, if it can be seen there;
   * otherwise the one nearest to the center of the visible part, or to the middle of the view if
   * nothing can be seen.
   */
  public Cell middle() {
    SafeArea area = view.safeArea();
    double x = (width + area.left() - area.right()) / 2.0;
    double y = (height + area.top() - area.bottom()) / 2.0;
    Cell middle = view.nearestCell(x, y);
    return isMap(new Point(x, y)) ? middle : center().orElse(middle);
  }

  /** Returns the cell nearest to the center of the visible part; empty if that is empty. */
  private Optional<Cell> center() {
    List<Point> seen = new ArrayList<>();
    for (int row = 0; row < SAMPLES; row++) {
      for (int column = 0; column < SAMPLES; column++) {
        Point point = new Point((column + 0.5) * width / SAMPLES, (row + 0.5) * height / SAMPLES);
        if (isMap(point)) {
          seen.add(point);
        }
      }
    }
    double x = seen.stream().mapToDouble(Point::x).average().orElse(0);
    double y = seen.stream().mapToDouble(Point::y).average().orElse(0);
    return seen.stream()
        .min(Comparator.comparingDouble(point -> Math.hypot(point.x - x, point.y - y)))
        .map(point -> view.nearestCell(point.x, point.y));
  }

  /** Whether a point of the view shows the map. */
  private boolean isMap(Point point) {
    Cell cell = view.cellAt(point.x, point.y);
    return isFree(point) && view.nearestCell(point.x, point.y).equals(cell);
  }

  private boolean isFree(Point point) {
    return view.safeArea().contains(point.x, point.y, width, height);
  }
}
