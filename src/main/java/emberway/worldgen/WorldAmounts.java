package emberway.worldgen;

import java.util.Locale;

/**
 * How much there is of what users may choose in a random world. Numbers of towns and graveyards are
 * relative to what is usual for the kind.
 *
 * @param sea share of the map's cells that are sea [0..{@value #MAX_SEA}]
 * @param mountains share of the land's cells that mountains block [0..{@value #MAX_MOUNTAINS}]
 * @param forest share of the land's cells that may carry forest [0..1]
 * @param towns how many towns, 1 = usual [0..{@value #MAX_TIMES}]
 * @param volcanoes chance of a volcano at each summit that could carry one [0..1]
 * @param graveyards how many graveyards, 1 = usual [0..{@value #MAX_TIMES}]
 */
public record WorldAmounts(
    double sea,
    double mountains,
    double forest,
    double towns,
    double volcanoes,
    double graveyards) {
  /** The greatest share of sea: the rest has room for a start and a goal. */
  public static final double MAX_SEA = 0.9;

  /** The greatest share of mountains. */
  public static final double MAX_MOUNTAINS = 0.6;

  /** The greatest number of towns and graveyards, as a multiple of the usual number. */
  public static final double MAX_TIMES = 4;

  /** An amount, so that all can be treated alike. */
  public enum Amount {
    SEA(MAX_SEA),
    MOUNTAINS(MAX_MOUNTAINS),
    FOREST(1),
    TOWNS(MAX_TIMES),
    VOLCANOES(1),
    GRAVEYARDS(MAX_TIMES);

    private final double max;

    Amount(double max) {
      this.max = max;
    }

    /** The name on the command line and in a map's description, in lower case. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The greatest value. */
    public double max() {
      return max;
    }
  }

  /** Checks that the components lie in their ranges. */
  public WorldAmounts {
    check(Amount.SEA, sea);
    check(Amount.MOUNTAINS, mountains);
    check(Amount.FOREST, forest);
    check(Amount.TOWNS, towns);
    check(Amount.VOLCANOES, volcanoes);
    check(Amount.GRAVEYARDS, graveyards);
  }

  private static void check(Amount amount, double value) {
    if (!(value >= 0 && value <= amount.max)) {
      throw new IllegalArgumentException(
          amount.label() + " " + value + ", legal range 0.." + amount.max);
    }
  }

  /** The usual amounts of a kind. */
  public static WorldAmounts of(WorldKind kind) {
    WorldRecipe usual = WorldRecipe.of(kind);
    return new WorldAmounts(
        usual.sea(), usual.mountains(), usual.forest(), 1, usual.volcanoes(), 1);
  }

  /** The value of an amount. */
  public double get(Amount amount) {
    return switch (amount) {
      case SEA -> sea;
      case MOUNTAINS -> mountains;
      case FOREST -> forest;
      case TOWNS -> towns;
      case VOLCANOES -> volcanoes;
      case GRAVEYARDS -> graveyards;
    };
  }

  /** These amounts with another value of one; the value is limited to the legal range. */
  public WorldAmounts with(Amount amount, double value) {
    double to = Math.max(0, Math.min(amount.max, value));
    return new WorldAmounts(
        amount == Amount.SEA ? to : sea,
        amount == Amount.MOUNTAINS ? to : mountains,
        amount == Amount.FOREST ? to : forest,
        amount == Amount.TOWNS ? to : towns,
        amount == Amount.VOLCANOES ? to : volcanoes,
        amount == Amount.GRAVEYARDS ? to : graveyards);
  }
}
