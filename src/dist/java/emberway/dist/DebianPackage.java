package emberway.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A package for Debian and its descendants. It runs no script when it is installed: dpkg's triggers
 * tell the desktop about the new menu entry and the kinds of files.
 */
final class DebianPackage {
  private static final int KILOBYTE = 1024;

  private static final String CONTROL =
      """
      Package: emberway
      Version: %s
      Section: graphics
      Priority: optional
      Architecture: %s
      Maintainer: %s
      Installed-Size: %d
      Depends: libc6 (>= 2.28)
      Recommends: libstdc++6 (>= 11), libegl1, libgl1, libgl1-mesa-dri, libx11-6, libxcursor1, libxi6, libxinerama1, libxrandr2, libgtk-3-0 | libgtk-3-0t64
      Description: explorer of isometric maps and route planner
       Shows fantasy maps in isometric tiles, finds the cheapest route between two
       places, and explains why it runs where it does. Reads maps of Tiled. Draws
       maps into pictures of any size. The recommended packages are what a window
       and pictures by OpenGL need; planning needs none of them.
      """;

  private DebianPackage() {}

  /**
   * Packs a folder that has {@code bin}, {@code lib} and {@code share}.
   *
   * @param staging a folder for the package's files, not there yet
   * @param maintainer a name and an address, such as {@code Ann <ann@example.org>}
   */
  static void write(
      Path image, Path staging, String version, String maintainer, FileTime time, Path to)
      throws IOException {
    Path program = Files.createDirectories(staging.resolve("usr/lib/emberway"));
    ToolRun.of(image, "cp", "-a", "--reflink=auto", "bin", "lib", program.toString());
    ToolRun.of(image, "cp", "-a", "share", staging.resolve("usr").toString());
    Path bin = Files.createDirectories(staging.resolve("usr/bin"));
    Files.createSymbolicLink(bin.resolve("emberway"), Path.of("../lib/emberway/bin/emberway"));
    DesktopFiles.write(
        staging.resolve("DEBIAN/control"),
        CONTROL.formatted(version, architecture(), maintainer, bytes(staging) / KILOBYTE));
    ToolRun.of(staging, "chmod", "-R", "u=rwX,go=rX", ".");
    ProgramFiles.date(staging, time);
    ToolRun.of(
        staging,
        Map.of("SOURCE_DATE_EPOCH", Long.toString(time.to(TimeUnit.SECONDS))),
        List.of(
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "--build",
            staging.toString(),
            to.toString()));
  }

  /** Debian's name of this processor. */
  static String architecture() {
    String processor = System.getProperty("os.arch");
    return processor.equals("aarch64") ? "arm64" : processor;
  }

  private static long bytes(Path folder) throws IOException {
    long sum = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        sum += Files.size(file);
      }
    }
    return sum;
  }
}
