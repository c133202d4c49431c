package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.RecordingCommands;
import emberway.app.command.ShapePreview;
import emberway.app.scene.TestMap;
import emberway.app.text.CellText;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.TopTiles;
import emberway.pack.map.TextMapWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drawing in the top: from actions to the map and its text, without a window. */
final class TopDrawingTest {
  @TempDir private Path folder;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();

  @BeforeEach
  void open() throws Exception {
    Path map = TopTiles.writePack(folder, TopTiles.PLAIN);
    state = new ExplorerState(TestMap.open(map), Set.of(), 1280, 800);
  }

  private void stroke(int x, int y, int toX, int toY) {
    commands.map().beginStroke();
    commands.map().draw(new Cell(x, y), new Cell(toX, toY));
    commands.map().endStroke();
  }

  private void take(String tile) {
    commands.drawing().takeTile(state.map().legend().id(tile));
  }

  private String text() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TextMapWriter.write(state.map(), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void brush_withTopTiles_drawsAboveAndIsUndone() throws Exception {
    assertThat(state.drawingState().tiles().stream().map(state.map().legend()::tile).toList())
        .extracting("name")
        .containsExactly("meadow", "snow", "road", "flag", "garland");
    take("garland");
    stroke(1, 0, 2, 0);
    take("flag");
    stroke(2, 1, 2, 1);
    assertThat(text()).isEqualTo(TopTiles.TOPPED);
    assertThat(CellText.tilesAt(state.map(), new Cell(1, 0)))
        .isEqualTo("garland above road on meadow");
    assertThat(CellText.tilesAt(state.map(), new Cell(2, 1))).isEqualTo("flag above meadow");
    commands.history().undo();
    commands.history().undo();
    assertThat(text()).as("in version 1 again").isEqualTo(TopTiles.PLAIN);
    commands.history().redo();
    commands.history().redo();
    assertThat(text()).isEqualTo(TopTiles.TOPPED);
  }

  @Test
  void eraser_fromATop_erasesTheTopAndOtherwiseTheOverlay() {
    take("garland");
    stroke(1, 0, 2, 0);
    commands.drawing().takeTool(DrawTool.ERASER);
    stroke(2, 0, 1, 0);
    TileMap map = state.map();
    assertThat(map.top().isEmpty()).isTrue();
    assertThat(map.overlay().id(1, 0)).isEqualTo(map.legend().id("road"));
    take("flag");
    stroke(2, 0, 2, 0);
    commands.drawing().takeTool(DrawTool.ERASER);
    stroke(1, 0, 2, 0);
    assertThat(map.overlay().id(1, 0)).isZero();
    assertThat(map.overlay().id(2, 0)).isZero();
    assertThat(map.top().id(2, 0)).as("begun beside it").isEqualTo(map.legend().id("flag"));
  }

  @Test
  void eraser_fromBareGround_goesByTheFirstThingThatItMeets() {
    take("flag");
    stroke(2, 1, 2, 1);
    take("garland");
    stroke(2, 0, 2, 0);
    commands.drawing().takeTool(DrawTool.ERASER);
    stroke(0, 1, 1, 1);
    TileMap map = state.map();
    assertThat(map.top().id(2, 1)).as("bare ground only").isEqualTo(map.legend().id("flag"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(0, 1), new Cell(1, 1));
    commands.map().draw(new Cell(1, 1), new Cell(2, 1));
    commands.map().draw(new Cell(2, 1), new Cell(2, 0));
    commands.map().endStroke();
    assertThat(map.top().isEmpty()).isTrue();
    assertThat(map.overlay().id(2, 0)).as("no second layer").isEqualTo(map.legend().id("road"));
    commands.map().beginStroke();
    commands.map().draw(new Cell(1, 1), new Cell(1, 1));
    commands.map().draw(new Cell(1, 1), new Cell(1, 0));
    commands.map().endStroke();
    assertThat(map.overlay().id(1, 0)).isZero();
  }

  @Test
  void eraser_fromATopAlone_leavesAllRoadsOnItsWay() {
    take("flag");
    stroke(2, 1, 2, 1);
    commands.drawing().takeTool(DrawTool.ERASER);
    commands.map().beginStroke();
    commands.map().draw(new Cell(2, 1), new Cell(2, 1));
    commands.map().draw(new Cell(2, 1), new Cell(2, 0));
    commands.map().endStroke();
    TileMap map = state.map();
    assertThat(map.top().isEmpty()).isTrue();
    assertThat(map.overlay().id(2, 0)).isEqualTo(map.legend().id("road"));
  }

  private void move(Cell from, Cell to) {
    commands.drawing().takeTool(DrawTool.MOVE);
    commands.drawing().beginShape(ShapePreview.Shape.MOVE, from);
    commands.drawing().stretchShape(to);
    commands.map().drawShape();
    commands.drawing().takeTool(DrawTool.MOVE);
  }

  @Test
  void move_underATop_takesTheTopAndThenTheRoadWithItsName() throws Exception {
    take("garland");
    stroke(1, 0, 1, 0);
    Place named = new Place(new Cell(1, 0), "Arch");
    commands.map().change(MapEdit.naming(state.map(), List.of(named)));
    move(new Cell(1, 0), new Cell(1, 1));
    TileMap map = state.map();
    int garland = map.legend().id("garland");
    int road = map.legend().id("road");
    assertThat(map.top().id(1, 1)).isEqualTo(garland);
    assertThat(map.top().id(1, 0)).isZero();
    assertThat(map.overlay().id(1, 0)).as("the road stays").isEqualTo(road);
    assertThat(map.places()).as("and its name").containsExactly(named);
    move(new Cell(1, 0), new Cell(3, 1));
    assertThat(map.overlay().id(3, 1)).isEqualTo(road);
    assertThat(map.places()).containsExactly(new Place(new Cell(3, 1), "Arch"));
    commands.history().undo();
    commands.history().undo();
    assertThat(map.top().id(1, 0)).isEqualTo(garland);
    commands.history().undo();
    commands.history().undo();
    assertThat(text()).isEqualTo(TopTiles.PLAIN);
  }

  @Test
  void move_ofATopOnBareGround_takesTheNameAlong() {
    take("flag");
    stroke(2, 1, 2, 1);
    Place named = new Place(new Cell(2, 1), "Flag");
    commands.map().change(MapEdit.naming(state.map(), List.of(named)));
    move(new Cell(2, 1), new Cell(0, 1));
    TileMap map = state.map();
    assertThat(map.top().id(0, 1)).isEqualTo(map.legend().id("flag"));
    assertThat(map.places()).containsExactly(new Place(new Cell(0, 1), "Flag"));
  }

  @Test
  void fillAndPick_inTheTop_seeAllLayers() {
    take("flag");
    stroke(0, 1, 0, 1);
    take("garland");
    commands.drawing().takeTool(DrawTool.FILL);
    commands.map().fill(new Cell(3, 1));
    TileMap map = state.map();
    int garland = map.legend().id("garland");
    assertThat(map.top().id(1, 1)).isEqualTo(garland);
    assertThat(map.top().id(3, 1)).isEqualTo(garland);
    assertThat(map.top().id(0, 1)).isEqualTo(map.legend().id("flag"));
    assertThat(map.top().id(1, 0)).as("on the road").isZero();
    assertThat(state.drawingState().inkAt(new Cell(0, 1))).hasValue(map.legend().id("flag"));
    assertThat(state.drawingState().inkAt(new Cell(1, 0))).hasValue(map.legend().id("road"));
    assertThat(map.layer(Layer.OVERLAY).id(3, 1)).isZero();
  }
}
