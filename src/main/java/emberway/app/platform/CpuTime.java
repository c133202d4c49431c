package emberway.app.platform;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The CPU time that the program has used. */
public final class CpuTime {
  /** Cached because each lookup allocates. */
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
          ? system
          : null;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /** Returns the current thread's CPU time, or elapsed time if CPU time is not available. [ns] */
  static long ofThisThread() {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  /**
   * Returns the CPU time of all threads, including native ones such as the driver's, or elapsed
   * time if CPU time is not available. [ns]
   */
  public static long nanos() {
    long taken = SYSTEM == null ? -1 : SYSTEM.getProcessCpuTime();
    return taken >= 0 ? taken : System.nanoTime();
  }
}
