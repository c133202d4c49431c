package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  private void template(String object) {
    files.put("a.tx", ("<template>" + object + "</template>").getBytes(StandardCharsets.UTF_8));
  }

  private static String usingTemplate(int count) {
    return "<objectgroup>"
        + each(count, i -> "<object id='%d' template='a.tx' x='4' y='4'/>".formatted(i + 1))
        + "</objectgroup>";
  }

  private void isRefused(String map, String upTo) throws Exception {
    assertThat(
            allocated(
                () ->
                    assertThatThrownBy(() -> open(map))
                        .isInstanceOfSatisfying(
                            UnreadableException.class,
                            e ->
                                assertThat(e.problems())
                                    .singleElement()
                                    .asString()
                                    .contains(
                                        "its elements are too much for one file, up to '" + upTo))))
        .isLessThan(2L << 30);
  }

  @Test
  void template_ofManyProperties_countsForEachObject() throws Exception {
    String properties = each(20_000, i -> "<property name='p%d' value='1'/>".formatted(i));
    template("<object><properties>" + properties + "</properties></object>");
    assertThat(open(usingTemplate(10)).map().size().cells()).isEqualTo(3);
    isRefused(usingTemplate(200), "a.tx'");
  }

  @Test
  void template_ofManyCorners_countsForEachObject() throws Exception {
    template("<object><polygon points='" + "1,2 ".repeat(9_999) + "'/></object>");
    assertThat(open(usingTemplate(10)).map().size().cells()).isEqualTo(3);
    isRefused(usingTemplate(1_000), "m.tmx'");
  }

  @Test
  void template_ofALongValue_countsForEachObject() throws Exception {
    template("<object name='" + "n".repeat(2_000_000) + "'/>");
    assertThatThrownBy(() -> open(usingTemplate(1_000)))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("its files are too much for one file, up to 'a.tx': ");
  }

  @Test
  void polygon_ofOneCornerTooMany_isRefused() throws Exception {
    String polygon = "<objectgroup><object id='1'><polygon points='1,2%s'/></object></objectgroup>";
    assertThat(open(polygon.formatted(" 3,4".repeat(9_999))).map().size().cells()).isEqualTo(3);
    assertThatThrownBy(() -> open(polygon.formatted(" 3,4".repeat(10_000))))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("more than 10000 corners");
  }
}
