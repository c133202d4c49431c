package emberway.app;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/** The memory that this process holds. */
final class Heap {
  private Heap() {}

  /** Returns what Java holds of the system's memory for objects and classes, used or not. [MiB] */
  static long committed() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    long bytes =
        memory.getHeapMemoryUsage().getCommitted() + memory.getNonHeapMemoryUsage().getCommitted();
    return bytes >> 20;
  }

  /** Returns the classes that fill the heap, as {@code jcmd} reports them. */
  static String largestKinds() {
    try {
      Object histogram =
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "gcClassHistogram",
                  new Object[] {new String[0]},
                  new String[] {String[].class.getName()});
      return histogram.toString().lines().limit(25).collect(Collectors.joining("\n"));
    } catch (JMException notThisMachine) {
      return notThisMachine.toString();
    }
  }
}
