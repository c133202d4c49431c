package emberway.app.route;

/** One of the two ends of a route. */
public enum RouteEnd {
  START,
  GOAL
}
