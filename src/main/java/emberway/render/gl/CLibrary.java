package emberway.render.gl;

import java.util.function.LongPredicate;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.lwjgl.system.SharedLibrary;

/** Calls functions of the GNU C library on Linux; other libraries and systems are left alone. */
final class CLibrary {
  private static final String NAME = "libc.so.6";

  private CLibrary() {}

  /**
   * Looks a function up and calls it.
   *
   * @param caller calls the function at an address, and returns whether that succeeded
   * @return whether the function exists and succeeded
   */
  static boolean call(String function, LongPredicate caller) {
    if (Platform.get() != Platform.LINUX) {
      return false;
    }
    try (SharedLibrary library = APIUtil.apiCreateLibrary(NAME)) {
      long address = library.getFunctionAddress(function);
      return address != MemoryUtil.NULL && caller.test(address);
    } catch (UnsatisfiedLinkError otherLibrary) {
      return false;
    }
  }
}
