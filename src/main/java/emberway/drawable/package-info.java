/**
 * What can be drawn of a map that was read, and pictures of it. The window, the command line and
 * small pictures of maps all get theirs here.
 *
 * <p>In: a {@code LoadedMap}. Out: a {@link DrawableMap}, or what prevents it; a PNG of it, as a
 * {@link PictureContent} describes it. Pictures of tiles are read from files.
 *
 * <p>Start at {@link DrawableMap}; {@link PictureFile} draws a picture into a stream, and opens
 * OpenGL only if it has to.
 */
package emberway.drawable;
