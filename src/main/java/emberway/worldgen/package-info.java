/**
 * Random worlds: generates a map from a size, a seed and a kind, the same on every machine.
 *
 * <p>In: a {@link WorldRequest}. Out: a map. The stages, in order: {@link TerrainFields}, {@link
 * DrainageNetwork}, {@link WaterPlacer}, {@link GroundCover}, {@link FeaturePlacer}, {@link
 * SettlementPlacer} with {@link TownBuilder}, {@link RoadNetwork} with {@link RoadFinder}, and
 * {@link EndpointPlacer}.
 *
 * <p>Start at {@link WorldGenerator}. A new kind of world begins with a constant of {@link
 * WorldKind}, whose amounts {@link WorldRecipe} sets; {@link GroundCover} chooses each cell's
 * ground.
 *
 * <p><b>Architecture invariant:</b> depends only on {@code map}, and on {@code plan.queue} for its
 * open lists. Only {@code + - * /}, square roots, comparisons and integer hashes are used to make a
 * world: no transcendental functions, no iteration over hash tables, no threads, no clock.
 */
package emberway.worldgen;
