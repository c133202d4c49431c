package emberway.render.gl.context;

import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/** Numbers that lie where no garbage collector moves them, for libraries that keep their place. */
public final class PinnedShorts implements AutoCloseable {
  private final ShortBuffer values;

  /** A copy of some. */
  public PinnedShorts(short[] copied) {
    values = MemoryUtil.memAllocShort(copied.length).put(0, copied);
  }

  /** Whether a pointer of a library's points at nothing. [pointer: its own address] */
  public static boolean isNull(long pointer) {
    return MemoryUtil.memGetAddress(pointer) == MemoryUtil.NULL;
  }

  /** Has a pointer of a library's point at them. [pointer: its own address] */
  public void pointFrom(long pointer) {
    MemoryUtil.memPutAddress(pointer, MemoryUtil.memAddress(values));
  }

  @Override
  public void close() {
    MemoryUtil.memFree(values);
  }
}
