package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.FaultyDisk;
import emberway.testing.Patience;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the file watcher on a disk that responds when the test lets it. */
final class FileWatcherTest {
  @TempDir Path folder;

  @Test
  void close_whileAFolderIsWalked_waitsForNothing() throws Exception {
    // Reached at the second walk: the first is that of watch().
    CountDownLatch walking = new CountDownLatch(2);
    CountDownLatch answer = new CountDownLatch(1);
    FaultyDisk disk =
        new FaultyDisk(
            step -> {
              walking.countDown();
              if (walking.getCount() == 0) {
                await(answer);
              }
            });
    FileWatcher watch = new FileWatcher((map, change) -> {});
    watch.watch(Optional.empty(), Optional.empty(), Optional.empty(), List.of(disk.over(folder)));
    await(walking);
    Thread closing = new Thread(watch::close);
    closing.start();
    closing.join(TimeUnit.SECONDS.toMillis(Patience.LIMIT / 2));
    boolean isClosed = !closing.isAlive();
    answer.countDown();
    assertThat(isClosed).as("closed while the folder is still walked").isTrue();
  }

  @Test
  void watch_fileThatIsWritten_tellsWhoseItIs() throws Exception {
    Path file = Files.writeString(folder.resolve("a.map.txt"), "a");
    BlockingQueue<Optional<Path>> reported = new ArrayBlockingQueue<>(9);
    FileWatcher watch = new FileWatcher((map, change) -> reported.add(map));
    Optional<Path> called = Optional.of(Path.of("pack#a"));
    watch.watch(called, Optional.of(file), Optional.empty(), List.of());
    Files.writeString(file, "another");
    assertThat(reported.poll(Patience.LIMIT, TimeUnit.SECONDS)).isEqualTo(called);
    watch.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(Patience.await(latch)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
