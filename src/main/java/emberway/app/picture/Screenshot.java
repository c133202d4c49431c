package emberway.app.picture;

import emberway.app.platform.UniqueFileName;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import java.nio.file.Path;
import java.time.LocalDateTime;

/** A screenshot that is saved to a file named by its time. Any thread. */
public record Screenshot(PixelPicture picture, LocalDateTime time) {
  /** Writes the picture to a folder under an unused name and returns the file. */
  public Path write(Path folder) throws UnwritableException {
    Path file = UniqueFileName.in(folder, "emberway", time, ".png");
    AtomicFile.write(file, picture::writePng);
    return file;
  }
}
