package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

final class ThreadPriorityTest {
  private static final Path STAT = Path.of("/proc/thread-self/stat");
  private static final int NICE = 19; // see proc(5)

  @Test
  void lower_ofAThread_changesThatThreadAlone() throws Exception {
    Assumptions.assumeTrue(Files.exists(STAT), "not Linux: there are no priorities of threads");
    String before = nice();
    assertThat(onAThread(true)).isEqualTo("5");
    assertThat(nice()).isEqualTo(before);
    assertThat(onAThread(false)).isEqualTo(before);
  }

  @Test
  void lowerOthers_byName_changesThoseThreadsAlone() throws Exception {
    Assumptions.assumeTrue(Files.exists(STAT), "not Linux: there are no priorities of threads");
    Assumptions.assumeTrue(onAThread(true).equals("5"), "another C library");
    String before = nice();
    CountDownLatch hasBegun = new CountDownLatch(1); // and so has its name
    CountDownLatch isLowered = new CountDownLatch(1);
    FutureTask<String> task =
        new FutureTask<>(
            () -> {
              hasBegun.countDown();
              isLowered.await();
              return nice();
            });
    Thread thread = new Thread(task, "works ahead");
    thread.start();
    hasBegun.await();
    try {
      assertThat(ThreadPriority.lowerOthers("works ah")).isEqualTo(1);
    } finally {
      isLowered.countDown();
    }
    assertThat(task.get()).isEqualTo("10");
    assertThat(nice()).isEqualTo(before);
    assertThat(ThreadPriority.lowerOthers("no such thread")).isZero();
  }

  private static String onAThread(boolean isLowered)
      throws InterruptedException, ExecutionException {
    FutureTask<String> task =
        new FutureTask<>(
            () -> {
              if (isLowered) {
                Assumptions.assumeTrue(ThreadPriority.lower(), "another C library");
              }
              return nice();
            });
    new Thread(task).start();
    return task.get();
  }

  private static String nice() throws IOException {
    String stat = Files.readString(STAT);
    String afterName = stat.substring(stat.lastIndexOf(')') + 2); // from the third value on
    return Pattern.compile(" ").splitAsStream(afterName).skip(NICE - 3).findFirst().orElseThrow();
  }
}
