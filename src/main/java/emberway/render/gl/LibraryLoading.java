package emberway.render.gl;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.lwjgl.system.Configuration;

/** How LWJGL loads its libraries. */
final class LibraryLoading {
  private LibraryLoading() {}

  /**
   * Suppresses messages about missing libraries, since the exception explains the problem better,
   * and the comparison of each library with a hash, which takes time and would end in a message
   * only. Call before any other use of LWJGL. With {@code -Dorg.lwjgl.util.Debug=true}, both are
   * kept.
   */
  static void quiet() {
    if (!Configuration.DEBUG.get(false) && Configuration.DEBUG_STREAM.get() == null) {
      Configuration.DEBUG_STREAM.set(
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
      Configuration.DISABLE_HASH_CHECKS.set(true);
    }
  }
}
