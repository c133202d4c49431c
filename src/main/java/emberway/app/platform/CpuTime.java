package emberway.app.platform;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What the program has taken of the processors' time. */
public final class CpuTime {
  /** Looked up once: that allocates. */
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
          ? system
          : null;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /** On the thread that asks; plain time where nobody counts that. [ns] */
  static long ofThisThread() {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  /** On all threads together, a driver's among them; plain time where nobody counts that. [ns] */
  public static long nanos() {
    long taken = SYSTEM == null ? -1 : SYSTEM.getProcessCpuTime();
    return taken >= 0 ? taken : System.nanoTime();
  }
}
