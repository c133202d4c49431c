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
 * Puts together the report that a user can send along with a problem. Window's thread only; what
 * takes time is done apart from it.
 */
public final class ProblemReporter {
  private static final String REPORT = "report"; // what the notices call it

  private final Supplier<DiagnosisCollector.OpenWindow> window;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private Optional<Diagnosis> diagnosis = Optional.empty();

  /**
   * A desk.
   *
   * @param window tells what only the window's thread knows
   */
  public ProblemReporter(
      Supplier<DiagnosisCollector.OpenWindow> window,
      BackgroundExecutor backgroundExecutor,
      Notices notices) {
    this.window = window;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
  }

  /** Has a new one made. */
  public void open() {
    diagnosis = Optional.empty();
    DiagnosisCollector.OpenWindow now = window.get();
    backgroundExecutor.run(
        () -> {
          Diagnosis made = DiagnosisCollector.examine(now);
          return () -> diagnosis = Optional.of(made);
        });
  }

  /** What it says; nothing while it is being made. */
  public Optional<Diagnosis> diagnosis() {
    return diagnosis;
  }

  /** Writes it into the user's home folder. */
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
            notices.succeed(REPORT);
            notices.tell(Texts.get("saved"), file, Texts.format("saved.brief", file.getFileName()));
          };
        });
  }
}
