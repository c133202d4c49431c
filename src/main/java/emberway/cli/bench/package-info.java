/**
 * The command {@code bench}: measures routes, drags and pictures in reproducible runs.
 *
 * <p>In: a map and queries. Out: times, percentiles and memory, as text or JSON.
 *
 * <p>Start at {@link BenchRouteCommand}; {@link DurationStats} summarizes times.
 */
package emberway.cli.bench;
