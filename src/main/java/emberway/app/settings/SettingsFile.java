package emberway.app.settings;

import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** The file of the {@link Settings}. Any thread, one at a time. */
public final class SettingsFile {
  private static final String NAME = "settings.json";
  private static final String ASIDE = "settings.damaged.json";
  private static final int MAX_BYTES = 1 << 20;

  /**
   * The result of reading the file.
   *
   * @param settings the settings to use
   * @param notice a message for the user, if something was wrong
   */
  public record Found(Settings settings, Optional<String> notice) {}

  private final Path file;

  /** Creates the file object for a folder that may not exist yet. */
  public SettingsFile(Path folder) {
    file = folder.resolve(NAME);
  }

  /**
   * Returns the settings of an earlier window, written and read as if there were a file of them.
   */
  public static Found rehearsed() {
    WindowPlacement place = new WindowPlacement(0, 0, 1280, 800, WindowPlacement.Extent.OWN);
    Settings left =
        Settings.USUAL
            .with(place)
            .with(Settings.USUAL.shownAtFirst())
            .with(RecentMaps.NONE.with(Path.of("map")));
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      SettingsJson.write(left, text);
      return new Found(SettingsJson.read(text.toByteArray()), Optional.empty());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Reads the file. Moves a damaged file aside and returns the default settings. */
  public Found read() {
    if (!Files.exists(file)) {
      return new Found(Settings.USUAL, Optional.empty());
    }
    try {
      return new Found(content(), Optional.empty());
    } catch (IOException | IllegalArgumentException damage) {
      return new Found(Settings.USUAL, Optional.of(setAside()));
    }
  }

  /** Whether the file exists, damaged or not. */
  public boolean isThere() {
    return Files.exists(file);
  }

  /** Returns the settings in the file, if it exists and is not damaged. */
  public Optional<Settings> now() {
    try {
      return Optional.of(content());
    } catch (IOException | IllegalArgumentException damagedOrNotThere) {
      return Optional.empty();
    }
  }

  private Settings content() throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES) {
      throw new IllegalArgumentException("this is no file of settings");
    }
    return SettingsJson.read(Files.readAllBytes(file));
  }

  /** Moves a damaged file aside and returns a message about it. */
  private String setAside() {
    Path aside = file.resolveSibling(ASIDE);
    try {
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      return "%s: damaged, and set aside as %s; the usual settings are used"
          .formatted(file, aside.getFileName());
    } catch (IOException stays) {
      return "%s: damaged; the usual settings are used".formatted(file);
    }
  }

  /** Writes the file atomically. */
  public void write(Settings settings) throws UnwritableException {
    Path folder = file.toAbsolutePath().getParent();
    try {
      Files.createDirectories(folder);
    } catch (IOException refused) {
      throw new UnwritableException(folder, FileError.writing(refused), refused);
    }
    AtomicFile.write(file, out -> SettingsJson.write(settings, out));
  }
}
