package emberway.app.settings;

import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.Texts;
import emberway.io.UnwritableException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What a user has set: kept in a file, and told to whoever shows it. Window's thread only. */
public final class Preferences {
  private final Optional<SettingsFile> file;
  private final BackgroundExecutor backgroundExecutor;
  private final Consumer<String> whenUnwritable;
  private Settings settings;
  private boolean isUnwritable; // said once is enough

  /**
   * Of what was found in a file.
   *
   * @param file where they are kept, if they are to be kept
   * @param whenUnwritable told, on the window's thread, why they cannot be kept
   */
  public Preferences(
      Optional<SettingsFile> file,
      Settings settings,
      BackgroundExecutor backgroundExecutor,
      Consumer<String> whenUnwritable) {
    this.file = file;
    this.settings = settings;
    this.backgroundExecutor = backgroundExecutor;
    this.whenUnwritable = whenUnwritable;
  }

  /** As they are now. */
  public Settings settings() {
    return settings;
  }

  /** Changes them; what has changed is written apart from this thread. */
  public void change(UnaryOperator<Settings> edit) {
    Settings before = settings;
    Settings next = edit.apply(before);
    if (!next.equals(before)) {
      settings = next;
      file.ifPresent(kept -> backgroundExecutor.run(() -> write(kept, before, next)));
    }
  }

  /** Writes what was changed, beside what other windows have written meanwhile. */
  private Runnable write(SettingsFile kept, Settings before, Settings next) {
    try {
      kept.write(kept.now().map(others -> next.changedSince(before, others)).orElse(next));
      return () -> isUnwritable = false;
    } catch (UnwritableException refused) {
      return () -> {
        if (!isUnwritable) {
          isUnwritable = true;
          whenUnwritable.accept(Texts.format("settings.unwritable", refused.getMessage()));
        }
      };
    }
  }
}
