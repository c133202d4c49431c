package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Hint;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RouteStateTest {
  private static final Cell A = new Cell(1, 1);
  private static final Cell B = new Cell(2, 2);
  private static final Cell C = new Cell(3, 3);
  private static final Cell D = new Cell(4, 4);

  private final TileMap map = TestMap.valley().loaded().map();
  private final RouteState routeState =
      new RouteState(map, TravelDescription.ON_FOOT, EnumSet.noneOf(Hint.class));

  RouteStateTest() {
    routeState.setEnd(RouteEnd.START, A);
    routeState.setEnd(RouteEnd.GOAL, D);
    routeState.remember();
  }

  /** Returns the start, the via cells and the goal, each as a list of one cell or none. */
  private List<List<Cell>> stops() {
    RouteRequest request = routeState.routeRequest(false);
    List<List<Cell>> result = new ArrayList<>();
    result.add(request.routeEnds().start().stream().toList());
    request.via().forEach(cell -> result.add(List.of(cell)));
    result.add(request.routeEnds().goal().stream().toList());
    return result;
  }

  private void ask(Runnable deed) {
    deed.run();
    routeState.remember();
  }

  private static List<List<Cell>> each(Cell... cells) {
    return List.of(cells).stream().map(List::of).toList();
  }

  @Test
  void setStop_eachNumber_isThatStop() {
    routeState.insertVia(0, C);
    routeState.insertVia(0, B);
    assertThat(stops()).isEqualTo(each(A, B, C, D));
    routeState.setStop(2, new Cell(5, 5));
    routeState.setStop(0, new Cell(0, 0));
    routeState.setStop(3, new Cell(6, 6));
    assertThat(stops()).isEqualTo(each(new Cell(0, 0), B, new Cell(5, 5), new Cell(6, 6)));
    routeState.setStop(2, B);
    routeState.setStop(1, new Cell(-1, 0));
    assertThat(stops())
        .as("neither twice nor off the map")
        .isEqualTo(each(new Cell(0, 0), B, new Cell(5, 5), new Cell(6, 6)));
  }

  @Test
  void moveStop_ofARoute_movesTheOnesBetween() {
    routeState.insertVia(0, B);
    routeState.insertVia(1, C);
    routeState.moveStop(0, 3);
    assertThat(stops()).isEqualTo(each(B, C, D, A));
    routeState.moveStop(3, 1);
    assertThat(stops()).isEqualTo(each(B, A, C, D));
  }

  @Test
  void removeStop_anEnd_isTheStopBesideIt() {
    routeState.insertVia(0, B);
    routeState.insertVia(1, C);
    routeState.removeStop(0);
    assertThat(stops()).isEqualTo(each(B, C, D));
    routeState.removeStop(2);
    assertThat(stops()).isEqualTo(each(B, C));
    routeState.removeStop(0);
    assertThat(stops()).isEqualTo(List.of(List.of(), List.of(C)));
    routeState.removeStop(1);
    assertThat(stops()).isEqualTo(List.of(List.of(), List.of()));
    routeState.setStop(1, A);
    routeState.setStop(0, B);
    assertThat(stops()).isEqualTo(each(B, A));
  }

  @Test
  void goBack_afterSeveralRoutes_leadsThroughThemAndForwardAgain() {
    ask(() -> routeState.setEnd(RouteEnd.GOAL, C));
    ask(() -> routeState.insertVia(0, B));
    assertThat(routeState.takeNote()).isEmpty();
    routeState.goForward();
    assertThat(routeState.takeNote()).as("there is none").isPresent();
    routeState.goBack();
    assertThat(stops()).isEqualTo(each(A, C));
    routeState.goBack();
    assertThat(stops()).isEqualTo(each(A, D));
    routeState.goForward();
    assertThat(stops()).isEqualTo(each(A, C));
    ask(() -> routeState.setEnd(RouteEnd.GOAL, B));
    routeState.goForward();
    assertThat(routeState.takeNote()).as("another route was asked for").isPresent();
    routeState.goBack();
    assertThat(stops()).isEqualTo(each(A, C));
  }

  @Test
  void goBack_whatWasNotRecorded_isRecordedBefore() {
    routeState.setEnd(RouteEnd.GOAL, C);
    routeState.goBack();
    assertThat(stops()).isEqualTo(each(A, D));
    routeState.goForward();
    assertThat(stops()).isEqualTo(each(A, C));
  }

  @Test
  void goBack_aDraggedGoal_passesOverTheCellsBetween() {
    routeState.setEnd(RouteEnd.GOAL, B);
    routeState.setEnd(RouteEnd.GOAL, C);
    routeState.remember();
    routeState.goBack();
    assertThat(stops()).isEqualTo(each(A, D));
  }

  @Test
  void goBack_atRandom_leadsWhereAListOfAllRoutesDoes() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    List<List<Cell>> marked = each(map.start().orElseThrow(), map.goal().orElseThrow());
    List<List<List<Cell>>> asked = new ArrayList<>(List.of(marked, stops()));
    int at = 1;
    for (int i = 0; i < 500; i++) {
      int deed = random.nextInt(4);
      if (deed == 0) {
        routeState.goBack();
        at = Math.max(0, at - 1);
      } else if (deed == 1) {
        routeState.goForward();
        at = Math.min(asked.size() - 1, at + 1);
      } else {
        Cell cell = new Cell(random.nextInt(7), random.nextInt(7));
        ask(() -> routeState.setEnd(random.nextBoolean() ? RouteEnd.START : RouteEnd.GOAL, cell));
        if (!stops().equals(asked.get(at))) {
          asked = new ArrayList<>(asked.subList(0, at + 1));
          asked.add(stops());
          int tooMany = Math.max(0, asked.size() - 100);
          asked = new ArrayList<>(asked.subList(tooMany, asked.size()));
          at = asked.size() - 1;
        }
      }
      assertThat(stops()).as("seed %d, deed %d", seed, i).isEqualTo(asked.get(at));
    }
  }
}
