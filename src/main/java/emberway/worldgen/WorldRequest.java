package emberway.worldgen;

import emberway.map.GridSize;

/**
 * The world to generate; equal requests give equal worlds.
 *
 * @param size of the map
 * @param seed selects a world of this kind; any value
 * @param kind the kind of country
 */
public record WorldRequest(GridSize size, long seed, WorldKind kind) {}
