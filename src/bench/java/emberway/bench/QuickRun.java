package emberway.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Measures engines on a course within this process: quick, and fair enough to compare two states of
 * the code. The engines take turns, so that what else happens on the machine hits them alike.
 */
final class QuickRun {
  private static final double NANOS_PER_MILLI = 1e6;

  private final Course course;
  private final int rounds;

  /**
   * A run over a course.
   *
   * @param rounds how often each engine answers all queries; its quickest round counts
   */
  QuickRun(Course course, int rounds) {
    this.course = course;
    this.rounds = rounds;
  }

  /** Measures, engine by engine in this order. */
  List<Score> measure(List<Engines> kinds) throws WrongAnswerException {
    Map<Engines, Engine> engines = new EnumMap<>(Engines.class);
    Map<Engines, Double> preparation = new EnumMap<>(Engines.class);
    Map<Engines, Long> best = new EnumMap<>(Engines.class);
    for (Engines kind : kinds) {
      long began = System.nanoTime();
      Engine engine = kind.prepare(course);
      preparation.put(kind, (System.nanoTime() - began) / NANOS_PER_MILLI);
      engines.put(kind, engine);
      Referee.checkUntilWarm(kind, engine, course);
    }
    for (int round = 0; round < rounds; round++) {
      for (Engines kind : kinds) {
        best.merge(kind, time(engines.get(kind)), Math::min);
      }
    }
    List<Score> scores = new ArrayList<>();
    for (Engines kind : kinds) {
      double millis = best.get(kind) / NANOS_PER_MILLI / course.queries().count();
      scores.add(new Score(kind, course.name(), millis, preparation.get(kind)));
    }
    return scores;
  }

  private long time(Engine engine) {
    Course.Queries queries = course.queries();
    long began = System.nanoTime();
    for (int i = 0; i < queries.count(); i++) {
      engine.route(queries.from()[i], queries.to()[i]);
    }
    return System.nanoTime() - began;
  }
}
