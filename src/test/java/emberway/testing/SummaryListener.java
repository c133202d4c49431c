package emberway.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes down how each test ended, and why one was skipped, so that a missing program or missing
 * data never passes silently. {@link TestSummary} adds up what all processes of a build have
 * written. The property {@code emberway.summary} names the folder; without it, nothing is written.
 */
public final class SummaryListener implements TestExecutionListener {
  private final List<String> lines = new ArrayList<>();

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    switch (result.getStatus()) {
      case SUCCESSFUL -> {
        if (test.isTest()) {
          add(TestSummary.PASSED);
        }
      }
      case FAILED -> add(TestSummary.FAILED);
      case ABORTED -> skip(test, result.getThrowable().map(Throwable::getMessage).orElse(""));
    }
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    skip(test, reason);
  }

  private void skip(TestIdentifier test, String reason) {
    Optional<String> method =
        test.getSource()
            .filter(MethodSource.class::isInstance)
            .map(MethodSource.class::cast)
            .map(source -> source.getClassName() + "." + source.getMethodName());
    String line = method.orElse(test.getDisplayName()) + ": " + reason;
    add(TestSummary.SKIPPED + line.replaceAll("\\R", " "));
  }

  private synchronized void add(String line) {
    lines.add(line);
  }

  /** A process runs several plans, one after the other. */
  @Override
  public synchronized void testPlanExecutionFinished(TestPlan plan) {
    String folder = System.getProperty("emberway.summary", "");
    if (!folder.isEmpty()) {
      try {
        Files.createDirectories(Path.of(folder));
        Files.write(
            Path.of(folder, ProcessHandle.current().pid() + ".txt"),
            lines,
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    lines.clear();
  }
}
