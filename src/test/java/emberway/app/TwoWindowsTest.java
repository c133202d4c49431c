package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two real windows with one map: neither loses the user's work in the other. */
final class TwoWindowsTest extends OnVirtualDisplay {
  private static final String SNOW = "GGGGGSSSGGGG";
  private static final String MELTED = "GGGGGGSSGGGG"; // melted at 5

  private Path valley;
  private final Viewport view = Screen.view(12, 9);

  @BeforeEach
  void writeMap() throws IOException {
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  /** Paints grass, which the brush holds at first, over the snow at 5 in a row. */
  private void paint(RunningExplorer explorer, int row) throws IOException, InterruptedException {
    explorer.front();
    explorer.act("key", "b");
    explorer.pointAt(view, new Cell(5, row));
    explorer.awaitTitle("5," + row + " snow");
    explorer.act("click", "1");
    explorer.awaitTitle("*Test Valley · 5," + row + " grass");
    explorer.act("key", "Escape"); // deselects the brush
  }

  /** Waits until the window shows a given tile in a cell of the painted column. */
  private void awaitCell(RunningExplorer explorer, int row, String what)
      throws IOException, InterruptedException {
    explorer.front();
    explorer.pointAt(view, new Cell(6, row)); // so that the pointer moves to another cell next
    explorer.pointAt(view, new Cell(5, row));
    explorer.act("key", "F5"); // only clears the notice
    explorer.awaitTitle("5," + row + " " + what);
  }

  private List<String> rows() throws IOException {
    List<String> lines = Files.readAllLines(valley);
    return lines.subList(lines.indexOf("[base]") + 2, lines.indexOf("[base]") + 5); // rows 1 to 3
  }

  private List<String> kept() throws IOException {
    Path unsaved = folder.resolve("state").resolve("unsaved");
    if (!Files.isDirectory(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".map.txt"))
          .toList();
    }
  }

  private void awaitKept(RunningExplorer explorer, int copies)
      throws IOException, InterruptedException {
    explorer.await(
        "copies", () -> Integer.toString(kept().size()), Integer.toString(copies)::equals);
  }

  @Tag("slow")
  @Test
  void paintedInBothAndSavedInBoth_theSecondIsAskedAndEitherCanBeHad()
      throws IOException, InterruptedException {
    try (RunningExplorer one = open(valley);
        RunningExplorer two = open(valley)) {
      one.awaitTitle(" steps");
      two.awaitTitle(" steps");
      paint(one, 1);
      paint(two, 2);
      awaitKept(one, 2);
      one.front();
      one.act("key", "ctrl+s");
      one.awaitTitle("· Test Valley · Saved");
      assertThat(rows()).containsExactly(MELTED, SNOW, SNOW);

      two.awaitTitle("The file has changed");
      two.front();
      two.act("key", "s"); // S steers and answers nothing
      two.act("key", "Escape"); // keeps the window's own map
      two.awaitTitle("*Test Valley", title -> !title.contains("The file"));
      two.act("key", "ctrl+s");
      two.awaitTitle("Overwrite the file?");
      two.act("key", "Escape");
      two.awaitTitle("*Test Valley", title -> !title.contains("Overwrite the file?"));
      assertThat(rows()).as("not overwritten").containsExactly(MELTED, SNOW, SNOW);

      two.act("key", "ctrl+s");
      two.awaitTitle("Overwrite the file?");
      two.act("key", "Return");
      two.awaitTitle("· Test Valley · Saved");
      assertThat(rows()).containsExactly(SNOW, MELTED, SNOW);
      // The first window has nothing unsaved, shows the file's content, and can undo that.
      one.awaitTitle("Another program changed the file");
      awaitCell(one, 1, "snow");
      one.act("key", "ctrl+z");
      one.awaitTitle("*Test Valley · 5,1 grass");
      awaitKept(one, 1);
      one.act("key", "ctrl+s"); // overwrites the file as it was last shown
      one.awaitTitle("· Test Valley · Saved");
      assertThat(rows()).containsExactly(MELTED, SNOW, SNOW);
      two.awaitTitle("Another program changed the file");
      two.front();
      quit(two);
      awaitKept(one, 0);
      one.front();
      quit(one);
    }
  }

  @Tag("slow")
  @Test
  void bothKilled_aThirdOffersBothCopies() throws IOException, InterruptedException {
    try (RunningExplorer one = open(valley);
        RunningExplorer two = open(valley)) {
      one.awaitTitle(" steps");
      two.awaitTitle(" steps");
      paint(one, 1);
      awaitKept(one, 1);
      paint(two, 2);
      awaitKept(two, 2);
      one.kill();
      two.kill();
    }
    assertThat(rows()).containsExactly(SNOW, SNOW, SNOW);
    try (RunningExplorer third = open(valley)) {
      third.awaitTitle("Restore unsaved changes?");
      third.act("key", "Return"); // the newest copy
      third.awaitTitle("*Test Valley · Restored");
      awaitCell(third, 2, "grass");
      awaitCell(third, 1, "snow");
      third.act("key", "ctrl+s");
      third.awaitTitle("· Test Valley · Saved");
      quit(third);
    }
    try (RunningExplorer fourth = open(valley)) {
      fourth.awaitTitle("Restore unsaved changes?");
      fourth.act("key", "Return");
      fourth.awaitTitle("*Test Valley · Restored");
      awaitCell(fourth, 1, "grass");
      fourth.act("key", "ctrl+z");
      fourth.awaitTitle("· Test Valley · 5,1 snow");
      awaitCell(fourth, 2, "grass"); // the file is unchanged
    }
    assertThat(rows()).containsExactly(SNOW, MELTED, SNOW);
  }
}
