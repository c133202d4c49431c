package emberway.app.text;

import emberway.worldgen.WorldAmounts;
import emberway.worldgen.WorldKind;

/** What the window calls the kinds of random worlds and their amounts. */
public final class WorldText {
  private WorldText() {}

  /** Returns the name of a kind. */
  public static String name(WorldKind kind) {
    return Texts.get(
        switch (kind) {
          case REALM -> "world.kind.realm";
          case ISLAND -> "world.kind.island";
          case ARCHIPELAGO -> "world.kind.archipelago";
          case MOUNTAINS -> "world.kind.mountains";
          case PLAINS -> "world.kind.plains";
          case CITY -> "world.kind.city";
          case GRAVEYARD -> "world.kind.graveyard";
        });
  }

  /** Returns the description of a kind. */
  public static String description(WorldKind kind) {
    return Texts.get(
        switch (kind) {
          case REALM -> "world.kind.realm.tip";
          case ISLAND -> "world.kind.island.tip";
          case ARCHIPELAGO -> "world.kind.archipelago.tip";
          case MOUNTAINS -> "world.kind.mountains.tip";
          case PLAINS -> "world.kind.plains.tip";
          case CITY -> "world.kind.city.tip";
          case GRAVEYARD -> "world.kind.graveyard.tip";
        });
  }

  /** Returns the name of an amount. */
  public static String name(WorldAmounts.Amount amount) {
    return Texts.get(
        switch (amount) {
          case SEA -> "world.sea";
          case MOUNTAINS -> "world.mountains";
          case FOREST -> "world.forest";
          case TOWNS -> "world.towns";
          case VOLCANOES -> "world.volcanoes";
          case GRAVEYARDS -> "world.graveyards";
        });
  }

  /** Returns an amount in words: a share of what in percent, or a multiple of the usual number. */
  public static String figure(WorldAmounts.Amount amount, int percent) {
    return switch (amount) {
      case SEA -> Texts.format("world.percent.map", percent);
      case MOUNTAINS, FOREST -> Texts.format("world.percent.land", percent);
      case VOLCANOES -> Texts.format("world.percent.summits", percent);
      case TOWNS, GRAVEYARDS -> Texts.format("world.times", Texts.cost(percent / 100.0));
    };
  }

  /** Returns what an amount counts. */
  public static String description(WorldAmounts.Amount amount) {
    return Texts.get(
        switch (amount) {
          case SEA -> "world.sea.tip";
          case MOUNTAINS -> "world.mountains.tip";
          case FOREST -> "world.forest.tip";
          case TOWNS -> "world.towns.tip";
          case VOLCANOES -> "world.volcanoes.tip";
          case GRAVEYARDS -> "world.graveyards.tip";
        });
  }
}
