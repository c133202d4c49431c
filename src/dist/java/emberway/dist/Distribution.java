package emberway.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Makes the packages of the program for the system that it runs on. */
public final class Distribution {
  private static final int MEGABYTE = 1_000_000;

  private final Path home;
  private final Path target;
  private final String version;
  private final FileTime time;
  private final String maintainer;
  private final Path dist;

  private Distribution(Path home, Path target, String version, FileTime time, String maintainer) {
    this.home = home;
    this.target = target;
    this.version = version;
    this.time = time;
    this.maintainer = maintainer;
    dist = target.resolve("dist");
  }

  /**
   * Makes the packages in {@code target/dist}.
   *
   * @param args the repository, the build's folder, the program's version, the date of all files,
   *     the folder of the JDK to take Java from, or {@code newest}, and the maintainer
   */
  public static void main(String[] args) throws IOException {
    FileTime time = FileTime.from(Instant.parse(args[3]));
    Distribution made =
        new Distribution(Path.of(args[0]), Path.of(args[1]), args[2], time, args[5]);
    SourceJdk jdk = SourceJdk.find(args[4]);
    delete(made.dist);
    Files.createDirectories(made.dist);
    if (System.getProperty("os.name").startsWith("Linux")) {
      made.forLinux(jdk);
    } else {
      made.forOthers(jdk);
    }
    made.report();
  }

  private void forLinux(SourceJdk jdk) throws IOException {
    String processor = System.getProperty("os.arch").equals("amd64") ? "x64" : "arm64";
    String name = "emberway-" + version;
    Path image = dist.resolve(name);
    Path runtime = image.resolve("lib/runtime");
    copyProgram(jdk, image.resolve("lib/app"), runtime);
    Path bin = Files.createDirectories(image.resolve("bin"));
    Files.copy(home.resolve("emberway"), bin.resolve("emberway"));
    Path share = image.resolve("share");
    DesktopFiles.write(share, new ProgramIcon(), version);
    copyPapers(Files.createDirectories(share.resolve("doc/emberway")));
    ToolRun.of(image, "chmod", "-R", "u=rwX,go=rX", ".");
    strip(runtime);
    ProgramFiles.date(image, time);
    if (jdk.hasMovableArchive()) {
      archiveClasses(image);
    }
    ProgramFiles.date(image, time);
    ToolRun.of(
        dist,
        "tar",
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "-cJf",
        name + "-linux-" + processor + ".tar.xz",
        name);
    String deb = "emberway_%s_%s.deb".formatted(version, DebianPackage.architecture());
    Path staging = target.resolve("dist-deb");
    delete(staging);
    DebianPackage.write(image, staging, version, maintainer, time, dist.resolve(deb));
    delete(staging);
  }

  private void copyProgram(SourceJdk jdk, Path app, Path runtime) throws IOException {
    List<Path> jars = ProgramFiles.copy(target, Files.createDirectories(app));
    try (Stream<Path> options = Files.list(home.resolve("src/launcher"))) {
      for (Path file : options.toList()) {
        Files.copy(file, app.resolve(file.getFileName()));
      }
    }
    Set<String> modules = jdk.modules(jars);
    System.out.println("Java " + jdk.feature() + " with " + String.join(", ", modules));
    jdk.link(modules, runtime);
  }

  /** Takes names out of Java's native code that only a debugger needs: 5 MB. */
  private static void strip(Path runtime) throws IOException {
    Files.deleteIfExists(runtime.resolve("bin/keytool"));
    try (Stream<Path> files = Files.walk(runtime)) {
      for (Path file : files.filter(Distribution::isNative).toList()) {
        ToolRun.of(runtime, "strip", "--strip-unneeded", file.toString());
      }
    }
  }

  private static boolean isNative(Path file) {
    boolean isProgram = Files.isRegularFile(file) && Files.isExecutable(file);
    return file.toString().endsWith(".so") || isProgram;
  }

  /** Opens the program once and keeps the loaded classes for later starts. */
  private void archiveClasses(Path image) throws IOException {
    Path app = image.resolve("lib/app");
    String java = image.resolve("lib/runtime/bin/java").toString();
    ToolRun.of(image, java, "-XX:+UseSerialGC", "-Xshare:dump"); // of Java's own classes
    Path scratch = Files.createTempDirectory("emberway-dist");
    List<String> command = new ArrayList<>();
    command.add(java);
    command.add("@" + app.resolve("always.options"));
    command.add("-Demberway.state=" + scratch);
    command.add("-XX:ArchiveClassesAtExit=" + app.resolve("emberway.jsa"));
    command.addAll(List.of("-cp", app.resolve("emberway.jar").toString()));
    command.add("emberway.cli.ClassArchiveTraining");
    command.add("render");
    command.add(home.resolve("maps/snow-erupting-tombstone.map.txt").toString());
    command.addAll(List.of("-o", scratch.resolve("picture.png").toString()));
    ToolRun.of(image, Map.of(), command);
    delete(scratch);
  }

  private void forOthers(SourceJdk jdk) throws IOException {
    Path app = target.resolve("dist-app");
    Path runtime = target.resolve("dist-runtime");
    delete(app);
    delete(runtime);
    copyProgram(jdk, app, runtime);
    copyPapers(app);
    NativeImage program = new NativeImage(jdk, version, dist);
    program.pack(program.make(app, runtime), home.resolve("LICENSE"));
  }

  private void copyPapers(Path to) throws IOException {
    Files.copy(home.resolve("LICENSE"), to.resolve("copyright"));
    Files.copy(home.resolve("CHANGELOG.md"), to.resolve("CHANGELOG.md"));
    Files.copy(target.resolve("THIRD-PARTY.md"), to.resolve("THIRD-PARTY.md"));
    UserPages.write(home, to);
  }

  /** Prints the packages and their sizes. */
  private void report() throws IOException {
    try (Stream<Path> files = Files.list(dist)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        System.out.printf("%s: %.1f MB%n", file.getFileName(), size(file));
      }
    }
  }

  private static double size(Path file) throws IOException {
    return (double) Files.size(file) / MEGABYTE;
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
