package emberway.app.route;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The cells that a route is asked to touch.
 *
 * @param ends where it begins and ends
 * @param via cells to pass, in this order
 * @param others further cells to end in: whichever goal is cheapest to reach
 */
public record Tour(Ends ends, List<Cell> via, List<Cell> others) {
  /** Keeps copies. */
  public Tour {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /**
   * One and the way back from it.
   *
   * @param there that was asked for
   * @param back what was made of it
   */
  public record Turned(Tour there, Tour back) {
    /** Whether that is one of them. */
    public boolean holds(Tour tour) {
      return there.equals(tour) || back.equals(tour);
    }

    /** Whether all cells of both are of that kind. */
    public boolean areAll(Predicate<Cell> kind) {
      return there.cells().stream().allMatch(kind) && back.cells().stream().allMatch(kind);
    }
  }

  /** All cells to end in, the goal first. */
  public List<Cell> goals() {
    List<Cell> goals = new ArrayList<>();
    ends.goal().ifPresent(goals::add);
    goals.addAll(others);
    return goals;
  }

  /**
   * The way back.
   *
   * @param reached the goal that the way there leads to; nothing for the first
   */
  public Tour back(Optional<Cell> reached) {
    List<Cell> backwards = new ArrayList<>(via);
    Collections.reverse(backwards);
    return new Tour(new Ends(reached.or(ends::goal), ends.start()), backwards, List.of());
  }

  private List<Cell> cells() {
    List<Cell> cells = goals();
    ends.start().ifPresent(cells::add);
    cells.addAll(via);
    return cells;
  }
}
