/**
 * How maps and tile sets come from files and go back: text maps, MovingAI maps, tile set folders,
 * and every problem with its place.
 *
 * <p>Readers trust nothing: sizes are checked before anything is allocated, names never become
 * paths without a check, and whatever is wrong with a file ends in problems with line, column and
 * mend. What cannot be read at all is one checked exception, {@link
 * emberway.pack.UnreadableException}.
 *
 * <p><b>Architecture invariant:</b> sees {@code io}, {@code map} and {@code sprite}; prints
 * nothing.
 */
package emberway.pack;
