package emberway.bench;

/** Compares an engine's routes with the cheapest ones. */
final class Referee {
  /** How far a route may be from the cheapest, relative to it. */
  private static final double TOLERANCE = 1e-6;

  /** An engine is warm after so long. [ns] */
  private static final long WARM_UP_NANOS = 1_500_000_000L;

  private Referee() {}

  /** Judges all answers, over and over, until the engine has run for a while. */
  static void checkUntilWarm(Engines kind, Engine engine, Course course)
      throws WrongAnswerException {
    long began = System.nanoTime();
    do {
      check(kind, engine, course);
    } while (System.nanoTime() - began < WARM_UP_NANOS);
  }

  /**
   * Lets an engine answer every query of a course, and judges the answers.
   *
   * @throws WrongAnswerException if an answer is no route, or further from the cheapest than
   *     {@value #TOLERANCE} of it: the message names engine, course and query
   */
  private static void check(Engines kind, Engine engine, Course course)
      throws WrongAnswerException {
    Course.Queries queries = course.queries();
    for (int i = 0; i < queries.count(); i++) {
      int from = queries.from()[i];
      int to = queries.to()[i];
      double cheapest = queries.cheapest()[i];
      double cost;
      try {
        cost = course.costOf(engine.route(from, to), from, to);
      } catch (WrongAnswerException wrong) {
        throw wrong(kind, course, i, wrong.getMessage());
      } catch (RuntimeException broken) {
        throw wrong(kind, course, i, "broke off with " + broken);
      }
      double off = from == to ? cost : Math.abs(cost - cheapest) / cheapest;
      if (!(off <= TOLERANCE)) {
        throw wrong(kind, course, i, "cost %s, cheapest is %s".formatted(cost, cheapest));
      }
    }
  }

  private static WrongAnswerException wrong(
      Engines kind, Course course, int query, String complaint) {
    Course.Queries queries = course.queries();
    return new WrongAnswerException(
        "%s on %s, query %d from %s to %s: %s"
            .formatted(
                kind.title(),
                course.name(),
                query + 1,
                course.size().cell(queries.from()[query]),
                course.size().cell(queries.to()[query]),
                complaint));
  }
}
