package emberway.app;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** What the program has taken of the processors' time. */
final class ProcessorTime {
  private ProcessorTime() {}

  /** On all threads together, a driver's among them; plain time where nobody counts that. [ns] */
  static long nanos() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
            && system.getProcessCpuTime() >= 0
        ? system.getProcessCpuTime()
        : System.nanoTime();
  }
}
