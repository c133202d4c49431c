package emberway.worldgen;

import emberway.map.GridSize;

/**
 * Which world to make; equal requests make equal worlds.
 *
 * @param size how large it is
 * @param seed which of the worlds of that kind it is; any value
 * @param kind what sort of country it is
 */
public record WorldRequest(GridSize size, long seed, WorldKind kind) {}
