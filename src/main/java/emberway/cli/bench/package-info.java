/**
 * The command {@code bench}: routes, drags and pictures, timed in runs that can be compared.
 *
 * <p>In: a map and queries. Out: times, percentiles and memory, as text or JSON.
 *
 * <p>Start at {@link BenchRouteCommand}; {@link DurationStats} sums up times.
 */
package emberway.cli.bench;
