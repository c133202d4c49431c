package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class QuestionsTest {
  private static final int COLLECTIONS = 50; // of garbage, at most

  private final Questions questions = new Questions(true);

  @Test
  void ask_oneThatWasAnsweredBefore_beginsWithItsFirstAnswer() {
    Question again =
        Question.of("Save?", "", Question.Answer.of("Save", () -> {}), Question.Answer.cancel());
    questions.ask(again);
    questions.choose(1);
    assertThat(questions.chosen()).isEqualTo(1);
    questions.apply(new Action.Answer(1, ""));
    assertThat(questions.chosen()).as("of none").isZero();
    questions.ask(again);
    assertThat(questions.chosen()).isZero();
  }

  @Test
  void apply_oneOfWhoseAnswersOneWasChosen_keepsNothingOfIt() {
    WeakReference<byte[]> asked = answered();
    for (int i = 0; i < COLLECTIONS && asked.get() != null; i++) {
      System.gc();
    }
    assertThat(asked.get()).as("what the answer is about, such as a map").isNull();
  }

  /** What a question was about that has been answered. */
  private WeakReference<byte[]> answered() {
    byte[] map = new byte[100];
    AtomicReference<byte[]> opened = new AtomicReference<>();
    Question.Answer open = Question.Answer.of("Open", () -> opened.set(map));
    questions.ask(Question.of("Open?", "", open, Question.Answer.cancel()));
    questions.choose(1);
    questions.apply(new Action.Answer(questions.chosen(), ""));
    assertThat(opened.get()).as("it was canceled").isNull();
    return new WeakReference<>(map);
  }
}
