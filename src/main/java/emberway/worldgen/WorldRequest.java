package emberway.worldgen;

import emberway.map.GridSize;

/**
 * The world to generate; equal requests give equal worlds.
 *
 * @param size of the map
 * @param seed selects a world of this kind; any value
 * @param kind the kind of country
 * @param amounts how much there is of sea, mountains and so on
 */
public record WorldRequest(GridSize size, long seed, WorldKind kind, WorldAmounts amounts) {
  /** Seeds below this are short enough to be noted down. */
  public static final int MAX_NOTED_SEED = 1_000_000;

  /** A world with the kind's usual amounts. */
  public WorldRequest(GridSize size, long seed, WorldKind kind) {
    this(size, seed, kind, WorldAmounts.of(kind));
  }

  /** This world in another size. */
  public WorldRequest with(GridSize other) {
    return new WorldRequest(other, seed, kind, amounts);
  }

  /** Another world of the same kind. */
  public WorldRequest with(long otherSeed) {
    return new WorldRequest(size, otherSeed, kind, amounts);
  }

  /** This world with other amounts. */
  public WorldRequest with(WorldAmounts others) {
    return new WorldRequest(size, seed, kind, others);
  }
}
