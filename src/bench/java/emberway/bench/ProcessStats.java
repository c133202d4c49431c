package emberway.bench;

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

/** Measurements of a benchmark's own process, where the system provides them. */
final class ProcessStats {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s*(\\d+)\\s*kB");
  private static final String TIER = "TieredStopAtLevel";
  private static final int ALL_TIERS = 4;

  /** After this many collections in a row, even the serial collector has compacted the heap. */
  private static final int THOROUGH = 4;

  private ProcessStats() {}

  /** The heap memory in use after garbage collection [bytes]; empty if no collection ran. */
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

  /** The process's physical memory: heap, code and driver. [bytes] */
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

  /** Reports this thread's allocations; null where the virtual machine does not count them. */
  static ThreadMXBean allocationMeter() {
    if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
        && threads.isThreadAllocatedMemorySupported()
        && threads.isThreadAllocatedMemoryEnabled()) {
      threads.getCurrentThreadAllocatedBytes(); // the first call allocates
      return threads;
    }
    return null;
  }

  /** The virtual machine and, if limited, its highest compiler tier. */
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
