package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What {@code validate} says of a golden pack, which must be the same of its zip. */
final class GoldenPacks {
  private GoldenPacks() {}

  static String printed(Path folder) throws IOException {
    Path pack = folder.resolve("pack");
    String printed = ofPack(pack);
    Path zip = Files.createTempFile("emberway-golden", "");
    try {
      zip(pack, zip);
      assertThat(ofPack(zip)).as("of the zip").isEqualTo(printed);
    } finally {
      Files.delete(zip);
    }
    return printed;
  }

  /** What is said, without the pack's own path and how many pictures the bundled sets have. */
  private static String ofPack(Path pack) {
    CommandRun run = CommandRun.of("validate", pack);
    assertThat(run.err()).doesNotContain("Exception");
    return (run.out() + run.err())
        .replace(pack.toString(), "PACK")
        .replaceAll("of the [0-9]+ pictures", "of the N pictures");
  }

  private static void zip(Path pack, Path zip) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(pack)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream zipped = new ZipOutputStream(out)) {
      for (Path file : files) {
        zipped.putNextEntry(new ZipEntry(pack.relativize(file).toString().replace('\\', '/')));
        zipped.write(Files.readAllBytes(file));
      }
    }
  }
}
