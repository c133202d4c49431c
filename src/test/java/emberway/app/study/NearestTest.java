package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.pack.TopTiles;
import emberway.pack.problem.UnreadableException;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.view.TileKinds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The nearest of each kind, against plain searches and the planner's nearest goal. */
final class NearestTest {
  private static final Cell START = new Cell(1, 4);

  private OpenedMap opened = TestMap.valley();
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private void begin() {
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    compose();
    commands.toggle(Command.NEAREST);
    serve();
  }

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private void serve() {
    Surveys surveys = state.simulations().surveys();
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private List<NearestOfKind> found() {
    return state.survey(NearestSurvey.class).answer().orElseThrow();
  }

  private NearestOfKind found(String kind) {
    return found().stream().filter(each -> each.kind().equals(kind)).findFirst().orElseThrow();
  }

  /** Returns the cells with a tile of a kind, without the start. */
  private List<Cell> cells(String kind, Cell start) {
    TileMap map = state.map();
    TravelDescription words = opened.loaded().tiles().travelDescription();
    boolean[] isMeant = TileKinds.ofKind(kind, map.legend(), words);
    List<Cell> cells = new ArrayList<>();
    for (int cell = 0; cell < map.size().cells(); cell++) {
      if (TileKinds.isAt(map, cell, isMeant) && !map.size().cell(cell).equals(start)) {
        cells.add(map.size().cell(cell));
      }
    }
    return cells;
  }

  @Test
  void found_onTheValley_isWhatAPlainSearchFinds() {
    begin();
    GridSize size = state.map().size();
    CostField field = state.content().stepCosts().orElseThrow().field();
    double[] plain = PlainCosts.from(field, state.routeState().movement(), START);
    assertThat(found()).hasSizeGreaterThan(5);
    for (NearestOfKind each : found()) {
      double least = Double.POSITIVE_INFINITY;
      for (Cell cell : cells(each.kind(), START)) {
        int reach = field.isBlocked(size.index(cell)) ? 1 : 0;
        for (int at = 0; at < size.cells(); at++) {
          boolean isBeside =
              Math.abs(size.x(at) - cell.x()) <= reach && Math.abs(size.y(at) - cell.y()) <= reach;
          least = isBeside ? Math.min(least, plain[at]) : least;
        }
      }
      assertThat(each.cost()).as(each.kind()).isCloseTo(least, within(1e-9));
      assertThat(each.count()).as(each.kind()).isEqualTo(cells(each.kind(), START).size());
    }
    assertThat(found())
        .isSortedAccordingTo(
            Comparator.comparing(NearestOfKind::group).thenComparingDouble(NearestOfKind::cost));
  }

  @Test
  void found_afterAnEdit_knowsTheNewTile() {
    begin();
    List<String> before = found().stream().map(NearestOfKind::kind).toList();
    assertThat(found("road").count()).isEqualTo(9);
    commands.map().toggleCell(new Cell(6, 4));
    assertThat(state.simulations().surveys().isAnswered()).as("until composed").isTrue();
    compose();
    serve();
    assertThat(found()).extracting(NearestOfKind::kind).isNotEqualTo(before);
  }

  /** A castle is a place here, and the mark of the goal, which is no thing of its own. */
  @Test
  void found_kindsOfPlaces_areNamedPlacesLikeTheNearestOfAll() {
    String places = "[places]\n2 7 Rook\n10 7 Ox\n0 0 Inn\n9 0 Nook\n";
    String kinds = "[kinds]\n2 7 castle\n10 7 inn\n0 0 inn\n";
    opened = TestMap.open(TestMap.VALLEY.replace("map 1", "map 2") + places + kinds);
    begin();
    assertThat(found())
        .filteredOn(each -> each.group() == NearestOfKind.Group.PLACE)
        .extracting(NearestOfKind::kind)
        .containsExactly("Rook", "castle", "inn");
    assertThat(found("inn").count()).isEqualTo(2);
    assertThat(found("inn").cell()).isEqualTo(new Cell(0, 0));
    assertThat(found("castle").count()).isEqualTo(2);
    assertThat(found("castle").cell()).isEqualTo(new Cell(2, 7));
  }

  @Test
  void found_aboveARoad_isAGroupOfItsOwn(@TempDir Path folder) throws Exception {
    opened = TestMap.open(TopTiles.writePack(folder, TopTiles.TOPPED));
    begin();
    assertThat(found("garland").group()).isEqualTo(NearestOfKind.Group.TOP);
    assertThat(found("flag").group()).isEqualTo(NearestOfKind.Group.TOP);
    assertThat(found("road").group()).isEqualTo(NearestOfKind.Group.OBJECT);
    assertThat(found("meadow").group()).isEqualTo(NearestOfKind.Group.GROUND);
  }

  @Test
  void found_gatesOfTheWalledCity_areThoseOfToAnyKind() throws UnreadableException {
    opened = TestMap.bundled("walled-city");
    begin();
    Cell start = state.routeEnds().start().orElseThrow();
    Outcome outcome =
        new Planner(
                state.content().stepCosts().orElseThrow().field(), state.routeState().movement())
            .plan(new Query(start, List.of(), cells("gate", start)));
    assertThat(found("gate").cost())
        .isCloseTo(((Outcome.Found) outcome).route().cost(), within(1e-9));
    assertThat(found().stream().filter(each -> each.tile().isEmpty()))
        .as("the nearest named place")
        .hasSize(1);
  }
}
