package emberway.render.gl;

import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/** Off-heap shorts at a stable address, for native libraries that keep a pointer to them. */
public final class PinnedShorts implements AutoCloseable {
  private final ShortBuffer values;

  /** Copies the given shorts. */
  public PinnedShorts(short[] copied) {
    values = MemoryUtil.memAllocShort(copied.length).put(0, copied);
  }

  /** Whether a native pointer is null. [pointer: the address of the pointer] */
  public static boolean isNull(long pointer) {
    return MemoryUtil.memGetAddress(pointer) == MemoryUtil.NULL;
  }

  /** Sets a native pointer to these shorts. [pointer: the address of the pointer] */
  public void pointFrom(long pointer) {
    MemoryUtil.memPutAddress(pointer, MemoryUtil.memAddress(values));
  }

  @Override
  public void close() {
    MemoryUtil.memFree(values);
  }
}
