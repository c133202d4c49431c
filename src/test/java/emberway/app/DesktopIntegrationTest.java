package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.scene.TestMap;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.io.UnwritableException;
import emberway.testing.Extent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real window on a virtual display: opening, reloading, remembering. */
@Tag("extent")
final class DesktopIntegrationTest extends OnVirtualDisplay {
  private Path map(String file, String name) throws IOException {
    return Files.writeString(folder.resolve(file), TestMap.VALLEY.replace("Test Valley", name));
  }

  @Tag("slow")
  @Test
  void files_typedChangedAndBundled_areShown() throws IOException, InterruptedException {
    Path first = map("first.map.txt", "First Valley");
    map("second.map.txt", "Second Valley");
    try (RunningExplorer explorer = open(first)) {
      explorer.awaitTitle("First Valley", title -> title.endsWith("steps"));
      explorer.act("key", "ctrl+o");
      explorer.act("type", "--delay", "20", folder.resolve("second.map.txt").toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("Second Valley", title -> title.matches(".*Second Valley.* steps"));

      map("second.map.txt", "Second Valley, Mended");
      explorer.awaitTitle("Second Valley, Mended");
      Files.writeString(folder.resolve("second.map.txt"), "emberway-map 1\nname: x\n[base]\nGQ\n");
      explorer.awaitTitle("second.map.txt:4:2");
      explorer.act("key", "ctrl+q");
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
    }
    SettingsFile.Found found = new SettingsFile(folder.resolve("state")).read();
    assertThat(found.settings().recent().files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("second.map.txt", "first.map.txt");
  }

  /** Returns the scale of the interface in the settings. */
  private String letters() {
    return new SettingsFile(folder.resolve("state"))
        .read()
        .settings()
        .appearance()
        .scale()
        .toString();
  }

  @Tag("slow")
  @Test
  void settings_changedThenDamaged_areRememberedThenSetAside()
      throws IOException, InterruptedException {
    Path map = map("valley.map.txt", "Test Valley");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "3", "key", "6", "key", "1");
      explorer.awaitTitle("route hidden");
      // The second time it opens from a panel: the scale changes before the panel draws its line.
      explorer.act(
          "key",
          "--delay",
          "1",
          "ctrl+shift+period",
          "ctrl+p",
          "type",
          "--delay",
          "1",
          "--args",
          "1",
          "larger letters",
          "key",
          "Return");
      explorer.await("letters", this::letters, scale -> scale.equals("OptionalDouble[1.5]"));
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
    }
    SettingsFile file = new SettingsFile(folder.resolve("state"));
    Settings settings = file.read().settings();
    assertThat(settings.shownAtFirst())
        .contains(Command.GRID)
        .doesNotContain(Command.ROUTE, Command.COST);
    assertThat(settings.appearance().scale()).hasValue(1.5);
    assertThat(settings.window()).isPresent();

    if (Extent.isFull()) {
      try (RunningExplorer explorer = open(map)) {
        explorer.awaitTitle("route hidden");
        explorer.act("key", "ctrl+q");
        assertThat(explorer.awaitEnd()).isZero();
      }
    }
    Files.writeString(folder.resolve("state/settings.json"), "{\"theme\": ");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle("damaged, and set aside as settings.damaged.json");
      explorer.act("key", "F9");
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors()).contains("set aside");
    }
  }

  /** Returns the menus and the panel below them, cut from a picture with panels. */
  private static BufferedImage corner(RunningExplorer explorer)
      throws IOException, InterruptedException {
    BufferedImage all = explorer.screenshotBy("ctrl+F12");
    return all.getSubimage(0, 0, 300, 280);
  }

  @Tag("slow")
  @Test
  void letters_madeLargerAndUsualAgain_leaveThePanelsAsTheyWere()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(map("valley.map.txt", "Test Valley"))) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      BufferedImage before = corner(explorer);
      for (int i = 0; i < 10; i++) {
        explorer.act("key", "ctrl+shift+period");
      }
      explorer.act("key", "ctrl+t", "key", "ctrl+t");
      explorer.await(
          "letters",
          this::letters,
          scale -> scale.equals("OptionalDouble[2.0]")); // for this window
      explorer.act("key", "ctrl+0");
      explorer.await("letters", this::letters, scale -> scale.equals("OptionalDouble.empty"));
      explorer.awaitRest();
      assertThat(differences(before, corner(explorer))).isZero();
      quit(explorer);
    }
  }

  private RunningExplorer withoutMap() throws IOException, InterruptedException {
    return new RunningExplorer(display, folder, MAIN);
  }

  @Tag("slow")
  @Test
  void settings_byKeyboard_areFoundByAWordAndChanged() throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(map("valley.map.txt", "Test Valley"))) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+comma");
      explorer.awaitRest();
      explorer.act("type", "--delay", "20", "begin shown");
      explorer.awaitRest();
      explorer.act("key", "Tab");
      explorer.awaitRest();
      explorer.act("key", "space");
      explorer.await("the setting", this::start, now -> now.equals("false"));
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }

  private String start() {
    Settings now = new SettingsFile(folder.resolve("state")).read().settings();
    return Boolean.toString(now.startsWithLast());
  }

  private void setStart(boolean isLast) throws UnwritableException {
    SettingsFile file = new SettingsFile(folder.resolve("state"));
    file.write(file.read().settings().withStartsWithLast(isLast));
  }

  @Tag("slow")
  @Test
  void nextStart_withoutAFile_showsTheMapShownLastOrTheBundledOne()
      throws IOException, InterruptedException, UnwritableException {
    Path map = map("valley.map.txt", "Test Valley");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle("Test Valley", title -> title.endsWith("steps"));
      quit(explorer);
    }
    try (RunningExplorer explorer = withoutMap()) {
      explorer.awaitTitle("Test Valley", title -> title.endsWith("steps"));
      quit(explorer);
    }
    setStart(false);
    try (RunningExplorer explorer = withoutMap()) {
      explorer.awaitTitle("The Island Realm");
      quit(explorer);
    }
    setStart(true);
    Files.delete(map);
    try (RunningExplorer explorer = withoutMap()) {
      explorer.awaitTitle("The map shown last cannot be opened");
      explorer.awaitTitle("The Island Realm");
      quit(explorer);
    }
  }
}
