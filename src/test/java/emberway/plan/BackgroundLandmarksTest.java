package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class BackgroundLandmarksTest {
  private static Planner planner(int side) {
    double[] costs = new double[side * side];
    Random random = new Random(3);
    Arrays.setAll(costs, cell -> 1 + random.nextInt(4));
    return new Planner(CostField.of(new GridSize(side, side), costs), Movement.PUBLISHED);
  }

  @Test
  void join_usefulLandmarks_areInUse() throws Exception {
    Planner planner = planner(400);
    assertThat(planner.isFasterWithLandmarks()).isTrue();
    Outcome before = planner.plan(new Cell(3, 5), new Cell(390, 380));
    try (BackgroundLandmarks landmarks = new BackgroundLandmarks(planner)) {
      landmarks.join();
      assertThat(landmarks.progress()).isEqualTo(1);
    }
    Outcome after = planner.plan(new Cell(3, 5), new Cell(390, 380));
    assertThat(after.stats().expanded()).isLessThan(before.stats().expanded());
    assertThat(((Outcome.Found) after).route().cost())
        .isEqualTo(((Outcome.Found) before).route().cost());
  }

  @Test
  void start_usefulLandmarks_leavesTheProgramFreeToEnd() throws Exception {
    BackgroundLandmarks landmarks = new BackgroundLandmarks(planner(400));
    Set<Thread> threads = Thread.getAllStackTraces().keySet();
    landmarks.close();
    landmarks.join();
    assertThat(threads)
        .filteredOn(thread -> thread.getName().equals("landmarks"))
        .allMatch(Thread::isDaemon);
  }

  @Test
  void join_otherRules_preparesNothing() throws Exception {
    CostField field = CostField.of(new GridSize(2, 1), new double[] {1, 1});
    Planner planner = new Planner(field, Preset.LESTER.rules());
    assertThat(planner.isFasterWithLandmarks()).isFalse();
    try (BackgroundLandmarks landmarks = new BackgroundLandmarks(planner)) {
      landmarks.join();
      assertThat(landmarks.progress()).isZero();
    }
  }
}
