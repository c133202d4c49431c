/**
 * What can be drawn of a map that was read: its sprites and their pictures, chosen and packed. The
 * window, the command line and small pictures of maps all get theirs here.
 *
 * <p>In: a {@code LoadedMap}. Out: a {@link DrawableMap}, or what prevents it. Pictures of tiles
 * are read from files.
 *
 * <p>Start at {@link DrawableMap}.
 */
package emberway.drawable;
