package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Patience;
import emberway.testing.Screen;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Editing a map in the real window, saving it, and what happens to unsaved work. */
final class EditWindowTest extends OnVirtualDisplay {
  private Path valley;
  private final Viewport view = Screen.view(12, 9);

  @BeforeEach
  void writeMap() throws IOException {
    valley = folder.resolve("valley.map.txt");
    Files.writeString(valley, TestMap.VALLEY.replace("[base]", "# made by hand\n[base]"));
  }

  private RunningExplorer explorer() throws IOException, InterruptedException {
    return open(valley);
  }

  /** Paints grass, which the brush holds at first, from the snow at 5,1 to the snow at 7,1. */
  private void paint(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.act("key", "b");
    explorer.pointAt(view, new Cell(5, 1));
    explorer.awaitTitle("5,1 snow");
    explorer.act("mousedown", "1");
    explorer.awaitTitle("*Test Valley · 5,1 grass");
    explorer.pointAt(view, new Cell(7, 1));
    explorer.awaitTitle("*Test Valley · 7,1 grass");
    explorer.act("mouseup", "1");
  }

  private List<String> baseRow(int row) throws IOException {
    List<String> lines = Files.readAllLines(valley);
    return lines.subList(lines.indexOf("[base]") + 1 + row, lines.indexOf("[base]") + 2 + row);
  }

  @Tag("slow")
  @Test
  void paintUndoRedoSaveAndReopen_keepWhatWasPainted() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      BufferedImage first = explorer.screenshot();
      paint(explorer);
      explorer.awaitTitle("*Test Valley · 7,1 grass, cost 2.75");
      BufferedImage painted = explorer.screenshot();
      assertThat(differences(first, painted)).isNotZero();

      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("· Test Valley · 7,1 snow, cost 8.25");
      assertThat(differences(explorer.screenshot(), first)).isZero();
      explorer.act("key", "ctrl+shift+z");
      explorer.awaitTitle("*Test Valley · 7,1 grass, cost 2.75");
      assertThat(differences(explorer.screenshot(), painted)).isZero();

      explorer.act("key", "ctrl+s");
      explorer.awaitTitle("· Test Valley · Saved");
      assertThat(baseRow(1)).containsExactly("GGGGGGGGGGGG");
      assertThat(Files.readString(valley)).contains("# made by hand\n");
      explorer.act("key", "Escape");
      quit(explorer);
    }
    try (RunningExplorer explorer = explorer()) {
      explorer.pointAt(view, new Cell(6, 1));
      explorer.awaitTitle("· Test Valley · 6,1 grass");
    }
  }

  @Tag("slow")
  @Test
  void close_withUnsavedWork_asksAndSavesOrNot() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      paint(explorer);
      explorer.act("key", "Escape", "key", "ctrl+q"); // deselects the brush, then asks
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "Escape"); // cancels
      explorer.pointAt(view, new Cell(8, 6));
      explorer.awaitTitle("*Test Valley · 8,6 grass");
      Files.writeString(valley, Files.readString(valley) + "# and by another program\n");
      // the other program's text is no valid map
      explorer.awaitTitle("give both the same number of rows");
      explorer.act("key", "ctrl+q");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "s"); // saves, but does not overwrite what the other program wrote
      explorer.awaitTitle("Overwrite the file?");
      explorer.act("key", "Tab", "key", "Tab", "key", "Return"); // the last of three answers
      explorer.pointAt(view, new Cell(9, 6));
      explorer.awaitTitle("*Test Valley · 9,6 grass");
      assertThat(baseRow(1)).containsExactly("GGGGGSSSGGGG");
      explorer.act("key", "ctrl+shift+s");
      explorer.awaitTitle("Save as");
      explorer.act("key", "ctrl+a", "type", folder.resolve("other").toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("· Test Valley · Saved");
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("*Test Valley · 9,6");
      explorer.act("key", "ctrl+q");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "d");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(kept()).isEmpty();
    }
    assertThat(Files.readString(folder.resolve("other.map.txt")))
        .contains("GGGGGGGGGGGG\nGGGGGGGGG");
    assertThat(baseRow(1)).containsExactly("GGGGGSSSGGGG");
  }

  private List<String> kept() throws IOException {
    Path unsaved = folder.resolve("state").resolve("unsaved");
    if (!Files.isDirectory(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Tag("slow")
  @Test
  void terminated_rightAfterAChange_offersItNextTime() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      paint(explorer);
      explorer.terminate();
      assertThat(explorer.awaitEnd()).as("by SIGTERM").isEqualTo(128 + 15);
      assertThat(kept()).anyMatch(name -> name.endsWith(".map.txt"));
    }
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle("· Test Valley · Restore unsaved changes?");
      explorer.act("key", "Return");
      explorer.awaitTitle("*Test Valley · Restored");
    }
  }

  @Test
  void killed_withUnsavedWorkOnceUndoneAndRedone_offersItNextTime()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      paint(explorer);
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("· Test Valley · 7,1 snow, cost 8.25");
      explorer.act("key", "ctrl+shift+z");
      explorer.awaitTitle("*Test Valley · 7,1 grass, cost 2.75");
      explorer.await("a copy", () -> String.join(" ", kept()), names -> names.endsWith(".map.txt"));
      explorer.kill();
    }
    assertThat(baseRow(1)).containsExactly("GGGGGSSSGGGG");
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle("· Test Valley · Restore unsaved changes?");
      explorer.act("key", "d"); // not "Delete", as D may be meant to steer
      explorer.act("key", "Return");
      explorer.awaitTitle("*Test Valley · Restored");
      explorer.pointAt(view, new Cell(6, 1));
      explorer.act("key", "F5"); // only clears the notice
      explorer.awaitTitle("*Test Valley · 6,1 grass");
      explorer.act("key", "ctrl+s");
      explorer.awaitTitle("· Test Valley · Saved");
      explorer.await("no copy", () -> String.join(" ", kept()), String::isEmpty);
      assertThat(baseRow(1)).containsExactly("GGGGGGGGGGGG");
    }
  }

  /** Returns the only crash report. */
  private Path crash() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("state/log"))) {
      List<Path> crashes =
          files.filter(file -> file.getFileName().toString().startsWith("crash-")).toList();
      assertThat(crashes).hasSize(1);
      return crashes.get(0);
    }
  }

  @Tag("slow")
  @Test
  void panels_laidOutWrongly_endInASentenceAndTheWorkIsKept()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path errors = folder.resolve("fault.txt");
    Process faulty =
        RunningExplorer.start(
            display.name(), folder, errors, FaultProbe.class.getName(), map.toString());
    assertThat(Patience.awaitEnd(faulty)).isTrue();
    assertThat(Files.readString(errors))
        .containsOnlyOnce("\n")
        .startsWith("emberway: the panels were laid out wrongly (")
        .contains("unsaved work is kept, and offered when you start again; a report is in ");
    String report = Files.readString(crash());
    assertThat(report).contains("the panels were laid out wrongly (", "imgui.ImGui", ".cpp:");
    assertThat(report).contains("\tat emberway.app.Explorer.endBy").doesNotContain("Test Valley");
    assertThat(faulty.exitValue()).isEqualTo(1);
    assertThat(kept()).hasSize(1);
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle("· Test Valley · Restore unsaved changes?");
      explorer.act("key", "Return");
      explorer.awaitTitle("*Test Valley · Restored");
    }
  }
}
