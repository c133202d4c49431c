package emberway.io;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Output could not be written. The message is one line with the file's name, what is wrong and how
 * to fix it.
 */
public final class UnwritableException extends IOException {
  private static final long serialVersionUID = 1;

  /** About a file, with the reason in words. */
  public UnwritableException(Path file, FileError trouble, Throwable cause) {
    super(
        "%s: %s; %s"
            .formatted(PrintableText.escape(file.toString()), trouble.message(), trouble.remedy()),
        cause);
  }
}
