package emberway.app.diagnosis;

import emberway.app.command.Notices;
import emberway.app.platform.Background;
import emberway.app.platform.Diagnosis;
import emberway.app.platform.FreshFile;
import emberway.app.platform.UserFolders;
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
public final class ReportDesk {
  private static final String REPORT = "report"; // what the notices call it

  private final Supplier<Doctor.OpenWindow> window;
  private final Background background;
  private final Notices notices;
  private Optional<Diagnosis> diagnosis = Optional.empty();

  /**
   * A desk.
   *
   * @param window tells what only the window's thread knows
   */
  public ReportDesk(Supplier<Doctor.OpenWindow> window, Background background, Notices notices) {
    this.window = window;
    this.background = background;
    this.notices = notices;
  }

  /** Has a new one made. */
  public void open() {
    diagnosis = Optional.empty();
    Doctor.OpenWindow now = window.get();
    background.run(
        () -> {
          Diagnosis made = Doctor.examine(now);
          return () -> diagnosis = Optional.of(made);
        });
  }

  /** What it says; nothing while it is being made. */
  public Optional<Diagnosis> diagnosis() {
    return diagnosis;
  }

  /** Writes it into the user's home folder. */
  public void save(String text) {
    background.run(
        () -> {
          LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
          Path file = FreshFile.in(UserFolders.home(), "emberway-report", now, ".txt");
          try {
            AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
          } catch (UnwritableException refused) {
            return () -> notices.fail(REPORT, refused.getMessage(), "");
          }
          return () -> {
            notices.succeed(REPORT);
            notices.tell("saved", file, "saved " + file.getFileName());
          };
        });
  }
}
