package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.tool.MouseDispatcher;
import emberway.app.tool.Pointer;
import emberway.app.tool.RulerTool;
import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ruler, against a plain search. */
final class RulerTest {
  private static final Cell WALL = new Cell(3, 4);

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private final Surveys surveys = state.simulations().surveys();
  private final RulerSurvey ruler = state.survey(RulerSurvey.class);

  @BeforeEach
  void takeOut() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    commands.toggle(Command.RULER);
    serve();
  }

  private void serve() {
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private void measure(Cell from, Cell to) {
    commands.survey(RulerSurvey.class, survey -> survey.measure(from, to));
  }

  @Test
  void ruler_takenOut_liesAlongTheRouteAndWhereItIsLaidThen() {
    assertThat(ruler.corners()).containsExactly(new Cell(1, 4), new Cell(10, 4));
    measure(new Cell(2, 1), new Cell(9, 6));
    assertThat(surveys.isAnswered()).isFalse();
    serve();
    CostField costs = state.content().stepCosts().orElseThrow().field();
    double[] plain = PlainCosts.from(costs, state.routeState().movement(), new Cell(2, 1));
    Route route = ruler.answer().orElseThrow().route().orElseThrow();
    assertThat(route.cost()).isCloseTo(plain[costs.size().index(9, 6)], within(1e-9));
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).hasSize(2);
    assertThat(drawn.get(0).isCompared()).as("below the route").isTrue();
    assertThat(drawn.get(0).cells()).contains(route.indices());
    measure(new Cell(2, 1), new Cell(12, 6));
    assertThat(ruler.corners()).as("off the map").endsWith(new Cell(9, 6));
    commands.toggle(Command.RULER);
    assertThat(ruler.corners()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void ruler_toAWall_findsNoRoute() {
    measure(new Cell(2, 1), WALL);
    serve();
    assertThat(ruler.answer().orElseThrow().route()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  private void click(int x, int y) {
    commands.survey(RulerSurvey.class, survey -> survey.click(new Cell(x, y)));
  }

  @Test
  void click_cellAfterCellAndTheLastTwice_measuresAlongThem() {
    click(2, 1);
    assertThat(surveys.question()).as("a route from one cell").isEmpty();
    click(9, 6);
    click(99, 6); // off the map
    click(2, 6);
    assertThat(ruler.corners()).containsExactly(new Cell(2, 1), new Cell(9, 6), new Cell(2, 6));
    serve();
    Route route = ruler.answer().orElseThrow().route().orElseThrow();
    CostField costs = state.content().stepCosts().orElseThrow().field();
    double[] there = PlainCosts.from(costs, state.routeState().movement(), new Cell(2, 1));
    double[] back = PlainCosts.from(costs, state.routeState().movement(), new Cell(9, 6));
    assertThat(route.cost())
        .isCloseTo(there[costs.size().index(9, 6)] + back[costs.size().index(2, 6)], within(1e-9));
    click(2, 6); // a double click
    assertThat(ruler.isLaying()).isFalse();
    click(4, 1);
    assertThat(ruler.corners()).as("another ruler").containsExactly(new Cell(4, 1));
  }

  /** Cells of 100 pixels: a drag measures, and a click that shakes a little is still a click. */
  @Test
  void mouse_clicksAndDrags_addCornersOrMeasure() {
    Pointer.CellFinder finder = (x, y) -> new Cell((int) x / 100, (int) y / 100);
    MouseDispatcher mouse =
        new MouseDispatcher(
            List.of(new RulerTool(() -> true, commands)), finder, (x, y) -> {}, commands);
    drag(mouse, 250, 150, 252, 152);
    drag(mouse, 998, 650, 1001, 650);
    assertThat(ruler.corners()).containsExactly(new Cell(2, 1), new Cell(9, 6));
    drag(mouse, 250, 150, 450, 150);
    assertThat(ruler.corners()).containsExactly(new Cell(2, 1), new Cell(4, 1));
    assertThat(ruler.isLaying()).isFalse();
  }

  private static void drag(MouseDispatcher mouse, int fromX, int fromY, int toX, int toY) {
    mouse.move(new InputEvent.PointerMoved(fromX, fromY, 0));
    mouse.change(new InputEvent.ButtonChanged(InputEvent.Button.LEFT, true, false, false, 0));
    mouse.move(new InputEvent.PointerMoved(toX, toY, 0));
    mouse.change(new InputEvent.ButtonChanged(InputEvent.Button.LEFT, false, false, false, 0));
  }

  @Test
  void escape_whileCornersAreAdded_endsTheRulerFirst() {
    click(2, 1);
    click(9, 6);
    assertThat(state.closeFront()).isTrue();
    assertThat(ruler.corners()).containsExactly(new Cell(2, 1), new Cell(9, 6));
    assertThat(ruler.isLaying()).isFalse();
    assertThat(state.viewOptions()).contains(Command.RULER);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.viewOptions()).doesNotContain(Command.RULER);
  }

  @Test
  void enter_atTheCellCursor_addsCornersAndEnds() {
    state.cellFocus().flyTo(new Cell(2, 1));
    commands.cells().openMenuAtCursor();
    for (int i = 0; i < 3; i++) {
      commands.cells().moveCursor(1, 0);
    }
    commands.cells().openMenuAtCursor();
    assertThat(ruler.corners()).containsExactly(new Cell(2, 1), new Cell(4, 1));
    assertThat(ruler.isLaying()).isTrue();
    commands.cells().openMenuAtCursor();
    assertThat(ruler.isLaying()).isFalse();
    assertThat(state.cellFocus().menu()).isEmpty();
  }
}
