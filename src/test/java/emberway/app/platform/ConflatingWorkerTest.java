package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Patience;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

final class ConflatingWorkerTest {
  private static final long FOREVER = Long.MAX_VALUE;

  private final Semaphore answered = new Semaphore(0);
  private final List<Integer> begun = Collections.synchronizedList(new ArrayList<>());

  @Test
  void submit_manyWhileBusy_answersTheNewestOnly() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch mayGoOn = new CountDownLatch(1);
    ConflatingWorker.Work<Integer, String> work =
        (question, isStale) -> {
          begun.add(question);
          busy.countDown();
          await(mayGoOn);
          return Optional.of("answer " + question);
        };
    try (ConflatingWorker<Integer, String> worker =
        new ConflatingWorker<>("test", FOREVER, work, answered::release)) {
      worker.submit(1);
      busy.await();
      for (int question = 2; question <= 50; question++) {
        worker.submit(question);
      }
      mayGoOn.countDown();
      answered.acquire(2);
      assertThat(worker.take()).contains("answer 50");
      assertThat(worker.take()).isEmpty();
      assertThat(begun).containsExactly(1, 50);
    }
  }

  @Test
  void submit_whileBusyWithoutPatience_tellsTheWorkThatItIsStale() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    ConflatingWorker.Work<Integer, String> work =
        (question, isStale) -> {
          busy.countDown();
          if (question == 1) {
            spinUntil(isStale);
            return Optional.empty();
          }
          return Optional.of("answer " + question);
        };
    try (ConflatingWorker<Integer, String> worker =
        new ConflatingWorker<>("test", 0, work, answered::release)) {
      worker.submit(1);
      busy.await();
      worker.submit(2);
      answered.acquire();
      assertThat(worker.take()).contains("answer 2");
    }
  }

  @Test
  void submit_whileBusyWithPatience_letsTheWorkFinish() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    ConflatingWorker.Work<Integer, Boolean> work =
        (question, isStale) -> {
          busy.countDown();
          await(asked);
          return Optional.of(isStale.getAsBoolean());
        };
    try (ConflatingWorker<Integer, Boolean> worker =
        new ConflatingWorker<>("test", FOREVER, work, answered::release)) {
      worker.submit(1);
      busy.await();
      worker.submit(2);
      asked.countDown();
      answered.acquire(2);
      assertThat(worker.take()).contains(false);
    }
  }

  @Test
  void close_whileBusy_tellsTheWorkThatItIsStale() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    ConflatingWorker<Integer, String> worker =
        new ConflatingWorker<>(
            "test",
            FOREVER,
            (question, isStale) -> {
              busy.countDown();
              spinUntil(isStale);
              ended.countDown();
              return Optional.empty();
            },
            answered::release);
    worker.submit(1);
    busy.await();
    worker.close();
    assertThat(Patience.await(ended)).isTrue();
  }

  @Test
  void close_idle_closesTheWorkOnItsThread() throws InterruptedException {
    BlockingQueue<Thread> closedOn = new LinkedBlockingQueue<>();
    ConflatingWorker<Integer, Thread> worker =
        new ConflatingWorker<>(
            "test",
            FOREVER,
            new ConflatingWorker.Work<>() {
              @Override
              public Optional<Thread> answer(Integer question, BooleanSupplier isStale) {
                return Optional.of(Thread.currentThread());
              }

              @Override
              public void close() {
                closedOn.add(Thread.currentThread());
              }
            },
            answered::release);
    worker.submit(1);
    answered.acquire();
    assertThat(closedOn).isEmpty();
    worker.close();
    assertThat(closedOn.poll(Patience.LIMIT, TimeUnit.SECONDS))
        .isNotNull()
        .isEqualTo(worker.take().orElseThrow());
  }

  @Test
  void take_afterTheWorkFailed_throwsWithItsCause() throws InterruptedException {
    RuntimeException failure = new RuntimeException("planted");
    try (ConflatingWorker<Integer, String> worker =
        new ConflatingWorker<>(
            "test",
            FOREVER,
            (question, isStale) -> {
              throw failure;
            },
            answered::release)) {
      worker.submit(1);
      answered.acquire();
      assertThatThrownBy(worker::take).hasCause(failure).hasMessageContaining("planted");
    }
  }

  private static void spinUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
