package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.CostMatrix;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The costs between places: the named ones, or all things of a kind. */
public final class MatrixSurvey extends Survey<MatrixSurvey.Question, MatrixSurvey.Answer> {
  /**
   * Asks for the costs between places.
   *
   * @param stepCosts the traveler's steps
   * @param places the places
   * @param all how many there are; more than the places if these were cut
   */
  public record Question(StepCosts stepCosts, List<Place> places, int all) {
    /** Copies the list. */
    public Question {
      places = List.copyOf(places);
    }
  }

  /**
   * The costs between places.
   *
   * @param question the question
   * @param costs the costs, by the indices of the places
   */
  public record Answer(Question question, CostMatrix costs) {}

  private final MatrixPlaces places;
  private Optional<String> kind = Optional.empty();

  MatrixSurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.MATRIX, viewOptions);
    places = new MatrixPlaces(loaded.tiles().travelDescription());
  }

  /** Chooses the kind of tiles, a noun; the named places if empty. */
  public void chooseKind(Optional<String> next) {
    kind = next;
  }

  /** Returns the kind of tiles; empty for the named places. */
  public Optional<String> kind() {
    return kind;
  }

  /**
   * Returns the first tile of each kind of things on the map, by the kind's noun; known while the
   * table is open.
   */
  public Map<String, Tile> kinds() {
    return places.kinds();
  }

  @Override
  Optional<Question> ask(Now now) {
    return now.stepCosts()
        .map(
            stepCosts -> {
              places.update(
                  now.map(), now.content().request().edits(), kind, now.routeEnds().start());
              return new Question(stepCosts, places.places(), places.all());
            });
  }

  @Override
  Optional<Answer> compute(Question question, BooleanSupplier isStale) {
    List<Cell> cells = question.places().stream().map(Place::cell).toList();
    StepCosts steps = question.stepCosts();
    return CostMatrix.of(steps.field(), steps.movement(), cells, cells, isStale)
        .map(costs -> new Answer(question, costs));
  }

  @Override
  Optional<String> description() {
    return answer()
        .map(found -> found.question().places().size())
        .filter(count -> count > 0)
        .map(count -> Texts.format("matrix.line", count));
  }
}
