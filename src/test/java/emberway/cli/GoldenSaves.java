package emberway.cli;

import emberway.testing.GoldenFolders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;

/**
 * What becomes of the files in {@code saving/before} by the commands of a case, {@code
 * commands.txt}, one a line: what each says, and each file that is new, other or gone thereafter;
 * texts in full, zips by their entries, pictures by their pixels. {@code @} is the folder that the
 * files are in.
 */
final class GoldenSaves {
  private static final String HERE = "@";

  private final StringBuilder out = new StringBuilder();
  private final Path folder;

  private GoldenSaves(Path folder) {
    this.folder = folder;
  }

  static String printed(Path golden) throws IOException {
    Path folder = Files.createTempDirectory("emberway-golden");
    try {
      copy(golden.resolveSibling(GoldenFolders.BEFORE), folder);
      Map<String, byte[]> before = files(folder);
      GoldenSaves saves = new GoldenSaves(folder);
      for (String line : Files.readAllLines(golden.resolve("commands.txt"))) {
        saves.run(line);
      }
      saves.compare(before, files(folder));
      return saves.out.toString();
    } finally {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.sorted().toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        if (!target.equals(to)) {
          Files.copy(path, target);
        }
      }
    }
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.toList()) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        if (Files.isRegularFile(path)) {
          files.put(name, Files.readAllBytes(path));
        } else if (!path.equals(folder)) {
          files.put(name + "/", new byte[0]);
        }
      }
    }
    return files;
  }

  private void line(String line) {
    out.append(line.replace(folder.toString(), HERE)).append('\n');
  }

  private void run(String command) {
    line("$ " + command);
    Object[] words =
        Arrays.stream(command.split(" ", -1))
            .map(word -> word.replace(HERE, folder.toString()))
            .toArray();
    CommandRun run = CommandRun.of(words);
    (run.out() + run.err()).lines().forEach(this::line);
    if (run.status() != 0) {
      line("status " + run.status());
    }
  }

  private void compare(Map<String, byte[]> before, Map<String, byte[]> after) throws IOException {
    for (Map.Entry<String, byte[]> file : after.entrySet()) {
      byte[] old = before.get(file.getKey());
      if (old == null || !Arrays.equals(old, file.getValue())) {
        line((old == null ? "new " : "other ") + file.getKey());
        tell(file.getKey(), file.getValue(), before);
      }
    }
    before.keySet().stream()
        .filter(name -> !after.containsKey(name))
        .forEach(n -> line("gone " + n));
  }

  /** What is in a file: that of another one, a zip's entries, or its text. */
  private void tell(String name, byte[] bytes, Map<String, byte[]> before) throws IOException {
    Optional<String> same =
        before.entrySet().stream()
            .filter(file -> Arrays.equals(file.getValue(), bytes) && bytes.length > 0)
            .map(Map.Entry::getKey)
            .findFirst();
    if (same.isPresent()) {
      line("  is " + same.get());
    } else if (name.endsWith(".zip")) {
      tellZip(bytes, before);
    } else if (name.endsWith(".png")) {
      tellPicture(bytes);
    } else if (!name.endsWith("/")) {
      text(bytes).lines().forEach(line -> line("  | " + line));
    }
  }

  /** A picture's size and a sum of its pixels, for packing it is another library's affair. */
  private void tellPicture(byte[] bytes) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    int width = image.getWidth();
    int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    line("  %d×%d px, %08x".formatted(width, image.getHeight(), Arrays.hashCode(pixels)));
  }

  private void tellZip(byte[] bytes, Map<String, byte[]> before) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        byte[] content = zip.readAllBytes();
        LocalDateTime time = entry.getTimeLocal();
        String method = entry.getMethod() == ZipEntry.STORED ? "stored" : "packed";
        line("  entry %s, %s, %s".formatted(entry.getName(), method, time));
        tell(entry.getName(), content, before);
      }
    }
  }

  private static String text(byte[] bytes) throws IOException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
