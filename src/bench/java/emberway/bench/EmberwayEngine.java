package emberway.bench;

import emberway.plan.CostField;
import emberway.plan.Outcome;
import emberway.plan.Planner;

/** Emberway's planner as it answers a query out of the blue. */
final class EmberwayEngine implements Engine {
  private static final int[] NO_WAY = {};

  private final Course course;
  private final Planner planner;

  EmberwayEngine(Course course) {
    this.course = course;
    planner = new Planner(CostField.of(course.size(), course.costs()), course.movement());
    route(course.queries().from()[0], course.queries().from()[0]); // its arrays are made by need
  }

  @Override
  public int[] route(int from, int to) {
    Outcome outcome = planner.plan(course.size().cell(from), course.size().cell(to));
    return outcome instanceof Outcome.Found found ? found.route().indices() : NO_WAY;
  }
}
