/**
 * Emberway's planner beside those of other libraries: the same maps, rules and queries, answers
 * checked, one table. Emberway's frames and pictures beside those of libGDX and Tiled: the same
 * maps and cameras. Built by the Maven profile {@code bench} alone; see {@code docs/benchmarks.md}.
 *
 * <p>Start at {@link emberway.bench.PeerTable}. A new way to plan is an {@link
 * emberway.bench.Engine} and a line in {@link emberway.bench.Engines}. Frames and pictures start at
 * {@link emberway.bench.PictureTable}. Emberway alone, on one map: {@link
 * emberway.bench.RouteTimes}, {@link emberway.bench.DragTimes}, {@link emberway.bench.RenderTimes}
 * and {@link emberway.bench.WindowTimes}.
 */
package emberway.bench;
