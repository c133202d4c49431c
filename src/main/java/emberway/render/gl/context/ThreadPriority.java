package emberway.render.gl.context;

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

  private ThreadPriority() {}

  /**
   * Gives the current thread a low priority, for the rest of its life. Returns whether the system
   * was asked itself.
   */
  @SuppressWarnings("ThreadPriorityCheck") // lower priority is what it is for
  public static boolean lower() {
    Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
    return CLibrary.call(
        "setpriority", setpriority -> JNI.invokeI(PRIO_PROCESS, THIS, LOW, setpriority) == 0);
  }
}
