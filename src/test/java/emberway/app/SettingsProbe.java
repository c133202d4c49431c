package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.settings.Settings;
import emberway.app.settings.SettingsJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Reads settings for the fuzz targets, which can access no more of this package. */
public final class SettingsProbe {
  private SettingsProbe() {}

  /**
   * Reads a settings file, and checks that readable settings survive being written and read again.
   *
   * @return whether the settings can be read
   */
  public static boolean read(byte[] content) {
    Settings settings;
    try {
      settings = SettingsJson.read(content);
    } catch (IOException | IllegalArgumentException damaged) { // SettingsFile sets such files aside
      return false;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      SettingsJson.write(settings, out);
      assertThat(SettingsJson.read(out.toByteArray())).isEqualTo(settings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return true;
  }
}
