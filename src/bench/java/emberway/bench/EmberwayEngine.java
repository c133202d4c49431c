package emberway.bench;

import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;

/** Emberway's planner, with or without landmarks. */
final class EmberwayEngine implements Engine {
  private static final int[] NO_WAY = {};

  private final BenchmarkMap benchmarkMap;
  private final Planner planner;

  private EmberwayEngine(BenchmarkMap benchmarkMap) {
    this.benchmarkMap = benchmarkMap;
    planner =
        new Planner(
            CostField.of(benchmarkMap.size(), benchmarkMap.costs()), benchmarkMap.movement());
    route(
        benchmarkMap.queries().from()[0],
        benchmarkMap.queries().from()[0]); // its arrays are made by need
  }

  /** Emberway without preparation. */
  static EmberwayEngine cold(BenchmarkMap benchmarkMap) {
    return new EmberwayEngine(benchmarkMap);
  }

  /** Emberway with landmarks prepared, unless they are of no use. */
  static EmberwayEngine withLandmarks(BenchmarkMap benchmarkMap) {
    EmberwayEngine engine = new EmberwayEngine(benchmarkMap);
    Planner planner = engine.planner;
    if (planner.isFasterWithLandmarks()) {
      planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    }
    return engine;
  }

  @Override
  public int[] route(int from, int to) {
    Outcome outcome = planner.plan(benchmarkMap.size().cell(from), benchmarkMap.size().cell(to));
    return outcome instanceof Outcome.Found found ? found.route().indices() : NO_WAY;
  }
}
