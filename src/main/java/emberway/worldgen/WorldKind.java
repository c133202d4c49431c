package emberway.worldgen;

import java.util.Locale;
import java.util.Optional;

/** The sorts of country that can be made. */
public enum WorldKind {
  /** The default. */
  REALM(
      "a coast, rivers, forests, mountains and towns joined by roads",
      new Recipe.Builder().shape(Recipe.Shape.COAST).sea(0.26).mountains(0.08).hills(0.08).build()),
  ISLAND(
      "one large island in the sea, with harbors and a mountain heart",
      new Recipe.Builder()
          .shape(Recipe.Shape.ISLAND)
          .sea(0.46)
          .mountains(0.09)
          .hills(0.09)
          .longestBridge(8)
          .build()),
  ARCHIPELAGO(
      "many islands, the near ones joined by long bridges",
      new Recipe.Builder()
          .shape(Recipe.Shape.SCATTERED)
          .scale(0.3)
          .sea(0.62)
          .mountains(0.05)
          .hills(0.07)
          .snow(0.05)
          .longestBridge(18)
          .build()),
  MOUNTAINS(
      "volcanic ranges under snow, with roads over the passes",
      new Recipe.Builder()
          .mountains(0.16)
          .hills(0.12)
          .snow(0.4)
          .forest(0.2)
          .marsh(0.2)
          .volcanoes(0.6)
          .build()),
  PLAINS(
      "wide farmland, slow rivers and many villages",
      new Recipe.Builder()
          .scale(1.3)
          .mountains(0.012)
          .hills(0.07)
          .snow(0)
          .forest(0.16)
          .marsh(0.7)
          .volcanoes(0)
          .townSpacing(0.8)
          .build()),
  CITY(
      "a great walled city, its streets, and the fields around it",
      new Recipe.Builder()
          .shape(Recipe.Shape.RISE)
          .mountains(0.03)
          .hills(0.06)
          .snow(0)
          .forest(0.24)
          .volcanoes(0)
          .city(0.27)
          .build()),
  GRAVEYARD(
      "a dark valley of marsh, dead trees and tombstones between two ranges",
      new Recipe.Builder()
          .shape(Recipe.Shape.VALLEY)
          .mountains(0.24)
          .hills(0.1)
          .snow(0.1)
          .forest(0.2)
          .marsh(0.75)
          .volcanoes(0)
          .gloom(1)
          .townSpacing(1.7)
          .build());

  private final String description;
  private final Recipe recipe;

  WorldKind(String description, Recipe recipe) {
    this.description = description;
    this.recipe = recipe;
  }

  /** The name on the command line and in a map's name, in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it looks like, in one line without a full stop. */
  public String description() {
    return description;
  }

  /** The kind of a label, upper and lower case alike. */
  public static Optional<WorldKind> ofLabel(String label) {
    for (WorldKind kind : values()) {
      if (kind.label().equalsIgnoreCase(label)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  Recipe recipe() {
    return recipe;
  }
}
