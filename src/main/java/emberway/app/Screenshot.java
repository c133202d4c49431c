package emberway.app;

import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** What was seen, on its way into a file named by the time; any thread. */
record Screenshot(PixelPicture picture, LocalDateTime time) {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  /** Writes it into a folder under a name that is free there. */
  Path write(Path folder) throws UnwritableException {
    String name = "emberway-" + STAMP.format(time);
    Path file = folder.resolve(name + ".png");
    for (int number = 2; Files.exists(file); number++) {
      file = folder.resolve(name + "-" + number + ".png");
    }
    AtomicFile.write(file, picture::writePng);
    return file;
  }
}
