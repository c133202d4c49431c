package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The one flat object that a benchmark prints: texts, numbers as doubles, booleans, nulls, and
 * lists of texts.
 */
record BenchJson(Map<String, Object> fields) {

  static BenchJson of(CommandRun run) throws IOException {
    assertThat(run.out().strip().lines()).as(run.out() + run.err()).hasSize(1);
    Map<String, Object> fields = new LinkedHashMap<>();
    try (JsonParser json = new JsonFactory().createParser(ObjectReadContext.empty(), run.out())) {
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String name = json.currentName();
        json.nextToken();
        fields.put(name, value(json));
      }
      assertThat(json.nextToken()).as("what follows the object").isNull();
    }
    return new BenchJson(fields);
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case VALUE_NULL -> null;
      case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
      case VALUE_STRING -> json.getString();
      case START_ARRAY -> {
        List<String> texts = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          texts.add(json.getString());
        }
        yield texts;
      }
      default -> json.getDoubleValue();
    };
  }

  Object get(String name) {
    assertThat(fields).containsKey(name);
    return fields.get(name);
  }

  double number(String name) {
    return (double) get(name);
  }
}
