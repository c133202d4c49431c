package emberway.dist;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The jars of the program as they are packaged: typefaces in place of whole font jars, natives of
 * this system only, and nothing compressed, because a package compresses all of it better.
 */
final class ProgramFiles {
  private static final LocalDateTime ENTRY_TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

  /** The jars that are packaged for their typefaces and licenses only. */
  private static final List<String> OF_FONTS = List.of("jasperreports-fonts", "font-awesome");

  private static final List<String> TYPEFACES =
      List.of(
          "dejavu/DejaVuSans.ttf",
          "dejavu/DejaVuSans-Bold.ttf",
          "dejavu/DejaVuSerif.ttf",
          "/fa-solid-900.ttf");

  private ProgramFiles() {}

  /**
   * Copies the program and its libraries; returns the jars.
   *
   * @param target the folder with {@code emberway.jar} and {@code lib}
   */
  static List<Path> copy(Path target, Path to) throws IOException {
    Path libraries = Files.createDirectories(to.resolve("lib"));
    List<Path> jars = new ArrayList<>();
    Path program = to.resolve("emberway.jar");
    copy(target.resolve("emberway.jar"), program, entry -> true);
    jars.add(program);
    try (Stream<Path> all = Files.list(target.resolve("lib"))) {
      for (Path jar : all.sorted().toList()) {
        Path copy = libraries.resolve(jar.getFileName());
        String name = jar.getFileName().toString();
        if (OF_FONTS.stream().anyMatch(name::startsWith)) {
          copy(jar, copy, ProgramFiles::isOfTypefaces);
        } else if (name.startsWith("zstd-jni")) {
          copy(jar, copy, ProgramFiles::isOfThisSystem);
        } else if (name.startsWith("lwjgl")) {
          copy(jar, copy, ProgramFiles::startsQuickly);
        } else {
          copy(jar, copy, entry -> true);
        }
        jars.add(copy);
      }
    }
    return jars;
  }

  private static boolean isOfTypefaces(String entry) {
    return TYPEFACES.stream().anyMatch(entry::endsWith) || entry.contains("LICENSE");
  }

  /**
   * Whether an entry of LWJGL is not for Java 25 and later: there it calls natives by method
   * handles, which take 0.2 s to make at each start.
   */
  private static boolean startsQuickly(String entry) {
    return !entry.matches("META-INF/versions/(2[2-9]|[3-9]\\d)/.*");
  }

  /** Whether an entry of zstd-jni is no native code, or that of this system. */
  private static boolean isOfThisSystem(String entry) {
    boolean isNative = entry.matches(".*\\.(so|dll|dylib)");
    String system = System.getProperty("os.name");
    String folder =
        system.startsWith("Windows") ? "win" : system.startsWith("Mac") ? "darwin" : "linux";
    String processor = System.getProperty("os.arch");
    return !isNative || entry.startsWith(folder + "/" + processor + "/");
  }

  private static void copy(Path from, Path to, Predicate<String> isWanted) throws IOException {
    try (ZipFile in = new ZipFile(from.toFile());
        OutputStream file = Files.newOutputStream(to);
        ZipOutputStream out = new ZipOutputStream(file)) {
      Enumeration<? extends ZipEntry> entries = in.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (!entry.isDirectory() && isWanted.test(entry.getName())) {
          ZipEntry copy = new ZipEntry(entry.getName());
          copy.setTimeLocal(ENTRY_TIME);
          copy.setMethod(ZipEntry.STORED);
          copy.setSize(entry.getSize());
          copy.setCrc(entry.getCrc());
          out.putNextEntry(copy);
          try (InputStream content = in.getInputStream(entry)) {
            content.transferTo(out);
          }
        }
      }
    }
  }

  /**
   * Gives all files of a folder one date: the class archive knows the jars by their dates, which
   * packages keep.
   */
  static void date(Path folder, FileTime time) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(file -> !Files.isSymbolicLink(file)).toList()) {
        Files.setLastModifiedTime(file, time);
      }
    }
  }
}
