/**
 * What is wrong with a file: each problem with its severity, place and remedy.
 *
 * <p>In: findings of the readers. Out: an {@link UnreadableException}, or warnings beside what was
 * read.
 *
 * <p>Start at {@link Problem}. Readers gather in a {@link ProblemCollector}; {@link
 * SpellingSuggestion} finds the word that was meant.
 */
package emberway.pack.problem;
