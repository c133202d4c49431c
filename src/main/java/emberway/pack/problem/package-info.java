/**
 * Problems of files, each with its severity, position and remedy.
 *
 * <p>In: findings of the readers. Out: an {@link UnreadableException}, or warnings with the result.
 *
 * <p>Start at {@link Problem}. Readers use a {@link ProblemCollector}; {@link SpellingSuggestion}
 * finds the intended word.
 */
package emberway.pack.problem;
