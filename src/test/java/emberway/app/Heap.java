package emberway.app;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/** What this process holds in memory, as others count it. */
final class Heap {
  private Heap() {}

  /** What Java has from the system for its objects and classes, used or not. [MiB] */
  static long committed() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    long bytes =
        memory.getHeapMemoryUsage().getCommitted() + memory.getNonHeapMemoryUsage().getCommitted();
    return bytes >> 20;
  }

  /** What fills the heap, as {@code jcmd} tells it. */
  static String largestKinds() {
    try {
      Object told =
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "gcClassHistogram",
                  new Object[] {new String[0]},
                  new String[] {String[].class.getName()});
      return told.toString().lines().limit(25).collect(Collectors.joining("\n"));
    } catch (JMException notThisMachine) {
      return notThisMachine.toString();
    }
  }
}
