package emberway.plan.party;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.IncrementalPlanner;
import org.junit.jupiter.api.Test;

final class PlanningQueueTest {
  private static IncrementalPlanner planner(int side) {
    GridSize size = new GridSize(side, side);
    Cell far = new Cell(side - 1, 0);
    return new IncrementalPlanner(
        size, Movement.PUBLISHED, new Cell(0, 0), far, 1, 9, cell -> 1 + cell * 7919 % 9);
  }

  @Test
  void run_withALongPlanAhead_finishesTheShortOneFirst() {
    IncrementalPlanner tall = planner(200);
    IncrementalPlanner small = planner(20);
    PlanningQueue queue = new PlanningQueue();
    queue.add(tall);
    queue.add(small);
    queue.add(tall);
    assertThat(queue.waiting()).isEqualTo(2);
    assertThat(queue.run(1_200)).isLessThanOrEqualTo(0);
    assertThat(small.isPlanned()).isTrue();
    assertThat(tall.isPlanned()).isFalse();
    assertThat(queue.waiting()).isEqualTo(1);
    assertThat(tall.expanded()).isGreaterThan(500);
    assertThat(queue.run(1_000_000)).isPositive();
    assertThat(tall.isPlanned()).isTrue();
    assertThat(queue.waiting()).isZero();
  }

  @Test
  void run_neverLooksAtMoreThanItsBudget() {
    IncrementalPlanner one = planner(60);
    IncrementalPlanner other = planner(60);
    PlanningQueue queue = new PlanningQueue();
    queue.add(one);
    queue.add(other);
    int runs = 0;
    while (queue.waiting() > 0) {
      long before = one.expanded() + other.expanded();
      queue.run(100);
      assertThat(one.expanded() + other.expanded() - before).isLessThanOrEqualTo(100);
      runs++;
    }
    assertThat(runs).isGreaterThan(5);
  }
}
