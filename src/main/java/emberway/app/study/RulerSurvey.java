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

/** A ruler between two cells, and the cheapest route along it. */
public final class RulerSurvey extends RouteSurvey {
  /** Where the ruler lies. */
  public record Ruler(Cell from, Cell to) {}

  private final GridSize size;
  private Optional<Ruler> ruler = Optional.empty(); // empty until one is laid

  RulerSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.RULER, viewOptions);
    size = loaded.map().size();
  }

  /** Takes out the ruler and lays it from a cell to another; does nothing if one is off the map. */
  public void measure(Cell from, Cell to) {
    if (size.contains(from.x(), from.y()) && size.contains(to.x(), to.y())) {
      ruler = Optional.of(new Ruler(from, to));
      open();
    }
  }

  /** Returns where the ruler lies, while it is out. */
  public Optional<Ruler> ruler() {
    return ruler;
  }

  /** Lays the ruler along the route if it has not been laid yet. */
  @Override
  Optional<Question> ask(Now now) {
    RouteEnds ends = now.routeEnds();
    if (ruler.isEmpty() && ends.areComplete()) {
      ruler = Optional.of(new Ruler(ends.start().get(), ends.goal().get()));
    }
    return now.stepCosts()
        .flatMap(
            steps -> ruler.map(laid -> new Question(steps, Query.between(laid.from(), laid.to()))));
  }

  @Override
  void close() {
    ruler = Optional.empty();
    super.close();
  }

  /** Draws the ruler's route below the planned ones. */
  @Override
  List<RouteOverlay> drawn(List<RouteOverlay> planned, RouteOverlay found) {
    return Stream.concat(Stream.of(found.compared()), planned.stream()).toList();
  }

  @Override
  Optional<String> description() {
    return ruler.map(laid -> Texts.format("ruler.from-to", laid.from(), laid.to()));
  }
}
