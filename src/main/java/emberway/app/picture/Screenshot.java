package emberway.app.picture;

import emberway.app.platform.UniqueFileName;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import java.nio.file.Path;
import java.time.LocalDateTime;

/**
 * A screenshot that is saved to a file named after the map and the time. Any thread.
 *
 * @param title the map's title
 */
public record Screenshot(PixelPicture picture, String title, LocalDateTime time) {
  /** Writes the picture to a folder under an unused name and returns the file. */
  public Path write(Path folder) throws UnwritableException {
    Path file = UniqueFileName.in(folder, UniqueFileName.stemOf(title), time, ".png");
    AtomicFile.write(file, picture::writePng);
    return file;
  }
}
