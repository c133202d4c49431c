package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.testing.GeneratedPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code docs/tilesets.md} is followed word by word, and lists every key of the schema and no
 * other.
 */
final class TileSetsPageTest {
  private static final String PAGE = "docs/tilesets.md";

  /** A fenced block, and the file's name before it if it has one. */
  private static final Pattern BLOCK =
      Pattern.compile("(?:`([^`\n]+)`:\n\n)?```[a-z]*\n(.*?)```", Pattern.DOTALL);

  /** What strings are, by the definition in the schema. */
  private static final Map<String, String> STRINGS =
      Map.of(
          "color", "color, as in `#578a3b`",
          "sprite", "name of a picture",
          "symbols", "symbols",
          "tileSetName", "name of a tile set");

  @TempDir Path folder;

  private final JsonNode schema = schema();
  private final StringBuilder tables = new StringBuilder();

  @Test
  void page_followedStepByStep_drawsThreeMaps() throws Exception {
    Files.createDirectory(folder.resolve("fen"));
    Matcher block = BLOCK.matcher(Files.readString(CommandRun.HOME.resolve(PAGE)));
    List<String> ran = new ArrayList<>();
    while (block.find()) {
      if (block.group(1) != null) {
        Files.writeString(folder.resolve(block.group(1)), block.group(2));
        if (block.group(1).endsWith(".java")) {
          draw(block.group(1));
        }
      } else {
        block.group(2).lines().forEach(line -> ran.add(run(line)));
      }
    }
    assertThat(ran).hasSize(5);
    assertThat(ran.get(3)).as("validate").contains("0 errors");
    assertThat(ran.get(4)).as("route").contains("menhir");
  }

  private void draw(String program) throws IOException, InterruptedException {
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), program)
            .directory(folder.toFile())
            .inheritIO()
            .start();
    assertThat(java.waitFor()).isZero();
  }

  /** Runs a command, whose paths lie in the folder; returns what it printed. */
  private String run(String line) {
    Object[] words =
        List.of(line.split(" ", -1)).stream()
            .skip(1)
            .map(word -> word.matches("fen.*|.*\\.png") ? folder.resolve(word) : word)
            .toArray();
    CommandRun run = CommandRun.of(words);
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "no OpenGL to draw with");
    assertThat(run.err()).as(line).isEmpty();
    return run.succeeded().out();
  }

  @Test
  void page_listsTheKeysOfTheSchema() throws IOException {
    addTable("The file", Map.of("", schema), false);
    properties(schema)
        .forEach(
            (key, value) -> {
              if (isCollection(value)) {
                addTable("`" + key + "`", within(value), true);
              }
            });
    GeneratedPart.check(PAGE, tables.append('\n').toString());
  }

  private void addTable(String title, Map<String, JsonNode> objects, boolean isDeep) {
    tables.append("\n### ").append(title);
    tables.append("\n\n| key | type | if missing | meaning |\n| --- | --- | --- | --- |\n");
    objects.forEach((prefix, object) -> addRows(object, prefix, isDeep));
  }

  private void addRows(JsonNode object, String prefix, boolean isDeep) {
    List<String> required = new ArrayList<>();
    parts(object)
        .forEach(part -> part.path("required").forEach(key -> required.add(key.stringValue())));
    properties(object)
        .forEach(
            (key, value) -> {
              String path = prefix + key;
              String[] meaning = meaning(path, value).split("; if missing, ", -1);
              String otherwise = meaning.length > 1 ? meaning[1].replace(".", "") : usual(value);
              tables.append(
                  "| `%s` | %s | %s | %s |\n"
                      .formatted(
                          path,
                          type(value),
                          required.contains(key) ? "an error" : otherwise,
                          meaning[0] + (meaning.length > 1 ? "." : "")));
              if (isDeep || !isCollection(value)) {
                within(value).forEach((more, inner) -> addRows(inner, path + "." + more, true));
              }
            });
  }

  /** What is within a value: objects with keys of their own, by the path to them. */
  private Map<String, JsonNode> within(JsonNode value) {
    Map<String, JsonNode> objects = new LinkedHashMap<>();
    if (!properties(value).isEmpty()) {
      objects.put("", value);
    }
    for (JsonNode part : parts(value)) {
      JsonNode each = part.path("additionalProperties");
      for (JsonNode object : List.of(each, each.path("anyOf").path(1))) {
        if (!properties(object).isEmpty()) {
          objects.put("*.", object);
        }
      }
      if (!properties(part.path("items")).isEmpty()) {
        objects.put("", part.get("items"));
      }
    }
    return objects;
  }

  /** Whether a value holds any number of objects. */
  private boolean isCollection(JsonNode value) {
    return properties(value).isEmpty() && !within(value).isEmpty();
  }

  private Map<String, JsonNode> properties(JsonNode object) {
    Map<String, JsonNode> properties = new LinkedHashMap<>();
    List<String> forbidden = new ArrayList<>();
    for (JsonNode part : parts(object)) {
      part.path("properties")
          .properties()
          .forEach(
              member -> {
                JsonNode value = member.getValue();
                boolean isSaid = value.has("description") || value.has("$ref");
                if (value.isBoolean()) {
                  forbidden.add(member.getKey());
                } else if (isSaid || !properties.containsKey(member.getKey())) {
                  properties.put(member.getKey(), value);
                }
              });
    }
    forbidden.forEach(properties::remove);
    return properties;
  }

  /** A value's own keywords, then those of what it refers to. */
  private List<JsonNode> parts(JsonNode value) {
    List<JsonNode> parts = new ArrayList<>(List.of(value));
    if (value.has("$ref")) {
      String name = value.get("$ref").stringValue().substring("#/$defs/".length());
      parts.addAll(parts(schema.get("$defs").get(name)));
    }
    value.path("allOf").forEach(each -> parts.addAll(parts(each)));
    return parts;
  }

  /** A keyword's value, of the value itself or else of what it refers to. */
  private JsonNode find(JsonNode value, String keyword) {
    return parts(value).stream()
        .filter(part -> part.has(keyword))
        .findFirst()
        .map(part -> part.get(keyword))
        .orElse(schema.path("nothing"));
  }

  private String type(JsonNode value) {
    if (find(value, "enum").isArray()) {
      List<String> words = new ArrayList<>();
      find(value, "enum").forEach(word -> words.add("`" + word.stringValue() + "`"));
      return String.join(", ", words);
    }
    for (JsonNode part : parts(value)) {
      String definition = part.path("$ref").asString("").replaceFirst(".*/", "");
      if (STRINGS.containsKey(definition)) {
        return STRINGS.get(definition);
      }
    }
    return switch (find(value, "type").asString("string")) {
      case "integer" -> "whole number, " + range(value);
      case "number" -> "number, " + range(value);
      case "boolean" -> "`true` or `false`";
      case "object" -> "object";
      case "array" ->
          "list of "
              + type(find(value, "items"))
                  .replace("name of a picture", "names of pictures")
                  .replace("object", "objects");
      default -> "text";
    };
  }

  private String range(JsonNode value) {
    String least = find(value, "minimum").asString();
    String most = find(value, "maximum").asString();
    return least.equals(most) ? "only " + least : least + " to " + most;
  }

  private String usual(JsonNode value) {
    JsonNode usual = find(value, "default");
    boolean isNothing = usual.isMissingNode() || usual.asString("-").isEmpty() || usual.isArray();
    return isNothing ? "none" : "`" + usual.asString() + "`";
  }

  private String meaning(String path, JsonNode value) {
    String meaning = find(value, "description").asString("");
    assertThat(meaning).as("the description of %s", path).isNotEmpty();
    return meaning.replaceAll("'([^' ]+)'", "`$1`");
  }

  private static JsonNode schema() {
    Path file = CommandRun.HOME.resolve("docs/schema/tileset.schema.json");
    return JsonMapper.shared().readTree(file.toFile());
  }
}
