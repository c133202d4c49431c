package emberway.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.command.Shown;
import emberway.io.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SettingsFileTest {
  @TempDir Path folder;

  private Path json() {
    return folder.resolve("settings.json");
  }

  private Settings reread(Settings settings) throws IOException {
    new SettingsFile(folder).write(settings);
    SettingsFile.Found found = new SettingsFile(folder).read();
    assertThat(found.notice()).isEmpty();
    return found.settings();
  }

  @Test
  void read_whatWasWritten_isEqual() throws IOException {
    Settings settings =
        Settings.USUAL
            .with(new WindowPlace(-12, 40, 1280, 720, WindowPlace.Extent.MAXIMIZED))
            .with(new Look(Look.Theme.LIGHT, Look.FieldColors.SAFE, OptionalDouble.of(1.25)))
            .with(new RecentFiles(java.util.List.of(Path.of("/a \"b\"/ü.map.txt"))))
            .with(EnumSet.of(Shown.COST, Shown.HELP))
            .withLayout("[Window][Maps]\nPos=1,2\n");
    assertThat(reread(settings)).isEqualTo(settings);
    Settings wide = settings.with(new WindowPlace(0, 9, 640, 480, WindowPlace.Extent.FULL_SCREEN));
    assertThat(reread(wide)).isEqualTo(wide);
    assertThat(reread(Settings.USUAL)).isEqualTo(Settings.USUAL);
  }

  @Test
  void shownAtFirst_afterASave_isWhatLasts() throws IOException {
    Settings settings = reread(Settings.USUAL.with(EnumSet.of(Shown.COST, Shown.HELP)));
    assertThat(settings.shownAtFirst()).containsExactly(Shown.COST);
    assertThat(Settings.USUAL.shownAtFirst())
        .contains(Shown.ROUTE, Shown.PANELS)
        .doesNotContain(Shown.COST, Shown.HELP);
  }

  @Test
  void read_noFile_isUsual() {
    assertThat(new SettingsFile(folder.resolve("none")).read().settings())
        .isEqualTo(Settings.USUAL);
  }

  @Test
  void read_newerFileWithMore_takesWhatItKnows() throws IOException {
    Files.writeString(
        json(),
        "{\"theme\": \"light\", \"holograms\": [1, {\"a\": null}], \"shown\": {\"x\": true}}");
    assertThat(new SettingsFile(folder).read().settings().look().theme())
        .isEqualTo(Look.Theme.LIGHT);
  }

  @Test
  void read_damagedFile_isSetAsideWithANotice() throws IOException {
    for (String damaged :
        new String[] {
          "",
          "{",
          "[]",
          "null",
          "{\"theme\": 3}",
          "{\"theme\": \"plaid\"}",
          "{} {}",
          "{\"window\": {\"x\": 1}}",
          "{\"scale\": 1e300}",
          "{\"recent\": 1}",
          "{\"window\": {\"x\": 1, \"y\": 1, \"width\": 0, \"height\": 5}}",
          "\u0000\u0001"
        }) {
      Files.writeString(json(), damaged);
      SettingsFile.Found found = new SettingsFile(folder).read();
      assertThat(found.settings()).as(damaged).isEqualTo(Settings.USUAL);
      assertThat(found.notice()).as(damaged).isPresent();
      assertThat(found.notice().get()).contains("settings.json").contains("settings.damaged.json");
      assertThat(json()).as(damaged).doesNotExist();
      assertThat(folder.resolve("settings.damaged.json")).hasContent(damaged);
    }
  }

  @Test
  void read_anyBytes_isNeverAFailure() throws IOException {
    long seed = 20261121;
    Random random = new Random(seed);
    new SettingsFile(folder)
        .write(Settings.USUAL.with(new WindowPlace(1, 2, 3, 4, WindowPlace.Extent.OWN)));
    byte[] good = Files.readAllBytes(json());
    for (int i = 0; i < 500; i++) {
      byte[] bad = good.clone();
      for (int j = 0; j <= random.nextInt(4); j++) {
        bad[random.nextInt(bad.length)] = (byte) random.nextInt();
      }
      Files.write(json(), bad);
      SettingsFile.Found found = new SettingsFile(folder).read();
      assertThat(found.notice().isPresent())
          .as("seed %d, round %d: it is set aside or it is read", seed, i)
          .isEqualTo(!Files.exists(json()));
    }
  }

  @Test
  void write_whereAFileIsInTheWay_saysSo() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> new SettingsFile(file.resolve("deeper")).write(Settings.USUAL))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("deeper");
  }

  @Test
  void within_otherScreens_staysInReach() {
    WindowPlace screen = new WindowPlace(0, 0, 1000, 800, WindowPlace.Extent.OWN);
    WindowPlace place = new WindowPlace(100, 50, 600, 400, WindowPlace.Extent.OWN);
    assertThat(place.within(screen, 320, 240)).isEqualTo(place);
    assertThat(
            new WindowPlace(5000, 50, 600, 400, WindowPlace.Extent.MAXIMIZED)
                .within(screen, 320, 240))
        .isEqualTo(new WindowPlace(200, 200, 600, 400, WindowPlace.Extent.MAXIMIZED));
    assertThat(new WindowPlace(0, 0, 4000, 3000, WindowPlace.Extent.OWN).within(screen, 320, 240))
        .isEqualTo(new WindowPlace(0, 0, 1000, 800, WindowPlace.Extent.OWN));
    assertThat(
            new WindowPlace(-590, -300, 600, 400, WindowPlace.Extent.OWN)
                .within(screen, 320, 240)
                .y())
        .isNotNegative();
  }

  @Test
  void recentFiles_openedAgain_comeFirstOnce() {
    RecentFiles recent = RecentFiles.NONE;
    for (int i = 0; i < 20; i++) {
      recent = recent.with(Path.of("/maps/" + i));
    }
    recent = recent.with(Path.of("/maps/../maps/15"));
    assertThat(recent.files()).hasSize(RecentFiles.MOST).startsWith(Path.of("/maps/15"));
    assertThat(recent.files().stream().filter(Path.of("/maps/15")::equals)).hasSize(1);
    assertThat(recent.without(Path.of("/maps/15")).files()).startsWith(Path.of("/maps/19"));
  }

  @Test
  void scaledBy_stepsFromTheDesktops_goUpAndDownWithinTheRange() {
    assertThat(Look.USUAL.scaledBy(1, 1).scaleOn(1)).isEqualTo(1.25);
    assertThat(Look.USUAL.scaledBy(-1, 1).scaleOn(1)).isEqualTo(0.75);
    assertThat(Look.USUAL.scaledBy(-1, 1).scaledBy(-1, 1).scaleOn(1)).isEqualTo(0.75);
    assertThat(Look.USUAL.scaledBy(1, 1.3).scaleOn(1)).isEqualTo(1.5);
    assertThat(Look.USUAL.scaledBy(-1, 1.3).scaleOn(1)).isEqualTo(1.25);
    assertThat(Look.USUAL.scaledBy(1, 4).scaleOn(1)).isEqualTo(4);
    assertThat(Look.USUAL.scaledBy(1, 1).withDesktopScale().scaleOn(2)).isEqualTo(2);
  }
}
