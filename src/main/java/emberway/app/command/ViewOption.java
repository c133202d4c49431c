package emberway.app.command;

import emberway.app.platform.SimpleJson;
import emberway.map.Layer;
import emberway.view.FieldKind;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Something that can be shown or hidden: on the map, beside it, or in front of it. */
public enum ViewOption implements SimpleJson.Constant {
  /** The cheapest route. */
  ROUTE("route", Position.MAP, AtStart.REMEMBERED_SHOWN),
  /** The fields of warmth and dread. */
  INFLUENCES("influences", Position.MAP, AtStart.REMEMBERED_SHOWN),
  /** The cost of a step onto each cell. */
  COST("cost", Position.MAP, AtStart.HIDDEN),
  /** The names of places. */
  NAMES("names", Position.MAP, AtStart.REMEMBERED_SHOWN),
  /** The ground. */
  BASE("base", Position.MAP, AtStart.SHOWN),
  /** What stands on the ground. */
  OVERLAY("overlay", Position.MAP, AtStart.SHOWN),
  /** The animation of tiles such as water, lava and smoke. */
  MOTION("motion", Position.MAP, AtStart.REMEMBERED_SHOWN),
  /** The lines between cells. */
  GRID("grid", Position.MAP, AtStart.REMEMBERED_HIDDEN),
  /** The numbers of columns and rows along the edges of the view. */
  COORDINATES("coordinates", Position.MAP, AtStart.REMEMBERED_HIDDEN),
  /** The contour lines of fields. */
  CONTOURS("contours", Position.MAP, AtStart.REMEMBERED_SHOWN),
  /** The route described in words. */
  ITINERARY("itinerary", Position.BESIDE, AtStart.HIDDEN),
  /** The panel that changes step costs and influences. */
  TUNING("tuning", Position.BESIDE, AtStart.HIDDEN),
  /** The table of the map's places. */
  PLACE_TABLE("place-table", Position.BESIDE, AtStart.HIDDEN),
  /** The panels at the window's borders. */
  PANELS("panels", Position.BORDERS, AtStart.REMEMBERED_SHOWN),
  /** The search lab. */
  LAB("lab", Position.BESIDE, AtStart.HIDDEN),
  /** Explore mode. */
  WALK("walk", Position.BESIDE, AtStart.HIDDEN),
  /** All within reach of the start. */
  REACH("reach", Position.BESIDE, AtStart.HIDDEN),
  /** The routes that really differ. */
  ALTERNATIVES("alternatives", Position.BESIDE, AtStart.HIDDEN),
  /** The nearest of each kind of tile. */
  NEAREST("nearest", Position.BESIDE, AtStart.HIDDEN),
  /** The route day by day. */
  JOURNEY("journey", Position.BESIDE, AtStart.HIDDEN),
  /** The table of costs between places. */
  MATRIX("matrix", Position.BESIDE, AtStart.HIDDEN),
  /** The ruler between two cells. */
  RULER("ruler", Position.BESIDE, AtStart.HIDDEN),
  /** The scale bar, which the ruler shows, too. */
  SCALE_BAR("scale-bar", Position.MAP, AtStart.REMEMBERED_HIDDEN),
  /** The panel that sets up a picture. */
  PICTURE("picture", Position.FRONT, AtStart.HIDDEN),
  /** The list of available maps. */
  MAPS("maps", Position.FRONT, AtStart.HIDDEN),
  /** The panel that makes an empty map. */
  NEW_MAP("new-map", Position.FRONT, AtStart.HIDDEN),
  /** The panel that makes a random world. */
  GENERATE("generate", Position.FRONT, AtStart.HIDDEN),
  /** The list of problems in the map's files. */
  PROBLEMS("problems", Position.FRONT, AtStart.HIDDEN),
  /** The list of past errors and warnings. */
  MESSAGES("messages", Position.FRONT, AtStart.HIDDEN),
  /** The report that users can send with a problem. */
  REPORT("report", Position.FRONT, AtStart.HIDDEN),
  /** The list of the map's places. */
  PLACES("places", Position.FRONT, AtStart.HIDDEN),
  /** The list of all commands. */
  PALETTE("palette", Position.FRONT, AtStart.HIDDEN),
  /** The list of shortcuts to change. */
  SHORTCUTS("shortcuts", Position.FRONT, AtStart.HIDDEN),
  /** The help page: shortcuts, and what the mouse does. */
  HELP("help", Position.FRONT, AtStart.HIDDEN);

  /** Where an option's content lies. */
  private enum Position {
    /** On the map. */
    MAP,
    /** At the window's borders. */
    BORDERS,
    /** Beside the map, which makes room for it; one at a time. */
    BESIDE,
    /** In front of the map, until it is closed, for instance with Esc. */
    FRONT
  }

  /** Whether an option is on when the program starts. */
  private enum AtStart {
    /** Remembered; on the first time. */
    REMEMBERED_SHOWN,
    /** Remembered; off the first time. */
    REMEMBERED_HIDDEN,
    /** Always on. */
    SHOWN,
    /** Always off. */
    HIDDEN
  }

  private static final Set<FieldKind> BENDING = Set.of(FieldKind.WARMTH, FieldKind.DREAD);
  private static final Set<FieldKind> COSTS = Set.of(FieldKind.COST);
  private static final Set<FieldKind> ALL_FIELDS = Set.of(FieldKind.values());
  private static final Set<ViewOption> IN_FRONT = allAt(Position.FRONT); // read only
  private static final Set<ViewOption> BESIDE = allAt(Position.BESIDE); // read only

  private static final ViewOption[] EACH_BESIDE = BESIDE.toArray(ViewOption[]::new);

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

  /** Returns the options whose content lies in front of the map; read only. */
  public static Set<ViewOption> inFront() {
    return IN_FRONT;
  }

  /** Returns the layers of the map that a set of options shows. */
  public static Set<Layer> layers(Set<ViewOption> viewOptions) {
    Set<Layer> result = EnumSet.noneOf(Layer.class);
    if (viewOptions.contains(BASE)) {
      result.add(Layer.BASE);
    }
    if (viewOptions.contains(OVERLAY)) {
      result.add(Layer.OVERLAY);
      result.add(Layer.TOP);
    }
    return result;
  }

  /** Returns the fields that a set of options shows; always the same object for the same fields. */
  public static Set<FieldKind> fieldKinds(Set<ViewOption> viewOptions) {
    if (viewOptions.contains(INFLUENCES)) {
      return viewOptions.contains(COST) ? ALL_FIELDS : BENDING;
    }
    return viewOptions.contains(COST) ? COSTS : Set.of();
  }

  /** Returns the options that stay on when another map is opened: all but those that open maps. */
  public static Set<ViewOption> keptForNextMap(Set<ViewOption> viewOptions) {
    Set<ViewOption> result = EnumSet.copyOf(viewOptions);
    result.removeAll(Set.of(MAPS, NEW_MAP, GENERATE));
    return result;
  }

  /** Whether the next session starts with the option on or off as this one ends. */
  public boolean isRemembered() {
    return atStart == AtStart.REMEMBERED_SHOWN || atStart == AtStart.REMEMBERED_HIDDEN;
  }

  /** Whether the option's panel begins with a line to type into. */
  public boolean hasTextField() {
    return this == PLACES
        || this == PALETTE
        || this == MAPS
        || this == PLACE_TABLE
        || this == SHORTCUTS;
  }

  /** Whether one of these options is a panel of text in front of the map, which keys scroll. */
  public static boolean hasPage(Set<ViewOption> viewOptions) {
    return viewOptions.contains(HELP)
        || viewOptions.contains(MESSAGES)
        || viewOptions.contains(PROBLEMS)
        || viewOptions.contains(REPORT);
  }

  /** Whether the option is on when the program starts for the first time. */
  public boolean isShownAtFirst() {
    return atStart == AtStart.REMEMBERED_SHOWN || atStart == AtStart.SHOWN;
  }

  /** Returns the options whose content lies beside the map; read only. */
  public static Set<ViewOption> beside() {
    return BESIDE;
  }

  /** Whether the option's content lies beside the map. */
  public boolean isBeside() {
    return position == Position.BESIDE;
  }

  /** Returns the one of these options whose content lies beside the map, if any. */
  public static Optional<ViewOption> besideIn(Set<ViewOption> viewOptions) {
    for (ViewOption each : EACH_BESIDE) { // called in each frame
      if (viewOptions.contains(each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Turns the option on, with what it needs and without what it excludes; or turns it off. */
  public void toggleIn(Set<ViewOption> viewOptions) {
    if (!viewOptions.containsAll(shownWith()) || !viewOptions.remove(this)) {
      viewOptions.removeAll(excluded());
      viewOptions.addAll(shownWith());
    }
  }

  /** Returns this option and the one without which it cannot be seen. */
  private Set<ViewOption> shownWith() {
    return isBeside() ? EnumSet.of(this, PANELS) : EnumSet.of(this);
  }

  /**
   * Returns the options that turning this one on turns off: only one lies beside the map, and none
   * over the help page, which fills the window.
   */
  public Set<ViewOption> excluded() {
    if (!isBeside()) {
      return Set.of();
    }
    Set<ViewOption> others = allAt(Position.BESIDE);
    others.remove(this);
    others.add(HELP);
    return others;
  }
}
