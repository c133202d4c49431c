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
final class CompanionTest {
  private final Companion companion = new Companion();

  @BeforeEach
  void assumeOneIsPossible() {
    Assumptions.assumeTrue(Companion.isPossible(), "no second processor, or no common pool");
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
      companion.call();
      companion.share(Thread::onSpinWait, CompanionTest::nothing);
    } while (!companion.isThere());
  }

  @Test
  void share_withoutACall_doesBothOnTheCallersThreadInOrder() {
    List<String> done = new ArrayList<>();
    companion.share(() -> done.add("mine"), () -> done.add("other"));
    assertThat(done).containsExactly("mine", "other");
    assertThat(companion.isThere()).isFalse();
  }

  @Test
  void share_whileOneIsFree_doesBothAtOnce() {
    for (int search = 0; search < 200; search++) {
      CountDownLatch isBegun = new CountDownLatch(1);
      AtomicReference<Thread> other = new AtomicReference<>();
      callUntilThere();
      companion.share(
          () -> await(isBegun),
          () -> {
            other.setPlain(Thread.currentThread());
            isBegun.countDown();
          });
      assertThat(other.getPlain()).isNotNull().isNotSameAs(Thread.currentThread());
      assertThat(companion.isThere()).isTrue();
      companion.dismiss();
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
        companion.call();
        companion.share(CompanionTest::nothing, () -> threads.add(Thread.currentThread()));
      }
      assertThat(companion.isThere()).isFalse();
      companion.dismiss();
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
        companion.call();
        companion.share(mine, others);
        companion.share(CompanionTest::nothing, mix);
        expected[0] = 3 * expected[0] + 1;
        expected[1] = 5 * expected[1] + 1 ^ expected[0];
        assertThat(sums).containsExactly(expected);
      }
      companion.dismiss();
    }
  }

  @Test
  void share_otherTaskFailsOnTheOtherThread_failsAndServesTheNextSearch() {
    for (int search = 0; search < 50; search++) {
      CountDownLatch isBegun = new CountDownLatch(1);
      callUntilThere();
      assertThatThrownBy(
              () ->
                  companion.share(
                      () -> await(isBegun),
                      () -> {
                        isBegun.countDown();
                        throw new OutOfMemoryError("as a test");
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("as a test")
          .hasCauseInstanceOf(OutOfMemoryError.class);
      companion.dismiss();
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
                  companion.share(
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
      companion.dismiss();
      assertThat(isDone[0]).isTrue();
    }
  }

  @Test
  void share_callersOwnOtherTaskFails_isNotWaitedFor() {
    companion.call();
    assertThatThrownBy(
            () -> {
              while (true) { // until the caller is the one to take it
                companion.share(
                    CompanionTest::nothing,
                    () -> {
                      if (!(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
                        throw new IllegalArgumentException("as a test");
                      }
                    });
              }
            })
        .isInstanceOf(IllegalArgumentException.class);
    companion.dismiss();
    share_whileOneIsFree_doesBothAtOnce();
  }
}
