package emberway.render.gl.context;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.lwjgl.system.Configuration;

/** LWJGL's messages on standard error about missing libraries. */
final class LoaderMessages {
  private LoaderMessages() {}

  /**
   * Suppresses the messages, since the exception explains the problem better. Call before any other
   * use of LWJGL. With {@code -Dorg.lwjgl.util.Debug=true}, they are kept.
   */
  static void silence() {
    if (!Configuration.DEBUG.get(false) && Configuration.DEBUG_STREAM.get() == null) {
      Configuration.DEBUG_STREAM.set(
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }
  }
}
