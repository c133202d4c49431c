package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = Patience.LIMIT, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class SearchThreadTest {
  private final SearchThread searchThread = new SearchThread();

  @BeforeEach
  void assumeOneIsPossible() {
    Assumptions.assumeTrue(SearchThread.isPossible(), "no second processor, or no common pool");
  }

  private static void nothing() {}

  private static void await(CountDownLatch latch) {
    try {
      assertThat(Patience.await(latch)).isTrue();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  /** Calls until one has come; it stays until it is dismissed. */
  private void callUntilThere() {
    do {
      searchThread.call();
      searchThread.share(Thread::onSpinWait, SearchThreadTest::nothing);
    } while (!searchThread.isThere());
  }

  @Test
  void share_withoutACall_doesBothOnTheCallersThreadInOrder() {
    List<String> done = new ArrayList<>();
    searchThread.share(() -> done.add("mine"), () -> done.add("other"));
    assertThat(done).containsExactly("mine", "other");
    assertThat(searchThread.isThere()).isFalse();
  }

  @Test
  void share_whileOneIsFree_doesBothAtOnce() {
    for (int search = 0; search < 200; search++) {
      CountDownLatch isBegun = new CountDownLatch(1);
      AtomicReference<Thread> other = new AtomicReference<>();
      callUntilThere();
      searchThread.share(
          () -> await(isBegun),
          () -> {
            other.setPlain(Thread.currentThread());
            isBegun.countDown();
          });
      assertThat(other.getPlain()).isNotNull().isNotSameAs(Thread.currentThread());
      assertThat(searchThread.isThere()).isTrue();
      searchThread.dismiss();
    }
  }

  /** All threads of the pool are held up: the caller goes on alone, and they have nothing to do. */
  @Test
  void share_whileNoneIsFree_doesBothOnTheCallersThread() {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch busy = new CountDownLatch(ForkJoinPool.getCommonPoolParallelism());
    for (int i = 0; i < ForkJoinPool.getCommonPoolParallelism(); i++) {
      ForkJoinPool.commonPool()
          .execute(
              () -> {
                busy.countDown();
                await(release);
              });
    }
    await(busy);
    List<Thread> threads = new ArrayList<>();
    for (int search = 0; search < 50; search++) {
      for (int task = 0; task < 3; task++) {
        searchThread.call();
        searchThread.share(SearchThreadTest::nothing, () -> threads.add(Thread.currentThread()));
      }
      assertThat(searchThread.isThere()).isFalse();
      searchThread.dismiss();
    }
    release.countDown();
    assertThat(threads).hasSize(150).containsOnly(Thread.currentThread());
    assertThat(ForkJoinPool.commonPool().awaitQuiescence(Patience.LIMIT, TimeUnit.SECONDS))
        .isTrue();
    assertThat(threads).hasSize(150);
  }

  /** Nothing guards what they add up but the order of the tasks. */
  @Test
  void share_tasksInTurn_seeWhatTheOnesBeforeWrote() {
    long[] sums = new long[2];
    Runnable mine = () -> sums[0] = 3 * sums[0] + 1;
    Runnable others = () -> sums[1] = 5 * sums[1] + 1;
    Runnable mix = () -> sums[1] ^= sums[0];
    long[] expected = new long[2];
    for (int search = 0; search < 2_000; search++) {
      for (int task = 0; task < 40; task++) {
        searchThread.call();
        searchThread.share(mine, others);
        searchThread.share(SearchThreadTest::nothing, mix);
        expected[0] = 3 * expected[0] + 1;
        expected[1] = 5 * expected[1] + 1 ^ expected[0];
        assertThat(sums).containsExactly(expected);
      }
      searchThread.dismiss();
    }
  }

  @Test
  void share_otherTaskFailsOnTheOtherThread_failsAndServesTheNextSearch() {
    for (int search = 0; search < 50; search++) {
      CountDownLatch isBegun = new CountDownLatch(1);
      callUntilThere();
      assertThatThrownBy(
              () ->
                  searchThread.share(
                      () -> await(isBegun),
                      () -> {
                        isBegun.countDown();
                        throw new OutOfMemoryError("as a test");
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("as a test")
          .hasCauseInstanceOf(OutOfMemoryError.class);
      searchThread.dismiss();
    }
    share_whileOneIsFree_doesBothAtOnce();
  }

  @Test
  void dismiss_callersTaskFailed_waitsForTheOther() {
    for (int search = 0; search < 50; search++) {
      CountDownLatch isBegun = new CountDownLatch(1);
      boolean[] isDone = new boolean[1];
      callUntilThere();
      assertThatThrownBy(
              () ->
                  searchThread.share(
                      () -> {
                        await(isBegun);
                        throw new IllegalArgumentException("as a test");
                      },
                      () -> {
                        isBegun.countDown();
                        for (int i = 0; i < 1_000; i++) {
                          Thread.onSpinWait();
                        }
                        isDone[0] = true;
                      }))
          .isInstanceOf(IllegalArgumentException.class);
      searchThread.dismiss();
      assertThat(isDone[0]).isTrue();
    }
  }

  @Test
  void share_callersOwnOtherTaskFails_isNotWaitedFor() {
    searchThread.call();
    assertThatThrownBy(
            () -> {
              while (true) { // until the caller is the one to take it
                searchThread.share(
                    SearchThreadTest::nothing,
                    () -> {
                      if (!(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
                        throw new IllegalArgumentException("as a test");
                      }
                    });
              }
            })
        .isInstanceOf(IllegalArgumentException.class);
    searchThread.dismiss();
    share_whileOneIsFree_doesBothAtOnce();
  }
}
