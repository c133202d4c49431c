package emberway.worldgen;

import java.util.Locale;

/** The kinds of country that can be generated. */
public enum WorldKind {
  /** The default. */
  REALM("a coast, rivers, forests, mountains and towns joined by roads"),
  ISLAND("one large island in the sea, with harbors and a mountain heart"),
  ARCHIPELAGO("many islands, the near ones joined by long bridges"),
  MOUNTAINS("volcanic ranges under snow, with roads over the passes"),
  PLAINS("wide farmland, slow rivers and many villages"),
  CITY("a great walled city, its streets, and the fields around it"),
  GRAVEYARD("a dark valley of marsh, dead trees and tombstones between two ranges");

  private final String description;

  WorldKind(String description) {
    this.description = description;
  }

  /** The name on the command line and in a map's name, in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A description in one line, without a full stop. */
  public String description() {
    return description;
  }
}
