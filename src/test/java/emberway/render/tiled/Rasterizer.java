package emberway.render.tiled;

import emberway.render.TestScenes;
import emberway.sprite.SpriteImage;
import emberway.testing.Patience;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Tiled's own rasterizer, run live. */
final class Rasterizer {
  private static final String PROGRAM = "tmxrasterizer";

  private Rasterizer() {}

  /** Skips the test where the program is absent. */
  static void assumePresent() {
    boolean present = false;
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
      present |= !folder.isEmpty() && Files.isExecutable(Path.of(folder, PROGRAM));
    }
    Assumptions.assumeTrue(present, PROGRAM + " is not there: install the package 'tiled'");
  }

  /** The picture that it makes of a map's file, without layers that are hidden. */
  static SpriteImage draw(Path map, Path folder) throws IOException, InterruptedException {
    assumePresent();
    Path picture = folder.resolve("rasterized.png");
    Path log = folder.resolve("rasterizer.log");
    ProcessBuilder builder =
        new ProcessBuilder(PROGRAM, map.toString(), picture.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("QT_QPA_PLATFORM", "offscreen");
    Process process = builder.start();
    if (!Patience.awaitEnd(process) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException(PROGRAM + " failed: " + Files.readString(log));
    }
    return TestScenes.read(picture);
  }
}
