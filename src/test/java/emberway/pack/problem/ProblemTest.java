package emberway.pack.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ProblemTest {
  private static Problem at(int line, int column, String message, String mend) {
    return new Problem(Problem.Severity.ERROR, "a/b.txt", line, column, message, mend);
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
    assertThat(SpellingSuggestion.mend("descripton", known))
        .isEqualTo("did you mean 'description'?");
    assertThat(SpellingSuggestion.mend("Nmae", known))
        .isEqualTo("use one of name, tileset, description");
    assertThat(SpellingSuggestion.mend("Nam", known)).isEqualTo("did you mean 'name'?");
    assertThat(SpellingSuggestion.mend("Desc", known)).isEqualTo("did you mean 'description'?");
    assertThat(SpellingSuggestion.mend("de", known))
        .as("too short a start")
        .startsWith("use one of");
    assertThat(SpellingSuggestion.nearest("abc", List.of("abcdefgh", "abcdefij"))).isEmpty();
    assertThat(SpellingSuggestion.mend("x", known, "nothing")).isEqualTo("nothing");
    assertThat(SpellingSuggestion.mend("x".repeat(100_000), known))
        .isEqualTo("use one of name, tileset, description");
  }
}
