/**
 * The command {@code bench}: measures routes, drags and pictures in reproducible runs.
 *
 * <p>In: a map and queries. Out: times, percentiles and memory, as text or JSON.
 *
 * <p>Start at {@link BenchRouteCommand}; {@link DurationStats} summarizes times. {@link
 * BenchDragCommand} measures dragged ends and edits, {@link BenchRenderCommand} measures frames,
 * and {@link BenchWarmUp} waits until the virtual machine has compiled the code.
 */
package emberway.cli.bench;
