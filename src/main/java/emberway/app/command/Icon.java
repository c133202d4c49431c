package emberway.app.command;

import emberway.map.PlaceKind;
import emberway.map.TravelProfile;
import emberway.render.iso.PlaceSymbol;

/** Icons of the panels, as characters of Font Awesome 6. */
public enum Icon {
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
  START(0xf6bb),
  GOAL(0xf024),
  WARNING(0xf071),
  SWAP(0xf362),
  TRAVELER(0xf554),
  RIDER(0xf6f0),
  CART(0xf474),
  BOAT(0xf21a),
  OTHER_TRAVELER(0xf007),
  SLIDERS(0xf1de),
  VIA(0xf192),
  CLOSE(0xf00d),
  CLOCK(0xf017),
  SCROLL(0xf70e),
  COMPARE(0xf126),
  COPY(0xf0c5),
  SAVE(0xf0c7),
  PANELS(0xf0c9),
  MENU(0xf142),
  COMMANDS(0xf120),
  KEYS(0xf11c),
  ANOTHER(0xf074),
  WINDOW(0xf2d0),
  CONTOURS(0xf773),
  GRID(0xf00a),
  NUMBERS(0xf292),
  LAYERS(0xf5fd),
  GROUND(0xf6fc),
  OBJECTS(0xf1bb),
  LAB(0xf0c3),
  WALK(0xf14e),
  TO_BEGIN(0xf049),
  STEP_BACK(0xf048),
  PLAY(0xf04b),
  PAUSE(0xf04c),
  STEP_ON(0xf051),
  TO_END(0xf050),
  LESSON(0xf19d),
  SIDE_BY_SIDE(0xf0db),
  BEFORE(0xf060),
  NEXT(0xf061),
  BACKWARD(0xf359),
  FORWARD(0xf35a),
  PLUS(0xf067),
  MINUS(0xf068),
  THEME(0xf042),
  PALETTE(0xf53f),
  LARGER(0xf062),
  SMALLER(0xf063),
  EARLIER(0xf077),
  FOLDED(0xf054),
  UNFOLDED(0xf078),
  USUAL_SIZE(0xf031),
  DONE(0xf058),
  ERROR(0xf06a),
  FOLDER(0xf07c),
  PICTURE(0xf03e),
  RELOAD(0xf021),
  MAPS(0xf279),
  BUILD(0xf6e3),
  BRUSH(0xf1fc),
  LINE(0xf715),
  RECTANGLE(0xf5cb),
  FILL(0xf576),
  ERASER(0xf12d),
  MOVE(0xf0b2),
  PICK(0xf1fb),
  RENAME(0xf303),
  NOTE(0xf249),
  HINTS(0xf8cc),
  UNDO(0xf0e2),
  REDO(0xf01e),
  SAVE_AS(0xf56e),
  DROP(0xf043),
  REPORT(0xf188),
  CROP(0xf125),
  RESIZE(0xf31e),
  SHOWN(0xf06e),
  HIDDEN(0xf070),
  NEW_MAP(0xf15b),
  GENERATE(0xf0ac),
  DICE(0xf522),
  SELECT(0xf247),
  SELECT_ALL(0xf248),
  STAMP(0xf5bf),
  CUT(0xf0c4),
  PASTE(0xf0ea),
  REACH(0xf601),
  ALTERNATIVES(0xf542),
  NEAREST(0xf689),
  JOURNEY(0xf073),
  TABLE(0xf0ce),
  RULER(0xf545),
  GEAR(0xf013),
  INFO(0xf05a),
  SCALE_BAR(0xf547);

  private final String text;

  Icon(int codePoint) {
    text = Character.toString(codePoint);
  }

  /** Returns the icon of a travel profile, by its name; a general one for unknown names. */
  public static Icon of(TravelProfile profile) {
    return switch (profile.name()) {
      case "foot" -> TRAVELER;
      case "rider" -> RIDER;
      case "cart" -> CART;
      case "boat" -> BOAT;
      default -> OTHER_TRAVELER;
    };
  }

  /** Returns the icon of a kind of place, which is not one of these, as on the map. */
  public static String of(PlaceKind kind) {
    int icon = PlaceSymbol.of(kind).icon();
    return icon == 0 ? PLACE.text : Character.toString(icon);
  }

  /** Returns the icon's character. */
  public String text() {
    return text;
  }

  /** Returns a name with the icon in front. */
  public String before(String name) {
    return text + "  " + name;
  }
}
