package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

final class TaskResultTest {
  private static <T> FutureTask<T> ended(Callable<T> callable) {
    FutureTask<T> task = new FutureTask<>(callable);
    task.run();
    return task;
  }

  private static FutureTask<String> failed(Exception failure) {
    return ended(
        () -> {
          throw failure;
        });
  }

  @Test
  void await_aResult_returnsIt() throws IOException {
    assertThat(TaskResult.await(ended(() -> "found"))).isEqualTo("found");
    assertThat(TaskResult.await(ended(() -> "read"), IOException.class)).isEqualTo("read");
  }

  @Test
  void await_whatTheTaskThrows_isThrownAsItIs() {
    IllegalArgumentException unchecked = new IllegalArgumentException("7");
    assertThatThrownBy(() -> TaskResult.await(failed(unchecked))).isSameAs(unchecked);
    IOException checked = new IOException("no such file");
    assertThatThrownBy(() -> TaskResult.await(failed(checked), IOException.class))
        .isSameAs(checked);
    StackOverflowError error = new StackOverflowError();
    FutureTask<String> task =
        ended(
            () -> {
              throw error;
            });
    assertThatThrownBy(() -> TaskResult.await(task, IOException.class)).isSameAs(error);
  }

  @Test
  void await_anotherCheckedException_isABug() {
    IOException checked = new IOException("no such file");
    assertThatThrownBy(() -> TaskResult.await(failed(checked)))
        .isInstanceOf(IllegalStateException.class)
        .hasCause(checked);
  }

  @Test
  void await_interrupted_isCanceledAndStaysInterrupted() {
    FutureTask<String> never = new FutureTask<>(() -> "");
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> TaskResult.await(never)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
