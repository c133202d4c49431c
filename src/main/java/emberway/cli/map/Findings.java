package emberway.cli.map;

import emberway.pack.problem.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The problems that {@code validate} finds: a limited list, and the total number. */
final class Findings {
  /** The most problems in the list; further ones are only counted. */
  static final int MAX = 1000;

  private final Set<Problem> kept = new LinkedHashSet<>();
  private int errors;
  private int warnings;

  /** Adds a problem, unless it is already listed. */
  void add(Problem problem) {
    boolean isNew = kept.size() < MAX ? kept.add(problem) : !kept.contains(problem);
    if (isNew && problem.isError()) {
      errors++;
    } else if (isNew) {
      warnings++;
    }
  }

  /** Adds problems, except those already listed. */
  void addAll(Collection<Problem> problems) {
    problems.forEach(this::add);
  }

  /** Adds problems of lines that no listed problem is about. */
  void addForOtherLines(Collection<Problem> problems) {
    for (Problem other : problems) {
      if (kept.stream().noneMatch(p -> p.line() == other.line() && p.file().equals(other.file()))) {
        add(other);
      }
    }
  }

  /** The listed problems, in the order found. */
  List<Problem> listed() {
    return new ArrayList<>(kept);
  }

  /** How many problems are not listed. */
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
