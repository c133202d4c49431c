package emberway.cli.map;

import emberway.pack.problem.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The problems that {@code validate} finds: a bounded list of them, and how many there are. */
final class Findings {
  /** The most problems that are kept; more are only counted. */
  static final int MOST = 1000;

  private final Set<Problem> kept = new LinkedHashSet<>();
  private int errors;
  private int warnings;

  /** Takes a problem, if it is not among those kept. */
  void add(Problem problem) {
    boolean isNew = kept.size() < MOST ? kept.add(problem) : !kept.contains(problem);
    if (isNew && problem.isError()) {
      errors++;
    } else if (isNew) {
      warnings++;
    }
  }

  /** Takes problems, those kept left out. */
  void addAll(Collection<Problem> problems) {
    problems.forEach(this::add);
  }

  /** Whether one of those kept is about that line of that file. */
  boolean knows(Problem other) {
    return kept.stream().anyMatch(p -> p.line() == other.line() && p.file().equals(other.file()));
  }

  /** The first of them, in the order in which they were found. */
  List<Problem> listed() {
    return new ArrayList<>(kept);
  }

  /** How many there are beyond those listed. */
  int unlisted() {
    return errors + warnings - kept.size();
  }

  int errors() {
    return errors;
  }

  int warnings() {
    return warnings;
  }
}
