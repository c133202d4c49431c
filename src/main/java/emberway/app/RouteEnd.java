package emberway.app;

/** An end of a route. */
enum RouteEnd {
  START,
  GOAL
}
