package emberway.app;

import emberway.app.platform.ConflatingWorker;
import emberway.app.study.Survey;
import emberway.app.study.Surveys;
import java.util.Optional;

/** Computes the surveys of a map in the background. */
final class SurveyWorker implements AutoCloseable {
  /** How long a survey may go on after a newer question arrives, so that drags get answers. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final Surveys surveys;
  private final ConflatingWorker<Survey.Asked<?, ?>, Survey.Answered<?, ?>> worker;
  private volatile boolean isWanted; // false once there is no question
  private Survey.Asked<?, ?> asked; // the question sent last, or null
  private boolean isPending; // whether it has no answer yet

  /**
   * Creates a worker without questions.
   *
   * @param whenReady called on another thread when there is something new to {@link #update}
   */
  SurveyWorker(Surveys surveys, Runnable whenReady) {
    this.surveys = surveys;
    worker =
        new ConflatingWorker<>(
            "survey",
            PATIENCE_NANOS,
            (question, isStale) ->
                surveys.answer(question, () -> !isWanted || isStale.getAsBoolean()),
            whenReady);
  }

  /** Takes an answer and asks what is wanted now. Returns whether there was an answer. */
  boolean update() {
    Optional<Survey.Answered<?, ?>> answer = worker.take();
    if (answer.isPresent()) {
      surveys.take(answer.get());
      isPending &= !answer.get().asked().equals(asked);
    }
    Optional<Survey.Asked<?, ?>> question = surveys.question();
    isWanted = question.isPresent();
    // Closing and opening a panel at once drops an answer, but leaves the question.
    boolean isDropped = !isPending && !surveys.isAnswered();
    if (isWanted && (isDropped || !question.get().equals(asked))) {
      worker.submit(question.get());
      isPending = true;
    }
    asked = question.orElse(null); // null lets the same question be asked again later
    return answer.isPresent();
  }

  @Override
  public void close() {
    worker.close();
  }
}
