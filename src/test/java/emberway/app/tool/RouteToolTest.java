package emberway.app.tool;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.RecordingCommands;
import emberway.app.scene.CostTuning;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.TravelSettings;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import emberway.plan.query.Route;
import emberway.testing.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that the user can grab markers where they are drawn. */
final class RouteToolTest {
  private static final GridSize SIZE = new GridSize(1024, 1024);
  private static final List<Rotation> TURNS = List.of(Rotation.values());
  private static final Cell START = new Cell(300, 700);
  private static final Cell GOAL = new Cell(10, 168);

  private final Viewport view = Screen.view(SIZE.width(), SIZE.height());
  private final RecordingCommands commands = new RecordingCommands();
  private RouteEnds routeEnds = new RouteEnds(Optional.of(START), Optional.of(GOAL));
  private final List<Cell> via = new ArrayList<>();
  private Optional<Route> drawn = Optional.empty();
  private final RouteTool tool =
      new RouteTool(this::request, () -> drawn, () -> view, commands.commands());

  private RouteRequest request() {
    TravelSettings onFoot =
        new TravelSettings(TravelProfile.FOOT, CostTuning.NONE, Movement.DEFAULT);
    return new RouteRequest(routeEnds, via, List.of(), onFoot, Optional.empty(), Optional.empty());
  }

  @BeforeEach
  void moveStops() {
    commands.when("route.setStop", args -> setStop((int) args[0], (Cell) args[1]));
    commands.when("route.insertVia", args -> via.add((int) args[0], (Cell) args[1]));
  }

  private void setStop(int stop, Cell cell) {
    if (stop > 0 && stop <= via.size()) {
      via.set(stop - 1, cell);
    } else {
      routeEnds = routeEnds.with(stop == 0 ? RouteEnd.START : RouteEnd.GOAL, cell);
    }
  }

  private Pointer at(double x, double y) {
    Pointer pointer = new Pointer(view::cellAt);
    pointer.move(x, y, 0);
    return pointer;
  }

  private Pointer beside(Cell cell, double dx, double dy) {
    return at(view.screenX(cell) + dx, view.screenY(cell) + dy);
  }

  @Test
  void screenOfACell_anyTurnAndScale_isWhereThatCellIs() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      view.turnTo(TURNS.get(random.nextInt(TURNS.size())));
      view.zoom(random.nextInt(1280), random.nextInt(800), random.nextInt(5) - 2);
      Cell cell = new Cell(random.nextInt(1024), random.nextInt(1024));
      assertThat(view.cellAt(view.screenX(cell), view.screenY(cell)))
          .as("seed %d", seed)
          .isEqualTo(cell);
    }
  }

  @Test
  void claims_tinyCells_theWholeMarkAndNothingElse() {
    assertThat(2 * view.frame().projection().halfWidth() * view.camera().scale()).isLessThan(2);
    for (double[] off : new double[][] {{0, 0}, {4, 4}, {-4, -4}, {0, 5}, {5, 0}, {-6, 2}}) {
      assertThat(tool.claims(beside(GOAL, off[0], off[1]))).isTrue();
      assertThat(tool.claims(beside(START, off[0], off[1]))).isTrue();
    }
    assertThat(tool.claims(beside(GOAL, 0, -18))).as("the pole").isTrue();
    assertThat(tool.claims(beside(GOAL, 8, -18))).as("the cloth").isTrue();
    assertThat(tool.claims(beside(GOAL, 10, 0))).as("a little beside it").isTrue();
    assertThat(tool.claims(beside(GOAL, 15, 0))).isFalse();
    assertThat(tool.claims(beside(GOAL, 22, -9))).as("beside the cloth").isFalse();
    assertThat(tool.claims(beside(GOAL, -9, -18))).as("before the pole").isFalse();
    assertThat(tool.claims(beside(START, 0, -15))).isFalse();
    assertThat(tool.claims(at(640, 400))).isFalse();
  }

  @Test
  void drag_takenBesideItsMiddle_movesItAsFarAsThePointer() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      routeEnds = new RouteEnds(Optional.of(START), Optional.of(GOAL));
      commands.clear();
      view.turnTo(TURNS.get(random.nextInt(TURNS.size())));
      double offX = random.nextInt(9) - 4;
      double offY = random.nextInt(9) - 4;
      double dx = random.nextInt(61) - 30;
      double dy = random.nextInt(41) - 20;
      Cell should = view.cellAt(view.screenX(GOAL) + dx, view.screenY(GOAL) + dy);
      double x = view.screenX(GOAL) + offX;
      double y = view.screenY(GOAL) + offY;
      tool.press(at(x, y));
      tool.move(at(x, y));
      assertThat(routeEnds.goal()).as("seed %d: it does not jump", seed).contains(GOAL);
      tool.move(at(x + dx, y + dy));
      tool.release(at(x + dx, y + dy));
      assertThat(routeEnds.goal()).as("seed %d", seed).contains(should);
      assertThat(routeEnds.start()).contains(START);
    }
  }

  @Test
  void press_marksOnTopOfEachOther_takesTheGoalUnlessOnTheStartsCell() {
    routeEnds = new RouteEnds(Optional.of(new Cell(500, 500)), Optional.of(new Cell(502, 500)));
    Pointer onGoal = beside(new Cell(502, 500), 3, 0);
    tool.press(onGoal);
    tool.release(at(onGoal.x() + 40, onGoal.y()));
    assertThat(routeEnds.start()).contains(new Cell(500, 500));
    assertThat(routeEnds.goal()).isNotEqualTo(Optional.of(new Cell(502, 500)));
    Cell goal = routeEnds.goal().orElseThrow();
    Pointer onStart = beside(new Cell(500, 500), 0, 0);
    tool.press(onStart);
    tool.release(at(onStart.x() - 40, onStart.y()));
    assertThat(routeEnds.start()).isNotEqualTo(Optional.of(new Cell(500, 500)));
    assertThat(routeEnds.goal()).contains(goal);
  }

  @Test
  void press_elsewhere_holdsNothing() {
    tool.press(at(640, 400));
    tool.move(at(700, 420));
    tool.release(at(700, 420));
    assertThat(commands.calls()).isEmpty();
  }

  /** Draws a line from the start eastward to the goal, by a via cell in its middle. */
  private void drawLine() {
    routeEnds = new RouteEnds(Optional.of(new Cell(400, 500)), Optional.of(new Cell(600, 500)));
    via.add(new Cell(500, 500));
    int[] cells = IntStream.rangeClosed(400, 600).map(x -> 500 * SIZE.width() + x).toArray();
    drawn = Optional.of(new Route(SIZE, cells, 1));
  }

  @Test
  void drag_theLine_addsAStopOnThatLegAndMovesIt() {
    for (int leg = 0; leg < 2; leg++) {
      via.clear();
      commands.clear();
      drawLine();
      Pointer onLine = beside(new Cell(450 + 100 * leg, 500), 1, 2);
      assertThat(tool.claims(onLine)).isTrue();
      tool.press(onLine);
      assertThat(via).as("a press alone adds none").hasSize(1);
      Pointer away = at(onLine.x() + 60, onLine.y() + 40);
      tool.move(at(onLine.x() + 30, onLine.y() + 40));
      tool.move(away);
      tool.release(away);
      assertThat(via).hasSize(2);
      assertThat(via.get(leg)).isEqualTo(away.cell());
      assertThat(via.get(1 - leg)).isEqualTo(new Cell(500, 500));
      assertThat(commands.calls()).noneMatch(each -> each.startsWith("map."));
    }
  }

  @Test
  void drag_aViaCellsMarker_movesIt() {
    drawLine();
    Cell middle = new Cell(500, 500);
    Pointer onMarker = beside(middle, 0, -13);
    tool.press(onMarker);
    tool.move(at(onMarker.x() + 25, onMarker.y() + 30));
    tool.release(at(onMarker.x() + 25, onMarker.y() + 30));
    assertThat(via)
        .containsExactly(view.cellAt(view.screenX(middle) + 25, view.screenY(middle) + 30));
  }

  @Test
  void click_onTheLine_isOneOnTheMapAndAddsNoStop() {
    drawLine();
    Pointer onLine = beside(new Cell(450, 500), 0, 0);
    tool.press(onLine);
    tool.release(onLine);
    assertThat(via).hasSize(1);
    assertThat(commands.calls()).contains(call("cells.click", onLine.x(), onLine.y()));
    assertThat(tool.claims(beside(new Cell(450, 500), 0, 12))).as("beside the line").isFalse();
    drawn = Optional.empty();
    assertThat(tool.claims(onLine)).as("it is not drawn").isFalse();
  }
}
