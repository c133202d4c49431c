package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteReport;
import emberway.app.scene.SceneContent;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.AlternativeRoutes;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The routes that really differ, and which of them the map shows as the route. */
public final class AlternativesSurvey
    extends Survey<AlternativesSurvey.Question, AlternativesSurvey.Answer> {
  /** How much more than the cheapest an alternative may cost, as on the command line. */
  public static final double STRETCH = 1.3;

  private static final AlternativeRoutes.Limits LIMITS =
      new AlternativeRoutes.Limits(5, STRETCH, AlternativeRoutes.Limits.DEFAULT_SHARED);

  private static final int NONE = -1;

  /**
   * Asks for routes that really differ.
   *
   * @param stepCosts the traveler's steps
   * @param from where routes begin
   * @param to where they end
   */
  public record Question(StepCosts stepCosts, Cell from, Cell to) {}

  /**
   * Routes that really differ, the cheapest first.
   *
   * @param question the question
   * @param routes the routes; none if no route leads there
   * @param via for each route the cells by which the planner finds it: none for the cheapest
   */
  public record Answer(Question question, List<Route> routes, List<List<Cell>> via) {
    /** Copies the lists. */
    public Answer {
      routes = List.copyOf(routes);
      via = List.copyOf(via);
    }
  }

  private int selected; // the route chosen in the list
  private int pointed = NONE; // the route under the pointer
  private Answer compared; // the answer compared with a planned route last; null before
  private RouteReport comparedWith; // the report of that route; null for no route
  private int planned; // what comparing them gave

  AlternativesSurvey(Set<Command> viewOptions) {
    super(Command.ALTERNATIVES, viewOptions);
  }

  /** Selects one of the routes. [index from 0] */
  public void select(int route) {
    selected = route;
    redraw();
  }

  /**
   * Selects the route that is a number of steps further down the list, after the last the first.
   */
  @Override
  public void step(int steps) {
    int routes = answer().map(found -> found.routes().size()).orElse(0);
    if (routes > 0) {
      selected = Math.floorMod(strongest() + steps, routes);
      pointed = NONE;
      redraw();
    }
  }

  /** Shows one of the routes while the pointer is on it. [index from 0] */
  public void pointAt(OptionalInt route) {
    pointed = route.orElse(NONE);
    redraw();
  }

  /** Returns the index of the route that the map shows as the route. */
  public int strongest() {
    return pointed == NONE ? selected : pointed;
  }

  /**
   * Returns the index of the planned route among the routes side by side, or {@link
   * PlannedRoute#NONE}. Cells are compared only when one of both has changed.
   */
  public int planned(Answer found, SceneContent content) {
    if (!isCompared(found, content)) {
      compared = found;
      comparedWith = content.report().orElse(null);
      planned = PlannedRoute.indexIn(found, content);
    }
    return planned;
  }

  private boolean isCompared(Answer found, SceneContent content) {
    return !isOther(found, compared) && !isOther(content.report().orElse(null), comparedWith);
  }

  /** Returns the index of the route chosen in the list. */
  public int selected() {
    return selected;
  }

  @Override
  Optional<Question> ask(Now now) {
    RouteEnds ends = now.routeEnds();
    return ends.areComplete()
        ? now.stepCosts()
            .map(stepCosts -> new Question(stepCosts, ends.start().get(), ends.goal().get()))
        : Optional.empty();
  }

  @Override
  Optional<Answer> compute(Question question, BooleanSupplier isStale) {
    StepCosts steps = question.stepCosts();
    AlternativeRoutes finder = new AlternativeRoutes(steps.field(), steps.movement());
    AlternativeRoutes.Answer answer =
        finder.plan(question.from(), question.to(), LIMITS, SearchHooks.stoppedWhen(isStale));
    if (answer.best() instanceof Outcome.Stopped) {
      return Optional.empty();
    }
    List<Route> routes = new ArrayList<>();
    List<List<Cell>> via = new ArrayList<>();
    if (answer.best() instanceof Outcome.Found found) {
      routes.add(found.route());
      via.add(List.of());
    }
    routes.addAll(answer.others());
    answer.via().forEach(cell -> via.add(List.of(cell)));
    return Optional.of(new Answer(question, routes, via));
  }

  @Override
  void take(Question to, Optional<Answer> found) {
    selected = 0;
    pointed = NONE;
    super.take(to, found);
  }

  /** Lists the planned route in place of an equal one, by the same rules and waypoints. */
  @Override
  Answer adapted(Answer found, Now shown) {
    if (MapPlanner.preset(shown.map()) != Preset.TERRAIN || isCompared(found, shown.content())) {
      return found;
    }
    Answer result = PlannedRoute.adoptedBy(found, shown.content());
    planned(result, shown.content());
    return result;
  }

  /** Draws the routes with the strongest last, which lies on top. */
  @Override
  SceneContent over(SceneContent content, Answer found, TileMap map) {
    if (found.routes().isEmpty()) {
      return content;
    }
    Rotation rotation = content.request().rotation();
    List<RouteOverlay> drawn = new ArrayList<>();
    for (int i = 0; i < found.routes().size(); i++) {
      RouteOverlay route =
          MapPlanner.overlay(found.routes().get(i), map, found.question().to()).rotated(rotation);
      boolean isStrongest = i == strongest();
      drawn.add(isStrongest ? drawn.size() : 0, isStrongest ? route : route.compared());
    }
    return content.withRoutes(drawn);
  }

  @Override
  Optional<String> description() {
    return answer().map(found -> Texts.format("alternatives.line", found.routes().size()));
  }
}
