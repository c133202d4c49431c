/**
 * Text maps, MovingAI maps and scenarios, and the result of reading any map.
 *
 * <p>In: a map's bytes. Out: a {@link LoadedMap} with its tile set and warnings; also writes text
 * maps.
 *
 * <p>Start at {@link TextMapReader}; {@link TextMapWriter} is its inverse. {@link
 * MovingAiMapReader} and {@link MovingAiScenarioReader} read the files of the MovingAI benchmarks.
 */
package emberway.pack.map;
