package emberway.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The program for Windows and macOS, made by jpackage: a folder with a program file, and packages
 * of it. It can be made only where it runs; {@code .ci/dist} tries the folder on Linux.
 */
final class NativeImage {
  private static final int LARGE_PNG = 256; // [pixels]

  /**
   * Java makes the archive of classes itself at the end of the first run. One that is packed would
   * be in vain, because it knows the jars by their dates, which a zip and an installer change.
   */
  private static final List<String> ARCHIVE =
      List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=$APPDIR/emberway.jsa");

  private final SourceJdk jdk;
  private final String version;
  private final Path folder;

  /**
   * @param folder for the packages and, in {@code image}, for the program's folder
   */
  NativeImage(SourceJdk jdk, String version, Path folder) {
    this.jdk = jdk;
    this.folder = folder;
    boolean isRefused = isMac() && version.startsWith("0."); // macOS begins with 1
    this.version = isRefused ? version.substring(2) : version;
  }

  /**
   * Makes the program's folder alone.
   *
   * @param args the folders of the jars, of a Java and for the result
   */
  public static void main(String[] args) throws IOException {
    SourceJdk jdk = SourceJdk.find(SourceJdk.NEWEST);
    new NativeImage(jdk, "1.0", Path.of(args[2])).make(Path.of(args[0]), Path.of(args[1]));
  }

  private static boolean isMac() {
    return system().startsWith("mac");
  }

  private static boolean isWindows() {
    return system().startsWith("windows");
  }

  private static String system() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT);
  }

  /**
   * Makes the program's folder; returns it.
   *
   * @param app a folder with the program's jars, papers and files of options
   * @param runtime a Java without an archive of its own classes
   */
  Path make(Path app, Path runtime) throws IOException {
    String java = runtime.resolve("bin/java").toString();
    ToolRun.of(runtime, java, "-XX:+UseSerialGC", "-Xshare:dump");
    List<String> command = jpackage("app-image", folder.resolve("image"));
    command.addAll(List.of("--input", app.toString(), "--runtime-image", runtime.toString()));
    command.addAll(List.of("--main-jar", "emberway.jar"));
    Path icon = writeIcon();
    command.addAll(List.of("--icon", icon.toString()));
    List<String> options = new ArrayList<>(options(app, "always"));
    options.addAll(options(app, "window")); // one set for all commands
    if (!isMac()) { // where a program must not change its folder
      options.addAll(ARCHIVE);
    }
    options.forEach(option -> command.addAll(List.of("--java-options", option)));
    if (isWindows()) {
      command.add("--win-console");
    }
    ToolRun.of(folder, Map.of(), command);
    Files.delete(icon);
    return folder.resolve("image").resolve(isMac() ? "emberway.app" : "emberway");
  }

  private Path writeIcon() throws IOException {
    ProgramIcon icon = new ProgramIcon();
    if (isWindows()) {
      return Files.write(folder.resolve("emberway.ico"), icon.ico());
    }
    return isMac()
        ? Files.write(folder.resolve("emberway.icns"), icon.icns())
        : Files.write(folder.resolve("emberway.png"), icon.png(LARGE_PNG));
  }

  /** What one of the launcher's files of options says, without its comments. */
  private static List<String> options(Path app, String purpose) throws IOException {
    try (Stream<String> lines = Files.lines(app.resolve(purpose + ".options"))) {
      return lines.filter(line -> !line.startsWith("#")).toList();
    }
  }

  /** Makes a {@code .zip} and a {@code .msi}, or a {@code .dmg}, of the program's folder. */
  void pack(Path image, Path license) throws IOException {
    List<String> command = jpackage(isWindows() ? "msi" : "dmg", folder);
    command.addAll(List.of("--app-image", image.toString(), "--license-file", license.toString()));
    if (isWindows()) {
      command.addAll(List.of("--win-menu", "--win-per-user-install"));
      String processor = System.getProperty("os.arch").equals("amd64") ? "x64" : "arm64";
      zip(image, folder.resolve("emberway-" + version + "-windows-" + processor + ".zip"));
    }
    ToolRun.of(folder, Map.of(), command);
  }

  private List<String> jpackage(String type, Path to) {
    List<String> command = new ArrayList<>(List.of(jdk.tool("jpackage"), "--type", type));
    command.addAll(List.of("--name", "emberway", "--app-version", version));
    command.addAll(List.of("--vendor", "Emberway maintainers"));
    command.addAll(List.of("--description", "Explorer of isometric maps and route planner"));
    command.addAll(List.of("--dest", to.toString()));
    return command;
  }

  /** Packs a folder with its name. */
  static void zip(Path from, Path to) throws IOException {
    try (OutputStream file = Files.newOutputStream(to);
        ZipOutputStream out = new ZipOutputStream(file);
        Stream<Path> files = Files.walk(from)) {
      for (Path packed : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = from.getParent().relativize(packed).toString().replace('\\', '/');
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(Files.getLastModifiedTime(packed));
        out.putNextEntry(entry);
        Files.copy(packed, out);
      }
    }
  }
}
