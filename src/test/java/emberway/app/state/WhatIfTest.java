package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SceneContent;
import emberway.app.scene.TestMap;
import emberway.app.text.CellText;
import emberway.cli.CommandRun;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.map.TextMapWriter;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.view.DisplayText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what the user assumes of a map without editing it: what if this volcano erupted. */
final class WhatIfTest {
  private static final Cell VOLCANO = new Cell(6, 4);
  private static final Cell OTHER = new Cell(2, 2);

  /** The valley with a second volcano, which erupts. */
  private static final String VALLEY =
      TestMap.VALLEY.replaceFirst(
          "\\[overlay]\n(.*)\n(.*)\n............\n", "[overlay]\n$1\n$2\n..V.........\n");

  /** A map on show with what is done to it. */
  private static final class Shown {
    private final OpenedMap opened = TestMap.open(VALLEY);
    private final ExplorerState state = new ExplorerState(opened, Set.of(Command.ROUTE), 1280, 800);
    private final Commands commands = new RecordingCommands(() -> state).commands();

    void assume(Cell cell) {
      commands.enter(Mode.TRAVEL);
      state.conclude();
      commands.cells().toggleCell(cell);
      state.conclude();
    }

    void paint(String tile, Cell from, Cell to) {
      if (!state.drawingState().uses(DrawTool.BRUSH)) {
        commands.drawing().takeTool(DrawTool.BRUSH);
      }
      commands.drawing().takeTile(state.map().legend().id(tile));
      commands.map().beginStroke();
      commands.map().draw(from, to);
      commands.map().endStroke();
      state.conclude();
    }

    String tiles(Cell cell) {
      return CellText.tilesAt(state.map(), cell);
    }

    SceneContent compose() {
      SceneContent content = opened.composer().compose(state.request(), () -> false).orElseThrow();
      state.show(content);
      return content;
    }
  }

  private final Shown shown = new Shown();

  private static String saved(ExplorerState state) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      TextMapWriter.write(state.copyOfMap(), List.of(), text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  @Test
  void assume_volcano_isSeenButNeitherSavedNorUndone() {
    String before = saved(shown.state);
    shown.assume(VOLCANO);
    assertThat(shown.tiles(VOLCANO)).contains("erupting volcano");
    assertThat(shown.state.assumed()).containsExactly(VOLCANO);
    assertThat(shown.state.history().isUnsaved()).isFalse();
    assertThat(shown.state.canUndo()).isFalse();
    assertThat(saved(shown.state)).isEqualTo(before);
    shown.commands.history().undo();
    shown.state.conclude();
    assertThat(shown.state.assumed()).as("outside undo").containsExactly(VOLCANO);
    assertThat(shown.tiles(VOLCANO)).contains("erupting volcano");
    shown.assume(VOLCANO);
    assertThat(shown.state.assumed()).isEmpty();
    assertThat(shown.tiles(VOLCANO)).contains("dormant volcano");
  }

  @Test
  void assume_severalVolcanoes_eachByItself() {
    shown.assume(VOLCANO);
    shown.assume(OTHER);
    assertThat(shown.state.assumed()).containsExactly(VOLCANO, OTHER);
    assertThat(shown.tiles(OTHER)).contains("dormant volcano");
    shown.assume(VOLCANO);
    assertThat(shown.state.assumed()).containsExactly(OTHER);
    shown.assume(new Cell(0, 0));
    shown.assume(new Cell(-1, 77));
    assertThat(shown.state.assumed()).as("nothing there turns").containsExactly(OTHER);
  }

  @Test
  void compose_assumedVolcano_equalsThatOfTheEditedMap() {
    shown.compose();
    shown.assume(VOLCANO);
    SceneContent assumed = shown.compose();
    Shown edited = new Shown();
    edited.commands.map().toggleCell(VOLCANO);
    edited.state.conclude();
    SceneContent real = edited.compose();
    assertThat(found(assumed).route().cost()).isEqualTo(found(real).route().cost());
    assertThat(assumed.routes().get(0).looksLike(real.routes().get(0))).isTrue();
    assertThat(found(assumed).route().cells()).isEqualTo(found(real).route().cells());
    shown.assume(VOLCANO);
    assertThat(found(shown.compose()).route().cost())
        .isEqualTo(found(new Shown().compose()).route().cost());
  }

  @ParameterizedTest
  @ValueSource(strings = {"6,4", "2,2", "6,4;2,2"})
  void compose_assumedVolcanoes_costsWhatTheCommandLineSays(String cells, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("valley.map.txt"), VALLEY);
    List<String> options = new ArrayList<>(List.of("route", file.toString()));
    for (String cell : cells.split(";", -1)) {
      boolean isAwake = cell.equals("2,2");
      options.addAll(List.of(isAwake ? "--dormant" : "--erupt", cell));
      shown.assume(isAwake ? OTHER : VOLCANO);
    }
    Route route = found(shown.compose()).route();
    assertThat(CommandRun.of(options.toArray()).succeeded().out())
        .startsWith("cost " + DisplayText.cost(route.cost()) + ", " + route.steps() + " steps");
  }

  private static Outcome.Found found(SceneContent content) {
    return (Outcome.Found) content.outcome().orElseThrow();
  }

  @Test
  void paint_assumedCell_editWins() {
    shown.assume(VOLCANO);
    shown.paint("forest", VOLCANO, VOLCANO);
    assertThat(shown.state.assumed()).isEmpty();
    assertThat(shown.tiles(VOLCANO)).contains("forest");
    shown.commands.history().undo();
    shown.state.conclude();
    assertThat(shown.tiles(VOLCANO)).contains("dormant volcano");
  }

  @Test
  void paint_tileThatIsThereAlready_endsTheAssumption() {
    shown.assume(VOLCANO);
    shown.paint("dormant-volcano", VOLCANO, VOLCANO);
    assertThat(shown.tiles(VOLCANO)).contains("dormant volcano");
    assertThat(shown.state.assumed()).isEmpty();
    assertThat(shown.state.history().isUnsaved()).isFalse();
  }

  @Test
  void toggleCell_assumedCell_turnsWhatIsSeenBack() {
    shown.assume(VOLCANO);
    shown.commands.map().toggleCell(VOLCANO);
    shown.state.conclude();
    assertThat(shown.tiles(VOLCANO)).contains("dormant volcano");
    assertThat(shown.state.canUndo()).isFalse();
  }

  @Test
  void closeFront_amidAStroke_takesItBackAndKeepsWhatIsAssumed() {
    String before = saved(shown.state);
    shown.assume(OTHER);
    shown.commands.drawing().takeTile(shown.state.map().legend().id("forest"));
    shown.commands.map().beginStroke();
    shown.commands.map().draw(VOLCANO, VOLCANO);
    shown.state.conclude();
    shown.state.closeFront();
    assertThat(saved(shown.state)).isEqualTo(before);
    assertThat(shown.state.assumed()).containsExactly(OTHER);
  }

  @Test
  void resume_sameMapReadAgain_keepsWhatFits() {
    shown.assume(VOLCANO);
    shown.assume(OTHER);
    Shown again = new Shown();
    again.commands.map().toggleCell(OTHER);
    again.state.conclude();
    again.state.resume(shown.state);
    assertThat(again.state.assumed()).containsExactly(VOLCANO);
    assertThat(again.tiles(VOLCANO)).contains("erupting volcano");
  }

  @Test
  void resume_otherTilesOfTheMap_keepsWhatCanBeUndone() {
    shown.paint("forest", new Cell(0, 0), new Cell(0, 0));
    shown.assume(VOLCANO);
    Shown again = new Shown();
    assertThat(again.state.resume(shown.state, shown.state.copyOfMap())).isTrue();
    again.state.resume(shown.state);
    assertThat(again.state.assumed()).containsExactly(VOLCANO);
    assertThat(again.state.canUndo()).isTrue();
    assertThat(saved(again.state)).isEqualTo(saved(shown.state));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void save_afterRandomDeeds_equalsTheSaveWithoutWhatIfs(int seed) {
    Random random = new Random(seed);
    Shown plain = new Shown();
    List<String> tiles = List.of("forest", "dormant-volcano", "erupting-volcano", "snow");
    shown.compose();
    for (int i = 0; i < 120; i++) {
      Cell from = new Cell(random.nextInt(12), random.nextInt(9));
      Cell to = new Cell(random.nextInt(12), random.nextInt(9));
      int deed = random.nextInt(8);
      String tile = tiles.get(random.nextInt(tiles.size()));
      for (Shown each : List.of(shown, plain)) {
        Commands commands = each.commands;
        switch (deed) {
          case 0 -> each.paint(tile, from, to);
          case 1 -> each.paint(tile, VOLCANO, VOLCANO);
          case 2 -> commands.history().undo();
          case 3 -> commands.history().redo();
          case 4 -> {
            TileMap cleared = each.state.copyOfMap();
            cleared.overlay().set(from.x(), from.y(), 0);
            commands.map().change(MapEdit.between(each.state.copyOfMap(), cleared));
          }
          default -> {
            if (each == shown) {
              List<Cell> cells = List.of(VOLCANO, OTHER, from);
              each.assume(cells.get(random.nextInt(cells.size())));
            }
          }
        }
        each.state.conclude();
      }
      String what = "seed " + seed + ", step " + i;
      assertThat(saved(shown.state)).as(what).isEqualTo(saved(plain.state));
      assertThat(shown.state.history().isUnsaved())
          .as(what)
          .isEqualTo(plain.state.history().isUnsaved());
      if (i % 10 == 9) {
        SceneContent followed = shown.compose();
        assertThat(followed.sprites()).as(what).isNotNull();
        assertThat(followed.outcome().map(WhatIfTest::text))
            .as(what)
            .isEqualTo(planned(shown.state).outcome().map(WhatIfTest::text));
      }
    }
  }

  private static String text(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? String.format("%.6f", found.route().cost())
        : outcome.getClass().getSimpleName();
  }

  /** Plans on a map that holds for good what another one shows. */
  private static SceneContent planned(ExplorerState seen) {
    Shown fresh = new Shown();
    fresh.commands.map().change(MapEdit.between(fresh.state.copyOfMap(), seen.map()));
    fresh.state.conclude();
    return fresh.compose();
  }
}
