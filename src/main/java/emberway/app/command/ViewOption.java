package emberway.app.command;

import emberway.app.platform.SimpleJson;
import emberway.map.Layer;
import emberway.view.FieldKind;
import java.util.EnumSet;
import java.util.Set;

/** What can lie over the map, on it or in front of it. */
public enum ViewOption implements SimpleJson.Constant {
  /** The cheapest route. */
  ROUTE("route", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** Warmth and dread. */
  INFLUENCES("influences", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** What a step onto each cell costs. */
  COST("cost", Position.MAP, AtStart.HIDDEN_AT_FIRST),
  /** The names of places, on the map. */
  NAMES("names", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** The ground. */
  BASE("base", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** What stands on the ground. */
  OVERLAY("overlay", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** Water, lava and smoke in motion, and whatever else a tile set has frames for. */
  MOTION("motion", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** Lines between the cells. */
  GRID("grid", Position.MAP, AtStart.HIDDEN_AT_FIRST),
  /** Columns and rows by number, along the edges of the view. */
  COORDINATES("coordinates", Position.MAP, AtStart.HIDDEN_AT_FIRST),
  /** Lines of equal value in fields. */
  CONTOURS("contours", Position.MAP, AtStart.SHOWN_AT_FIRST),
  /** The route in words. */
  ITINERARY("itinerary", Position.BESIDE, AtStart.HIDDEN),
  /** What steps cost and how routes are bent, to be changed. */
  TUNING("tuning", Position.BESIDE, AtStart.HIDDEN),
  /** The panels at the window's borders. */
  PANELS("panels", Position.BORDERS, AtStart.SHOWN_AT_FIRST),
  /** The search lab. */
  LAB("lab", Position.BESIDE, AtStart.HIDDEN),
  /** Explore mode. */
  WALK("walk", Position.BESIDE, AtStart.HIDDEN),
  /** What a picture is to show, and how large. */
  PICTURE("picture", Position.FRONT, AtStart.HIDDEN),
  /** The maps within reach. */
  MAPS("maps", Position.FRONT, AtStart.HIDDEN),
  /** What is wrong with the map's files. */
  PROBLEMS("problems", Position.FRONT, AtStart.HIDDEN),
  /** What went wrong or was odd since the window was opened. */
  MESSAGES("messages", Position.FRONT, AtStart.HIDDEN),
  /** What to send along with a problem. */
  REPORT("report", Position.FRONT, AtStart.HIDDEN),
  /** The places of the map by name. */
  PLACES("places", Position.FRONT, AtStart.HIDDEN),
  /** All that can be done, by name. */
  PALETTE("palette", Position.FRONT, AtStart.HIDDEN),
  /** The keys, and what the mouse does. */
  HELP("help", Position.FRONT, AtStart.HIDDEN);

  /** Where it lies. */
  private enum Position {
    /** On the map. */
    MAP,
    /** At the window's borders. */
    BORDERS,
    /** Beside the map, which keeps clear of it; one at a time. */
    BESIDE,
    /** In front of the map, until it is closed, by Esc for one. */
    FRONT
  }

  /** Whether it is shown when the program starts. */
  private enum AtStart {
    /** As the program was left last; shown the first time. */
    SHOWN_AT_FIRST,
    /** As the program was left last; hidden the first time. */
    HIDDEN_AT_FIRST,
    /** Never. */
    HIDDEN
  }

  private static final Set<FieldKind> BENDING = Set.of(FieldKind.WARMTH, FieldKind.DREAD);
  private static final Set<FieldKind> COSTS = Set.of(FieldKind.COST);
  private static final Set<FieldKind> ALL_FIELDS = Set.of(FieldKind.values());
  private static final Set<ViewOption> IN_FRONT = allAt(Position.FRONT); // read only

  private final String id;
  private final Position position;
  private final AtStart atStart;

  ViewOption(String id, Position position, AtStart atStart) {
    this.id = id;
    this.position = position;
    this.atStart = atStart;
  }

  private static Set<ViewOption> allAt(Position position) {
    Set<ViewOption> all = EnumSet.allOf(ViewOption.class);
    all.removeIf(each -> each.position != position);
    return all;
  }

  @Override
  public String id() {
    return id;
  }

  /** What lies in front of the map until it is closed; to be read only. */
  public static Set<ViewOption> inFront() {
    return IN_FRONT;
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
    return atStart != AtStart.HIDDEN;
  }

  /** Whether it begins with a line to type into. */
  public boolean isTyped() {
    return this == PLACES || this == PALETTE || this == MAPS;
  }

  /** Whether it is shown before anybody has hidden it. */
  public boolean isShownAtFirst() {
    return atStart == AtStart.SHOWN_AT_FIRST;
  }

  /** Whether it lies beside the map. */
  public boolean isBeside() {
    return position == Position.BESIDE;
  }

  /** What is hidden when this is shown: of those that lie beside the map there is one at a time. */
  public Set<ViewOption> excluded() {
    Set<ViewOption> others = isBeside() ? allAt(Position.BESIDE) : EnumSet.noneOf(ViewOption.class);
    others.remove(this);
    return others;
  }
}
