/**
 * Text maps, MovingAI maps and scenarios, and the result of reading any map.
 *
 * <p>In: the bytes of a map. Out: a {@link LoadedMap} with its tile set and warnings; back again,
 * the text of a map.
 *
 * <p>Start at {@link TextMapReader}; {@link TextMapWriter} is its inverse.
 */
package emberway.pack.map;
