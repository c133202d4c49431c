package emberway.app.scene;

/** One of the two ends of a route. */
public enum RouteEnd {
  START,
  GOAL
}
