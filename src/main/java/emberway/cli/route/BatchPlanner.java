package emberway.cli.route;

import emberway.plan.BackgroundLandmarks;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;

/**
 * A planner that has landmarks prepared in the background once it has been asked so often that more
 * questions are likely to come.
 */
final class BatchPlanner implements RouteContext.QueryPlanner {
  /** Landmarks take as long as some hundred queries without them. */
  private static final int QUERIES_BEFORE_LANDMARKS = 64;

  private final Planner planner;
  private int asked;
  private BackgroundLandmarks landmarks; // null until there is need

  BatchPlanner(Planner planner) {
    this.planner = planner;
  }

  @Override
  public Outcome plan(Query query, SearchHooks hooks) {
    asked++;
    if (asked == QUERIES_BEFORE_LANDMARKS) {
      landmarks = new BackgroundLandmarks(planner);
    }
    return planner.plan(query, hooks);
  }

  /** How far the landmarks have come; 0 while there is no need of any. [0..1] */
  double preparation() {
    return landmarks == null ? 0 : landmarks.progress();
  }
}
