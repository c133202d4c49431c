package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.problem.Problem;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindingsTest {
  private final Findings findings = new Findings();

  private static Problem problem(Problem.Severity severity, String file, int line) {
    return new Problem(severity, file, line, 0, "is odd", "mend it");
  }

  private static Problem error(String file, int line) {
    return problem(Problem.Severity.ERROR, file, line);
  }

  private List<String> printed() {
    StringWriter out = new StringWriter();
    FindingsText.print(findings, "", new PrintWriter(out, true));
    return out.toString().lines().toList();
  }

  @Test
  void add_sameProblemTwice_countsOnce() {
    findings.addAll(List.of(error("a", 1), error("a", 1), error("a", 2)));
    findings.add(problem(Problem.Severity.WARNING, "a", 1));
    assertThat(findings.listed()).hasSize(3);
    assertThat(List.of(findings.errors(), findings.warnings())).containsExactly(2, 1);
  }

  @Test
  void add_moreThanAreListed_areCounted() {
    for (int line = 1; line <= Findings.MAX; line++) {
      findings.add(error("a", line));
    }
    assertThat(findings.unlisted()).isZero();
    findings.add(error("a", 7));
    assertThat(findings.unlisted()).as("it is listed").isZero();
    findings.add(error("b", 1));
    assertThat(findings.unlisted()).isEqualTo(1);
    assertThat(findings.errors()).isEqualTo(Findings.MAX + 1);
    assertThat(printed()).endsWith("and 1 more that are not listed; fix these first");
    findings.add(problem(Problem.Severity.WARNING, "b", 2));
    assertThat(findings.unlisted()).as("warnings, too").isEqualTo(2);
  }

  @Test
  void addForOtherLines_lineOfAnotherFile_isAnotherLine() {
    findings.add(error("a", 3));
    findings.addForOtherLines(
        List.of(problem(Problem.Severity.WARNING, "a", 3), error("b", 3), error("a", 4)));
    assertThat(findings.listed()).containsExactly(error("a", 3), error("b", 3), error("a", 4));
  }

  /** In many files, a few stand for all; in one of these, each line is listed. */
  @Test
  void print_sameProblemInManyFiles_isListedForSomeOfThem() {
    for (int file = 1; file <= 7; file++) {
      findings.add(error("f" + file, 1));
    }
    findings.add(error("f1", 2));
    List<String> lines = printed();
    assertThat(lines)
        .contains(
            "error: f1:1: is odd; mend it",
            "error: f5:1: is odd; mend it",
            "error: f1:2: is odd; mend it")
        .contains("and 2 more like those above, in other files; --json lists all")
        .noneMatch(line -> line.contains("f6"))
        .hasSize(7);
  }
}
