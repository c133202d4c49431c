package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.RouteEnds;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.Query;
import emberway.render.iso.RouteOverlay;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A ruler from cell to cell, and the cheapest route along it. */
public final class RulerSurvey extends RouteSurvey {
  private final GridSize size;
  private List<Cell> corners = List.of(); // empty until a ruler is laid
  private boolean isLaying; // whether the next click adds a corner

  RulerSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.RULER, viewOptions);
    size = loaded.map().size();
  }

  /** Takes out the ruler and lays it from a cell to another; does nothing if one is off the map. */
  public void measure(Cell from, Cell to) {
    lay(List.of(from, to), false);
  }

  /**
   * Begins a ruler at a cell, or adds the cell to the one that was begun, which the same cell once
   * more ends; does nothing off the map.
   */
  public void click(Cell cell) {
    if (!isLaying) {
      lay(List.of(cell), true);
    } else if (cell.equals(corners.get(corners.size() - 1))) {
      end();
    } else {
      lay(Stream.concat(corners.stream(), Stream.of(cell)).toList(), true);
    }
  }

  private void lay(List<Cell> cells, boolean isToGoOn) {
    if (cells.stream().allMatch(cell -> size.contains(cell.x(), cell.y()))) {
      corners = cells;
      isLaying = isToGoOn;
      open();
    }
  }

  /** Ends the ruler at its last corner. Returns whether corners were being added. */
  public boolean end() {
    boolean result = isLaying;
    isLaying = false;
    corners = corners.size() > 1 ? corners : List.of();
    return result;
  }

  /** Returns the cells between which the ruler lies: one if it was just begun, none before. */
  public List<Cell> corners() {
    return corners;
  }

  /** Whether the next click adds a corner. */
  public boolean isLaying() {
    return isLaying;
  }

  /** Lays the ruler along the route if it has not been laid yet. */
  @Override
  Optional<Question> ask(Now now) {
    RouteEnds ends = now.routeEnds();
    if (corners.isEmpty() && ends.areComplete()) {
      corners = List.of(ends.start().get(), ends.goal().get());
    }
    int last = corners.size() - 1;
    return now.stepCosts()
        .filter(known -> last > 0)
        .map(
            steps ->
                new Question(
                    steps,
                    Query.between(corners.get(0), corners.get(last))
                        .through(corners.subList(1, last))));
  }

  @Override
  void close() {
    corners = List.of();
    isLaying = false;
    super.close();
  }

  /** Draws the ruler's route below the planned ones. */
  @Override
  List<RouteOverlay> drawn(List<RouteOverlay> planned, RouteOverlay found) {
    return Stream.concat(Stream.of(found.compared()), planned.stream()).toList();
  }

  @Override
  Optional<String> description() {
    int last = corners.size() - 1;
    return last > 0
        ? Optional.of(Texts.format("ruler.from-to", corners.get(0), corners.get(last)))
        : Optional.empty();
  }
}
