package emberway.pack.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Values of each kind, asked for as each kind, and what is said where they are of another. */
final class JsonObjectReaderTest {
  private final ProblemCollector problems = new ProblemCollector("f");

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private JsonObjectReader reader(String json) throws UnreadableException {
    return JsonObjectReader.of(Json.parse(utf8(json), problems), "a thing", problems).orElseThrow();
  }

  private List<String> said() {
    return problems.sorted().stream().map(Problem::toString).toList();
  }

  @Test
  void values_ofTheRightKind_areGiven() throws Exception {
    JsonObjectReader reader =
        reader(
            """
            {"s": "ab", "n": 2.5, "i": 3, "t": true, "f": false, "o": {"x": 1},
             "a": [1, "b"], "w": "red"}
            """);
    assertThat(reader.has("s")).isTrue();
    assertThat(reader.has("none")).isFalse();
    assertThat(reader.text("s", "z", 2)).isEqualTo("ab");
    assertThat(reader.text("none", "z", 2)).isEqualTo("z");
    assertThat(reader.line("s", 2)).isEqualTo("ab");
    assertThat(reader.line("none", 2)).isEmpty();
    assertThat(reader.number("n", 2.5, 3)).contains(2.5);
    assertThat(reader.number("n", 2, 2.5)).contains(2.5);
    assertThat(reader.number("none", 2, 3)).isEmpty();
    assertThat(reader.requiredNumber("i", 3, 3)).contains(3.0);
    assertThat(reader.requiredInt("i", 3, 3)).contains(3);
    assertThat(reader.flag("t")).isTrue();
    assertThat(reader.flag("f")).isFalse();
    assertThat(reader.flag("none")).isFalse();
    assertThat(reader.object("o", "an o").orElseThrow().requiredInt("x", 0, 9)).contains(1);
    assertThat(reader.object("none", "an o")).isEmpty();
    assertThat(reader.elements("a", 2)).hasSize(2);
    assertThat(reader.elements("none", 2)).isEmpty();
    assertThat(reader.word("w", List.of("red", "blue"))).contains("red");
    assertThat(reader.word("none", List.of("red", "blue"))).isEmpty();
    assertThat(reader.requiredText("s", Pattern.compile("a."), "two")).contains("ab");
    assertThat(reader.optionalText("none", Pattern.compile("a."), "two")).isEmpty();
    assertThat(reader.lineOf("s")).isEqualTo(1);
    assertThat(reader.lineOf("w")).isEqualTo(2);
    assertThat(reader.lineOf("none")).isEqualTo(1);
    reader.finish();
    assertThat(said()).isEmpty();
  }

  @Test
  void values_ofOtherKinds_areNamedInTheirPlaces() throws Exception {
    JsonObjectReader reader =
        reader(
            """
            {"s": "abc", "n": 2.5, "t": true, "o": {}, "a": [1, 2, 3],
             "z": null, "l": "a\\nb", "y": 7}
            """);
    assertThat(reader.text("s", "z", 2)).isEqualTo("z");
    assertThat(reader.text("n", "z", 2)).isEqualTo("z");
    assertThat(reader.line("l", 9)).isEmpty();
    assertThat(reader.number("n", 2.6, 3)).isEmpty();
    assertThat(reader.number("n", 2, 2.4)).isEmpty();
    assertThat(reader.number("o", 2, 3)).isEmpty();
    assertThat(reader.requiredNumber("none", 2, 3)).isEmpty();
    assertThat(reader.requiredInt("n", 2, 3)).isEmpty();
    assertThat(reader.flag("z")).isFalse();
    assertThat(reader.flag("a")).isFalse();
    assertThat(reader.object("t", "an o")).isEmpty();
    assertThat(reader.elements("a", 2)).isEmpty();
    assertThat(reader.elements("s", 2)).isEmpty();
    assertThat(reader.word("s", List.of("abd", "xyz"))).isEmpty();
    assertThat(reader.requiredText("s", Pattern.compile("[a-z]"), "write one letter")).isEmpty();
    assertThat(reader.optionalText("none", Pattern.compile("[a-z]"), "write one letter")).isEmpty();
    reader.errorAt("y", "odd", "mend it");
    reader.errorAt("none", "odd", "mend it");
    reader.finish();
    assertThat(said())
        .containsExactly(
            "f:1:1: a thing without 'none'; add \"none\"",
            "f:1:1: odd; mend it",
            "f:1:7: 's' has 3 characters; keep it to 2",
            "f:1:7: 's' is a text; it must be an array, [ … ]",
            "f:1:7: 's' is 'abc'; did you mean 'abd'?",
            "f:1:7: 's' is 'abc'; write one letter",
            "f:1:19: 'n' is a number; it must be a text in quotes",
            "f:1:19: 'n' is 2.5; it must be in 2.6..3",
            "f:1:19: 'n' is 2.5; it must be in 2..2.4",
            "f:1:19: 'n' is a number; it must be a whole number",
            "f:1:29: true in place of an o; write { … }",
            "f:1:40: 'o' is an object; it must be a number",
            "f:1:49: 'a' is an array; it must be true or false",
            "f:1:49: 'a' has 3 elements; keep to 2",
            "f:2:7: 'z' is null; it must be true or false",
            "f:2:18: 'l' has a line break or another control character; write one plain line",
            "f:2:26: unknown key 'y' is ignored; did you mean 's'?",
            "f:2:31: odd; mend it");
  }

  @Test
  void finish_keysThatNobodyAskedFor_areWarnedOf() throws Exception {
    JsonObjectReader reader = reader("{\"color\": 1, \"colour\": 2, \"$schema\": 3}");
    assertThat(reader.optional("color")).isPresent();
    reader.finish();
    assertThat(problems.hasErrors()).isFalse();
    assertThat(said())
        .containsExactly(
            "f:1:14: unknown key 'colour' is ignored; did you mean 'color'?",
            "f:1:27: unknown key '$schema' is ignored; use one of color");
    ProblemCollector full = new ProblemCollector("f");
    StringBuilder many = new StringBuilder("{\"k\": 0");
    for (int i = 0; i < 2 * ProblemCollector.LIMIT; i++) {
      many.append(", \"k%d\": 0".formatted(i));
    }
    Json json = Json.parse(utf8(many + "}"), full);
    JsonObjectReader.of(json, "a thing", full).orElseThrow().finish();
    assertThat(full.isFull()).isTrue();
    assertThat(full.sorted()).hasSize(ProblemCollector.LIMIT + 1);
  }

  @Test
  void keysThatComeTwice_areNamedAndRefusedWhereTheyAreTooMany() throws Exception {
    Json.parse(utf8("{\"a\": 1,\n\"a\": 2}"), problems);
    assertThat(said()).containsExactly("f:2:1: a second 'a', after line 1; keep one of the two");
    String many = "{\"a\": 0" + ", \"a\": 0".repeat(ProblemCollector.LIMIT) + "}";
    assertThatThrownBy(() -> Json.parse(utf8(many), new ProblemCollector("f")))
        .isInstanceOf(UnreadableException.class);
  }

  @Test
  void parse_packedNumbers_areKeptInOneArrayWhereAllFit() throws Exception {
    Json.Limits limits = new Json.Limits(4, 100, 6, true);
    Json packed = Json.parse(utf8("[0, 1, 4294967295, 2147483648, 7, 8, 9]"), problems, limits);
    assertThat(packed.kind()).isEqualTo("an array of numbers");
    Json.Ints ints = (Json.Ints) packed;
    assertThat(ints.values().size()).isEqualTo(7);
    assertThat(ints.values().get(2)).isEqualTo(-1);
    Json.Arr mixed = (Json.Arr) Json.parse(utf8("[3, 4294967295, -1, 5]"), problems, limits);
    assertThat(mixed.elements().stream().map(one -> ((Json.Num) one).value()))
        .containsExactly(3.0, 4294967295.0, -1.0, 5.0);
    Json.Arr over = (Json.Arr) Json.parse(utf8("[4294967296]"), problems, limits);
    assertThat(((Json.Num) over.elements().get(0)).value()).isEqualTo(4294967296.0);
    Json.Arr six = (Json.Arr) Json.parse(utf8("[\"a\", {}, [], 1, 2]"), problems, limits);
    assertThat(six.elements()).hasSize(5);
    assertThatThrownBy(() -> Json.parse(utf8("[\"a\", {}, [], 1, 2, 3]"), problems, limits))
        .hasMessage("f:1:21: too many values; keep to 6");
  }

  @Test
  void parse_morePackedNumbersThanThereIsRoomForAtFirst_keepsThemAll() throws Exception {
    int[] numbers = IntStream.range(0, 5_000).toArray();
    Json.Limits limits = new Json.Limits(4, 100, 6, true);
    Json.Ints all = (Json.Ints) Json.parse(utf8(Arrays.toString(numbers)), problems, limits);
    assertThat(all.values().toArray()).isEqualTo(numbers);
  }

  @Test
  void parse_bytesThatAreNoUtf8_areNamedInTheirPlace() throws Exception {
    byte[] bytes =
        "\u00ef\u00bb\u00bf{\n\"\u00c3\u00a9\u00ff\"}".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> Json.parse(bytes, problems))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("f:2:3: ")
        .hasMessageEndingWith("; save the file as UTF-8");
    byte[] marked = "\u00ef\u00bb\u00bf\"\u00c3\u00a9\"".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(((Json.Str) Json.parse(marked, problems)).text()).isEqualTo("\u00e9");
  }

  @Test
  void write_anObject_isIndentedAndEndsItsLine() {
    byte[] json =
        JsonWriter.of(
            out -> {
              out.writeNumberProperty("a", 1);
              out.writeArrayPropertyStart("b");
              out.writeNumber(2);
              out.writeNumber(3);
              out.writeEndArray();
            });
    assertThat(new String(json, StandardCharsets.UTF_8))
        .isEqualTo("{\n  \"a\" : 1,\n  \"b\" : [\n    2,\n    3\n  ]\n}\n");
  }

  @Test
  void run_writingThatFails_throwsTheStreamsOwnException() throws Exception {
    IOException full = new IOException("full");
    OutputStream failing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw full;
          }
        };
    JsonGenerator json = JsonStreams.FACTORY.createGenerator(ObjectWriteContext.empty(), failing);
    json.writeNumber(1);
    assertThatThrownBy(() -> JsonStreams.run(json::flush)).isSameAs(full);
  }
}
