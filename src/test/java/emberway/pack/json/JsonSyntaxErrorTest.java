package emberway.pack.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text that is no JSON is refused in words of our own, at its place. */
final class JsonSyntaxErrorTest {
  private static String refusal(String text) {
    return catchThrowableOfType(
            UnreadableException.class,
            () -> Json.parse(text.getBytes(StandardCharsets.UTF_8), new ProblemCollector("f")))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{`            | f:1:2: not valid JSON: it ends too early; close every bracket and quote",
        "{\"a\":\"b`    | f:1:8: not valid JSON: it ends too early; close every bracket and quote",
        "{\"a\":}`     | f:1:6: not valid JSON: unexpected '}'; fix it there or just before",
        "{\"a\":1,}`   | f:1:8: not valid JSON: unexpected '}'; remove the comma before it",
        "{\"a\":1 \"b\"` | f:1:8: not valid JSON: unexpected '\"'; put a comma or a colon before it",
        "{\"a\":\"\\q\"}` | f:1:8: not valid JSON: unknown escape '\\q'; write \\\\ for a backslash",
        "{\"a\":NaN}`  | f:1:9: not valid JSON: unexpected 'NaN'; a value is a number, true, false, null, or in double quotes; so is a key",
        "{\"a\":+1}`   | f:1:7: not valid JSON: unexpected '+1'; a value is a number, true, false, null, or in double quotes; so is a key",
        "{a:1}`      | f:1:2: not valid JSON: unexpected 'a'; a value is a number, true, false, null, or in double quotes; so is a key",
        "{\"a\":'x'}`  | f:1:6: not valid JSON: unexpected '''; use double quotes",
        "// c`       | f:1:1: not valid JSON: unexpected '/'; JSON has no comments; remove it"
      })
  void fault_isNamedWithItsMend(String text, String expected) {
    assertThat(refusal(text.replace("`", ""))).isEqualTo(expected);
  }

  @Test
  void textOverTheEndOfItsLine_isNamed() {
    assertThat(refusal("{\"a\":\"x\ny\"}"))
        .isEqualTo(
            "f:1:8: not valid JSON: a text continues past the end of its line; close its quote, or"
                + " write \\n");
  }

  @Test
  void controlCharacter_isNamedAtItsPlace() {
    String fault = " not valid JSON: unexpected U+0001; fix it there or just before";
    assertThat(refusal("[12\u00013]")).isEqualTo("f:1:4:" + fault);
    assertThat(refusal("[true\u0001]")).isEqualTo("f:1:6:" + fault);
    assertThat(refusal("[\"a\",\u0001\"b\"]")).isEqualTo("f:1:6:" + fault);
  }

  @Test
  void everyFault_isToldWithoutTheLibrarysWords() {
    String whole = "{\"a\": [1.5e3, true, null, \"\\u00e9 \\n\"], \"b\": {\"c\": -0.25}}";
    String spice = "{}[]\",:'/#\\x0-+.eE\n\u0001\u00e9 ";
    for (int at = 0; at <= whole.length(); at++) {
      for (int i = 0; i < spice.length(); i++) {
        String start = whole.substring(0, at) + spice.charAt(i);
        check(start + whole.substring(at));
        check(start + whole.substring(Math.min(at + 1, whole.length())));
      }
      check(whole.substring(0, at));
    }
    check("[".repeat(40));
    check("{\"a\":\"" + "x".repeat(20_000) + "\"}");
    check("{\"a\":" + "1".repeat(200) + "}");
  }

  private static void check(String text) {
    try {
      Json.parse(text.getBytes(StandardCharsets.UTF_8), new ProblemCollector("f"));
    } catch (UnreadableException refused) {
      assertThat(refused.getMessage())
          .as(text)
          .doesNotContain("Feature", "Source", "REDACTED", "JSON String", "code ", "Stream")
          .containsPattern("; [a-zA-Z]");
    }
  }
}
