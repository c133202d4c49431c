/**
 * Problems of files, each with its severity, position and remedy.
 *
 * <p>In: findings of the readers. Out: an {@link UnreadableException}, or warnings with the result.
 *
 * <p>Start at {@link Problem}. Readers use a {@link ProblemCollector}; {@link SpellingSuggestion}
 * finds the intended word of a misspelled one. A problem names the file, the line and the column,
 * as far as they are known.
 */
package emberway.pack.problem;
