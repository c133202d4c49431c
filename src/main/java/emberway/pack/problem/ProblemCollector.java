package emberway.pack.problem;

import java.util.ArrayList;
import java.util.List;

/** Collects the problems of one file, up to a limit. */
public final class ProblemCollector {
  /** The most problems listed for one file. */
  public static final int LIMIT = 50;

  private final String file;
  private final List<Problem> found = new ArrayList<>();
  private int errors;

  public ProblemCollector(String file) {
    this.file = file;
  }

  /** The file's name in problems. */
  public String file() {
    return file;
  }

  public void error(int line, int column, String message, String remedy) {
    errors++;
    add(Problem.Severity.ERROR, line, column, message, remedy);
  }

  public void warning(int line, int column, String message, String remedy) {
    add(Problem.Severity.WARNING, line, column, message, remedy);
  }

  private void add(Problem.Severity severity, int line, int column, String message, String remedy) {
    if (!isFull()) {
      found.add(new Problem(severity, file, line, column, message, remedy));
    }
  }

  /** Adds problems found elsewhere. */
  public void addAll(List<Problem> problems) {
    found.addAll(problems);
    errors += (int) problems.stream().filter(Problem::isError).count();
  }

  /** Whether the limit is reached, so that further search is useless. */
  public boolean isFull() {
    return found.size() >= LIMIT;
  }

  /** The number of errors so far, also of those beyond the limit. */
  public int errors() {
    return errors;
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /** The problems, ordered by position. */
  public List<Problem> sorted() {
    if (found.isEmpty()) {
      return List.of();
    }
    List<Problem> sorted = new ArrayList<>(found);
    sorted.sort(Problem.BY_PLACE);
    if (isFull()) {
      Problem last = sorted.get(sorted.size() - 1);
      sorted.add(
          new Problem(
              errors > 0 ? Problem.Severity.ERROR : Problem.Severity.WARNING,
              file,
              last.line(),
              0,
              "stopped looking after %d problems".formatted(LIMIT),
              "fix these first"));
    }
    return List.copyOf(sorted);
  }

  /** Throws if any problem is an error. */
  public void throwIfErrors() throws UnreadableException {
    if (hasErrors()) {
      throw new UnreadableException(sorted());
    }
  }
}
