package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.study.ReachSurvey;
import emberway.app.study.Surveys;
import emberway.testing.Patience;
import java.util.EnumSet;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** The worker behind the study panels, with the panels' real questions. */
final class SurveyWorkerTest {
  private final Semaphore ready = new Semaphore(0);

  @Test
  void update_panelClosedAndOpenedAtOnce_answersAgain() throws InterruptedException {
    OpenedMap opened = TestMap.valley();
    ExplorerState state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    Surveys surveys = state.simulations().surveys();
    try (SurveyWorker worker = new SurveyWorker(surveys, ready::release)) {
      toggle(state);
      answer(worker, surveys);
      toggle(state);
      toggle(state);
      assertThat(state.survey(ReachSurvey.class).answer()).isEmpty();
      answer(worker, surveys);
      assertThat(state.survey(ReachSurvey.class).answer()).isPresent();
      assertThat(worker.update()).isFalse();
      assertThat(ready.availablePermits()).isZero();
    }
  }

  private static void toggle(ExplorerState state) {
    state.commands().toggle(Command.REACH);
    state.conclude();
  }

  /** Lets the worker answer one question. */
  private void answer(SurveyWorker worker, Surveys surveys) throws InterruptedException {
    assertThat(surveys.isAnswered()).isFalse();
    worker.update();
    assertThat(Patience.acquire(ready)).isTrue();
    assertThat(worker.update()).isTrue();
    assertThat(surveys.isAnswered()).isTrue();
  }
}
