package emberway.bench;

import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;

/** Emberway's planner, with or without landmarks. */
final class EmberwayEngine implements Engine {
  private static final int[] NO_WAY = {};

  private final Course course;
  private final Planner planner;

  private EmberwayEngine(Course course) {
    this.course = course;
    planner = new Planner(CostField.of(course.size(), course.costs()), course.movement());
    route(course.queries().from()[0], course.queries().from()[0]); // its arrays are made by need
  }

  /** As it answers a query out of the blue. */
  static EmberwayEngine cold(Course course) {
    return new EmberwayEngine(course);
  }

  /** With landmarks, made beforehand; without, where they are of no use. */
  static EmberwayEngine withLandmarks(Course course) {
    EmberwayEngine engine = new EmberwayEngine(course);
    Planner planner = engine.planner;
    if (planner.isFasterWithLandmarks()) {
      planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    }
    return engine;
  }

  @Override
  public int[] route(int from, int to) {
    Outcome outcome = planner.plan(course.size().cell(from), course.size().cell(to));
    return outcome instanceof Outcome.Found found ? found.route().indices() : NO_WAY;
  }
}
