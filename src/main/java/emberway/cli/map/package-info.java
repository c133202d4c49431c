/**
 * Commands on whole maps and packs: {@code render}, {@code convert}, {@code generate}, {@code
 * info}, {@code validate}, {@code pack}, {@code new-pack}, and {@code explore}, in which travelers
 * discover a map tick by tick.
 *
 * <p>In: maps, packs, tile sets, and travelers' starts and goals. Out: pictures, maps, packs,
 * reports and logs.
 *
 * <p>Start at {@link RenderCommand} for pictures, {@link InfoCommand} for reports and {@link
 * ExploreCommand} for travelers; {@link MapCheck} collects what {@code validate} finds.
 */
package emberway.cli.map;
