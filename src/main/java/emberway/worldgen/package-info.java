/**
 * Random worlds: from a size, a seed and a kind to a map, the same one on every machine.
 *
 * <p>In: a {@link WorldRequest}. Out: a map. The stages, in order: {@link TerrainFields}, {@link
 * DrainageNetwork}, {@link WaterPlacer}, {@link GroundCover}, {@link FeaturePlacer}, {@link
 * SettlementPlacer} with {@link TownBuilder}, {@link RoadNetwork} with {@link RoadFinder}, and
 * {@link EndpointPlacer}.
 *
 * <p>Start at {@link WorldGenerator}.
 *
 * <p><b>Architecture invariant:</b> sees only {@code map}. Only {@code + - * /}, square roots,
 * comparisons and integer hashes make a world; no transcendental function, no iteration over a hash
 * table, no thread, no clock.
 */
package emberway.worldgen;
