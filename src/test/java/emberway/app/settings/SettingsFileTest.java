package emberway.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.command.Command;
import emberway.app.command.Hint;
import emberway.app.command.Shortcuts;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import emberway.io.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
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
            .with(new WindowPlacement(-12, 40, 1280, 720, WindowPlacement.Extent.MAXIMIZED))
            .with(
                new Appearance(
                    Appearance.Theme.LIGHT, Appearance.FieldColors.SAFE, OptionalDouble.of(1.25)))
            .with(new RecentMaps(java.util.List.of(Path.of("/a \"b\"/ü.map.txt"))))
            .with(EnumSet.of(Command.GRID, Command.HELP))
            .withLayout("[Window][Maps]\nPos=1,2\n")
            .withUndoMegabytes(64)
            .withLast(Path.of("walled-city"))
            .withStartsWithLast(false)
            .with(Language.GERMAN)
            .with(DistanceUnit.MILES)
            .withHintsDone(EnumSet.of(Hint.ZOOM, Hint.MENU))
            .with(Shortcuts.read(Map.of("brush", "ctrl+74")));
    assertThat(reread(settings)).isEqualTo(settings);
    Settings wide =
        settings.with(new WindowPlacement(0, 9, 640, 480, WindowPlacement.Extent.FULL_SCREEN));
    assertThat(reread(wide)).isEqualTo(wide);
    assertThat(reread(Settings.USUAL)).isEqualTo(Settings.USUAL);
  }

  @Test
  void shownAtFirst_afterASave_isWhatLasts() throws IOException {
    Set<Command> shown = EnumSet.of(Command.GRID, Command.COST, Command.HELP);
    Settings settings = reread(Settings.USUAL.with(shown));
    assertThat(settings.shownAtFirst())
        .as("the layers of the map, and what the user prefers, but no study")
        .isEqualTo(EnumSet.of(Command.GROUND, Command.OVERLAY, Command.GRID));
    assertThat(Settings.USUAL.shownAtFirst())
        .contains(Command.ROUTE, Command.PANELS)
        .doesNotContain(Command.COST, Command.HELP);
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
        "{\"theme\": \"light\", \"holograms\": [1, {\"a\": null}], \"shown\": {\"x\": true},"
            + " \"language\": \"tlh\", \"distanceUnit\": \"leagues\", \"hintsDone\": [\"juggle\","
            + " \"go\", 3]}");
    Settings settings = new SettingsFile(folder).read().settings();
    assertThat(settings.appearance().theme()).isEqualTo(Appearance.Theme.LIGHT);
    assertThat(settings.language()).isEqualTo(Language.SYSTEM);
    assertThat(settings.distanceUnit()).isEqualTo(DistanceUnit.OF_THE_MAP);
    assertThat(settings.hintsDone()).containsExactly(Hint.GO);
  }

  @Test
  void read_undoMegabytes_boundsTheHistory() throws IOException {
    Files.writeString(json(), "{\"undoMegabytes\": 16}");
    assertThat(new SettingsFile(folder).read().settings().undoBytes()).isEqualTo(16 << 20);
    assertThat(Settings.USUAL.undoBytes()).isEqualTo(256 << 20);
    Files.writeString(json(), "{\"undoMegabytes\": 0}");
    assertThat(new SettingsFile(folder).read().notice().orElseThrow()).contains("set aside");
  }

  @Test
  void read_membersOfOtherKindsThatDoNotMatter_arePassedOver() throws IOException {
    Files.writeString(
        json(),
        "{\"shown\": {\"cost\": true, \"grid\": 1}, \"recent\": [3, \"/a\", null],"
            + " \"window\": {\"x\": 1.9, \"y\": -1e99, \"width\": 9, \"height\": 5,"
            + " \"maximized\": null, \"fullScreen\": \"no\"}, \"theme\": \"dark\","
            + " \"theme\": \"LIGHT\"}");
    SettingsFile.Found found = new SettingsFile(folder).read();
    assertThat(found.notice()).isEmpty();
    Settings settings = found.settings();
    assertThat(settings.viewOptions()).containsExactly(Map.entry(Command.COST, true));
    assertThat(settings.recent().files()).containsExactly(Path.of("/a"));
    assertThat(settings.window())
        .contains(new WindowPlacement(1, Integer.MIN_VALUE, 9, 5, WindowPlacement.Extent.OWN));
    assertThat(settings.appearance().theme()).isEqualTo(Appearance.Theme.LIGHT);
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
          "{\"theme\": null}",
          "{\"shown\": [true]}",
          "{\"layout\": false}",
          "{\"pictures\": [\"/a\"]}",
          "{\"scale\": \"1.5\"}",
          "{\"window\": {\"x\": \"1\", \"y\": 1, \"width\": 9, \"height\": 5}}",
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
        .write(Settings.USUAL.with(new WindowPlacement(1, 2, 3, 4, WindowPlacement.Extent.OWN)));
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
  void window_onAScreenOfAnotherDensity_looksAsLarge() {
    WindowPlacement usual =
        new WindowPlacement(
            10, 20, 640, 480, WindowPlacement.Extent.MAXIMIZED, OptionalDouble.of(1));
    WindowPlacement dense =
        new WindowPlacement(
            10, 20, 1280, 960, WindowPlacement.Extent.MAXIMIZED, OptionalDouble.of(2));
    assertThat(usual.at(2)).isEqualTo(dense);
    assertThat(dense.at(1)).isEqualTo(usual);
    assertThat(dense.at(2)).isEqualTo(dense);
    WindowPlacement unknown = new WindowPlacement(1, 2, 640, 480, WindowPlacement.Extent.OWN);
    assertThat(unknown.at(2).width()).isEqualTo(640);
    assertThat(unknown.at(2).density()).hasValue(2);
  }

  @Test
  void window_ofADensity_isReadAsWritten() throws IOException {
    Settings settings =
        Settings.USUAL.with(
            new WindowPlacement(
                1, 2, 640, 480, WindowPlacement.Extent.OWN, OptionalDouble.of(1.75)));
    assertThat(reread(settings)).isEqualTo(settings);
  }

  @Test
  void within_otherScreens_staysInReach() {
    WindowPlacement screen = new WindowPlacement(0, 0, 1000, 800, WindowPlacement.Extent.OWN);
    WindowPlacement place = new WindowPlacement(100, 50, 600, 400, WindowPlacement.Extent.OWN);
    assertThat(place.within(screen, 320, 240)).isEqualTo(place);
    assertThat(
            new WindowPlacement(5000, 50, 600, 400, WindowPlacement.Extent.MAXIMIZED)
                .within(screen, 320, 240))
        .isEqualTo(new WindowPlacement(200, 200, 600, 400, WindowPlacement.Extent.MAXIMIZED));
    assertThat(
            new WindowPlacement(0, 0, 4000, 3000, WindowPlacement.Extent.OWN)
                .within(screen, 320, 240))
        .isEqualTo(new WindowPlacement(0, 0, 1000, 800, WindowPlacement.Extent.OWN));
    assertThat(
            new WindowPlacement(-590, -300, 600, 400, WindowPlacement.Extent.OWN)
                .within(screen, 320, 240)
                .y())
        .isNotNegative();
  }

  @Test
  void recentFiles_openedAgain_comeFirstOnce() {
    RecentMaps recent = RecentMaps.NONE;
    for (int i = 0; i < 20; i++) {
      recent = recent.with(Path.of("/maps/" + i));
    }
    recent = recent.with(Path.of("/maps/../maps/15"));
    assertThat(recent.files()).hasSize(RecentMaps.MAX).startsWith(Path.of("/maps/15"));
    assertThat(recent.files().stream().filter(Path.of("/maps/15")::equals)).hasSize(1);
    assertThat(recent.without(Path.of("/maps/15")).files()).startsWith(Path.of("/maps/19"));
  }

  @Test
  void scaledBy_stepsFromTheDesktops_goUpAndDownWithinTheRange() {
    assertThat(Appearance.USUAL.scaledBy(1, 1).scaleOn(1)).isEqualTo(1.25);
    assertThat(Appearance.USUAL.scaledBy(-1, 1).scaleOn(1)).isEqualTo(0.75);
    assertThat(Appearance.USUAL.scaledBy(-1, 1).scaledBy(-1, 1).scaleOn(1)).isEqualTo(0.75);
    assertThat(Appearance.USUAL.scaledBy(1, 1.3).scaleOn(1)).isEqualTo(1.5);
    assertThat(Appearance.USUAL.scaledBy(-1, 1.3).scaleOn(1)).isEqualTo(1.25);
    assertThat(Appearance.USUAL.scaledBy(1, 4).scaleOn(1)).isEqualTo(4);
    assertThat(Appearance.USUAL.scaledBy(1, 1).withDesktopScale().scaleOn(2)).isEqualTo(2);
  }
}
