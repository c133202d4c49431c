package emberway.app;

import static org.lwjgl.system.APIUtil.apiCreateLibrary;

import emberway.app.desktop.ExplorerWindow;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.SharedLibrary;

/**
 * The explorer in a process of its own, which queries the X server for a window that does not
 * exist.
 */
public final class XErrorProbe implements Explorer.Observer {
  private static final long NO_WINDOW = 0x1234567;

  private XErrorProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    PrintWriter complaints =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), complaints, new XErrorProbe());
  }

  @Override
  public void opened(ExplorerWindow window) {
    SharedLibrary x11 = apiCreateLibrary("libX11.so.6");
    long display = JNI.invokePP(MemoryUtil.NULL, x11.getFunctionAddress("XOpenDisplay"));
    JNI.invokePNI(display, NO_WINDOW, x11.getFunctionAddress("XMapWindow"));
    JNI.invokePI(display, 0, x11.getFunctionAddress("XSync"));
  }
}
