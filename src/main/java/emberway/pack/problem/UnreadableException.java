package emberway.pack.problem;

import emberway.sprite.SpriteUnavailableException;
import java.util.List;

/** A file cannot be read, or is not what it should be; carries every problem that was found. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  /** With the problems found, in the order of their places; at least one of them an error. */
  public UnreadableException(List<Problem> problems) {
    super(summary(problems));
    this.problems = List.copyOf(problems);
  }

  /** With one problem. */
  public UnreadableException(Problem problem) {
    this(List.of(problem));
  }

  /**
   * What is wrong with a picture that could not be had.
   *
   * @param asking the file that asks for it, where nothing more is known
   */
  public static List<Problem> problems(SpriteUnavailableException failure, String asking) {
    return failure.getCause() instanceof UnreadableException cause
        ? cause.problems()
        : List.of(
            new Problem(
                Problem.Severity.ERROR, asking, failure.line(), 0, failure.getMessage(), ""));
  }

  /** Every problem, warnings included, in the order of their places. */
  public List<Problem> problems() {
    return problems;
  }

  /** The first error in one line, and how many more there are. */
  private static String summary(List<Problem> problems) {
    List<Problem> errors = problems.stream().filter(Problem::isError).toList();
    if (errors.isEmpty()) {
      throw new IllegalArgumentException("unreadable without an error");
    }
    int more = errors.size() - 1;
    String first = errors.get(0).toString();
    return more == 0
        ? first
        : first + " (and " + more + (more == 1 ? " error" : " errors") + " more)";
  }
}
