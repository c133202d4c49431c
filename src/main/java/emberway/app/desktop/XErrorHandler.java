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
 * Lets this program outlive the errors of an X server. Those come late and from other programs,
 * too: where one ends while it drags a file over the window, GLFW's answer has nowhere to go, and
 * Xlib would end this program for it.
 */
final class XErrorHandler {
  private static final String LIBRARY = "libX11.so.6"; // the one that GLFW loads
  private static final Handler IGNORING = (display, error) -> 0; // as long as the process

  /**
   * What Xlib calls with a display and an error. LWJGL goes by the annotations on newer Javas, and
   * by the descriptor and {@link #callback} on older ones.
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

  /** From now on such errors are passed over; once GLFW has loaded Xlib. */
  static void outlive() {
    long setErrorHandler = apiCreateLibrary(LIBRARY).getFunctionAddress("XSetErrorHandler");
    JNI.invokePP(IGNORING.address(), setErrorHandler);
  }
}
