package emberway.pack.json;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import emberway.pack.problem.ProblemCollector;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A published schema of {@code docs/schema}. Loads a library that nothing else needs, so only
 * {@code SchemaCheck} uses it.
 */
public final class JsonSchema {
  private static final double WHOLE = 1L << 53; // doubles below this hold every integer

  private final Schema schema;

  /** Loads a schema by file name, such as {@code pack.schema.json}. */
  public JsonSchema(String name) {
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    try (InputStream in = JsonSchema.class.getResourceAsStream("/schema/" + name)) {
      if (in == null) {
        throw new IllegalStateException("this build comes without the schema " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      schema = registry.getSchema(text, InputFormat.JSON);
    } catch (IOException e) {
      throw new IllegalStateException("the schema " + name + " cannot be read", e);
    }
  }

  /** Adds a file's schema violations with their positions. */
  public void check(Json file, ProblemCollector problemCollector) {
    List<Error> errors = schema.validate(node(file));
    errors.stream()
        .sorted(Comparator.comparing(error -> error.getInstanceLocation().toString()))
        .forEach(
            error -> {
              Json at = at(file, error.getInstanceLocation());
              problemCollector.error(
                  at.line(),
                  at.column(),
                  "against the schema: " + error.getMessage(),
                  "see docs/schema");
            });
  }

  /** The value at a path, or its last existing ancestor. */
  private static Json at(Json file, NodePath path) {
    Json at = file;
    for (int i = 0; i < path.getNameCount(); i++) {
      String name = path.getElement(i).toString();
      if (at instanceof Json.Obj object && object.members().containsKey(name)) {
        at = object.members().get(name).value();
      } else if (at instanceof Json.Arr array && name.matches("[0-9]{1,6}")) {
        at = array.elements().get(Integer.parseInt(name));
      }
    }
    return at;
  }

  private static JsonNode node(Json value) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (value instanceof Json.Obj object) {
      ObjectNode node = nodes.objectNode();
      for (Map.Entry<String, Json.Member> member : object.members().entrySet()) {
        node.set(member.getKey(), node(member.getValue().value()));
      }
      return node;
    }
    if (value instanceof Json.Arr array) {
      ArrayNode node = nodes.arrayNode();
      array.elements().forEach(element -> node.add(node(element)));
      return node;
    }
    if (value instanceof Json.Str text) {
      return nodes.stringNode(text.text());
    }
    if (value instanceof Json.Num number) {
      return number(number.value(), nodes);
    }
    Json.Word word = (Json.Word) value;
    return word.isBoolean()
        ? nodes.booleanNode(word.token().asString().equals("true"))
        : nodes.nullNode();
  }

  /**
   * A number; values beyond all limits of the schemas are reduced to what the library can handle.
   */
  private static JsonNode number(double value, JsonNodeFactory nodes) {
    double seen = Math.max(-WHOLE, Math.min(WHOLE, value));
    return seen == Math.rint(seen) ? nodes.numberNode((long) seen) : nodes.numberNode(seen);
  }
}
