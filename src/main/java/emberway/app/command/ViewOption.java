package emberway.app.command;

import emberway.app.platform.SimpleJson;
import emberway.map.Layer;
import emberway.view.FieldKind;
import java.util.EnumSet;
import java.util.Set;

/**
 * What can lie over the map, on it or in front of it. One with a second argument is remembered from
 * start to start; the argument says whether it is shown before that.
 */
public enum ViewOption implements SimpleJson.Constant {
  /** The cheapest route. */
  ROUTE("route", true),
  /** Warmth and dread. */
  INFLUENCES("influences", true),
  /** What a step onto each cell costs. */
  COST("cost", false),
  /** The names of places, on the map. */
  NAMES("names", true),
  /** The ground. */
  BASE("base", true),
  /** What stands on the ground. */
  OVERLAY("overlay", true),
  /** Water, lava and smoke in motion, and whatever else a tile set has frames for. */
  MOTION("motion", true),
  /** Lines between the cells. */
  GRID("grid", false),
  /** Columns and rows by number, along the edges of the view. */
  COORDINATES("coordinates", false),
  /** Lines of equal value in fields. */
  CONTOURS("contours", true),
  /** The route in words. */
  ITINERARY("itinerary"),
  /** What steps cost and how routes are bent, to be changed. */
  TUNING("tuning"),
  /** The panels at the window's borders. */
  PANELS("panels", true),
  /** The search lab. */
  LAB("lab"),
  /** Explore mode. */
  WALK("walk"),
  /** What a picture is to show, and how large. */
  PICTURE("picture"),
  /** The maps within reach. */
  MAPS("maps"),
  /** What is wrong with the map's files. */
  PROBLEMS("problems"),
  /** What went wrong or was odd since the window was opened. */
  MESSAGES("messages"),
  /** What to send along with a problem. */
  REPORT("report"),
  /** The places of the map by name. */
  PLACES("places"),
  /** All that can be done, by name. */
  PALETTE("palette"),
  /** The keys, and what the mouse does. */
  HELP("help");

  private static final Set<FieldKind> BENDING = Set.of(FieldKind.WARMTH, FieldKind.DREAD);
  private static final Set<FieldKind> COSTS = Set.of(FieldKind.COST);
  private static final Set<FieldKind> ALL_FIELDS = Set.of(FieldKind.values());
  private static final Set<ViewOption> FRONT =
      EnumSet.of(HELP, PALETTE, PLACES, MAPS, PROBLEMS, MESSAGES, REPORT, PICTURE); // read only
  private static final Set<ViewOption> BESIDE =
      EnumSet.of(ITINERARY, TUNING, LAB, WALK); // read only

  private final String id;
  private final boolean isLasting;
  private final boolean isShownAtFirst;

  /** Shown until it is closed. */
  ViewOption(String id) {
    this.id = id;
    isLasting = false;
    isShownAtFirst = false;
  }

  /** Shown or hidden as it was when the program was last left. */
  ViewOption(String id, boolean isShownAtFirst) {
    this.id = id;
    isLasting = true;
    this.isShownAtFirst = isShownAtFirst;
  }

  @Override
  public String id() {
    return id;
  }

  /** What lies in front of the map until it is closed; to be read only. */
  public static Set<ViewOption> inFront() {
    return FRONT;
  }

  /** The layers of the map that are shown. */
  public static Set<Layer> layers(Set<ViewOption> viewOption) {
    Set<Layer> result = EnumSet.noneOf(Layer.class);
    if (viewOption.contains(BASE)) {
      result.add(Layer.BASE);
    }
    if (viewOption.contains(OVERLAY)) {
      result.add(Layer.OVERLAY);
    }
    return result;
  }

  /** The fields that are shown; always the same object for the same fields. */
  public static Set<FieldKind> fieldKinds(Set<ViewOption> viewOption) {
    if (viewOption.contains(INFLUENCES)) {
      return viewOption.contains(COST) ? ALL_FIELDS : BENDING;
    }
    return viewOption.contains(COST) ? COSTS : Set.of();
  }

  /** What of that stays when a map is opened: not the list that it was chosen from. */
  public static Set<ViewOption> overNextMap(Set<ViewOption> viewOption) {
    Set<ViewOption> result = EnumSet.copyOf(viewOption);
    result.remove(MAPS);
    return result;
  }

  /** Whether it is remembered from one start to the next. */
  public boolean isLasting() {
    return isLasting;
  }

  /** Whether it begins with a line to type into. */
  public boolean isTyped() {
    return this == PLACES || this == PALETTE || this == MAPS;
  }

  /** Whether it is shown before anybody has hidden it. */
  public boolean isShownAtFirst() {
    return isShownAtFirst;
  }

  /** Whether it lies beside the map. */
  public boolean isBeside() {
    return BESIDE.contains(this);
  }

  /** What is hidden when this is shown: of those that lie beside the map there is one at a time. */
  public Set<ViewOption> excluded() {
    Set<ViewOption> others = EnumSet.noneOf(ViewOption.class);
    if (BESIDE.contains(this)) {
      others.addAll(BESIDE);
      others.remove(this);
    }
    return others;
  }
}
