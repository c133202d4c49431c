package emberway.app.picture;

import emberway.app.platform.UniqueFileName;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import java.nio.file.Path;
import java.time.LocalDateTime;

/** What was seen, on its way into a file named by the time; any thread. */
public record Screenshot(PixelPicture picture, LocalDateTime time) {
  /** Writes it into a folder under a name that is free there. */
  public Path write(Path folder) throws UnwritableException {
    Path file = UniqueFileName.in(folder, "emberway", time, ".png");
    AtomicFile.write(file, picture::writePng);
    return file;
  }
}
