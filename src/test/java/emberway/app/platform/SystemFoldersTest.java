package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The expected folders are those of earlier versions, so that no settings are lost. */
final class SystemFoldersTest {
  @TempDir private Path home;

  private SystemFolders on(String system, Map<String, String> environment) {
    return new SystemFolders(system, home, environment::get);
  }

  @Test
  void linux_nothingSet_foldersOfTheHome() {
    SystemFolders folders = on("Linux", Map.of());
    assertThat(folders.config("emberway")).isEqualTo(home.resolve(".config/emberway"));
    assertThat(folders.data("emberway")).isEqualTo(home.resolve(".local/share/emberway"));
  }

  @Test
  void linux_variablesSet_foldersOfTheVariables() {
    Path config = home.resolve("c").toAbsolutePath();
    Path data = home.resolve("d").toAbsolutePath();
    SystemFolders folders =
        on("Linux", Map.of("XDG_CONFIG_HOME", config.toString(), "XDG_DATA_HOME", data.toString()));
    assertThat(folders.config("emberway")).isEqualTo(config.resolve("emberway"));
    assertThat(folders.data("emberway")).isEqualTo(data.resolve("emberway"));
  }

  @Test
  void linux_variablesEmptyOrRelative_areIgnored() {
    SystemFolders folders =
        on("Linux", Map.of("XDG_CONFIG_HOME", "", "XDG_DATA_HOME", "some/where"));
    assertThat(folders.config("emberway")).isEqualTo(home.resolve(".config/emberway"));
    assertThat(folders.data("emberway")).isEqualTo(home.resolve(".local/share/emberway"));
  }

  @Test
  void mac_anythingSet_applicationSupport() {
    SystemFolders folders = on("Mac OS X", Map.of("XDG_CONFIG_HOME", "/elsewhere"));
    Path support = home.resolve("Library/Application Support/emberway");
    assertThat(folders.config("emberway")).isEqualTo(support);
    assertThat(folders.data("emberway")).isEqualTo(support);
  }

  @Test
  void windows_variablesSet_settingsRoamAndDataStay() {
    Path roaming = home.resolve("r").toAbsolutePath();
    Path local = home.resolve("l").toAbsolutePath();
    SystemFolders folders =
        on("Windows 11", Map.of("APPDATA", roaming.toString(), "LOCALAPPDATA", local.toString()));
    assertThat(folders.config("emberway")).isEqualTo(roaming.resolve("emberway/config"));
    assertThat(folders.data("emberway")).isEqualTo(local.resolve("emberway/data"));
  }

  @Test
  void windows_nothingSet_foldersOfTheHome() {
    SystemFolders folders = on("Windows 11", Map.of());
    assertThat(folders.config("emberway"))
        .isEqualTo(home.resolve("AppData/Roaming/emberway/config"));
    assertThat(folders.data("emberway")).isEqualTo(home.resolve("AppData/Local/emberway/data"));
  }

  @Test
  void pictures_linuxDesktopNamesFolder_thatFolder() throws IOException {
    assertThat(on("Linux", Map.of()).pictures()).isEmpty();
    Path folder = Files.createDirectory(home.resolve("My \"Bilder\""));
    nameDesktopFolder("$HOME/My \\\"Bilder\\\"");
    assertThat(on("Linux", Map.of()).pictures()).contains(folder);
    nameDesktopFolder(folder.toAbsolutePath().toString().replace("\"", "\\\""));
    assertThat(on("Linux", Map.of()).pictures()).contains(folder.toAbsolutePath());
    nameDesktopFolder("relative");
    assertThat(on("Linux", Map.of()).pictures()).isEmpty();
    nameDesktopFolder("$HOME/gone");
    assertThat(on("Linux", Map.of()).pictures()).isEmpty();
  }

  private void nameDesktopFolder(String value) throws IOException {
    Path file = Files.createDirectories(home.resolve(".config")).resolve("user-dirs.dirs");
    Files.writeString(
        file,
        "# made by the desktop\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"%s\"\n"
            .formatted(value));
  }

  @Test
  void pictures_otherSystems_folderOfTheHomeIfThere() throws IOException {
    assertThat(on("Windows 11", Map.of()).pictures()).isEmpty();
    Path folder = Files.createDirectory(home.resolve("Pictures"));
    assertThat(on("Windows 11", Map.of()).pictures()).contains(folder);
    assertThat(on("Mac OS X", Map.of()).pictures()).contains(folder);
  }
}
