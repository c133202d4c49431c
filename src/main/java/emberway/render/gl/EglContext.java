package emberway.render.gl;

import static org.lwjgl.egl.EGL15.*;

import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGLCapabilities;
import org.lwjgl.egl.EXTDeviceBase;
import org.lwjgl.egl.EXTPlatformBase;
import org.lwjgl.egl.EXTPlatformDevice;
import org.lwjgl.system.MemoryStack;

/** A context of an EGL device without a surface, which draws into framebuffer objects only. */
final class EglContext extends GlContext {
  private static final int MAX_DEVICES = 64;

  private final long display;
  private final long context;

  private EglContext(long display, long context) {
    this.display = display;
    this.context = context;
  }

  /** Opens the first usable device, trying hardware devices first. */
  static GlContext open() throws OpenGlUnavailableException {
    EGLCapabilities client;
    try {
      client = EGL.getCapabilities();
    } catch (UnsatisfiedLinkError | IllegalStateException noLibrary) {
      throw new OpenGlUnavailableException("the EGL library cannot be loaded", noLibrary);
    }
    if (client.eglQueryDevicesEXT == 0 || client.eglGetPlatformDisplayEXT == 0) {
      throw new OpenGlUnavailableException("EGL lists no devices");
    }
    long[] devices = devices();
    String reason = "EGL lists no devices";
    for (boolean software : new boolean[] {false, true}) {
      for (long device : devices) {
        if (isSoftware(client, device) == software) {
          try {
            return open(device);
          } catch (OpenGlUnavailableException refused) {
            reason = refused.getMessage();
          }
        }
      }
    }
    throw new OpenGlUnavailableException(reason);
  }

  private static long[] devices() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      PointerBuffer devices = stack.mallocPointer(MAX_DEVICES);
      int[] count = new int[1];
      if (!EXTDeviceBase.eglQueryDevicesEXT(devices, count)) {
        return new long[0];
      }
      long[] handles = new long[count[0]];
      devices.get(handles);
      return handles;
    }
  }

  private static boolean isSoftware(EGLCapabilities client, long device) {
    if (client.eglQueryDeviceStringEXT == 0) {
      return false;
    }
    String extensions = EXTDeviceBase.eglQueryDeviceStringEXT(device, EGL_EXTENSIONS);
    return extensions != null && extensions.contains("EGL_MESA_device_software");
  }

  private static GlContext open(long device) throws OpenGlUnavailableException {
    long display =
        EXTPlatformBase.eglGetPlatformDisplayEXT(
            EXTPlatformDevice.EGL_PLATFORM_DEVICE_EXT, device, (int[]) null);
    if (display == EGL_NO_DISPLAY) {
      throw new OpenGlUnavailableException("an EGL device has no display");
    }
    int[] major = new int[1];
    int[] minor = new int[1];
    if (!eglInitialize(display, major, minor)) {
      throw new OpenGlUnavailableException("an EGL device cannot be initialized");
    }
    try {
      return open(display, major[0], minor[0]);
    } catch (OpenGlUnavailableException e) {
      eglTerminate(display);
      throw e;
    }
  }

  private static GlContext open(long display, int major, int minor)
      throws OpenGlUnavailableException {
    EGL.createDisplayCapabilities(display, major, minor);
    if (!eglBindAPI(EGL_OPENGL_API)) {
      throw new OpenGlUnavailableException("EGL has no desktop OpenGL");
    }
    long context = createContext(display);
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) {
      eglDestroyContext(display, context);
      throw new OpenGlUnavailableException("EGL cannot draw without a surface");
    }
    EglContext result = new EglContext(display, context);
    result.learn("EGL");
    return result;
  }

  private static long createContext(long display) throws OpenGlUnavailableException {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      PointerBuffer config = stack.mallocPointer(1);
      int[] wanted = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, 0, EGL_NONE};
      int[] count = new int[1];
      if (!eglChooseConfig(display, wanted, config, count) || count[0] == 0) {
        throw new OpenGlUnavailableException("EGL has no configuration for OpenGL");
      }
      int[] version = {
        EGL_CONTEXT_MAJOR_VERSION,
        3,
        EGL_CONTEXT_MINOR_VERSION,
        3,
        EGL_CONTEXT_OPENGL_PROFILE_MASK,
        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
        EGL_NONE
      };
      long context = eglCreateContext(display, config.get(0), EGL_NO_CONTEXT, version);
      if (context == EGL_NO_CONTEXT) {
        throw new OpenGlUnavailableException("EGL's driver has no OpenGL 3.3 core");
      }
      return context;
    }
  }

  @Override
  void release() {
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, context);
    eglTerminate(display);
  }
}
