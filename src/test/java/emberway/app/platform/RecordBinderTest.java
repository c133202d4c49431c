package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RecordBinderTest {
  private record Inner(Double size, List<String> names) {}

  private record Outer(
      String text, Boolean flag, Number number, Inner inner, Map<String, Inner> more, Object any) {}

  record Named(String name) {
    Named {
      if (name == null) {
        throw new IllegalArgumentException("a name is missing");
      }
    }
  }

  private static Outer read(String json) throws IOException {
    return SimpleJson.read(json.getBytes(StandardCharsets.UTF_8), Outer.class, "outer");
  }

  @Test
  void read_allMembers_fillsTheRecord() throws IOException {
    Outer read =
        read(
            "{\"text\":\"a\",\"flag\":true,\"number\":3,\"inner\":{\"size\":1.5,\"names\":[\"b\"]},"
                + "\"more\":{\"k\":{\"other\":{}}},\"any\":[null]}");
    assertThat(read.text).isEqualTo("a");
    assertThat(read.flag).isTrue();
    assertThat(read.number).isEqualTo(3.0);
    assertThat(read.inner).isEqualTo(new Inner(1.5, List.of("b")));
    assertThat(read.more).isEqualTo(Map.of("k", new Inner(null, null)));
    assertThat(read.any).asInstanceOf(InstanceOfAssertFactories.LIST).hasSize(1);
  }

  @Test
  void read_nothing_leavesAllNull() throws IOException {
    assertThat(read("{}")).isEqualTo(new Outer(null, null, null, null, null, null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[]                                | 'outer' is no object",
        "null                              | 'outer' is no object",
        "{\"text\": 1}                     | 'text' is no text",
        "{\"text\": null}                  | 'text' is no text",
        "{\"flag\": \"true\"}              | 'flag' is no Boolean",
        "{\"number\": \"3\"}               | 'number' is no Number",
        "{\"inner\": []}                   | 'inner' is no object",
        "{\"inner\": {\"names\": {}}}      | 'names' is no array",
        "{\"inner\": {\"names\": [null]}}  | 'names' is no text",
        "{\"more\": {\"k\": null}}         | 'k' is no object",
        "{} {}                             | more after the end",
        "``                                | there is nothing in it"
      })
  void read_membersOfOtherKinds_areRefused(String json, String message) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void bind_recordThatRefuses_isRefused() {
    assertThatThrownBy(() -> RecordBinder.bind(Map.of(), Named.class, "named"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a name is missing");
  }

  @Test
  void write_recordWithNulls_leavesThemOut() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SimpleJson.write(
        out, new Outer("a", null, 3, new Inner(2.0, List.of()), Map.of(), List.of(1, "b")));
    String blank = System.lineSeparator() + "  ";
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "{%1$s\"text\" : \"a\",%1$s\"number\" : 3,%1$s\"inner\" : {%1$s  \"size\" : 2.0,%1$s  \"names\" : [ ]%1$s},%1$s\"more\" : { },%1$s\"any\" : [ 1, \"b\" ]%2$s}"
                .formatted(blank, System.lineSeparator()));
  }
}
