/**
 * Emberway's planner beside those of other libraries: the same maps, rules and queries, answers
 * checked, one table. Built by the Maven profile {@code bench} alone; see {@code
 * docs/benchmarks.md}.
 *
 * <p>Start at {@link emberway.bench.PeerTable}. A new way to plan is an {@link
 * emberway.bench.Engine} and a line in {@link emberway.bench.Engines}.
 */
package emberway.bench;
