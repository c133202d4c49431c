package emberway.render.gl;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lwjgl.system.JNI;

/**
 * Lets threads that work ahead give way to those that draw. On Linux, Java's priorities have no
 * effect without options of the virtual machine, so that the system is asked itself; elsewhere,
 * they do what they can.
 */
public final class ThreadPriority {
  // from sys/resource.h; on Linux, "this process" means the calling thread
  private static final int PRIO_PROCESS = 0;
  private static final int THIS = 0;
  private static final int LOW = 5; // a third of what others get that want the same core
  private static final int LOWER = 10; // a tenth of what others get that want the same core
  private static final Path THREADS = Path.of("/proc/self/task"); // a folder each, by number

  private ThreadPriority() {}

  /**
   * Gives the current thread a low priority, for the rest of its life. Returns whether the system
   * was asked itself.
   */
  @SuppressWarnings("ThreadPriorityCheck") // lower priority is what it is for
  public static boolean lower() {
    Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
    return lower(THIS, LOW);
  }

  /**
   * Gives threads of this process a priority lower still, such as those of the virtual machine's
   * second compiler, whose work can wait. Does nothing on systems other than Linux.
   *
   * @param name what the system's names of the threads begin with
   * @return how many threads there are
   */
  public static int lowerOthers(String name) {
    int lowered = 0;
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(THREADS)) {
      for (Path thread : threads) {
        if (nameOf(thread).startsWith(name)
            && lower(Integer.parseInt(thread.getFileName().toString()), LOWER)) {
          lowered++;
        }
      }
    } catch (IOException anotherSystem) {
      // there is nothing to lower
    }
    return lowered;
  }

  private static String nameOf(Path thread) {
    try {
      return Files.readString(thread.resolve("comm"));
    } catch (IOException hasEnded) {
      return "";
    }
  }

  private static boolean lower(int thread, int nice) {
    return CLibrary.call(
        "setpriority", setpriority -> JNI.invokeI(PRIO_PROCESS, thread, nice, setpriority) == 0);
  }
}
