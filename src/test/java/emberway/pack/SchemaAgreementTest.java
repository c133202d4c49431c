package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.json.Json;
import emberway.pack.json.JsonSchema;
import emberway.pack.json.JsonWriter;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetDescription;
import emberway.pack.tileset.TileSetJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/**
 * The schemas and the readers say the same of files: of good ones, and of each of thousands that
 * differ from a good one in one place.
 */
final class SchemaAgreementTest {
  /** What readers refuse that lies between values, beyond what a schema can say. */
  private static final List<Pattern> BEYOND_SCHEMAS =
      List.of(
          Pattern.compile("a second (tile|map|tile set) .*"),
          Pattern.compile(".* joins .*, which is not a tile of its layer"),
          Pattern.compile(".* toggles to .*, which is not another tile of its layer"),
          Pattern.compile(".* in random worlds, as '.' is"),
          Pattern.compile("'reach' is .*, 'radius' is .*"),
          Pattern.compile(".* is not a tile of the legend"),
          Pattern.compile(".*, which is not a base tile of the legend"),
          Pattern.compile(".* is in 'from' and in 'onto'"),
          Pattern.compile("the anchor .* lies outside of the pictures"),
          Pattern.compile(".* is the tile that '.*' names already"),
          Pattern.compile("'.*' is a top tile, which is only seen"),
          Pattern.compile("a base tile has no ground below it for a factor"),
          Pattern.compile("a rule without a cost")); // of a profile's tile of unknown layer

  /** In place of any value. */
  private static final List<Object> ODD =
      List.of(
          Word.NULL,
          true,
          false,
          0,
          -1,
          1,
          3,
          1.5,
          5000,
          1e300,
          "",
          " ",
          "x",
          "G",
          "foot",
          "..",
          "../a",
          "/a",
          "a/../b",
          "a//b",
          "c:/a",
          "a\\b",
          "a.",
          "a\nb",
          "a\u001bb",
          "#12345",
          "base",
          "overlay",
          "top",
          "10 km",
          "10",
          List.of(),
          Map.of(),
          List.of("x"),
          Map.of("x", 1));

  private enum Word {
    NULL,
    GONE
  }

  private interface Reader {
    void read(byte[] bytes, ProblemCollector problemCollector) throws UnreadableException;
  }

  @Test
  void goodFiles_areValid() throws Exception {
    Path home = Path.of(System.getProperty("emberway.home", "."));
    for (String set : List.of("fantasy", "movingai")) {
      byte[] file = Files.readAllBytes(home.resolve("tiles/" + set + "/tileset.json"));
      assertThat(schemaErrors(new JsonSchema("tileset.schema.json"), file)).isEmpty();
    }
    byte[] bundled = Files.readAllBytes(home.resolve("maps/pack.json"));
    assertThat(schemaErrors(new JsonSchema("pack.schema.json"), bundled)).isEmpty();
    assertThat(schemaErrors(new JsonSchema("tileset.schema.json"), good("tileset"))).isEmpty();
    assertThat(schemaErrors(new JsonSchema("pack.schema.json"), good("pack"))).isEmpty();
    ProblemCollector problemCollector = new ProblemCollector("f");
    TileSetJson.parse(good("tileset"), problemCollector);
    PackJson.parse(good("pack"), problemCollector);
    assertThat(problemCollector.sorted()).isEmpty();
  }

  /** As they came with version 0.1.0, when the schemas were first published. */
  @Test
  void filesOf010_areStillValidAndReadable() throws Exception {
    Path kept = Path.of(System.getProperty("emberway.home", "."), "src/test/resources/kept");
    byte[] tileSet = Files.readAllBytes(kept.resolve("tileset.json"));
    byte[] pack = Files.readAllBytes(kept.resolve("pack.json"));
    assertThat(schemaErrors(new JsonSchema("tileset.schema.json"), tileSet)).isEmpty();
    assertThat(schemaErrors(new JsonSchema("pack.schema.json"), pack)).isEmpty();
    ProblemCollector problemCollector = new ProblemCollector("f");
    TileSetDescription read = TileSetJson.parse(tileSet, problemCollector);
    PackJson.parse(pack, problemCollector);
    assertThat(problemCollector.sorted()).isEmpty();
    assertThat(read.entries()).hasSize(22);
  }

  @Test
  void tileSets_inEveryPlaceOdd_readerAndSchemaAgree() throws Exception {
    agree("tileset", TileSetJson::parse);
  }

  @Test
  void packs_inEveryPlaceOdd_readerAndSchemaAgree() throws Exception {
    agree("pack", PackJson::parse);
  }

  private static void agree(String name, Reader reader) throws Exception {
    JsonSchema schema = new JsonSchema(name + ".schema.json");
    Object root = tree(Json.parse(good(name), new ProblemCollector("f")));
    List<String> disagreements = new ArrayList<>();
    int[] tried = new int[2]; // all, and those that are wrong
    mutate(
        root,
        value -> {},
        "",
        where -> {
          byte[] mutant = bytes(root);
          List<Problem> read = readerErrors(reader, mutant);
          List<Problem> checked = schemaErrors(schema, mutant);
          tried[0]++;
          tried[1] += read.isEmpty() ? 0 : 1;
          boolean isBeyond =
              read.stream()
                  .allMatch(
                      problem ->
                          BEYOND_SCHEMAS.stream()
                              .anyMatch(p -> p.matcher(problem.message()).matches()));
          if (checked.isEmpty() ? !isBeyond : read.isEmpty()) {
            disagreements.add(where + ": reader " + read + ", schema " + checked);
          }
        });
    assertThat(disagreements.stream().limit(40)).as("of %d files", tried[0]).isEmpty();
    assertThat(tried[1]).isGreaterThan(300).isLessThan(tried[0]);
  }

  /** Runs the check once for each odd value in each place. */
  @SuppressWarnings("unchecked")
  private static void mutate(
      Object value, Consumer<Object> put, String where, Consumer<String> check) {
    if (!where.isEmpty()) {
      for (Object odd : ODD) {
        put.accept(odd);
        check.accept(where + " = " + odd);
      }
      put.accept(Word.GONE);
      check.accept(where + " is gone");
      put.accept(value);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> members = (Map<String, Object>) map;
      for (String key : List.copyOf(members.keySet())) {
        mutate(members.get(key), odd -> members.put(key, odd), where + '/' + key, check);
      }
    } else if (value instanceof List<?> list) {
      List<Object> elements = (List<Object>) list;
      for (int i = 0; i < elements.size(); i++) {
        int at = i;
        mutate(elements.get(i), odd -> elements.set(at, odd), where + '/' + i, check);
      }
    }
  }

  private static List<Problem> readerErrors(Reader reader, byte[] file) {
    ProblemCollector problemCollector = new ProblemCollector("f");
    try {
      reader.read(file, problemCollector);
    } catch (UnreadableException e) {
      return e.problems().stream().filter(Problem::isError).toList();
    }
    return problemCollector.sorted().stream().filter(Problem::isError).toList();
  }

  private static List<Problem> schemaErrors(JsonSchema schema, byte[] file) {
    ProblemCollector problemCollector = new ProblemCollector("f");
    try {
      schema.check(Json.parse(file, new ProblemCollector("f")), problemCollector);
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
    return problemCollector.sorted();
  }

  private static byte[] good(String name) throws IOException {
    try (var in = SchemaAgreementTest.class.getResourceAsStream("/schema/" + name + ".json")) {
      return in.readAllBytes();
    }
  }

  private static Object tree(Json json) {
    if (json instanceof Json.Obj object) {
      Map<String, Object> members = new LinkedHashMap<>();
      object.members().forEach((key, member) -> members.put(key, tree(member.value())));
      return members;
    }
    if (json instanceof Json.Arr array) {
      List<Object> elements = new ArrayList<>();
      array.elements().forEach(element -> elements.add(tree(element)));
      return elements;
    }
    if (json instanceof Json.Str text) {
      return text.text();
    }
    return json instanceof Json.Num number
        ? (Object) number.value()
        : ((Json.Word) json).token().asString().equals("true");
  }

  /** The file of a tree, whose root is an object. */
  private static byte[] bytes(Object root) {
    return JsonWriter.of(json -> members((Map<?, ?>) root, json));
  }

  private static void members(Map<?, ?> map, JsonGenerator json) {
    for (Map.Entry<?, ?> member : map.entrySet()) {
      if (member.getValue() != Word.GONE) {
        json.writeName((String) member.getKey());
        write(member.getValue(), json);
      }
    }
  }

  private static void write(Object value, JsonGenerator json) {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      members(map, json);
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        if (element != Word.GONE) {
          write(element, json);
        }
      }
      json.writeEndArray();
    } else if (value instanceof String text) {
      json.writeString(text);
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Number number) {
      json.writeNumber(number.doubleValue());
    } else {
      json.writeNull();
    }
  }
}
