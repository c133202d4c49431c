package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Preset;
import emberway.plan.query.StepCosts;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where the lab continues when a recording is replaced. */
final class LabPlaceTest {
  private static final GridSize SIZE = new GridSize(7, 5);

  private final StepCosts costs = walled();
  private final RouteEnds routeEnds =
      new RouteEnds(Optional.of(new Cell(1, 2)), Optional.of(new Cell(5, 2)));
  private final Lab lab = new Lab(Preset.LESTER);

  private static StepCosts open() {
    double[] open = new double[SIZE.cells()];
    Arrays.fill(open, 1);
    return new StepCosts(CostField.of(SIZE, open), Movement.DEFAULT);
  }

  /** Returns costs with a wall between start and goal. */
  private static StepCosts walled() {
    double[] walled = new double[SIZE.cells()];
    Arrays.fill(walled, 1);
    for (int y = 1; y <= 3; y++) {
      walled[SIZE.index(3, y)] = Double.POSITIVE_INFINITY;
    }
    return new StepCosts(CostField.of(SIZE, walled), Movement.DEFAULT);
  }

  private static void record(Lab lab, StepCosts costs, RouteEnds routeEnds) {
    lab.update(Optional.of(costs), routeEnds);
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
  }

  @Test
  void show_otherCostsOrMapReadAgain_staysAtTheStep() {
    record(lab, costs, routeEnds);
    lab.stepBy(5);
    record(lab, walled(), routeEnds);
    assertThat(lab.step()).as("other costs").isEqualTo(5);

    Lab again = new Lab(Preset.LESTER);
    again.resume(lab);
    Lab twice = new Lab(Preset.LESTER);
    twice.resume(again); // before anything was recorded
    twice.update(Optional.of(costs), routeEnds);
    assertThat(twice.step()).as("nothing is recorded yet").isZero();
    twice.show(Recording.of(twice.recordingRequest().orElseThrow(), () -> false).orElseThrow());
    assertThat(twice.step()).as("read again").isEqualTo(5);
    assertThat(twice.counts().of(Kind.EXPANDED)).isEqualTo(5);

    record(twice, costs, routeEnds.with(RouteEnd.GOAL, new Cell(6, 4)));
    assertThat(twice.step()).as("another question").isZero();
  }

  @Test
  void show_shorterSearchThanBefore_isAtItsEnd() {
    record(lab, costs, routeEnds);
    lab.stepBy(13);
    record(lab, open(), routeEnds);
    assertThat(lab.step()).isEqualTo(lab.steps()).isBetween(1, 12);
  }
}
