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

  /** Prints the findings, each line with a prefix. */
  static void print(Findings findings, String prefix, PrintWriter out) {
    Map<Problem, Set<String>> saidOf = new HashMap<>(); // files by problem
    int alike = 0;
    for (Problem problem : findings.listed()) {
      Set<String> files = saidOf.computeIfAbsent(anywhere(problem), p -> new HashSet<>());
      if (files.contains(problem.file()) || files.size() < MAX_FILES) {
        files.add(problem.file());
        out.println(prefix + (problem.isError() ? "error: " : "warning: ") + problem);
      } else {
        alike++;
      }
    }
    if (alike > 0) {
      out.println(
          "%sand %d more like those above, in other files; %s lists all"
              .formatted(
                  prefix, alike, prefix.isEmpty() ? "--json" : "'emberway validate --json'"));
    }
    if (findings.unlisted() > 0) {
      out.println(
          "%sand %d more that are not listed; fix these first"
              .formatted(prefix, findings.unlisted()));
    }
  }

  private static Problem anywhere(Problem problem) {
    return new Problem(problem.severity(), "", 0, 0, problem.message(), problem.remedy());
  }

  /** The numbers of errors and warnings, in words. */
  static String summary(int errors, int warnings) {
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
