package emberway.app.diagnosis;

import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.Diagnosis;
import emberway.app.platform.UniqueFileName;
import emberway.app.platform.UserFolders;
import emberway.app.text.Texts;
import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes the report that a user can send along with a problem. Window's thread only; slow work runs
 * in the background.
 */
public final class ProblemReporter {
  private static final String REPORT = "report"; // the operation, as notices name it

  private final Supplier<DiagnosisCollector.OpenWindow> window;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private Optional<Diagnosis> diagnosis = Optional.empty();

  /**
   * Creates a reporter.
   *
   * @param window supplies what only the window's thread knows
   */
  public ProblemReporter(
      Supplier<DiagnosisCollector.OpenWindow> window,
      BackgroundExecutor backgroundExecutor,
      Notices notices) {
    this.window = window;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
  }

  /** Starts making a new report. */
  public void open() {
    diagnosis = Optional.empty();
    DiagnosisCollector.OpenWindow now = window.get();
    backgroundExecutor.run(
        () -> {
          Diagnosis made = DiagnosisCollector.examine(now);
          return () -> diagnosis = Optional.of(made);
        });
  }

  /** Returns the report; empty while it is being made. */
  public Optional<Diagnosis> diagnosis() {
    return diagnosis;
  }

  /** Writes the report's text into a new file in the user's home folder. */
  public void save(String text) {
    backgroundExecutor.run(
        () -> {
          LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
          Path file = UniqueFileName.in(UserFolders.home(), "emberway-report", now, ".txt");
          try {
            AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
          } catch (UnwritableException refused) {
            return () -> notices.fail(REPORT, refused.getMessage(), "");
          }
          return () -> {
            notices.clearErrors(REPORT);
            notices.inform(
                Texts.get("saved"), file, Texts.format("saved.brief", file.getFileName()));
          };
        });
  }
}
