package emberway.pack;

import emberway.io.PrintableText;
import emberway.map.NumberText;
import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import emberway.pack.store.RelativePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads Tiled worlds, {@code .world}: JSON that lists maps with their positions, or gives patterns
 * for the names of map files, whose two groups are the position.
 */
final class TiledWorld {
  private static final String EXTENSION = ".world";
  private static final int MAX_PATTERNS = 100;
  private static final int MAX_PATTERN = 500; // [characters]
  private static final int MAX_PATH = 1000; // [characters]
  private static final int MAX_STEPS = 2_000_000; // characters matched against all patterns
  private static final double FARTHEST = 1e9; // [px]

  /** The names of all files in the world's folder, sorted. */
  @FunctionalInterface
  interface Folder {
    /** Lists the names. */
    List<String> names() throws UnreadableException;
  }

  private final String world;
  private final Folder folder;
  private final ProblemCollector problemCollector;
  private final List<PackDescription.MapEntry> maps = new ArrayList<>();
  private final Set<String> paths;
  private final Set<String> names;
  private int steps = MAX_STEPS;

  /**
   * Creates a reader for one world.
   *
   * @param world its path, to which its maps' paths are relative
   * @param folder the other files there, listed only if a pattern needs them
   * @param problemCollector receives the file's problems
   * @param paths of the maps known so far; the world's are added
   * @param names of the maps known so far, as {@link PackPath#key}; the world's are added
   */
  TiledWorld(
      String world,
      Folder folder,
      ProblemCollector problemCollector,
      Set<String> paths,
      Set<String> names) {
    this.world = world;
    this.folder = folder;
    this.problemCollector = problemCollector;
    this.paths = paths;
    this.names = names;
  }

  /** Whether a file name has the extension of worlds. */
  static boolean isNamedSo(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(EXTENSION);
  }

  /**
   * Reads the maps listed in a world on disk, without opening them.
   *
   * @param bytes its content
   * @param problemCollector receives the file's problems
   * @throws UnreadableException if it is not a JSON object, or its folder cannot be listed
   */
  static PackDescription read(Path world, byte[] bytes, ProblemCollector problemCollector)
      throws UnreadableException {
    String last = world.getFileName().toString();
    Path around = world.toAbsolutePath().getParent();
    FolderFiles files = new FolderFiles(around, around.toString());
    TiledWorld reader =
        new TiledWorld(
            last, () -> files.names(""), problemCollector, new HashSet<>(), new HashSet<>());
    List<PackDescription.MapEntry> maps = reader.maps(bytes);
    String name = last.substring(0, last.length() - EXTENSION.length());
    return new PackDescription(
        PackInfo.named(name.isBlank() ? last : name), PackDescription.Named.NONE, maps, List.of());
  }

  /**
   * The listed maps, without opening them.
   *
   * @throws UnreadableException if it is not a JSON object, or its folder cannot be listed
   */
  List<PackDescription.MapEntry> maps(byte[] bytes) throws UnreadableException {
    JsonObjectReader root =
        JsonObjectReader.of(Json.parse(bytes, problemCollector), "a world", problemCollector)
            .orElse(null);
    if (root == null) {
      throw new UnreadableException(problemCollector.sorted());
    }
    read(root);
    return maps;
  }

  private void read(JsonObjectReader in) throws UnreadableException {
    in.word("type", List.of("world"));
    in.flag("onlyShowAdjacentMaps"); // for editors only
    in.optional("properties"); // for editors only
    List<Json> listed = in.elements("maps", PackFiles.MAX_MAPS);
    List<Json> patterns = in.elements("patterns", MAX_PATTERNS);
    if (!in.has("maps") && !in.has("patterns")) {
      in.error("a world without 'maps' and 'patterns'", "add \"maps\": [ {\"fileName\": \"…\"} ]");
    }
    in.finish();
    for (Json map : listed) {
      JsonObjectReader.of(map, "a map", problemCollector).ifPresent(this::map);
    }
    if (!patterns.isEmpty() && !problemCollector.hasErrors()) {
      List<String> files = folder.names();
      for (Json pattern : patterns) {
        JsonObjectReader.of(pattern, "a pattern", problemCollector)
            .ifPresent(p -> pattern(p, files));
      }
    }
  }

  private void map(JsonObjectReader in) {
    in.required("fileName");
    String reference = in.line("fileName", MAX_PATH);
    double x = in.number("x", -FARTHEST, FARTHEST).orElse(0.0);
    double y = in.number("y", -FARTHEST, FARTHEST).orElse(0.0);
    in.optional("width"); // unused: the map states its size
    in.optional("height");
    in.finish();
    RelativePath.Outcome outcome = RelativePath.resolve(world, reference);
    if (outcome instanceof RelativePath.Found found && isNamedSo(found.path())) {
      in.errorAt(
          "fileName",
          found.path().equals(world)
              ? "the world lists itself"
              : "'fileName' is %s, a world itself".formatted(PrintableText.quote(reference)),
          "list maps, .tmx or .tmj");
    } else if (outcome instanceof RelativePath.Found found) {
      add(found.path(), in.lineOf("fileName"), x, y);
    } else if (!reference.isEmpty()) {
      in.errorAt(
          "fileName",
          "'fileName' is %s, which %s"
              .formatted(
                  PrintableText.quote(reference), ((RelativePath.Refused) outcome).complaint()),
          "name a map near the world, with a relative path");
    }
  }

  private void add(String path, int line, double x, double y) {
    if (maps.size() == PackFiles.MAX_MAPS) {
      problemCollector.error(
          line, 0, "a world of more than %d maps".formatted(PackFiles.MAX_MAPS), "split it");
      return;
    }
    if (!paths.add(path)) {
      problemCollector.warning(
          line,
          0,
          "the map %s is listed twice; the first counts".formatted(PrintableText.quote(path)),
          "list it once");
      return;
    }
    String plain = PackJson.defaultName(path);
    String name = names.add(PackPath.key(plain)) ? plain : path;
    names.add(PackPath.key(name));
    String place = "at %s, %s px".formatted(NumberText.plain(x), NumberText.plain(y));
    PackDescription.Named file = new PackDescription.Named(path, line, 0);
    maps.add(
        new PackDescription.MapEntry(
            new PackEntry(path, name, place, false), file, PackDescription.Named.NONE));
  }

  private void pattern(JsonObjectReader in, List<String> files) {
    in.required("regexp");
    String text = in.line("regexp", MAX_PATTERN);
    double stepX = in.number("multiplierX", -FARTHEST, FARTHEST).orElse(1.0);
    double stepY = in.number("multiplierY", -FARTHEST, FARTHEST).orElse(1.0);
    double left = in.number("offsetX", -FARTHEST, FARTHEST).orElse(0.0);
    double top = in.number("offsetY", -FARTHEST, FARTHEST).orElse(0.0);
    in.optional("mapWidth"); // unused: the maps state their sizes
    in.optional("mapHeight");
    in.finish();
    if (text.isEmpty()) {
      return;
    }
    try {
      Pattern pattern = Pattern.compile(text);
      if (pattern.matcher("").groupCount() != 2) {
        in.errorAt(
            "regexp", "a pattern without exactly two groups", "write one ( ) for x and one for y");
        return;
      }
      match(in, pattern, files, place -> place.x * stepX + left, place -> place.y * stepY + top);
    } catch (PatternSyntaxException wrong) {
      in.errorAt("regexp", "not a pattern: " + wrong.getDescription(), "fix it");
    } catch (StackOverflowError | TooLong tooLong) {
      in.errorAt("regexp", "the pattern takes too long to match", "write a simpler one");
    }
  }

  private record Place(int x, int y) {}

  private interface Axis {
    double of(Place place);
  }

  private void match(JsonObjectReader in, Pattern pattern, List<String> files, Axis x, Axis y) {
    boolean isAny = false;
    String besideWorld = world.substring(0, world.lastIndexOf('/') + 1);
    for (String file : files) {
      Matcher matcher = pattern.matcher(new Counted(file));
      if (!isNamedSo(file) && matcher.find()) {
        Place place = new Place(number(matcher.group(1)), number(matcher.group(2)));
        add(besideWorld + file, in.lineOf("regexp"), x.of(place), y.of(place));
        isAny = true;
      }
    }
    if (!isAny) {
      problemCollector.warning(
          in.lineOf("regexp"), 0, "no file beside the world matches the pattern", "fix it");
    }
  }

  /** A group's number; 0 if it is not a number, as in Tiled. */
  private static int number(String group) {
    try {
      return group == null ? 0 : Integer.parseInt(group);
    } catch (NumberFormatException none) {
      return 0;
    }
  }

  /** Matching a pattern backtracks too long. */
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** A text that counts how often its characters are read, to limit the time for matching. */
  private final class Counted implements CharSequence {
    private final String text;

    Counted(String text) {
      this.text = text;
    }

    @Override
    public char charAt(int index) {
      if (--steps < 0) {
        throw new TooLong();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
