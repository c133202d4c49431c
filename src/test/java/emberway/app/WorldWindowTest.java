package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** New maps in the real window: an empty one with a place, and a random world. */
final class WorldWindowTest extends OnVirtualDisplay {
  @Tag("slow")
  @Test
  void newMap_sizeTypedAtOnce_needsNoMouseAndOneEnter() throws Exception {
    Path valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(valley)) {
      openForm(explorer);
      explorer.act("type", "20");
      explorer.act("key", "Tab");
      explorer.awaitRest();
      explorer.act("type", "9");
      explorer.act("key", "Return");
      awaitNewMap(explorer);
      Path empty = folder.resolve("empty.map.txt");
      save(explorer, empty);
      assertThat(Files.readString(empty))
          .endsWith("\n[base]\n" + ("G".repeat(20) + "\n").repeat(9));
      explorer.act("key", "ctrl+n");
      explorer.awaitRest();
      explorer.act("key", "Return"); // the size as it is
      explorer.awaitRest();
      explorer.act("key", "ctrl+q"); // nothing was drawn, so nothing is asked
      assertThat(explorer.awaitEnd()).isZero();
    }
  }

  @Test
  void newMaps_emptyAndRandom_areSaved() throws Exception {
    Path valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(valley)) {
      openForm(explorer);
      explorer.act("key", "Return"); // the size as it is
      awaitNewMap(explorer);
      explorer.namePlace("Camp Fire");
      explorer.awaitRest();
      Path empty = folder.resolve("empty.map.txt");
      save(explorer, empty);
      assertThat(Files.readString(empty)).contains("[places]\n").endsWith(" Camp Fire\n");

      explorer.act("key", "ctrl+g");
      explorer.awaitRest();
      explorer.act("key", "Tab"); // from the kind to the width
      explorer.awaitRest();
      explorer.act("type", "40");
      explorer.act("key", "Return");
      explorer.awaitTitle("*Realm of ");
      explorer.awaitRest();
      Path realm = folder.resolve("realm.map.txt");
      save(explorer, realm);
      assertThat(Files.readString(realm)).contains("(kind realm, seed 1, 40×", "[places]");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void newMaps_emptyOnceChangedAndRandom_areUnsavedAndCanBeSaved() throws Exception {
    Path valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(valley)) {
      openForm(explorer);
      explorer.pointAtPixel(563, 378); // the width
      explorer.act("click", "1", "key", "ctrl+a", "type", "20");
      explorer.pointAtPixel(532, 498); // the button that creates the map
      explorer.act("click", "1");
      awaitNewMap(explorer);
      explorer.namePlace("Camp Fire");
      explorer.awaitRest();
      explorer.awaitTitle("*New map", title -> !title.contains("Name a place"));
      BufferedImage named = explorer.screenshot();
      explorer.act("key", "F5"); // does nothing
      explorer.awaitRest();
      assertThat(differences(named, explorer.screenshot())).as("the name is shown").isZero();
      Path empty = folder.resolve("empty.map.txt");
      save(explorer, empty);
      assertThat(Files.readString(empty))
          .contains("\n" + "G".repeat(20) + "\n", "[places]\n")
          .endsWith(" Camp Fire\n");
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("*New map");
      explorer.act("key", "ctrl+shift+p"); // the table of places
      explorer.awaitRest();
      explorer.act("key", "Escape", "key", "Escape");
      explorer.act("key", "ctrl+a", "key", "ctrl+c", "key", "ctrl+v");
      explorer.awaitRest();
      explorer.act("key", "Escape");

      explorer.act("key", "ctrl+g");
      explorer.awaitRest();
      for (int stop = 0; stop < 4; stop++) { // from the kind: width, height, and buttons 64 and 128
        explorer.act("key", "Tab");
        explorer.awaitRest();
      }
      explorer.act("key", "space");
      explorer.awaitRest();
      explorer.act("key", "shift+Tab");
      explorer.awaitRest();
      explorer.act("key", "shift+Tab"); // back to the height
      explorer.awaitRest();
      explorer.act("type", "30");
      explorer.act("key", "Return");
      explorer.awaitTitle("Save the changes?");
      explorer.awaitRest();
      explorer.stall();
      explorer.act("key", "Escape", "key", "shift+Tab"); // still for the form
      explorer.goOn();
      explorer.awaitRest();
      explorer.awaitTitle("*New map");
      explorer.act("key", "Return");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "d");
      explorer.awaitTitle("*Realm of ");
      explorer.awaitRest();

      Path realm = folder.resolve("realm.map.txt");
      save(explorer, realm);
      assertThat(Files.readString(realm)).contains("(kind realm, seed 1, 128×30)", "[places]");
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void newMap_programKilled_isOfferedNextTime() throws Exception {
    Path valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path unsaved = folder.resolve("state").resolve("unsaved");
    try (RunningExplorer explorer = probe(valley)) {
      openForm(explorer);
      explorer.act("key", "Return");
      awaitNewMap(explorer);
      explorer.namePlace("Camp Fire");
      explorer.await("a copy", () -> names(unsaved), names -> names.endsWith(".map.txt"));
      explorer.kill();
    }
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle("new-map");
      explorer.awaitRest();
    }
  }

  private static String names(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return "";
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toString).collect(Collectors.joining(" "));
    }
  }

  /** Opens the form of a new map over a map that is shown with its route. */
  private static void openForm(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.awaitTitle(" steps");
    explorer.act("key", "ctrl+n");
    explorer.awaitRest();
  }

  /** Waits for the map itself; a notice that it is being opened has its name, too. */
  private static void awaitNewMap(RunningExplorer explorer)
      throws IOException, InterruptedException {
    explorer.awaitTitle("Emberway · New map");
    explorer.awaitRest();
  }

  private static void save(RunningExplorer explorer, Path file) throws Exception {
    explorer.act("key", "ctrl+s");
    explorer.awaitTitle("Save as");
    explorer.act("key", "ctrl+a", "type", file.getFileName().toString());
    explorer.act("key", "Return");
    explorer.awaitTitle("Saved");
    explorer.act("key", "F5"); // only clears the notice
  }
}
