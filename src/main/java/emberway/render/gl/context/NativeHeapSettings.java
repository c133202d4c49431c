package emberway.render.gl.context;

import org.lwjgl.system.APIUtil;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.lwjgl.system.SharedLibrary;

/**
 * What the C library does with memory that a driver in software takes for textures and pictures and
 * gives back.
 *
 * <p>Left to itself, the GNU C library takes ever larger blocks from its own heaps once one has
 * been given back, and what is free between those that are kept stays its own: after ten minutes of
 * maps, windows and pictures it had three times what was in use (docs/testing.md). Other C
 * libraries, and systems other than Linux, are left as they are.
 */
public final class NativeHeapSettings {
  private static final String LIBRARY = "libc.so.6";

  // mallopt's, from malloc.h
  private static final int M_TRIM_THRESHOLD = -1;
  private static final int M_MMAP_THRESHOLD = -3;

  /** From this size on, a block is the system's again as soon as it is given back. [bytes] */
  private static final int LARGE = 1 << 20;

  /** What may lie free for what a frame takes and gives back, and the next one, too. [bytes] */
  private static final int SPARE = 32 << 20;

  private NativeHeapSettings() {}

  /** From now on large blocks go back to the system; whether there is anything to tell it to. */
  public static boolean giveBackLargeBlocks() {
    if (Platform.get() != Platform.LINUX) {
      return false;
    }
    try (SharedLibrary library = APIUtil.apiCreateLibrary(LIBRARY)) {
      long mallopt = library.getFunctionAddress("mallopt");
      return mallopt != MemoryUtil.NULL
          && JNI.invokeI(M_MMAP_THRESHOLD, LARGE, mallopt) == 1
          && JNI.invokeI(M_TRIM_THRESHOLD, SPARE, mallopt) == 1;
    } catch (UnsatisfiedLinkError otherLibrary) {
      return false;
    }
  }
}
