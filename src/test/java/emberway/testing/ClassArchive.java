package emberway.testing;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The program as its launcher starts it: from a jar, with an archive of loaded classes (class-data
 * sharing), which each start maps into memory instead of loading them. The first test of a build
 * that starts the program makes both, in the folder that the property {@code emberway.archive}
 * names, for the build that {@code emberway.build} names. Without these properties, as in an IDE,
 * the program starts from the folders of classes.
 */
final class ClassArchive {
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final Path folder;
  private final Path jar;
  private final Path archive;

  private ClassArchive(Path folder) {
    this.folder = folder;
    jar = folder.resolve("emberway.jar");
    archive = folder.resolve("emberway.jsa");
  }

  /** The options of a Java that finds all classes of this test, with an archive if there is one. */
  static synchronized List<String> options() {
    String folder = System.getProperty("emberway.archive", "");
    return folder.isEmpty()
        ? List.of("-cp", CLASS_PATH)
        : new ClassArchive(Path.of(folder)).madeOnce();
  }

  private List<String> madeOnce() {
    try {
      Files.createDirectories(folder);
      try (FileChannel turn =
              FileChannel.open(
                  folder.resolve("turn"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock one = turn.lock()) { // of several processes with tests
        Path made = folder.resolve("made");
        String build = System.getProperty("emberway.build");
        if (one.isValid() && !(Files.exists(made) && Files.readString(made).equals(build))) {
          Files.deleteIfExists(archive);
          writeJar();
          train();
          Files.writeString(made, build);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return Files.exists(archive)
        ? List.of(
            "-XX:SharedArchiveFile=" + archive,
            "-cp",
            archived() + File.pathSeparator + entries(true))
        : List.of("-cp", CLASS_PATH);
  }

  /** The part of the class path that an archive can hold, which is in jars. */
  private String archived() {
    return jar + File.pathSeparator + entries(false);
  }

  /** Those entries of this test's class path that are folders, or the others. */
  private static String entries(boolean areFolders) {
    return Stream.of(CLASS_PATH.split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(entry -> Files.isDirectory(entry) == areFolders)
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The program's own classes and files, not compressed. */
  private void writeJar() throws IOException {
    Path classes = ChildJava.programClasses();
    try (ZipOutputStream zip =
            new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)));
        Stream<Path> files = Files.walk(classes)) {
      zip.setLevel(Deflater.NO_COMPRESSION);
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(
            new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, zip);
      }
    }
  }

  /** Runs what the launcher runs for its archive, with a window where there is an X server. */
  private void train() throws IOException, InterruptedException {
    List<String> command = ChildJava.program();
    command.add("-XX:ArchiveClassesAtExit=" + archive);
    command.add("-Demberway.state=" + folder.resolve("state"));
    command.addAll(List.of("-cp", archived(), "emberway.cli.ClassArchiveTraining"));
    Path map = Path.of(System.getProperty("emberway.home", "")).resolve("maps/unit.map.txt");
    command.addAll(List.of("render", map.toAbsolutePath().toString(), "-o"));
    command.add(folder.resolve("picture.png").toString());
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile());
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("DISPLAY");
    Optional<Xvfb> screen = Xvfb.start(1280, 800);
    try {
      screen.ifPresent(started -> builder.environment().put("DISPLAY", started.display()));
      builder.start().waitFor();
    } finally {
      screen.ifPresent(Xvfb::close);
    }
  }
}
