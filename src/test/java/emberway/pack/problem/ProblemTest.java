package emberway.pack.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ProblemTest {
  private static Problem at(int line, int column, String message, String remedy) {
    return new Problem(Problem.Severity.ERROR, "a/b.txt", line, column, message, remedy);
  }

  @Test
  void toString_placeAndMend_areLeftOutWhereUnknown() {
    assertThat(at(3, 7, "wrong", "mend it")).hasToString("a/b.txt:3:7: wrong; mend it");
    assertThat(at(3, 0, "wrong", "mend it")).hasToString("a/b.txt:3: wrong; mend it");
    assertThat(at(0, 0, "wrong", "")).hasToString("a/b.txt: wrong");
  }

  @Test
  void toString_hostileContent_isOneShortSafeLine() {
    String text = at(1, 1, "\u001b]0;title\u0007\n" + "x".repeat(10_000), "y\u202e").toString();
    assertThat(text)
        .startsWith("a/b.txt:1:1: \\u001b]0;title\\u0007\\nxxx")
        .endsWith("x…; y\\u202e")
        .hasSizeLessThan(500);
  }

  @Test
  void problem_columnWithoutLine_isRefused() {
    assertThatThrownBy(() -> at(0, 1, "", "")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void exception_severalProblems_tellsTheFirstErrorAndHowManyMore() {
    Problem warning = new Problem(Problem.Severity.WARNING, "f", 1, 0, "odd", "");
    assertThat(new UnreadableException(List.of(warning, at(2, 0, "a", ""))))
        .hasMessage("a/b.txt:2: a");
    assertThat(new UnreadableException(List.of(at(2, 0, "a", ""), at(3, 0, "b", ""))))
        .hasMessage("a/b.txt:2: a (and 1 error more)");
    assertThatThrownBy(() -> new UnreadableException(warning))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void suggestion_nearWord_isNamedElseAll() {
    List<String> known = List.of("name", "tileset", "description");
    assertThat(SpellingSuggestion.remedy("descripton", known))
        .isEqualTo("did you mean 'description'?");
    assertThat(SpellingSuggestion.remedy("Nmae", known)).isEqualTo("did you mean 'name'?");
    assertThat(SpellingSuggestion.remedy("Nmea", known))
        .isEqualTo("use one of name, tileset, description");
    assertThat(SpellingSuggestion.remedy("Nam", known)).isEqualTo("did you mean 'name'?");
    assertThat(SpellingSuggestion.remedy("Desc", known)).isEqualTo("did you mean 'description'?");
    assertThat(SpellingSuggestion.remedy("de", known))
        .as("too short a start")
        .startsWith("use one of");
    assertThat(SpellingSuggestion.nearest("abc", List.of("abcdefgh", "abcdefij"))).isEmpty();
    assertThat(SpellingSuggestion.remedy("x", known, "nothing")).isEqualTo("nothing");
    assertThat(SpellingSuggestion.remedy("x".repeat(100_000), known))
        .isEqualTo("use one of name, tileset, description");
  }

  @Test
  void suggestion_longWordsAndEqualDistances_haveTheirLimits() {
    String longest = "a".repeat(39);
    assertThat(SpellingSuggestion.nearest(longest + "b", List.of(longest))).contains(longest);
    assertThat(SpellingSuggestion.nearest(longest + "bb", List.of(longest))).isEmpty();
    assertThat(SpellingSuggestion.nearest("cat", List.of("bat", "car", "cut"))).contains("bat");
    assertThat(SpellingSuggestion.nearest("abcdef", List.of("abcdxy", "abcdez")))
        .contains("abcdez");
    assertThat(SpellingSuggestion.nearest("abcxyz", List.of("abcdef"))).isEmpty();
    assertThat(SpellingSuggestion.nearest("MAP", List.of("mapping", "x"))).contains("mapping");
  }

  @Test
  void isSameFaultAs_anotherSeverity_isTheSame() {
    Problem problem = at(3, 7, "wrong", "mend it");
    assertThat(problem.isSameFaultAs(problem.asWarning())).isTrue();
    assertThat(problem.asWarning().isError()).isFalse();
    assertThat(problem.isSameFaultAs(at(3, 7, "wrong", "leave it"))).isTrue();
    assertThat(problem.isSameFaultAs(at(4, 7, "wrong", "mend it"))).isFalse();
    assertThat(problem.isSameFaultAs(at(3, 8, "wrong", "mend it"))).isFalse();
    assertThat(problem.isSameFaultAs(at(3, 7, "odd", "mend it"))).isFalse();
    assertThat(
            problem.isSameFaultAs(
                new Problem(Problem.Severity.ERROR, "b", 3, 7, "wrong", "mend it")))
        .isFalse();
  }

  @Test
  void collector_manyProblems_stopsAtItsLimitAndSortsThem() throws Exception {
    ProblemCollector warnings = new ProblemCollector("f");
    for (int line = ProblemCollector.LIMIT - 1; line > 0; line--) {
      warnings.warning(line, 0, "odd", "");
    }
    assertThat(warnings.isFull()).isFalse();
    assertThat(warnings.sorted()).isSortedAccordingTo(Problem.BY_PLACE).hasSize(49);
    warnings.warning(70, 0, "odd", "");
    assertThat(warnings.isFull()).isTrue();
    assertThat(warnings.sorted().get(50))
        .hasToString("f:70: stopped looking after 50 problems; fix these first")
        .returns(false, Problem::isError);
    warnings.throwIfErrors();
    ProblemCollector errors = new ProblemCollector("f");
    errors.addAll(warnings.sorted());
    errors.error(1, 0, "wrong", "");
    assertThat(errors.sorted().get(errors.sorted().size() - 1).isError()).isTrue();
    assertThatThrownBy(errors::throwIfErrors).isInstanceOf(UnreadableException.class);
    ProblemCollector taken = new ProblemCollector("f");
    taken.addAll(List.of(at(1, 1, "wrong", "")));
    assertThat(taken.hasErrors()).isTrue();
  }
}
