package emberway.pack.problem;

import emberway.sprite.SpriteUnavailableException;
import java.util.List;

/** A file cannot be read, or has the wrong content; carries all problems found. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  /** Takes the problems found, ordered by position; at least one is an error. */
  public UnreadableException(List<Problem> problems) {
    super(summary(problems));
    this.problems = List.copyOf(problems);
  }

  /** Takes a single problem. */
  public UnreadableException(Problem problem) {
    this(List.of(problem));
  }

  /**
   * The problems of a picture that could not be loaded.
   *
   * @param asking the file that uses the picture, if nothing more is known
   */
  public static List<Problem> problems(SpriteUnavailableException failure, String asking) {
    return failure.getCause() instanceof UnreadableException cause
        ? cause.problems()
        : List.of(
            new Problem(
                Problem.Severity.ERROR, asking, failure.line(), 0, failure.getMessage(), ""));
  }

  /** All problems, with warnings, ordered by position. */
  public List<Problem> problems() {
    return problems;
  }

  /** The first error in one line, and the number of further ones. */
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
