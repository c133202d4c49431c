package emberway.app.text;

import emberway.map.Scale;

/** The unit of lengths in the window, as the user chooses it. */
public enum DistanceUnit {
  /** The unit in which the map gives the width of its cells. */
  OF_THE_MAP("map", "distance.map"),
  KILOMETERS("km", "distance.km"),
  MILES("miles", "distance.miles");

  private final String id;
  private final String title; // key of its text

  DistanceUnit(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** Returns the id in the settings file. */
  public String id() {
    return id;
  }

  /** Returns the unit with an id; {@link #OF_THE_MAP} if the id is unknown. */
  public static DistanceUnit of(String id) {
    return id.equals(MILES.id) ? MILES : id.equals(KILOMETERS.id) ? KILOMETERS : OF_THE_MAP;
  }

  /** Returns the unit's name in the current language. */
  public String title() {
    return Texts.get(title);
  }

  /** Returns a scale whose lengths are in this unit. */
  public Scale of(Scale scale) {
    return this == OF_THE_MAP ? scale : scale.in(this == MILES);
  }
}
