package emberway.cli.bench;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a benchmark can learn of its own process; not every machine tells everything. */
final class ProcessStats {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s*(\\d+)\\s*kB");
  private static final String TIER = "TieredStopAtLevel";
  private static final int ALL_TIERS = 4;

  /** Of so many collections in a row, even the serial collector's compact the heap once. */
  private static final int THOROUGH = 4;

  private ProcessStats() {}

  /** The bytes that objects on the heap take after a collection; unknown where none happens. */
  static OptionalLong liveHeap() {
    long before = collections();
    for (int i = 0; i < THOROUGH; i++) {
      System.gc();
    }
    return collections() > before
        ? OptionalLong.of(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed())
        : OptionalLong.empty();
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  /** The physical memory the process takes, all of it: heap, code, driver. [bytes] */
  static OptionalLong residentSet() {
    try {
      Matcher line = RESIDENT.matcher(Files.readString(STATUS));
      return line.find()
          ? OptionalLong.of(Long.parseLong(line.group(1)) * 1024)
          : OptionalLong.empty();
    } catch (IOException notThisSystem) {
      return OptionalLong.empty();
    }
  }

  /** Tells what this thread allocates; null where the virtual machine does not count it. */
  static ThreadMXBean allocationMeter() {
    if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
        && threads.isThreadAllocatedMemorySupported()
        && threads.isThreadAllocatedMemoryEnabled()) {
      threads.getCurrentThreadAllocatedBytes(); // the first call allocates
      return threads;
    }
    return null;
  }

  /** The virtual machine and, if it is held back, how far its compiler goes. */
  static String java() {
    String name = System.getProperty("java.vm.name") + " " + Runtime.version();
    int tier = compilerTier();
    return tier < ALL_TIERS ? name + ", quick compiler only (" + TIER + "=" + tier + ")" : name;
  }

  private static int compilerTier() {
    HotSpotDiagnosticMXBean machine =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    try {
      return machine == null ? ALL_TIERS : Integer.parseInt(machine.getVMOption(TIER).getValue());
    } catch (IllegalArgumentException noSuchOption) {
      return ALL_TIERS;
    }
  }
}
