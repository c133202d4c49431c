package emberway.pack;

import emberway.io.PrintableText;
import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import emberway.pack.store.TextMapSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads {@code pack.json}: the pack's description, its maps and its tile sets. */
final class PackJson {
  /** The version of the format. */
  static final int FORMAT = 1;

  /** The longest name and version. [characters] */
  static final int MAX_NAME = 200;

  /** The longest of the other texts. [characters] */
  static final int MAX_TEXT = 4000;

  /** The most tile sets. */
  static final int MAX_TILE_SETS = 100;

  private static final Pattern SUFFIX = Pattern.compile("(\\.map)?\\.[A-Za-z]{1,5}$");

  private final ProblemCollector problemCollector;
  private final Map<String, Integer> lineOf = new HashMap<>();

  private PackJson(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * Parses the file.
   *
   * @throws UnreadableException if it is not a JSON object; all other errors are added to the
   *     problems
   */
  static PackDescription parse(byte[] bytes, ProblemCollector problemCollector)
      throws UnreadableException {
    Json json = Json.parse(bytes, problemCollector);
    JsonObjectReader root = JsonObjectReader.of(json, "a pack", problemCollector).orElse(null);
    if (root == null) {
      throw new UnreadableException(problemCollector.sorted());
    }
    return new PackJson(problemCollector).pack(root);
  }

  private PackDescription pack(JsonObjectReader in) throws UnreadableException {
    in.checkFormat(FORMAT);
    in.optional(JsonObjectReader.SCHEMA);
    PackInfo info =
        new PackInfo(
            name(in, in.required("name")),
            in.line("version", MAX_NAME),
            in.line("author", MAX_TEXT),
            in.line("license", MAX_TEXT),
            in.line("description", MAX_TEXT));
    PackDescription.Named preview = path(in, "preview");
    List<PackDescription.MapEntry> maps = maps(in);
    List<PackDescription.Named> tileSets = tileSets(in);
    if (!in.has("maps") && !in.has("tileSets")) {
      in.error("a pack without 'maps' and 'tileSets'", "add \"maps\": [ {\"file\": \"…\"}, … ]");
    }
    in.finish();
    return new PackDescription(info, preview, maps, tileSets);
  }

  private List<PackDescription.MapEntry> maps(JsonObjectReader in) {
    List<PackDescription.MapEntry> maps = new ArrayList<>();
    for (Json element : in.elements("maps", PackFiles.MAX_MAPS)) {
      JsonObjectReader.of(element, "a map", problemCollector)
          .flatMap(this::map)
          .ifPresent(maps::add);
    }
    return maps;
  }

  private Optional<PackDescription.MapEntry> map(JsonObjectReader in) {
    in.required("file");
    PackDescription.Named file = path(in, "file");
    Optional<Json> given = in.optional("name");
    String name = given.isPresent() ? name(in, given) : defaultName(file.path());
    String description = in.line("description", MAX_TEXT);
    PackDescription.Named preview = path(in, "preview");
    in.finish();
    if (file.isNone() || name.isEmpty()) {
      return Optional.empty();
    }
    if (!isNew("file", file.path(), in) || !isNew("name", name, in)) {
      return Optional.empty();
    }
    PackEntry map = new PackEntry(file.path(), name, description, !preview.isNone());
    return Optional.of(new PackDescription.MapEntry(map, file, preview));
  }

  /** A map file's name without folders and extension. */
  static String defaultName(String path) {
    return SUFFIX.matcher(PackPath.lastPart(path)).replaceFirst("");
  }

  private List<PackDescription.Named> tileSets(JsonObjectReader in) {
    List<PackDescription.Named> folders = new ArrayList<>();
    for (Json element : in.elements("tileSets", MAX_TILE_SETS)) {
      PackDescription.Named folder = path("tileSets", element);
      String name = PackPath.lastPart(folder.path());
      if (!folder.isNone() && !TextMapSyntax.TILE_SET_NAME.matcher(name).matches()) {
        problemCollector.error(
            folder.line(),
            folder.column(),
            "the tile set's folder is called " + PrintableText.quote(name),
            "use up to 64 letters, digits, '-' and '_'");
      } else if (!folder.isNone()) {
        Integer earlier = lineOf.putIfAbsent("tile set " + PackPath.key(name), folder.line());
        if (earlier != null) {
          problemCollector.error(
              folder.line(),
              folder.column(),
              "a second tile set '%s', after line %d".formatted(name, earlier),
              "rename its folder");
        } else {
          folders.add(folder);
        }
      }
    }
    return folders;
  }

  private boolean isNew(String key, String value, JsonObjectReader fields) {
    Integer earlier = lineOf.putIfAbsent(key + " " + PackPath.key(value), fields.lineOf(key));
    if (earlier != null) {
      fields.errorAt(
          key,
          "a second map with the %s %s, after line %d"
              .formatted(key, PrintableText.quote(value), earlier),
          key.equals("file") ? "list it once" : "give each map a name of its own");
    }
    return earlier == null;
  }

  /** A name, which must be one line and not blank; empty after reporting a problem. */
  private static String name(JsonObjectReader in, Optional<Json> value) {
    String name = value.isEmpty() ? "" : in.line("name", MAX_NAME);
    if (value.isPresent() && value.get() instanceof Json.Str text && text.text().isBlank()) {
      in.errorAt("name", "'name' is blank", "give one");
      return "";
    }
    return name;
  }

  private PackDescription.Named path(JsonObjectReader in, String key) {
    Optional<Json> value = in.optional(key);
    return value.isEmpty() ? PackDescription.Named.NONE : path(key, value.get());
  }

  private PackDescription.Named path(String key, Json value) {
    if (!(value instanceof Json.Str text)) {
      problemCollector.error(
          value.line(),
          value.column(),
          "'%s' is %s".formatted(key, value.kind()),
          "it must be a path in the pack, in quotes");
      return PackDescription.Named.NONE;
    }
    Optional<String> complaint = PackPath.complaint(text.text());
    if (complaint.isPresent()) {
      problemCollector.error(
          value.line(),
          value.column(),
          "the path %s %s".formatted(PrintableText.quote(text.text()), complaint.get()),
          "name a file in the pack, with '/' between folders");
      return PackDescription.Named.NONE;
    }
    return new PackDescription.Named(text.text(), value.line(), value.column());
  }
}
