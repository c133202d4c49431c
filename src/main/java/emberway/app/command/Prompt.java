package emberway.app.command;

import emberway.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Something that the user has to decide before anything else.
 *
 * <p>What follows from their own deed is answered by the first letters, too. What comes of itself
 * is not: it may come while they steer with W, A, S and D.
 *
 * @param heading what it is about
 * @param text the question itself
 * @param field what a line to be edited holds at first, where something is to be typed
 * @param trouble what stood in the way of the last answer; may be empty
 * @param answers what can be answered: the first by Enter, the last by Escape; of one that comes of
 *     itself, neither may lose anything
 * @param byLetter whether all can be by their first letters
 */
public record Prompt(
    String heading,
    String text,
    Optional<String> field,
    String trouble,
    List<Answer> answers,
    boolean byLetter) {
  /**
   * An answer.
   *
   * @param label what stands on its button
   * @param then what is done with it, given the edited line
   */
  public record Answer(String label, Consumer<String> then) {
    /** An answer that needs nothing typed. */
    public static Answer of(String label, Runnable then) {
      return new Answer(label, typed -> then.run());
    }

    /** The way back. */
    public static Answer cancel() {
      return of(Texts.get("cancel"), () -> {});
    }
  }

  /** The number of the answer that a letter gives, upper and lower case alike, or -1. */
  int beginningWith(char letter) {
    for (int i = 0; byLetter && i < answers.size(); i++) {
      if (Character.toLowerCase(answers.get(i).label().charAt(0))
          == Character.toLowerCase(letter)) {
        return i;
      }
    }
    return -1;
  }

  /** One that follows from what the user did, and needs nothing typed. */
  public static Prompt of(String heading, String text, Answer... answers) {
    return new Prompt(heading, text, Optional.empty(), "", List.of(answers), true);
  }

  /** One that comes of itself, and needs nothing typed. */
  public static Prompt unasked(String heading, String text, List<Answer> answers) {
    return new Prompt(heading, text, Optional.empty(), "", answers, false);
  }

  /** One that needs something typed. */
  public static Prompt typed(
      String heading, String text, String field, String trouble, Answer... answers) {
    return new Prompt(heading, text, Optional.of(field), trouble, List.of(answers), false);
  }
}
