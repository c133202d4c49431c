package emberway.app.route;

/** An end of a route. */
public enum RouteEnd {
  START,
  GOAL
}
