package emberway.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Says at the end of a test run how many tests ran, and names each one that was skipped and why, so
 * that a missing program or missing data never passes silently.
 */
public final class SummaryListener implements TestExecutionListener {
  private final AtomicInteger passed = new AtomicInteger();
  private final AtomicInteger failed = new AtomicInteger();
  private final List<String> skipped = new ArrayList<>();

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    switch (result.getStatus()) {
      case SUCCESSFUL -> {
        if (test.isTest()) {
          passed.incrementAndGet();
        }
      }
      case FAILED -> failed.incrementAndGet();
      case ABORTED -> skip(test, result.getThrowable().map(Throwable::getMessage).orElse(""));
    }
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    skip(test, reason);
  }

  private synchronized void skip(TestIdentifier test, String reason) {
    Optional<String> method =
        test.getSource()
            .filter(MethodSource.class::isInstance)
            .map(MethodSource.class::cast)
            .map(source -> source.getClassName() + "." + source.getMethodName());
    skipped.add(method.orElse(test.getDisplayName()) + ": " + reason);
  }

  @Override
  public synchronized void testPlanExecutionFinished(TestPlan plan) {
    skipped.forEach(line -> System.out.println("skipped " + line));
    System.out.println(); // whatever a library printed last may lack its line break
    System.out.printf(
        "%d passed, %d failed, %d skipped%n", passed.get(), failed.get(), skipped.size());
  }
}
