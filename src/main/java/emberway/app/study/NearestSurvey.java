package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.pack.map.LoadedMap;
import emberway.plan.cost.CostField;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.ReachableCells;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The nearest of each kind of tile, and the nearest named place; the nearest first. */
public final class NearestSurvey extends Survey<NearestSurvey.Question, List<NearestOfKind>> {
  private static final double EVERYWHERE = 1e300; // more than any route costs

  /**
   * Asks for the nearest of each kind.
   *
   * @param stepCosts the traveler's steps
   * @param start where routes begin
   * @param map a copy of the map, which nobody changes
   */
  public record Question(StepCosts stepCosts, Cell start, TileMap map) {}

  private final TravelDescription travelDescription;

  NearestSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.NEAREST, viewOptions);
    travelDescription = loaded.tiles().travelDescription();
  }

  @Override
  Optional<Question> ask(Now now) {
    Optional<Cell> start = now.routeEnds().start();
    return start.isPresent()
        ? now.stepCosts().map(stepCosts -> new Question(stepCosts, start.get(), copyOf(now)))
        : Optional.empty();
  }

  @Override
  Optional<List<NearestOfKind>> compute(Question question, BooleanSupplier isStale) {
    CostField field = question.stepCosts().field();
    return ReachableCells.of(
            field, question.stepCosts().movement(), question.start(), EVERYWHERE, isStale)
        .map(
            costs ->
                List.copyOf(NearestOfKind.all(question.map(), travelDescription, costs, field)));
  }

  @Override
  Optional<String> description() {
    return answer().map(found -> Texts.format("nearest.line", found.size()));
  }
}
