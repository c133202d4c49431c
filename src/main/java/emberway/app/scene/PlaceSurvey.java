package emberway.app.scene;

import emberway.app.platform.BackgroundExecutor;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.CostMatrix;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Finds what the journeys from the start to all places cost, in the background. A newer question
 * cancels the work on an older one. Window's thread only.
 */
public final class PlaceSurvey implements AutoCloseable {
  /**
   * A question.
   *
   * @param stepCosts the traveler's steps
   * @param start where the journeys begin
   * @param places where they end
   */
  public record Question(StepCosts stepCosts, Cell start, List<Place> places) {}

  /**
   * An answer.
   *
   * @param costs by place; infinite where there is no way
   */
  public record Answer(Question question, List<Double> costs) {}

  private final BackgroundExecutor background;
  private final AtomicInteger asked = new AtomicInteger(); // number of questions so far
  private Optional<Question> question = Optional.empty();
  private Optional<Answer> answer = Optional.empty();

  public PlaceSurvey(BackgroundExecutor background) {
    this.background = background;
  }

  /** Asks a question, unless it was the last one. Empty if there is nothing to ask. */
  public void ask(Optional<Question> wanted) {
    if (wanted.equals(question)) {
      return;
    }
    question = wanted;
    int number = asked.incrementAndGet();
    if (wanted.isEmpty()) {
      answer = Optional.empty();
      return;
    }
    background.run(
        () -> {
          Optional<Answer> found = answer(wanted.get(), number);
          return () -> {
            if (asked.get() == number) {
              answer = found;
            }
          };
        });
  }

  private Optional<Answer> answer(Question of, int number) {
    List<Cell> ends = of.places.stream().map(Place::cell).toList();
    return CostMatrix.of(
            of.stepCosts.field(),
            of.stepCosts.movement(),
            List.of(of.start),
            ends,
            () -> asked.get() != number)
        .map(matrix -> new Answer(of, costs(matrix, ends.size())));
  }

  private static List<Double> costs(CostMatrix matrix, int places) {
    return IntStream.range(0, places).mapToObj(place -> matrix.cost(0, place)).toList();
  }

  /** Returns the newest answer; an older one until the last question is answered. */
  public Optional<Answer> answer() {
    return answer;
  }

  /** Cancels the work under way. */
  @Override
  public void close() {
    asked.incrementAndGet();
  }
}
