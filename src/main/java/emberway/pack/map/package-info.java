/**
 * Text maps, MovingAI maps and scenarios, and the result of reading any map.
 *
 * <p>In: a map's bytes. Out: a {@link LoadedMap} with its tile set and warnings; also writes text
 * maps.
 *
 * <p>Start at {@link TextMapReader}; {@link TextMapWriter} is its inverse. {@link
 * MovingAiMapReader} reads the maps of the MovingAI benchmarks.
 *
 * <p>A new format has a reader here, a constant of {@code MapFormat}, and a line in {@code
 * FileKind}, which recognizes it by its first bytes or words; dialog, drop and hints follow.
 */
package emberway.pack.map;
