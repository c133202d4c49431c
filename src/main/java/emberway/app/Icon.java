package emberway.app;

/** Signs of the panels, as characters of Font Awesome 6. */
enum Icon {
  ROUTE(0xf4d7),
  FIRE(0xf06d),
  COINS(0xf51e),
  TURN_LEFT(0xf2ea),
  TURN_RIGHT(0xf2f9),
  FIT(0xf5a0),
  ZOOM_IN(0xf00e),
  ZOOM_OUT(0xf010),
  CAMERA(0xf030),
  FULL_SCREEN(0xf065),
  HELP(0xf059),
  SEARCH(0xf002),
  QUIT(0xf2f5),
  PLACE(0xf3c5),
  START(0xf024),
  GOAL(0xf140),
  WARNING(0xf071),
  SWAP(0xf362),
  PANELS(0xf0c9),
  WINDOW(0xf2d0),
  THEME(0xf042),
  PALETTE(0xf53f),
  LARGER(0xf062),
  SMALLER(0xf063),
  USUAL_SIZE(0xf031),
  CLOSE(0xf00d),
  DONE(0xf058),
  ERROR(0xf06a),
  COPY(0xf0c5),
  FOLDER(0xf07c);

  private final String text;

  Icon(int codePoint) {
    text = Character.toString(codePoint);
  }

  /** The character itself. */
  String text() {
    return text;
  }

  /** The sign before a name. */
  String before(String name) {
    return text + "  " + name;
  }
}
