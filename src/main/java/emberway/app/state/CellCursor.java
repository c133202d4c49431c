package emberway.app.state;

import emberway.map.Cell;
import java.util.Optional;

/** The cell cursor: a cell that the keyboard moves over the map, beside the mouse pointer. */
final class CellCursor {
  private final ViewportState viewportState;
  private Optional<Cell> cell = Optional.empty();
  private Optional<Cell> found = Optional.empty(); // described until the cursor or pointer moves
  private int pointerMoves; // of the mouse, when the cursor was moved or a cell found last

  /** Creates a cursor that is not shown. */
  CellCursor(ViewportState viewportState) {
    this.viewportState = viewportState;
  }

  /**
   * Moves the cursor along the axes of the rotated map, no further than to the map's edge; the view
   * follows. A cursor that was not shown appears under the pointer, or else in the middle of the
   * view.
   */
  void move(int dx, int dy) {
    Cell next =
        cell.map(here -> viewportState.view().step(here, dx, dy))
            .or(viewportState::hovered)
            .orElseGet(() -> viewportState.view().middle());
    cell = Optional.of(next);
    found = Optional.empty();
    pointerMoves = viewportState.pointerMoves();
    viewportState.reveal(next);
  }

  /** Describes a cell that the view has moved to; a cursor that is shown moves there, too. */
  void find(Cell next) {
    found = Optional.of(next);
    cell = cell.isPresent() ? found : cell;
    pointerMoves = viewportState.pointerMoves();
  }

  /** Hides the cursor. Returns whether it was shown. */
  boolean leave() {
    boolean result = cell.isPresent();
    cell = Optional.empty();
    return result;
  }

  /** Returns the cell; empty if the cursor is not shown. */
  Optional<Cell> cell() {
    return cell;
  }

  /** Returns the cell that the user moved to or found last, with the keyboard or with the mouse. */
  Optional<Cell> described() {
    Optional<Cell> hovered = viewportState.hovered();
    boolean isLast = pointerMoves == viewportState.pointerMoves();
    if (isLast && found.isPresent()) {
      return found;
    }
    return cell.isPresent() && (isLast || hovered.isEmpty()) ? cell : hovered;
  }
}
