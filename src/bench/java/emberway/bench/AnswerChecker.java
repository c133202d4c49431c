package emberway.bench;

/** Compares an engine's routes with the cheapest ones. */
final class AnswerChecker {
  /** The most by which a route may differ from the cheapest. [of its cost] */
  private static final double TOLERANCE = 1e-6;

  /** The time after which an engine is warm. [ns] */
  private static final long WARM_UP_NANOS = 1_500_000_000L;

  private AnswerChecker() {}

  /** Checks all answers repeatedly until the engine is warm. */
  static void checkUntilWarm(Engines kind, Engine engine, BenchmarkMap benchmarkMap)
      throws WrongAnswerException {
    long began = System.nanoTime();
    do {
      check(kind, engine, benchmarkMap);
    } while (System.nanoTime() - began < WARM_UP_NANOS);
  }

  /**
   * Lets an engine answer every query of a benchmark map, and checks the answers.
   *
   * @throws WrongAnswerException if an answer is no route, or further from the cheapest than
   *     {@value #TOLERANCE} of it: the message names engine, benchmark map and query
   */
  private static void check(Engines kind, Engine engine, BenchmarkMap benchmarkMap)
      throws WrongAnswerException {
    BenchmarkMap.Queries queries = benchmarkMap.queries();
    for (int i = 0; i < queries.count(); i++) {
      int from = queries.from()[i];
      int to = queries.to()[i];
      double cheapest = queries.cheapest()[i];
      double cost;
      try {
        cost = benchmarkMap.costOf(engine.route(from, to), from, to);
      } catch (WrongAnswerException wrong) {
        throw wrong(kind, benchmarkMap, i, wrong.getMessage());
      } catch (RuntimeException broken) {
        throw wrong(kind, benchmarkMap, i, "broke off with " + broken);
      }
      double off = from == to ? cost : Math.abs(cost - cheapest) / cheapest;
      if (!(off <= TOLERANCE)) {
        throw wrong(kind, benchmarkMap, i, "cost %s, cheapest is %s".formatted(cost, cheapest));
      }
    }
  }

  private static WrongAnswerException wrong(
      Engines kind, BenchmarkMap benchmarkMap, int query, String complaint) {
    BenchmarkMap.Queries queries = benchmarkMap.queries();
    return new WrongAnswerException(
        "%s on %s, query %d from %s to %s: %s"
            .formatted(
                kind.title(),
                benchmarkMap.name(),
                query + 1,
                benchmarkMap.size().cell(queries.from()[query]),
                benchmarkMap.size().cell(queries.to()[query]),
                complaint));
  }
}
