package emberway.render.gl;

import org.lwjgl.system.JNI;

/**
 * Makes the C library return memory that software drivers allocate and free for textures and
 * pictures.
 *
 * <p>By default, once a large block has been freed, the GNU C library allocates ever larger blocks
 * from its own heaps, and keeps the gaps between live blocks: after ten minutes of maps, windows
 * and pictures, it held three times the memory in use. Other C libraries and systems other than
 * Linux are left unchanged.
 */
public final class NativeHeapSettings {
  // mallopt's parameters, from malloc.h
  private static final int M_TRIM_THRESHOLD = -1;
  private static final int M_MMAP_THRESHOLD = -3;

  /** Blocks of at least this size return to the system when freed. [bytes] */
  private static final int LARGE = 1 << 20;

  /** Free memory to keep for allocations that each frame repeats. [bytes] */
  private static final int SPARE = 32 << 20;

  private NativeHeapSettings() {}

  /** Makes freed large blocks return to the system. Returns whether this is supported. */
  public static boolean giveBackLargeBlocks() {
    return CLibrary.call(
        "mallopt",
        mallopt ->
            JNI.invokeI(M_MMAP_THRESHOLD, LARGE, mallopt) == 1
                && JNI.invokeI(M_TRIM_THRESHOLD, SPARE, mallopt) == 1);
  }

  /**
   * Makes the C library return all free memory at once, which it otherwise keeps in the heaps of
   * threads, such as what the map before has left. Any thread; allocations of other threads may
   * wait for up to a tenth of a second. Returns whether this is supported.
   */
  public static boolean giveBackFree() {
    return CLibrary.call("malloc_trim", trim -> JNI.invokePI(0L, trim) >= 0);
  }
}
