package emberway.app.command;

import emberway.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A question that the user has to answer before anything else.
 *
 * <p>A prompt that follows from the user's own action accepts the first letters of its answers,
 * too. One that appears unrequested does not: it may appear while the user steers with W, A, S and
 * D.
 *
 * @param heading the title of the dialog
 * @param text the question
 * @param field the initial text of a line to edit; empty if nothing is to be typed
 * @param error why the previous answer failed; may be empty
 * @param answers the answers: Enter gives the first, Escape the last. In a prompt that appears
 *     unasked, neither of the two may lose anything
 * @param byLetter whether answers can be given by their first letters
 */
public record Prompt(
    String heading,
    String text,
    Optional<String> field,
    String error,
    List<Answer> answers,
    boolean byLetter) {
  /**
   * An answer.
   *
   * @param label the button's label
   * @param then what the answer does, given the edited line
   */
  public record Answer(String label, Consumer<String> then) {
    /** Creates an answer that ignores the edited line. */
    public static Answer of(String label, Runnable then) {
      return new Answer(label, typed -> then.run());
    }

    /** Creates an answer that does nothing. */
    public static Answer cancel() {
      return of(Texts.get("cancel"), () -> {});
    }
  }

  /** Returns the index of the answer that begins with a letter, ignoring case, or -1. */
  int beginningWith(char letter) {
    for (int i = 0; byLetter && i < answers.size(); i++) {
      if (Character.toLowerCase(answers.get(i).label().charAt(0))
          == Character.toLowerCase(letter)) {
        return i;
      }
    }
    return -1;
  }

  /** Creates a prompt that follows from the user's own action and has no line to edit. */
  public static Prompt of(String heading, String text, Answer... answers) {
    return new Prompt(heading, text, Optional.empty(), "", List.of(answers), true);
  }

  /** Creates a prompt that appears unrequested and has no line to edit. */
  public static Prompt unrequested(String heading, String text, List<Answer> answers) {
    return new Prompt(heading, text, Optional.empty(), "", answers, false);
  }

  /** Creates a prompt with a line to edit. */
  public static Prompt typed(
      String heading, String text, String field, String error, Answer... answers) {
    return new Prompt(heading, text, Optional.of(field), error, List.of(answers), false);
  }
}
