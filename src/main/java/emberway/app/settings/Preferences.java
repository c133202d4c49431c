package emberway.app.settings;

import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.Texts;
import emberway.io.UnwritableException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The user's current settings, saved to a file on each change. Window's thread only. */
public final class Preferences {
  private final Optional<SettingsFile> file;
  private final BackgroundExecutor backgroundExecutor;
  private final Consumer<String> whenUnwritable;
  private Settings settings;
  private boolean isUnwritable; // whether the user has been told of the failure to save

  /**
   * Creates preferences from the settings read from a file.
   *
   * @param file the file to save to, if any
   * @param whenUnwritable receives, on the window's thread, why settings cannot be saved
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

  /** Returns the current settings. */
  public Settings settings() {
    return settings;
  }

  /** Changes the settings and saves them in the background. */
  public void change(UnaryOperator<Settings> edit) {
    Settings before = settings;
    Settings next = edit.apply(before);
    if (!next.equals(before)) {
      settings = next;
      file.ifPresent(kept -> backgroundExecutor.run(() -> write(kept, before, next)));
    }
  }

  /** Saves a change, merged with what other windows have saved meanwhile. */
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
