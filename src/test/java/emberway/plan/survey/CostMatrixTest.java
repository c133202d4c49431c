package emberway.plan.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Matrices, against one search for every pair. */
final class CostMatrixTest {
  @Test
  void costs_onRandomFields_areThoseOfSingleRoutes() {
    int ways = 0;
    int none = 0;
    for (long seed = 1; seed <= 300; seed++) {
      Random random = new Random(seed);
      CostField field = RandomField.of(random);
      List<Cell> sources = cells(random, field.size());
      List<Cell> targets = seed % 4 == 0 ? sources : cells(random, field.size());
      CostMatrix matrix =
          CostMatrix.of(field, Movement.PUBLISHED, sources, targets, () -> false).orElseThrow();
      Planner planner = new Planner(field, Movement.PUBLISHED);
      for (int row = 0; row < sources.size(); row++) {
        for (int column = 0; column < targets.size(); column++) {
          Outcome single = planner.plan(sources.get(row), targets.get(column));
          double cost = matrix.cost(row, column);
          if (single instanceof Outcome.Found found) {
            double expected = found.route().cost();
            assertThat(cost).as("seed %d", seed).isCloseTo(expected, within(1e-8 * expected));
            ways++;
          } else {
            assertThat(cost).as("seed %d", seed).isInfinite();
            none++;
          }
        }
      }
    }
    assertThat(ways).isGreaterThan(500);
    assertThat(none).isGreaterThan(100);
  }

  private static List<Cell> cells(Random random, GridSize size) {
    return Stream.generate(
            () -> new Cell(random.nextInt(size.width()), random.nextInt(size.height())))
        .limit(1 + random.nextInt(5))
        .toList();
  }

  @Test
  void equalCells_areComputedOnce() {
    double[] costs = new double[200 * 200];
    Arrays.fill(costs, 2);
    CostField field = CostField.of(new GridSize(200, 200), costs);
    List<Cell> three = List.of(new Cell(0, 0), new Cell(199, 0), new Cell(7, 199));
    List<Cell> often = Collections.nCopies(30, three).stream().flatMap(List::stream).toList();
    AtomicInteger[] looks = {new AtomicInteger(), new AtomicInteger()};
    CostMatrix once = of(field, three, looks[0]);
    CostMatrix many = of(field, often, looks[1]);
    assertThat(looks[1].get()).isPositive().isEqualTo(looks[0].get());
    for (int row = 0; row < often.size(); row++) {
      for (int column = 0; column < often.size(); column++) {
        assertThat(many.cost(row, column)).isEqualTo(once.cost(row % 3, column % 3));
      }
    }
  }

  private static CostMatrix of(CostField field, List<Cell> cells, AtomicInteger looks) {
    return CostMatrix.of(
            field,
            Movement.PUBLISHED,
            cells,
            cells,
            () -> {
              looks.incrementAndGet();
              return false;
            })
        .orElseThrow();
  }

  @Test
  void thereAndBack_mayCostDifferently() {
    CostField field = CostField.of(new GridSize(3, 1), new double[] {1, 2, 5});
    List<Cell> ends = List.of(new Cell(0, 0), new Cell(2, 0));
    CostMatrix matrix =
        CostMatrix.of(field, Movement.PUBLISHED, ends, ends, () -> false).orElseThrow();
    assertThat(matrix.cost(0, 1)).isEqualTo(7);
    assertThat(matrix.cost(1, 0)).isEqualTo(3);
    assertThat(matrix.cost(0, 0)).isZero();
  }

  @Test
  void cancelled_isEmpty() {
    CostField field = CostField.of(new GridSize(3, 1), new double[] {1, 2, 5});
    List<Cell> ends = List.of(new Cell(0, 0), new Cell(2, 0));
    assertThat(CostMatrix.of(field, Movement.PUBLISHED, ends, ends, () -> true)).isEmpty();
  }

  @Test
  void cellOffTheMap_isRefused() {
    CostField field = CostField.of(new GridSize(3, 1), new double[] {1, 2, 5});
    List<Cell> one = List.of(new Cell(0, 0));
    List<Cell> off = List.of(new Cell(3, 0));
    assertThatThrownBy(() -> CostMatrix.of(field, Movement.PUBLISHED, one, off, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3,0");
    assertThatThrownBy(() -> CostMatrix.of(field, Movement.PUBLISHED, off, one, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3,0");
  }
}
