package emberway.io;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Output could not be written; the message is one line that names the file, what is wrong and what
 * would mend it.
 */
public final class UnwritableException extends IOException {
  private static final long serialVersionUID = 1;

  /** About a file, in words. */
  public UnwritableException(Path file, FileError trouble, Throwable cause) {
    super(
        "%s: %s; %s"
            .formatted(PrintableText.escape(file.toString()), trouble.message(), trouble.mend()),
        cause);
  }
}
