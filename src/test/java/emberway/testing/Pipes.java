package emberway.testing;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Named pipes. */
public final class Pipes {
  private Pipes() {}

  /** Makes one, where the system can. */
  public static Path make(Path pipe) throws InterruptedException {
    boolean made;
    try {
      made = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      made = false;
    }
    Assumptions.assumeTrue(made, "no program mkfifo that makes a named pipe");
    return pipe;
  }
}
