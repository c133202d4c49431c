package emberway.cli.map;

import emberway.pack.problem.Problem;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Prints {@link Findings} for people. A problem that many files share is shown for the first few.
 */
final class FindingsText {
  /** The most files for which the same problem is shown. */
  private static final int MAX_FILES = 5;

  private FindingsText() {}

  static void print(Findings findings, PrintWriter out) {
    Map<Problem, Set<String>> saidOf = new HashMap<>(); // files by problem
    int alike = 0;
    for (Problem problem : findings.listed()) {
      Set<String> files = saidOf.computeIfAbsent(anywhere(problem), p -> new HashSet<>());
      if (files.contains(problem.file()) || files.size() < MAX_FILES) {
        files.add(problem.file());
        out.println((problem.isError() ? "error: " : "warning: ") + problem);
      } else {
        alike++;
      }
    }
    if (alike > 0) {
      out.println(
          "and %d more like those above, in other files; --json lists all".formatted(alike));
    }
    if (findings.unlisted() > 0) {
      out.println(
          "and %d more that are not listed; fix these first".formatted(findings.unlisted()));
    }
    out.println(summary(findings.errors(), findings.warnings()));
  }

  private static Problem anywhere(Problem problem) {
    return new Problem(problem.severity(), "", 0, 0, problem.message(), problem.remedy());
  }

  private static String summary(int errors, int warnings) {
    if (errors == 0 && warnings == 0) {
      return "no problems";
    }
    return "%d %s, %d %s"
        .formatted(
            errors,
            errors == 1 ? "error" : "errors",
            warnings,
            warnings == 1 ? "warning" : "warnings");
  }
}
