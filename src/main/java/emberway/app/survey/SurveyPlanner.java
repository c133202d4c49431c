package emberway.app.survey;

import emberway.app.platform.ConflatingWorker;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Rotation;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.AlternativeRoutes;
import emberway.plan.survey.CostMatrix;
import emberway.plan.survey.ReachableCells;
import emberway.view.Isochrone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Computes the answers of surveys. One thread at a time. */
public final class SurveyPlanner implements ConflatingWorker.Work<SurveyQuestion, SurveyAnswer> {
  /** How much more than the cheapest an alternative may cost, as on the command line. */
  public static final double STRETCH = 1.3;

  private static final AlternativeRoutes.Limits LIMITS =
      new AlternativeRoutes.Limits(5, STRETCH, AlternativeRoutes.Limits.DEFAULT_SHARED);

  private static final double EVERYWHERE = 1e300; // more than any route costs

  private SurveyAnswer.Reach last; // null if the last answer was none of these

  @Override
  public Optional<SurveyAnswer> answer(SurveyQuestion question, BooleanSupplier isStale) {
    try {
      return find(question, isStale);
    } catch (OutOfMemoryError tooLarge) {
      last = null;
      return Optional.of(new SurveyAnswer.TooLarge(question));
    }
  }

  private Optional<SurveyAnswer> find(SurveyQuestion question, BooleanSupplier isStale) {
    if (question instanceof SurveyQuestion.Reach reach) {
      return reach(reach, isStale);
    }
    last = null; // its tree is large
    if (question instanceof SurveyQuestion.Nearest nearest) {
      return nearest(nearest, isStale);
    }
    if (question instanceof SurveyQuestion.Matrix matrix) {
      return matrix(matrix, isStale);
    }
    if (question instanceof SurveyQuestion.Journey journey) {
      return journey(journey, isStale);
    }
    return question instanceof SurveyQuestion.Between between
        ? between(between, isStale)
        : alternatives((SurveyQuestion.Alternatives) question, isStale);
  }

  private static Optional<SurveyAnswer> matrix(
      SurveyQuestion.Matrix question, BooleanSupplier isStale) {
    List<Cell> cells = question.places().stream().map(Place::cell).toList();
    return CostMatrix.of(question.costs(), question.movement(), cells, cells, isStale)
        .map(costs -> new SurveyAnswer.Matrix(question, costs));
  }

  private static Optional<SurveyAnswer> between(
      SurveyQuestion.Between question, BooleanSupplier isStale) {
    Query query = Query.between(question.from(), question.to());
    return route(question.costs(), question.movement(), query, isStale)
        .map(route -> new SurveyAnswer.Between(question, route));
  }

  private static Optional<SurveyAnswer> journey(
      SurveyQuestion.Journey question, BooleanSupplier isStale) {
    return route(question.costs(), question.movement(), question.query(), isStale)
        .map(route -> new SurveyAnswer.Journey(question, route));
  }

  /** Returns the cheapest route, which may not exist; empty if the search was stopped. */
  private static Optional<Optional<Route>> route(
      CostField costs, Movement movement, Query query, BooleanSupplier isStale) {
    Outcome outcome = new Planner(costs, movement).plan(query, SearchHooks.stoppedWhen(isStale));
    if (outcome instanceof Outcome.Stopped) {
      return Optional.empty();
    }
    return Optional.of(
        outcome instanceof Outcome.Found found ? Optional.of(found.route()) : Optional.empty());
  }

  private static Optional<SurveyAnswer> nearest(
      SurveyQuestion.Nearest question, BooleanSupplier isStale) {
    return ReachableCells.of(
            question.costs(), question.movement(), question.start(), EVERYWHERE, isStale)
        .map(
            costs ->
                new SurveyAnswer.Nearest(
                    question,
                    NearestOfKind.all(
                        question.map(), question.travelDescription(), costs, question.costs())));
  }

  private static Optional<SurveyAnswer> alternatives(
      SurveyQuestion.Alternatives question, BooleanSupplier isStale) {
    AlternativeRoutes finder = new AlternativeRoutes(question.costs(), question.movement());
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
    return Optional.of(new SurveyAnswer.Alternatives(question, routes, via));
  }

  private Optional<SurveyAnswer> reach(SurveyQuestion.Reach question, BooleanSupplier isStale) {
    Optional<ReachableCells> known =
        last != null && isSameButTurned(last.question(), question)
            ? Optional.of(last.cells())
            : ReachableCells.of(
                question.costs(),
                question.movement(),
                question.start(),
                question.budget(),
                isStale);
    if (known.isEmpty()) {
      return Optional.empty();
    }
    ReachableCells cells = known.get();
    last =
        new SurveyAnswer.Reach(
            question,
            cells,
            cells.cells() == 0
                ? Optional.empty()
                : Optional.of(Isochrone.of(cells).rotated(question.rotation())),
            SurveyAnswer.Reach.bands(cells));
    return Optional.of(last);
  }

  private static boolean isSameButTurned(SurveyQuestion.Reach one, SurveyQuestion.Reach other) {
    return turned(one).equals(turned(other));
  }

  private static SurveyQuestion.Reach turned(SurveyQuestion.Reach question) {
    return new SurveyQuestion.Reach(
        question.costs(),
        question.movement(),
        question.start(),
        question.limit(),
        question.budget(),
        Rotation.NONE);
  }
}
