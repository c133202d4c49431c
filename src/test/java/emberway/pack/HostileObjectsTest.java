package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ReferencedFiles;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Small Tiled maps whose parts refer to each other so that a careless reader works on each pair.
 * The work is counted by what it allocates.
 */
final class HostileObjectsTest {
  private static final int MANY = 5_000;
  private static final long LINEAR = 128L << 20; // enough to do something for each part [bytes]

  private final Map<String, byte[]> files = new HashMap<>();

  private static String each(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining("\n"));
  }

  private LoadedMap open(String content) throws UnreadableException {
    String map =
        "<map orientation='orthogonal' width='3' height='1' tilewidth='8' tileheight='8'>"
            + content
            + "</map>";
    return MapFiles.read(
        "m.tmx",
        map.getBytes(StandardCharsets.UTF_8),
        TestTiles.FANTASY,
        new ReferencedFiles.InPack(new MemoryFiles("P", files), "m.tmx"));
  }

  private interface Work {
    void run() throws Exception;
  }

  /** What a piece of work allocates. [bytes] */
  private static long allocated(Work work) throws Exception {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    work.run();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }

  @Test
  void objects_ofOneName_areNumberedInLinearTime() throws Exception {
    String objects = each(MANY, i -> "<object id='1' name='Inn' x='4' y='4'><point/></object>");
    String map = "<objectgroup>" + objects + "</objectgroup>";
    assertThat(open(map).map().places().get(MANY - 1).name()).isEqualTo("Inn " + MANY);
    assertThat(allocated(() -> open(map))).isLessThan(LINEAR);
  }
}
