/**
 * Random worlds: from a size, a seed and a kind to a map, the same one on every machine.
 *
 * <p>The stages, each a class of its own, in order: {@code Relief} (heights, and the fields that
 * decide on snow, woods and mountains), {@code Hydrology} (where rain runs to), {@code Shore} (sea,
 * lakes and rivers in cells), {@code Ground} (what covers the land), {@code Landmarks} (volcanoes,
 * graveyards, harbors), {@code Settlements} and {@code TownBuilder} (towns), {@code RoadNetwork}
 * with {@code RoadFinder} (roads), {@code Journey} (start and goal).
 *
 * <p><b>Architecture invariant:</b> sees only {@code emberway.map}. Only {@code + - * /}, square
 * roots, comparisons and integer hashes make a world; no transcendental function, no iteration over
 * a hash table, no thread, no clock.
 */
package emberway.worldgen;
