/**
 * How maps and tile sets come from files and go back: text maps, Tiled maps, MovingAI maps, tile
 * sets, and every problem with its place.
 *
 * <p>Readers trust nothing: sizes are checked before anything is allocated, names never become
 * paths without a check, and whatever is wrong with a file ends in problems with line, column and
 * mend. What cannot be read at all is one checked exception, {@link
 * emberway.pack.problem.UnreadableException}.
 *
 * <p><b>Architecture invariant:</b> sees {@code io}, {@code map}, {@code sprite} and {@code tiled};
 * prints nothing.
 */
package emberway.pack;
