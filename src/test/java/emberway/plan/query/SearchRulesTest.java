package emberway.plan.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Labeled;
import emberway.plan.cost.Movement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The figures of each rule, and the names by which files and the command line ask for it. */
final class SearchRulesTest {
  private static final Heuristic.Scale SCALE =
      new Heuristic.Scale(10, 14, new OctileDistance(3, 5));

  @Test
  void labels_ofEveryRule_areThoseOfTheContract() {
    assertThat(labels(Heuristic.values()))
        .containsExactly("zero", "manhattan", "euclidean", "octile", "chebyshev", "admissible");
    assertThat(labels(TerrainCosting.values())).containsExactly("weighted", "walkable", "penalty");
    assertThat(labels(TieBreaking.values()))
        .containsExactly("fifo", "lifo", "heap", "random", "low-h", "cross");
    assertThat(labels(SuccessorOrder.values())).containsExactly("row-by-row", "worst-first");
    assertThat(labels(OpenCellPolicy.values())).containsExactly("reparent", "requeue");
    assertThat(labels(ClosedCellPolicy.values())).containsExactly("final", "reopen");
    assertThat(labels(NearestCellPolicy.values())).containsExactly("distance", "estimate");
  }

  private static Stream<String> labels(Labeled... rules) {
    return Arrays.stream(rules).map(Labeled::label);
  }

  @Test
  void heuristic_sevenColumnsAndThreeRows_isItsFormula() {
    assertThat(Heuristic.ZERO.of(7, 3, SCALE)).isZero();
    assertThat(Heuristic.MANHATTAN.of(7, 3, SCALE)).isEqualTo(100);
    assertThat(Heuristic.EUCLIDEAN.of(7, 3, SCALE)).isCloseTo(10 * Math.sqrt(58), within(1e-12));
    assertThat(Heuristic.OCTILE.of(7, 3, SCALE)).isEqualTo(3 * 14 + 4 * 10);
    assertThat(Heuristic.OCTILE.of(3, 7, SCALE)).isEqualTo(3 * 14 + 4 * 10);
    assertThat(Heuristic.CHEBYSHEV.of(7, 3, SCALE)).isEqualTo(70);
    assertThat(Heuristic.CHEBYSHEV.of(3, 7, SCALE)).isEqualTo(70);
    assertThat(Heuristic.ADMISSIBLE.of(7, 3, SCALE)).isEqualTo(3 * 5 + 4 * 3);
  }

  /** Two straight steps replace a dear diagonal, and a zigzag of cheap diagonals straight steps. */
  @Test
  void octileDistance_anyRatioOfTheSteps_isTheCheapestMix() {
    assertThat(new OctileDistance(3, 5).of(2, 6)).isEqualTo(2 * 5 + 4 * 3);
    assertThat(new OctileDistance(3, 9).of(2, 6)).isEqualTo(8 * 3);
    assertThat(new OctileDistance(3, 2).of(6, 2)).isEqualTo(6 * 2);
    assertThat(OctileDistance.NOTHING.of(6, 2)).isZero();
  }

  @Test
  void stepCost_eachCosting_isItsFormula() {
    SearchRules rules = Preset.LESTER.rules();
    SearchRules weighted = rules.with(TerrainCosting.WEIGHTED);
    assertThat(weighted.stepCost(2.5, false)).isEqualTo(25);
    assertThat(weighted.stepCost(2.5, true)).isEqualTo(35);
    assertThat(rules.stepCost(2.5, false)).isEqualTo(10);
    assertThat(rules.stepCost(2.5, true)).isEqualTo(14);
    SearchRules penalty = rules.with(TerrainCosting.PENALTY);
    assertThat(penalty.stepCost(2.34, true)).as("14, and 13.4 rounded").isEqualTo(27);
    assertThat(penalty.stepCost(0.5, false)).as("nothing is earned").isEqualTo(10);
    for (TerrainCosting costing : TerrainCosting.values()) {
      assertThat(rules.with(costing).stepCost(Double.POSITIVE_INFINITY, true)).isInfinite();
    }
  }

  @Test
  void with_oneRule_changesThatAlone() {
    SearchRules rules = Preset.LESTER.rules();
    assertThat(rules.withDiagonal(1.25).movement())
        .isEqualTo(new Movement(CornerCutting.NO_CUT, 1.25));
    assertThat(rules.withDiagonal(1.25).with(rules.movement())).isEqualTo(rules);
    assertThat(rules.with(CornerCutting.CUT).movement())
        .isEqualTo(new Movement(CornerCutting.CUT, 1.4));
    assertThat(rules.withSeed(7).seed()).isEqualTo(7);
    assertThat(rules.withSeed(7).withSeed(0)).isEqualTo(rules);
  }

  @Test
  void areExact_onlyTheDefaultWithAnyMovementAndSeed() {
    SearchRules exact = Preset.TERRAIN.rules();
    assertThat(exact.withDiagonal(1.1).with(CornerCutting.CUT).withSeed(5).areExact()).isTrue();
    assertThat(exact.with(TieBreaking.FIFO).areExact()).isFalse();
    assertThat(Stream.of(Preset.values()).filter(preset -> preset.rules().areExact()))
        .containsExactly(Preset.TERRAIN);
  }

  @Test
  void straightStep_outOfRange_isRefused() {
    for (double straight : new double[] {0, -1, 1_000_000.1, Double.NaN}) {
      assertThatThrownBy(() -> straight(straight))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("must be above 0, at most 1000000");
    }
    assertThat(straight(SearchRules.MAX_STRAIGHT).straight()).isEqualTo(1e6);
  }

  private static SearchRules straight(double straight) {
    SearchRules rules = Preset.TERRAIN.rules();
    return new SearchRules(
        rules.movement(),
        rules.terrainCosting(),
        straight,
        rules.heuristic(),
        rules.tieBreaking(),
        rules.successorOrder(),
        rules.openCellPolicy(),
        rules.closedCellPolicy(),
        rules.nearestCellPolicy(),
        rules.seed());
  }

  @Test
  void stats_oneAfterTheOther_areSums() {
    assertThat(new SearchStats(1, 2, 3, 4).plus(new SearchStats(10, 20, 30, 40)))
        .isEqualTo(new SearchStats(11, 22, 33, 44));
  }

  @Test
  void route_namesItsCells() {
    GridSize size = new GridSize(4, 3);
    int[] cells = {1, 6, 7};
    Route route = new Route(size, cells, 2.5);
    assertThat(route.cost()).isEqualTo(2.5);
    assertThat(route.steps()).isEqualTo(2);
    assertThat(route.index(1)).isEqualTo(6);
    assertThat(route.cells())
        .isEqualTo(List.of(new Cell(1, 0), new Cell(2, 1), new Cell(3, 1)))
        .startsWith(route.start())
        .endsWith(route.end());
    assertThat(route.eighthTurns()).as("from south-east to east").isEqualTo(1);
    assertThat(route.indices()).containsExactly(cells).isNotSameAs(cells);
    assertThat(route).hasToString("2 steps, cost 2.5, from 1,0 to 3,1");
  }
}
