package emberway.dist;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JDK whose Java the package contains.
 *
 * @param home its folder
 * @param feature its feature version, such as 25
 */
record SourceJdk(Path home, int feature) {
  /** The first version whose class archive may be moved together with the jars. */
  static final int FIRST_WITH_MOVABLE_ARCHIVE = 21;

  /** Stands for the newest JDK that is installed. */
  static final String NEWEST = "newest";

  private static final Path USUAL_FOLDER = Path.of("/usr/lib/jvm");
  private static final Pattern MODULE = Pattern.compile("\\s*((?:java|jdk)\\.[a-z.]+)(?:/.*)?");
  private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+).*");

  /**
   * What the program needs beyond what jdeps finds: the number marks of German, which are found by
   * name, and {@code sun.misc.Unsafe}, which LWJGL calls by reflection.
   */
  private static final Set<String> FOUND_BY_NAME = Set.of("jdk.localedata", "jdk.unsupported");

  /** What jdeps finds, but only for values of databases, which Jackson passes over without it. */
  private static final Set<String> NEVER_LOADED = Set.of("java.sql");

  /** Libraries for windows and sound of the JDK; the program runs headless in this sense. */
  private static final String NEVER_OPENED = "**libawt_xawt.so,**libsplashscreen.so,**libjsound.so";

  /** The JDK in a folder, or the newest of those installed if the name is {@link #NEWEST}. */
  static SourceJdk find(String name) throws IOException {
    if (!name.equals(NEWEST)) {
      return in(Path.of(name));
    }
    List<SourceJdk> all = new ArrayList<>(List.of(in(Path.of(System.getProperty("java.home")))));
    if (Files.isDirectory(USUAL_FOLDER)) {
      try (Stream<Path> homes = Files.list(USUAL_FOLDER)) {
        for (Path home : homes.filter(home -> Files.exists(home.resolve("bin/jlink"))).toList()) {
          all.add(in(home));
        }
      }
    }
    return all.stream().max(Comparator.comparingInt(SourceJdk::feature)).orElseThrow();
  }

  private static SourceJdk in(Path home) throws IOException {
    for (String line : Files.readAllLines(home.resolve("release"))) {
      Matcher version = VERSION.matcher(line);
      if (version.matches()) {
        return new SourceJdk(home, Integer.parseInt(version.group(1)));
      }
    }
    throw new IOException(home + " has no JAVA_VERSION in its file 'release'");
  }

  /** The path of one of its programs. */
  String tool(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  boolean hasMovableArchive() {
    return feature >= FIRST_WITH_MOVABLE_ARCHIVE;
  }

  /** The modules that these jars need. */
  Set<String> modules(List<Path> jars) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(tool("jdeps"), "--multi-release", "17", "--ignore-missing-deps", "-q"));
    command.add("--list-deps"); // all, where --print-module-deps leaves out what others bring along
    command.add("--class-path");
    command.add(jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    jars.forEach(jar -> command.add(jar.toString()));
    Set<String> modules = new TreeSet<>();
    for (String line : ToolRun.of(home, Map.of(), command).lines().toList()) {
      Matcher module = MODULE.matcher(line);
      if (module.matches()) {
        modules.add(module.group(1));
      }
    }
    modules.removeAll(NEVER_LOADED);
    modules.addAll(FOUND_BY_NAME);
    return modules;
  }

  /** Makes a Java of these modules in a folder that is not there yet. */
  void link(Set<String> modules, Path to) throws IOException {
    ToolRun.of(
        home,
        tool("jlink"),
        "--add-modules",
        String.join(",", modules),
        "--include-locales",
        "en,de",
        "--strip-java-debug-attributes",
        "--no-header-files",
        "--no-man-pages",
        "--exclude-files",
        NEVER_OPENED,
        "--output",
        to.toString());
  }
}
