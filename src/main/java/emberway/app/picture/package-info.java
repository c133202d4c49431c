/**
 * Takes pictures of the map: screenshots, large pictures and the clipboard.
 *
 * <p>In: a {@code PictureRequest}. Out: a file, or a picture on the clipboard.
 *
 * <p>Start at {@link PictureController}; {@link PictureExportJob} draws with its own thread and
 * OpenGL context.
 */
package emberway.app.picture;
