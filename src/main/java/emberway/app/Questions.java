package emberway.app;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** What the person is asked, one question after another. */
final class Questions {
  private final Queue<Question> open = new ArrayDeque<>();

  private final boolean hasPanels;

  /**
   * None yet.
   *
   * @param hasPanels whether there is anything to ask with; without, nothing is asked or answered
   */
  Questions(boolean hasPanels) {
    this.hasPanels = hasPanels;
  }

  /** Whether anything can be asked. */
  boolean canAsk() {
    return hasPanels;
  }

  /** Asks when all questions before it are answered, and in place of one that asks the same. */
  void ask(Question question) {
    if (hasPanels) {
      open.removeIf(other -> other.text().equals(question.text()));
      open.add(question);
    }
  }

  /** The question at hand. */
  Optional<Question> current() {
    return Optional.ofNullable(open.peek());
  }

  /** Takes the answer to the question at hand. */
  void apply(Action.Answer answer) {
    Question question = open.remove();
    question.answers().get(answer.index()).then().accept(answer.typed());
  }
}
