package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.testing.Extent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random use of the real window: nothing fails, nothing leaks, OpenGL reports no error, and
 * everything can be undone. The properties {@code emberway.monkey.seconds} and {@code
 * emberway.monkey.seed} set the duration and the seed.
 */
@Tag("extent")
final class MonkeyTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));

  @TempDir Path folder;

  @Test
  @Timeout(value = 1, unit = TimeUnit.DAYS) // the property may ask for hours
  void explorer_usedAtRandom_failsNowhereAndUndoesAll() throws IOException, InterruptedException {
    String seconds = System.getProperty("emberway.monkey.seconds", "30");
    String seed = System.getProperty("emberway.monkey.seed", "1");
    try (VirtualDisplay display = VirtualDisplay.open()) {
      List<String> args = new ArrayList<>(List.of(seed, seconds));
      files().forEach(file -> args.add(file.toString()));
      Path errors = folder.resolve("errors.txt");
      Process process =
          RunningExplorer.start(
              display.name(),
              folder,
              errors,
              MonkeyProbe.class.getName(),
              args.toArray(String[]::new));
      try {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(output);
        int status = process.waitFor();
        assertThat(status).as(() -> "status: " + text(errors)).isZero();
        assertThat(output).contains("seed " + seed, "at the end: ");
      } finally {
        process.destroyForcibly();
      }
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Returns valid and damaged maps; the first is the one to begin with. */
  private List<Path> files() throws IOException, InterruptedException {
    Path valley = write("valley.map.txt", TestMap.VALLEY);
    Path range = folder.resolve("ember-range.map.txt");
    Files.copy(HOME.resolve("maps/ember-range.map.txt"), range);
    Path broken = write("broken.map.txt", TestMap.VALLEY.replace("~~~aaaaa~~~~", "~~~?"));
    Path noMap = write("notes.txt", "no map");
    Path fixtures = HOME.resolve("src/test/resources/tiled");
    Files.copy(fixtures.resolve("sheet.png"), folder.resolve("sheet.png"));
    Path tiled = Files.createDirectory(folder.resolve("tiled")).resolve("map.tmx");
    Files.copy(fixtures.resolve("csv/map.tmx"), tiled);
    Path missing = folder.resolve("missing.map.txt");
    Path picture = folder.resolve("sheet.png");
    List<Path> files =
        new ArrayList<>(
            List.of(valley, range, tiled, valley, range, broken, noMap, missing, picture, folder));
    if (Extent.isFull()) {
      files.add(2, generated());
    }
    return files;
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** Returns a map of 256 × 256 cells. */
  private Path generated() throws IOException, InterruptedException {
    Path file = folder.resolve("generated.map.txt");
    Path errors = folder.resolve("generate.txt");
    Process process =
        RunningExplorer.start(
            "",
            folder,
            errors,
            "emberway.cli.Main",
            "generate",
            "--size",
            "256x256",
            "--seed",
            "7",
            "-o",
            file.toString());
    assertThat(process.waitFor()).as(() -> text(errors)).isZero();
    return file;
  }
}
