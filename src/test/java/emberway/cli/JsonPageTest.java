package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.GeneratedPart;
import emberway.testing.OutputSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** {@code docs/json.md} lists every member of the schemas of what commands print, and no other. */
final class JsonPageTest {
  private static final String PAGE = "docs/json.md";

  private static final List<String> ORDER =
      List.of(
          "route",
          "queries",
          "matrix",
          "within",
          "by-places",
          "trace",
          "explore",
          "info",
          "validate",
          "doctor");

  private final StringBuilder tables = new StringBuilder("\n");

  @Test
  void page_listsTheMembersOfTheSchemas() throws IOException {
    for (String name : ORDER) {
      OutputSchema schema = new OutputSchema(name);
      tables.append("## %s\n\n%s ".formatted(schema.title(), schema.description()));
      tables.append("([schema](schema/output/%s.schema.json))\n\n".formatted(name));
      for (OutputSchema.Kind kind : schema.kinds()) {
        addKind(kind, schema);
      }
    }
    GeneratedPart.check(PAGE, tables.toString());
  }

  @Test
  void page_hasAllSchemas() throws IOException {
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("docs/schema/output"))) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".schema.json", "")))
          .containsExactlyInAnyOrderElementsOf(ORDER);
    }
  }

  private void addKind(OutputSchema.Kind kind, OutputSchema schema) {
    if (!kind.title().isEmpty()) {
      tables.append("%s:".formatted(kind.title()));
      if (kind.node().has("$ref")) {
        tables.append(" the object of [`route --json`](#route---json).\n\n");
        return;
      }
      tables.append("\n\n");
    }
    tables.append("| member | type | unit | meaning |\n| --- | --- | --- | --- |\n");
    schema.members(kind.node()).forEach((path, member) -> addRow(path, member, kind, schema));
    tables.append('\n');
  }

  private void addRow(String path, JsonNode member, OutputSchema.Kind kind, OutputSchema schema) {
    String type = type(member, schema);
    String unit = member.path("unit").asString("");
    if (type.contains("number")) {
      assertThat(unit).as("the unit of %s in %s", path, schema.title()).isNotEmpty();
    }
    String meaning = member.path("description").asString("");
    assertThat(meaning).as("the description of %s in %s", path, schema.title()).endsWith(".");
    tables.append(
        "| `%s` | %s%s | %s | %s |\n"
            .formatted(
                path,
                type,
                isRequired(path, kind.node(), schema) ? "" : ", optional",
                unit,
                meaning));
  }

  private static boolean isRequired(String path, JsonNode object, OutputSchema schema) {
    String[] names = path.split("\\.", -1);
    JsonNode at = object;
    boolean isRequired = true;
    for (String name : names) {
      at = innermost(at, schema);
      isRequired = at.get("required").valueStream().anyMatch(one -> name.equals(one.asString()));
      at = at.get("properties").get(name);
    }
    return isRequired;
  }

  /** The object that a value, a list or a choice holds. */
  private static JsonNode innermost(JsonNode value, OutputSchema schema) {
    JsonNode at = schema.resolved(value);
    while (!at.has("properties")) {
      at = schema.resolved(at.has("items") ? at.get("items") : at.get("anyOf").get(0));
    }
    return at;
  }

  private static String type(JsonNode value, OutputSchema schema) {
    if (value.path("$ref").asString("").endsWith("/cell")) {
      return "cell";
    }
    if (value.has("enum")) {
      List<String> words = new ArrayList<>();
      value.get("enum").forEach(word -> words.add("`" + word.asString() + "`"));
      return String.join(", ", words);
    }
    if (value.has("const")) {
      return "`" + value.get("const").asString() + "`";
    }
    if (value.has("anyOf")) {
      return type(value.get("anyOf").get(0), schema) + " or null";
    }
    JsonNode type = value.path("type");
    if (type.isArray()) {
      return type(type.get(0).stringValue()) + " or null";
    }
    if (type.asString("").equals("array")) {
      String each = type(value.get("items"), schema);
      return "list of "
          + (each.startsWith("list") ? each.replaceFirst("list", "lists") : many(each));
    }
    if (value.has("additionalProperties") && value.get("additionalProperties").isObject()) {
      return "object of whole numbers";
    }
    return type(type.asString("object"));
  }

  private static String many(String type) {
    return type.startsWith("`") || type.equals("text")
        ? type.replace("text", "texts")
        : type.replaceFirst("^([a-z ]*?)( or null)?$", "$1s$2");
  }

  private static String type(String word) {
    return switch (word) {
      case "integer" -> "whole number";
      case "boolean" -> "`true` or `false`";
      case "string" -> "text";
      default -> word;
    };
  }
}
