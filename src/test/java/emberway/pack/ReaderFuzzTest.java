package emberway.pack;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Every reader of files from elsewhere as a fuzz target. A build with the profile full reads the
 * seeds, see {@link FuzzSeeds}; how to fuzz is said in docs/fuzzing.md.
 */
final class ReaderFuzzTest {
  private static final long MAX_NANOS = 2_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void textMap(byte[] content) {
    check(FuzzTarget.TEXT_MAP, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void movingAiMap(byte[] content) {
    check(FuzzTarget.MOVING_AI_MAP, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void scenario(byte[] content) {
    check(FuzzTarget.SCENARIO, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void danger(byte[] content) {
    check(FuzzTarget.DANGER, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void anyMap(byte[] content) {
    check(FuzzTarget.ANY_MAP, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void tileSet(byte[] content) {
    check(FuzzTarget.TILE_SET, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void pack(byte[] content) {
    check(FuzzTarget.PACK, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void zip(byte[] content) {
    check(FuzzTarget.ZIP, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void tmx(byte[] content) {
    check(FuzzTarget.TMX, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void tmj(byte[] content) {
    check(FuzzTarget.TMJ, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void tsx(byte[] content) {
    check(FuzzTarget.TSX, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void template(byte[] content) {
    check(FuzzTarget.TEMPLATE, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void png(byte[] content) {
    check(FuzzTarget.PNG, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void picture(byte[] content) {
    check(FuzzTarget.PICTURE, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void world(byte[] content) {
    check(FuzzTarget.WORLD, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void schema(byte[] content) {
    check(FuzzTarget.SCHEMA, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void mapName(byte[] content) {
    check(FuzzTarget.MAP_NAME, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void queries(byte[] content) {
    check(FuzzTarget.QUERIES, content);
  }

  @ArgumentsSource(FuzzSeeds.class)
  @FuzzTest(maxDuration = "")
  void settings(byte[] content) {
    check(FuzzTarget.SETTINGS, content);
  }

  /**
   * Besides what a target promises, that it is soon done; what else the machine does is left out.
   */
  private static void check(FuzzTarget target, byte[] content) {
    long start = THREADS.getCurrentThreadCpuTime();
    target.check(content);
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    if (nanos > MAX_NANOS) {
      throw new AssertionError("took " + nanos / 1_000_000 + " ms");
    }
  }
}
