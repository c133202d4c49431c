package emberway.app.study;

import static emberway.app.study.WalkTest.ENDS;
import static emberway.app.study.WalkTest.TRAP;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Trip;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests explore mode with waypoints, there and back. */
final class WalkWaypointsTest {
  private final Walk walk = new Walk();
  private final WalkSimulation simulation = new WalkSimulation();

  /** Computes the requested tick, as the background thread would. */
  private void serve() {
    WalkRequest asked = walk.walkRequest().orElseThrow();
    walk.show(simulation.answer(asked, () -> false).orElseThrow());
  }

  private WalkSnapshot picture() {
    return walk.picture().orElseThrow();
  }

  @Test
  void plan_endsSideBySideOrTheSame_stillStartsAndEndsApart() {
    for (Cell goal : List.of(new Cell(1, 2), new Cell(2, 3), new Cell(1, 3))) {
      Trip round = new Trip(new Cell(1, 3), List.of(new Cell(2, 6)), goal);
      for (Trip asked : List.of(round, new Trip(round.from(), goal))) {
        WalkPlan plan = WalkPlan.along(TRAP, asked, 8, 4);
        assertThat(plan.trips()).as("%s", asked).hasSizeGreaterThan(6);
        assertThat(plan.trips()).extracting(Trip::from).doesNotHaveDuplicates();
        assertThat(plan.trips()).extracting(Trip::to).doesNotHaveDuplicates();
        WalkRequest end = new WalkRequest(plan, 500);
        assertThat(simulation.answer(end, () -> false).orElseThrow().isDone()).isTrue();
      }
    }
  }

  @Test
  void setVia_waypoints_areReachedInTheirOrderByAllAndBackward() {
    List<Cell> via = List.of(new Cell(8, 6), new Cell(2, 0));
    walk.setTravelers(3);
    walk.setVia(via);
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    serve();
    assertThat(picture().walkers()).allMatch(WalkSnapshot.Walker::isAtGoal);
    List<Trip> trips = picture().plan().trips();
    assertThat(trips).extracting(Trip::via).contains(via, List.of(via.get(1), via.get(0)));
    for (int number = 0; number < 3; number++) {
      int traveler = number;
      List<Cell> passed = new ArrayList<>();
      picture().news().stream()
          .map(WalkEvent::event)
          .filter(each -> each instanceof PartyEvent.Passed && each.traveler() == traveler)
          .forEach(each -> passed.add(0, each.at())); // latest first
      assertThat(passed).as("%d", traveler).isEqualTo(trips.get(traveler).via());
    }
    walk.setVia(List.of());
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    assertThat(picture().tick()).as("other waypoints").isZero();
    RouteEnds round = ENDS.with(RouteEnd.GOAL, new Cell(1, 3));
    walk.setVia(via);
    walk.update(Optional.of(TRAP), round);
    assertThat(walk.complaint()).as("there and back").isEmpty();
    walk.setVia(List.of());
    walk.update(Optional.of(TRAP), round);
    assertThat(walk.complaint()).contains("nowhere to go");
  }

  @Test
  void update_waypointsAddUp_tooLargeAMapIsRefused() {
    GridSize size = new GridSize(1500, 1500);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    StepCosts large = new StepCosts(CostField.of(size, costs), Movement.DEFAULT);
    walk.setVia(List.of(new Cell(5, 5), new Cell(9, 9)));
    walk.update(Optional.of(large), ENDS);
    assertThat(walk.complaint()).isEmpty();
    walk.setVia(List.of(new Cell(5, 5), new Cell(9, 9), new Cell(9, 5)));
    walk.update(Optional.of(large), ENDS);
    assertThat(walk.complaint())
        .isEqualTo(
            "A map of 1500×1500 cells, with these waypoints, is too large for 1 traveler to"
                + " remember.");
  }
}
