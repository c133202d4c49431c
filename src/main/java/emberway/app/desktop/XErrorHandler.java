package emberway.app.desktop;

import static org.lwjgl.system.APIUtil.apiClosureRet;
import static org.lwjgl.system.APIUtil.apiCreateCIF;
import static org.lwjgl.system.APIUtil.apiCreateLibrary;
import static org.lwjgl.system.MemoryUtil.memGetAddress;
import static org.lwjgl.system.libffi.LibFFI.ffi_type_pointer;
import static org.lwjgl.system.libffi.LibFFI.ffi_type_sint32;

import java.lang.invoke.MethodHandles;
import org.lwjgl.system.Callback;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.JNI;
import org.lwjgl.system.NativeType;

/**
 * Keeps the program alive when the X server reports an error. Such errors arrive late, and other
 * programs cause them, too: if one ends while it drags a file over the window, GLFW's reply fails,
 * and Xlib would then end this program.
 */
final class XErrorHandler {
  static final String LIBRARY = "libX11.so.6"; // the one that GLFW loads
  private static final Handler IGNORING = (display, error) -> 0; // lives as long as the process

  /**
   * Xlib's callback for errors. Newer versions of Java use the annotations, older ones the
   * descriptor and {@link #callback}.
   */
  @FunctionalInterface
  private interface Handler extends CallbackI {
    Callback.Descriptor DESCRIPTOR =
        new Callback.Descriptor(
            Handler.class,
            MethodHandles.lookup(),
            apiCreateCIF(ffi_type_sint32, ffi_type_pointer, ffi_type_pointer));

    @Override
    default Callback.Descriptor getDescriptor() {
      return DESCRIPTOR;
    }

    @Override
    default void callback(long result, long arguments) {
      long display = memGetAddress(memGetAddress(arguments));
      long error = memGetAddress(memGetAddress(arguments + POINTER_SIZE));
      apiClosureRet(result, invoke(display, error));
    }

    int invoke(@NativeType("Display *") long display, @NativeType("XErrorEvent *") long error);
  }

  private XErrorHandler() {}

  /** Ignores such errors from now on. Call after GLFW has loaded Xlib. */
  static void outlive() {
    long setErrorHandler = apiCreateLibrary(LIBRARY).getFunctionAddress("XSetErrorHandler");
    JNI.invokePP(IGNORING.address(), setErrorHandler);
  }
}
