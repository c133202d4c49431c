package emberway.cli.route;

import emberway.plan.BackgroundLandmarks;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;

/**
 * A planner that starts preparing landmarks in the background once many queries have come, since
 * more are then likely.
 */
final class BatchPlanner implements RouteContext.QueryPlanner {
  /** Preparing landmarks takes as long as some hundred queries without them. */
  private static final int QUERIES_BEFORE_LANDMARKS = 64;

  private final Planner planner;
  private int queries;
  private BackgroundLandmarks landmarks; // null until needed

  BatchPlanner(Planner planner) {
    this.planner = planner;
  }

  @Override
  public Outcome plan(Query query, SearchHooks hooks) {
    queries++;
    if (queries == QUERIES_BEFORE_LANDMARKS) {
      landmarks = new BackgroundLandmarks(planner);
    }
    return planner.plan(query, hooks);
  }

  /** The progress of preparing landmarks; 0 before it starts. [0..1] */
  double preparation() {
    return landmarks == null ? 0 : landmarks.progress();
  }
}
