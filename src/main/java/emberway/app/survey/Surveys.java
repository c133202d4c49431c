package emberway.app.survey;

import emberway.app.command.SurveyCommands;
import emberway.app.command.ViewOption;
import emberway.app.opening.SceneContent;
import emberway.app.route.ReachLimit;
import emberway.app.route.ReachText;
import emberway.app.route.RouteEnds;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.pack.map.LoadedMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The surveys of a map, one at a time: that of the open panel. An answer stays until the next one
 * to the same kind of question, or until its panel is closed.
 */
public final class Surveys implements SurveyCommands {
  private static final int NONE = -1;

  /** Where the ruler lies. */
  public record Ruler(Cell from, Cell to) {}

  private final Set<ViewOption> viewOptions; // shared with the explorer's state
  private final TravelDescription travelDescription;
  private final Scale scale;
  private ReachLimit reachLimit;
  private ReachLimit dayLimit; // how far a day's travel leads
  private int selected; // the route chosen in the list
  private int pointed = NONE; // the route under the pointer
  private Optional<String> matrixKind = Optional.empty(); // empty for the named places
  private final MatrixPlaces matrixPlaces;
  private Optional<Ruler> ruler = Optional.empty(); // once it was laid
  private TileMap map;
  private TileMap copy; // of the map for other threads, or null
  private ChangeCursor<MapEdit> copied; // the last edit in that copy
  private Optional<SurveyQuestion> question = Optional.empty();
  private SurveyAnswer answer; // null if there is none to show
  private Optional<SurveyAnswer.Reach> reach = Optional.empty(); // the answer, like the next
  private Optional<SurveyAnswer.Alternatives> alternatives = Optional.empty();
  private Optional<SurveyAnswer.Nearest> nearest = Optional.empty();
  private Optional<SurveyAnswer.Between> between = Optional.empty();
  private Optional<SurveyAnswer.Matrix> matrix = Optional.empty();
  private Optional<SurveyAnswer.Journey> journey = Optional.empty();
  private long changes;
  private SceneContent latest; // the content seen last, without surveys; null before
  private SceneContent below; // the content shown last; null before
  private SurveyAnswer drawn; // over that content; null for none
  private int drawnStrongest;
  private SceneContent shown; // all together

  /**
   * Creates surveys of a map.
   *
   * @param viewOptions tells which panel is open, and opens panels
   */
  public Surveys(Set<ViewOption> viewOptions, LoadedMap loaded) {
    this.viewOptions = viewOptions;
    travelDescription = loaded.tiles().travelDescription();
    matrixPlaces = new MatrixPlaces(travelDescription);
    scale = loaded.scale();
    map = loaded.map();
    reachLimit = ReachLimit.usual(map.size());
    dayLimit = ReachLimit.day(map.size(), scale);
  }

  @Override
  public void setReach(ReachLimit limit) {
    reachLimit = limit;
  }

  /** Stretches the limit, or opens the panel if it is closed. */
  @Override
  public void stretchReach(int steps) {
    if (viewOptions.contains(ViewOption.REACH)) {
      reachLimit = reachLimit.stretched(steps, map.size(), scale);
    } else {
      open(ViewOption.REACH);
    }
  }

  private void open(ViewOption survey) {
    viewOptions.removeAll(survey.excluded());
    viewOptions.add(survey);
  }

  @Override
  public void measure(Cell from, Cell to) {
    if (isOnMap(from) && isOnMap(to)) {
      ruler = Optional.of(new Ruler(from, to));
      open(ViewOption.RULER);
    }
  }

  @Override
  public void chooseKind(Optional<String> kind) {
    matrixKind = kind;
  }

  @Override
  public void setDay(ReachLimit limit) {
    dayLimit = limit;
  }

  private boolean isOnMap(Cell cell) {
    return map.size().contains(cell.x(), cell.y());
  }

  @Override
  public void selectRoute(int route) {
    selected = route;
  }

  /** Selects the next route, or opens the panel if it is closed. */
  @Override
  public void selectNextRoute() {
    if (!viewOptions.contains(ViewOption.ALTERNATIVES)) {
      open(ViewOption.ALTERNATIVES);
    } else if (alternatives.isPresent() && !alternatives.get().routes().isEmpty()) {
      selected = (strongest() + 1) % alternatives.get().routes().size();
      pointed = NONE;
    }
  }

  @Override
  public void pointAtRoute(OptionalInt route) {
    pointed = route.orElse(NONE);
  }

  /** Restores the choices made before the map was read again. */
  public void resume(Surveys before) {
    reachLimit =
        ReachLimit.isKnown(before.reachLimit.unit(), scale) ? before.reachLimit : reachLimit;
    dayLimit = ReachLimit.isKnown(before.dayLimit.unit(), scale) ? before.dayLimit : dayLimit;
  }

  /**
   * Updates the question to the shown content.
   *
   * @param now the unrotated map
   * @param movement the rules of movement
   * @param routeEnds the ends of the route
   */
  public void update(TileMap now, SceneContent content, Movement movement, RouteEnds routeEnds) {
    map = now;
    if (!viewOptions.contains(ViewOption.NEAREST)) {
      copy = null;
    }
    if (!viewOptions.contains(ViewOption.RULER)) {
      ruler = Optional.empty();
    } else if (ruler.isEmpty() && routeEnds.areComplete()) {
      ruler = Optional.of(new Ruler(routeEnds.start().get(), routeEnds.goal().get()));
    }
    question = content.costs().flatMap(costs -> asked(costs, content, movement, routeEnds));
    boolean isOther =
        answer != null
            && !question
                .filter(next -> next.getClass() == answer.question().getClass())
                .isPresent();
    if (isOther) {
      show((SurveyAnswer) null);
    }
    latest = content;
    adopt();
  }

  /** Lists the planned route in place of an equal one, by the same rules and waypoints. */
  private void adopt() {
    if (alternatives.isPresent()
        && isAnswered()
        && latest != null
        && MapPlanner.preset(map) == Preset.TERRAIN) {
      SurveyAnswer.Alternatives adopted = PlannedRoute.adoptedBy(alternatives.get(), latest);
      if (isOther(adopted, alternatives.get())) {
        answer = adopted;
        alternatives = Optional.of(adopted);
        changes++;
      }
    }
  }

  private Optional<SurveyQuestion> asked(
      CostField costs, SceneContent content, Movement movement, RouteEnds routeEnds) {
    if (viewOptions.contains(ViewOption.REACH) && routeEnds.start().isPresent()) {
      return Optional.of(
          new SurveyQuestion.Reach(
              costs,
              movement,
              routeEnds.start().get(),
              reachLimit,
              reachLimit.cost(scale),
              content.request().rotation()));
    }
    if (viewOptions.contains(ViewOption.ALTERNATIVES) && routeEnds.areComplete()) {
      return Optional.of(
          new SurveyQuestion.Alternatives(
              costs, movement, routeEnds.start().get(), routeEnds.goal().get()));
    }
    if (viewOptions.contains(ViewOption.NEAREST) && routeEnds.start().isPresent()) {
      TileMap there = copyOfMap(content.request().edits());
      return Optional.of(
          new SurveyQuestion.Nearest(
              costs, movement, routeEnds.start().get(), there, travelDescription));
    }
    if (viewOptions.contains(ViewOption.MATRIX)) {
      matrixPlaces.update(map, content.request().edits(), matrixKind, routeEnds.start());
      return Optional.of(
          new SurveyQuestion.Matrix(costs, movement, matrixPlaces.places(), matrixPlaces.all()));
    }
    if (viewOptions.contains(ViewOption.JOURNEY) && MapPlanner.preset(map) != Preset.TERRAIN) {
      return content
          .request()
          .routeRequest()
          .query()
          .map(query -> new SurveyQuestion.Journey(costs, movement, query));
    }
    return ruler.map(laid -> new SurveyQuestion.Between(costs, movement, laid.from(), laid.to()));
  }

  /** Returns a copy of the map, the same one until the next edit. */
  private TileMap copyOfMap(ChangeCursor<MapEdit> edits) {
    if (copy == null || isOther(edits, copied)) {
      copied = edits;
      copy = map.copy();
    }
    return copy;
  }

  /** Returns what to compute, if anything. */
  public Optional<SurveyQuestion> question() {
    return question;
  }

  /** Whether nothing is left to compute. */
  public boolean isAnswered() {
    return question.isEmpty() || (answer != null && question.get().equals(answer.question()));
  }

  /** Whether the map is too large for the survey. */
  public boolean isTooLarge() {
    return answer instanceof SurveyAnswer.TooLarge;
  }

  /** Takes an answer, unless its panel is closed by now. */
  public void take(SurveyAnswer next) {
    if (question.isPresent() && question.get().getClass() == next.question().getClass()) {
      show(next);
    }
  }

  /** Shows an answer, or none if that is null. */
  private void show(SurveyAnswer next) {
    answer = next;
    reach = Optional.empty();
    alternatives = Optional.empty();
    nearest = Optional.empty();
    between = Optional.empty();
    matrix = Optional.empty();
    journey = Optional.empty();
    if (next instanceof SurveyAnswer.Reach found) {
      reach = Optional.of(found);
    } else if (next instanceof SurveyAnswer.Alternatives found) {
      alternatives = Optional.of(found);
      selected = 0;
      pointed = NONE;
      adopt();
    } else if (next instanceof SurveyAnswer.Nearest found) {
      nearest = Optional.of(found);
    } else if (next instanceof SurveyAnswer.Between found) {
      between = Optional.of(found);
    } else if (next instanceof SurveyAnswer.Matrix found) {
      matrix = Optional.of(found);
    } else if (next instanceof SurveyAnswer.Journey found) {
      journey = Optional.of(found);
    }
    changes++;
  }

  /** Returns a counter that grows with each answer. */
  public long changes() {
    return changes;
  }

  /**
   * Returns what the map shows: the content, with the answer in place of its fields or routes. The
   * bands of an older question stay until the next answer, but older routes do not.
   */
  public SceneContent over(SceneContent content) {
    SurveyAnswer wanted = reach.isPresent() || isAnswered() ? answer : null;
    if (isOther(content, below) || wanted != drawn || strongest() != drawnStrongest) {
      below = content;
      drawn = wanted;
      drawnStrongest = strongest();
      shown = SurveyDrawing.over(content, wanted, map, drawnStrongest);
    }
    return shown;
  }

  /** Whether two objects are not the same: comparing all that they hold would take too long. */
  private static <T> boolean isOther(T one, T other) {
    return one != other;
  }

  /** Returns a short description of what is shown; empty if nothing is. */
  public Optional<String> description() {
    return reach
        .map(
            found ->
                Texts.format(
                    "reach.line", found.cells().cells(), ReachText.limit(found.question().limit())))
        .or(
            () ->
                alternatives.map(found -> Texts.format("alternatives.line", found.routes().size())))
        .or(() -> nearest.map(found -> Texts.format("nearest.line", found.found().size())))
        .or(
            () ->
                matrix
                    .map(found -> found.question().places().size())
                    .filter(places -> places > 0)
                    .map(places -> Texts.format("matrix.line", places)))
        .or(() -> ruler.map(laid -> Texts.format("ruler.from-to", laid.from(), laid.to())));
  }

  /** Returns how far the reach extends. */
  public ReachLimit reachLimit() {
    return reachLimit;
  }

  /** Returns how far a day's travel leads. */
  public ReachLimit dayLimit() {
    return dayLimit;
  }

  /** Returns the scale of the map's cells and costs. */
  public Scale scale() {
    return scale;
  }

  /** Returns the cells within the limit, once they are known. */
  public Optional<SurveyAnswer.Reach> reach() {
    return reach;
  }

  /** Returns the routes that really differ, once they are known. */
  public Optional<SurveyAnswer.Alternatives> alternatives() {
    return alternatives;
  }

  /** Returns the nearest of each kind, once they are known. */
  public Optional<SurveyAnswer.Nearest> nearest() {
    return nearest;
  }

  /** Returns where the ruler lies, while it is out. */
  public Optional<Ruler> ruler() {
    return ruler;
  }

  /** Returns the route along the ruler, once it is known. */
  public Optional<SurveyAnswer.Between> between() {
    return between;
  }

  /** Returns the costs between places, once they are known. */
  public Optional<SurveyAnswer.Matrix> matrix() {
    return matrix;
  }

  /**
   * Returns the route of the journey by the costs of the ground, once it is known. Only maps with a
   * textbook's rules need it.
   */
  public Optional<SurveyAnswer.Journey> journey() {
    return journey;
  }

  /** Returns the kind of tiles in the table of costs; empty for the named places. */
  public Optional<String> matrixKind() {
    return matrixKind;
  }

  /** Returns the kinds of things on the map, as nouns; known while the table is open. */
  public List<String> kinds() {
    return matrixPlaces.kinds();
  }

  /** Returns the index of the route that the map shows as the route. */
  public int strongest() {
    return pointed == NONE ? selected : pointed;
  }

  /** Returns the index of the route chosen in the list. */
  public int selected() {
    return selected;
  }
}
