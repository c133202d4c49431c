package emberway.bench;

import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.impl.WeightedNode;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import es.usc.citius.hipster.model.problem.SearchProblem;
import java.util.ArrayList;
import java.util.List;

/** hipster4j's A*, over cells as states and moves as transitions without actions. */
final class HipsterEngine implements Engine {
  private static final int[] NO_WAY = {};

  private final BenchmarkMap benchmarkMap;
  private final StateTransitionFunction<Integer> neighbors =
      new StateTransitionFunction<>() {
        @Override
        public Iterable<Integer> successorsOf(Integer cell) {
          List<Integer> successors = new ArrayList<>(BenchmarkMap.MOVES);
          for (int todo = benchmarkMap.moves(cell); todo != 0; todo &= todo - 1) {
            successors.add(benchmarkMap.target(cell, Integer.numberOfTrailingZeros(todo)));
          }
          return successors;
        }
      };

  HipsterEngine(BenchmarkMap benchmarkMap) {
    this.benchmarkMap = benchmarkMap;
  }

  @Override
  public int[] route(int from, int to) {
    SearchProblem<Void, Integer, WeightedNode<Void, Integer, Double>> problem =
        ProblemBuilder.create()
            .initialState(from)
            .defineProblemWithoutActions()
            .useTransitionFunction(neighbors)
            .useCostFunction(move -> benchmarkMap.step(move.getFromState(), move.getState()))
            .useHeuristicFunction(cell -> benchmarkMap.estimate(cell, to))
            .build();
    WeightedNode<Void, Integer, Double> end = Hipster.createAStar(problem).search(to).getGoalNode();
    return end == null || end.state() != to
        ? NO_WAY
        : end.path().stream().mapToInt(WeightedNode::state).toArray();
  }
}
