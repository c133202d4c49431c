package emberway.render.gl.context;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.lwjgl.system.Configuration;

/** What LWJGL prints on standard error when a library is missing. */
final class LoaderMessages {
  private LoaderMessages() {}

  /**
   * Leaves it unsaid, for the exception says it better; before anything else of LWJGL is touched.
   * Whoever debugs LWJGL ({@code -Dorg.lwjgl.util.Debug=true}) gets to read it.
   */
  static void silence() {
    if (!Configuration.DEBUG.get(false) && Configuration.DEBUG_STREAM.get() == null) {
      Configuration.DEBUG_STREAM.set(
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }
  }
}
