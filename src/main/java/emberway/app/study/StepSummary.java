package emberway.app.study;

import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.StepCosts;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceCursor;
import emberway.plan.trace.TraceEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * What happened in one step of a search, counted over the expanded cell's neighbors.
 *
 * @param cell the expanded cell
 * @param g the cost of the path to the cell
 * @param h the estimated cost to the goal
 * @param neighbors the number of neighbors
 * @param opened neighbors newly put on the open list
 * @param improved neighbors on the open list that got a better parent
 * @param reopened closed neighbors that were reopened
 * @param kept neighbors on the open list that keep their parent
 * @param closed neighbors that stay closed
 * @param blocked neighbors that cannot be entered from the cell
 * @param isGoal whether the cell is the goal, where the search ends
 * @param isStop whether the search ends because the goal was put on the open list
 */
public record StepSummary(
    Cell cell,
    double g,
    double h,
    int neighbors,
    int opened,
    int improved,
    int reopened,
    int kept,
    int closed,
    int blocked,
    boolean isGoal,
    boolean isStop) {
  private static final int DECIMALS = 3;

  /**
   * Summarizes a step.
   *
   * @param cursor at the end of that step
   * @param step the number of the step [1..steps]
   */
  static StepSummary of(
      RecordingRequest recordingRequest, SearchTrace trace, TraceCursor cursor, int step) {
    int first = trace.eventsAfter(step - 1);
    TraceEvent expansion = trace.event(first);
    GridSize size = trace.size();
    Cell cell = size.cell(expansion.cell());
    List<Integer> changed = new ArrayList<>();
    int opened = 0;
    int improved = 0;
    int reopened = 0;
    for (int event = first + 1; event < trace.eventsAfter(step); event++) {
      TraceEvent change = trace.event(event);
      changed.add(change.cell());
      switch (change.kind()) {
        case GENERATED -> opened++;
        case REPARENTED -> improved++;
        case REOPENED -> reopened++;
        default -> throw new IllegalStateException("two expansions in a step");
      }
    }
    boolean isGoal = cell.equals(recordingRequest.goal());
    Around around =
        isGoal ? new Around(0, 0, 0, 0) : around(recordingRequest, cursor, cell, changed);
    return new StepSummary(
        cell,
        expansion.g(),
        expansion.h(),
        around.neighbors,
        opened,
        improved,
        reopened,
        around.kept,
        around.closed,
        around.blocked,
        isGoal,
        recordingRequest.stepCosts().rules().variant() == SearchVariant.STOP_WHEN_OPENED
            && changed.contains(size.index(recordingRequest.goal())));
  }

  private record Around(int neighbors, int kept, int closed, int blocked) {}

  /** Counts all neighbors of a cell, and by reason those to which nothing happened. */
  private static Around around(
      RecordingRequest recordingRequest, TraceCursor cursor, Cell cell, List<Integer> changed) {
    StepCosts steps = recordingRequest.stepCosts();
    GridSize size = steps.size();
    int neighbors = 0;
    int kept = 0;
    int closed = 0;
    int blocked = 0;
    for (int move = 0; move < 9; move++) {
      int dx = move % 3 - 1;
      int dy = move / 3 - 1;
      if ((dx == 0 && dy == 0) || !size.contains(cell.x() + dx, cell.y() + dy)) {
        continue;
      }
      neighbors++;
      int neighbor = size.index(cell.x() + dx, cell.y() + dy);
      if (!steps.allow(cell.x(), cell.y(), dx, dy)) {
        blocked++;
      } else if (!changed.contains(neighbor) && cursor.isKnown(neighbor)) {
        kept += cursor.isOpen(neighbor) ? 1 : 0;
        closed += cursor.isOpen(neighbor) ? 0 : 1;
      }
    }
    return new Around(neighbors, kept, closed, blocked);
  }

  /** Returns the summary as a sentence. */
  public String sentence() {
    String expansion =
        Texts.format(
            "lab.step.expand", cell, Texts.shortCost(g, DECIMALS), Texts.shortCost(h, DECIMALS));
    if (isGoal) {
      return Texts.format("lab.step.goal", expansion);
    }
    List<String> parts = new ArrayList<>();
    add(parts, opened, "lab.step.opened");
    add(parts, improved, "lab.step.improved");
    add(parts, reopened, "lab.step.reopened");
    add(parts, kept, "lab.step.kept");
    add(parts, closed, "lab.step.closed");
    add(parts, blocked, "lab.step.barred");
    String result =
        Texts.format("lab.step.neighbors", expansion, neighbors, String.join(", ", parts));
    return isStop ? Texts.format("lab.step.stop", result) : result;
  }

  private static void add(List<String> parts, int count, String key) {
    if (count > 0) {
      parts.add(Texts.format(key, count));
    }
  }
}
