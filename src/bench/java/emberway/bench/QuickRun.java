package emberway.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Measures engines on a benchmark map within this process: quick, and fair enough to compare two
 * states of the code. The engines take turns, so that what else happens on the machine hits them
 * alike.
 */
final class QuickRun {
  private static final double NANOS_PER_MILLI = 1e6;

  private final BenchmarkMap benchmarkMap;
  private final int rounds;

  /**
   * A run over a benchmark map.
   *
   * @param rounds how often each engine answers all queries; its quickest round counts
   */
  QuickRun(BenchmarkMap benchmarkMap, int rounds) {
    this.benchmarkMap = benchmarkMap;
    this.rounds = rounds;
  }

  /** Measures, engine by engine in this order. */
  List<Score> measure(List<Engines> kinds) throws WrongAnswerException {
    Map<Engines, Engine> engines = new EnumMap<>(Engines.class);
    Map<Engines, Double> preparation = new EnumMap<>(Engines.class);
    Map<Engines, Long> best = new EnumMap<>(Engines.class);
    for (Engines kind : kinds) {
      long began = System.nanoTime();
      Engine engine = kind.prepare(benchmarkMap);
      preparation.put(kind, (System.nanoTime() - began) / NANOS_PER_MILLI);
      engines.put(kind, engine);
      AnswerChecker.checkUntilWarm(kind, engine, benchmarkMap);
    }
    for (int round = 0; round < rounds; round++) {
      for (Engines kind : kinds) {
        best.merge(kind, time(engines.get(kind)), Math::min);
      }
    }
    List<Score> scores = new ArrayList<>();
    for (Engines kind : kinds) {
      double millis = best.get(kind) / NANOS_PER_MILLI / benchmarkMap.queries().count();
      scores.add(new Score(kind, benchmarkMap.name(), millis, preparation.get(kind)));
    }
    return scores;
  }

  private long time(Engine engine) {
    BenchmarkMap.Queries queries = benchmarkMap.queries();
    long began = System.nanoTime();
    for (int i = 0; i < queries.count(); i++) {
      engine.route(queries.from()[i], queries.to()[i]);
    }
    return System.nanoTime() - began;
  }
}
