package emberway.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A schema of what a command prints, of {@code docs/schema/output}: checks lines against it, and
 * lists its members.
 */
public final class OutputSchema {
  private static final Path FOLDER =
      Path.of(System.getProperty("emberway.home", ".")).resolve("docs/schema/output");

  private static final Pattern FRACTION = Pattern.compile("\\d+\\.\\d*(E-?\\d+)?");

  /**
   * One kind of line.
   *
   * @param title what it is; empty if there is only one kind
   * @param node its schema
   */
  public record Kind(String title, JsonNode node) {}

  private final Schema schema;
  private final JsonNode root;
  private final Set<String> seen = new TreeSet<>();

  /** Loads the schema of a kind of output, such as {@code route}. */
  public OutputSchema(String name) {
    Path file = FOLDER.resolve(name + ".schema.json");
    root = JsonMapper.shared().readTree(file.toFile());
    schema =
        SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                registry -> registry.schemas(OutputSchema::text)) // so that one refers to another
            .getSchema(SchemaLocation.of(file.toUri().toString()));
  }

  private static String text(String address) {
    try {
      return Files.readString(Path.of(URI.create(address)));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  /** The title of the whole. */
  public String title() {
    return root.get("title").stringValue();
  }

  /** The description of the whole. */
  public String description() {
    return root.get("description").stringValue();
  }

  /** The kinds of lines. */
  public List<Kind> kinds() {
    if (!root.has("oneOf")) {
      return List.of(new Kind("", root));
    }
    List<Kind> kinds = new ArrayList<>();
    root.get("oneOf").forEach(kind -> kinds.add(new Kind(kind.get("title").stringValue(), kind)));
    return kinds;
  }

  /** Checks lines of output, one JSON object each. Returns the objects. */
  public List<JsonNode> check(String lines) {
    List<JsonNode> objects = new ArrayList<>();
    for (String line : lines.strip().split("\\R", -1)) {
      JsonNode object = JsonMapper.shared().readTree(line);
      assertThat(schema.validate(object)).as("%s: %s", title(), line).isEmpty();
      checkDigits(line);
      see("", object);
      objects.add(object);
    }
    return objects;
  }

  /** No computed number has more than 12 digits; those in events of traces keep theirs. */
  private void checkDigits(String line) {
    if (!line.startsWith("{\"step\":")) {
      Matcher fraction = FRACTION.matcher(line.replaceAll("\"(\\\\.|[^\"])*\"", ""));
      while (fraction.find()) {
        BigDecimal number = new BigDecimal(fraction.group()).stripTrailingZeros();
        assertThat(number.precision()).as("%s in %s", number, line).isLessThan(13);
      }
    }
  }

  private void see(String path, JsonNode value) {
    if (value.isObject()) {
      value.properties().forEach(member -> see(path + "/" + member.getKey(), member.getValue()));
      value.propertyNames().forEach(name -> seen.add(path + "/" + name));
    } else if (value.isArray()) {
      value.forEach(each -> see(path, each));
    }
  }

  /** The members that no checked line had, as paths; those of named counts do not matter. */
  public Set<String> unseen() {
    Set<String> missing = new TreeSet<>();
    kinds().forEach(kind -> members(kind.node()).keySet().forEach(missing::add));
    missing.removeIf(path -> seen.contains("/" + path.replace('.', '/')));
    return missing;
  }

  /** The members of an object and of the objects within it, by their path, such as {@code a.b}. */
  public Map<String, JsonNode> members(JsonNode object) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    addMembers("", object, members);
    return members;
  }

  private void addMembers(String prefix, JsonNode value, Map<String, JsonNode> members) {
    JsonNode node = resolved(value);
    for (Map.Entry<String, JsonNode> member : node.path("properties").properties()) {
      members.put(prefix + member.getKey(), member.getValue());
      addMembers(prefix + member.getKey() + ".", member.getValue(), members);
    }
    node.path("anyOf").forEach(part -> addMembers(prefix, part, members));
    if (node.has("items")) {
      addMembers(prefix, node.get("items"), members);
    }
  }

  /** A value's schema, or the one of this file that it refers to. */
  public JsonNode resolved(JsonNode value) {
    String target = value.path("$ref").asString("");
    return target.startsWith("#/$defs/")
        ? root.get("$defs").get(target.substring("#/$defs/".length()))
        : value;
  }
}
