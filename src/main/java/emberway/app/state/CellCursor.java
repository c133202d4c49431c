package emberway.app.state;

import emberway.app.viewport.VisibleMap;
import emberway.map.Cell;
import java.util.Optional;

/** The cell cursor: a cell that the keyboard moves over the map, beside the mouse pointer. */
final class CellCursor {
  private final ViewportState viewportState;
  private Optional<Cell> cell = Optional.empty();
  private Optional<Cell> found = Optional.empty(); // described until the cursor or pointer moves
  private Optional<Cell> clicked = Optional.empty(); // the cell that the mouse used last
  // Of the mouse, when the cursor was moved or a cell found last; -1 before.
  private int pointerMoves = -1;

  /** Creates a cursor that is not shown. */
  CellCursor(ViewportState viewportState) {
    this.viewportState = viewportState;
  }

  /**
   * Moves the cursor along the axes of the rotated map, no further than to the map's edge; the view
   * follows. A cursor that was not shown appears under the pointer, or else where the mouse was
   * used last if that can be seen, or else in the middle of what can be seen of the map.
   */
  void move(int dx, int dy) {
    Cell next =
        cell.map(here -> viewportState.view().step(here, dx, dy))
            .or(this::described)
            .orElseGet(this::first);
    cell = Optional.of(next);
    found = Optional.empty();
    pointerMoves = viewportState.pointerMoves();
    viewportState.reveal(next);
  }

  /** Returns where a cursor that was not shown appears. */
  private Cell first() {
    VisibleMap visibleMap = new VisibleMap(viewportState.view());
    return clicked.filter(visibleMap::contains).orElseGet(visibleMap::middle);
  }

  /** Describes a cell that the view has moved to; a cursor that is shown moves there, too. */
  void find(Cell next) {
    found = Optional.of(next);
    cell = cell.isPresent() ? found : cell;
    pointerMoves = viewportState.pointerMoves();
  }

  /** Hides the cursor and forgets the cell found. Returns whether the cursor was shown. */
  boolean leave() {
    boolean result = cell.isPresent();
    cell = Optional.empty();
    found = Optional.empty();
    return result;
  }

  /** Hides the cursor, because the mouse has used a cell. */
  void click(Cell used) {
    leave();
    clicked = Optional.of(used);
  }

  /** Returns the cell; empty if the cursor is not shown. */
  Optional<Cell> cell() {
    return cell;
  }

  /** Returns the cell of the cursor, or else the one that the mouse has used last. */
  Optional<Cell> used() {
    return cell.or(() -> clicked);
  }

  /** Returns the cell that the keyboard acts on: the one found last, or that of the cursor. */
  Optional<Cell> target() {
    return isLast() && found.isPresent() ? found : cell;
  }

  /** Returns the cell under the pointer; empty while the keyboard was used last. */
  Optional<Cell> pointed() {
    return isLast() ? Optional.empty() : viewportState.hovered();
  }

  /** Whether the pointer was not moved since the cursor was, or since a cell was found. */
  private boolean isLast() {
    return pointerMoves == viewportState.pointerMoves();
  }

  /** Returns the cell that the user moved to or found last, with the keyboard or with the mouse. */
  Optional<Cell> described() {
    Optional<Cell> hovered = viewportState.hovered();
    return isLast() || hovered.isEmpty() ? target().or(() -> hovered) : hovered;
  }
}
