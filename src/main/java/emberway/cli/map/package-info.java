/**
 * Commands on whole maps and packs: {@code render}, {@code convert}, {@code generate}, {@code
 * info}, {@code validate}, {@code pack} and {@code new-pack}.
 *
 * <p>In: maps, packs and tile sets. Out: pictures, maps, packs and reports.
 *
 * <p>Start at {@link RenderCommand} for pictures and {@link InfoCommand} for reports; {@link
 * MapCheck} collects what {@code validate} finds.
 */
package emberway.cli.map;
