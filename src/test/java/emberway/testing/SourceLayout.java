package emberway.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packages of the sources: their files, and what these import. */
public final class SourceLayout {
  private static final String INFO = "package-info";
  private static final List<String> SETS =
      List.of("main", "test", "art", "art-test", "bench", "bench-test", "examples");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(emberway(?:\\.[a-z]+)*)\\.[A-Z]");

  private final Map<String, Set<String>> files = new TreeMap<>();
  private final Map<String, Set<String>> imports = new TreeMap<>();
  private final Map<String, List<String>> infos = new TreeMap<>(); // lines of text by package

  private SourceLayout() {}

  /** The layout of the program's own sources. */
  public static SourceLayout ofMain() throws IOException {
    return of("main");
  }

  /** The layout of what draws the tile set. */
  public static SourceLayout ofArt() throws IOException {
    return of("art");
  }

  /** The names of each package's files in all source sets together. */
  public static Map<String, Set<String>> filesOfAllSets() throws IOException {
    Map<String, Set<String>> result = new TreeMap<>();
    for (String set : SETS) {
      of(set)
          .files
          .forEach((in, names) -> result.computeIfAbsent(in, key -> new TreeSet<>()).addAll(names));
    }
    return result;
  }

  private static SourceLayout of(String set) throws IOException {
    SourceLayout layout = new SourceLayout();
    Path root = Path.of(System.getProperty("emberway.home", ""), "src", set, "java");
    List<Path> sources;
    try (Stream<Path> all = Files.walk(root)) {
      sources = all.filter(each -> each.toString().endsWith(".java")).toList();
    }
    for (Path source : sources) {
      layout.add(root.relativize(source), Files.readString(source));
    }
    layout.files.values().forEach(names -> names.remove(INFO));
    return layout;
  }

  private void add(Path file, String text) {
    String in = file.getParent().toString().replace('\\', '.').replace('/', '.');
    String name = file.getFileName().toString().replaceFirst("\\.java$", "");
    files.computeIfAbsent(in, key -> new TreeSet<>()).add(name);
    if (name.equals(INFO)) {
      infos.put(in, textLines(text));
    }
    Matcher imported = IMPORT.matcher(text);
    while (imported.find()) {
      if (!imported.group(1).equals(in)) {
        imports.computeIfAbsent(in, key -> new TreeSet<>()).add(imported.group(1));
      }
    }
  }

  /** Which packages each package imports from. */
  public Map<String, Set<String>> imports() {
    return imports;
  }

  /** The lines with text in the comment of a {@code package-info.java}. */
  public static List<String> textLines(String info) {
    int begin = info.indexOf("/**");
    int end = info.indexOf("*/");
    return begin < 0 || end < begin
        ? List.of()
        : info.substring(begin + 3, end)
            .lines()
            .map(line -> line.replaceFirst("^ *\\*", "").strip())
            .filter(line -> !line.isEmpty())
            .toList();
  }

  /** The lines of text in each package's {@code package-info.java}; none without that file. */
  public Map<String, List<String>> infos() {
    Map<String, List<String>> result = new TreeMap<>();
    files.keySet().forEach(each -> result.put(each, infos.getOrDefault(each, List.of())));
    return result;
  }

  /**
   * What is wrong with the comments of packages: each has a number of lines in a range, and says
   * what enters, what leaves and which class to read first.
   */
  public static List<String> unclear(Map<String, List<String>> infos, int fewest, int most) {
    List<String> found = new ArrayList<>();
    infos.forEach(
        (in, text) -> {
          if (text.size() < fewest || text.size() > most) {
            found.add("%s has %d lines, not %d to %d".formatted(in, text.size(), fewest, most));
          }
          for (String part : List.of("In: ", "Out: ", "Start at ")) {
            if (!String.join(" ", text).contains(part)) {
              found.add("%s does not say '%s'".formatted(in, part.strip()));
            }
          }
        });
    return found;
  }

  /** The names that files of several packages have. */
  public static List<String> homonyms(Map<String, Set<String>> files) {
    Map<String, Set<String>> packages = new TreeMap<>();
    files.forEach(
        (in, names) ->
            names.forEach(name -> packages.computeIfAbsent(name, key -> new TreeSet<>()).add(in)));
    return packages.entrySet().stream()
        .filter(each -> each.getValue().size() > 1)
        .map(each -> each.getKey() + " in " + String.join(" and ", each.getValue()))
        .toList();
  }

  /** The strongly connected parts of a graph that have more than one node, the largest first. */
  public static List<Set<String>> cycles(Map<String, Set<String>> graph) {
    List<Set<String>> found = new ArrayList<>();
    Set<String> left = new TreeSet<>(graph.keySet());
    while (!left.isEmpty()) {
      String one = left.iterator().next();
      Set<String> ring = new TreeSet<>();
      for (String other : reached(graph, one)) {
        if (reached(graph, other).contains(one)) {
          ring.add(other);
        }
      }
      ring.add(one);
      left.removeAll(ring);
      if (ring.size() > 1) {
        found.add(ring);
      }
    }
    found.sort(Comparator.comparing((Set<String> ring) -> ring.size()).reversed());
    return found;
  }

  /** What can be reached in one step or more. */
  private static Collection<String> reached(Map<String, Set<String>> graph, String from) {
    Set<String> seen = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(Set.of(from));
    while (!open.isEmpty()) {
      for (String next : graph.getOrDefault(open.pop(), Set.of())) {
        if (seen.add(next)) {
          open.push(next);
        }
      }
    }
    return seen;
  }
}
