package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class PromptQueueTest {
  private static final int COLLECTIONS = 50; // garbage collections at most

  private final PromptQueue promptQueue = new PromptQueue(true);

  @Test
  void ask_oneThatWasAnsweredBefore_beginsWithItsFirstAnswer() {
    Prompt again =
        Prompt.of("Save?", "", Prompt.Answer.of("Save", () -> {}), Prompt.Answer.cancel());
    promptQueue.ask(again);
    promptQueue.choose(1);
    assertThat(promptQueue.chosen()).isEqualTo(1);
    promptQueue.answer(1, "");
    assertThat(promptQueue.chosen()).as("of none").isZero();
    promptQueue.ask(again);
    assertThat(promptQueue.chosen()).isZero();
  }

  @Test
  void apply_oneOfWhoseAnswersOneWasChosen_keepsNothingOfIt() {
    WeakReference<byte[]> asked = answered();
    for (int i = 0; i < COLLECTIONS && asked.get() != null; i++) {
      System.gc();
    }
    assertThat(asked.get()).as("what the answer is about, such as a map").isNull();
  }

  /** Returns a reference to the subject of an answered prompt. */
  private WeakReference<byte[]> answered() {
    byte[] map = new byte[100];
    AtomicReference<byte[]> opened = new AtomicReference<>();
    Prompt.Answer open = Prompt.Answer.of("Open", () -> opened.set(map));
    promptQueue.ask(Prompt.of("Open?", "", open, Prompt.Answer.cancel()));
    promptQueue.choose(1);
    promptQueue.answer(promptQueue.chosen(), "");
    assertThat(opened.get()).as("it was canceled").isNull();
    return new WeakReference<>(map);
  }
}
