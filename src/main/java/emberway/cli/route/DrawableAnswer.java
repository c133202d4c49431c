package emberway.cli.route;

/** An answer that a picture can show. */
interface DrawableAnswer extends RouteAnswer {
  /** Plans, and returns what a picture shows. */
  DrawnAnswer draw(RouteContext context);
}
