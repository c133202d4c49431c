/**
 * Pictures that the user takes of the map: screenshots, large pictures and the clipboard.
 *
 * <p>In: a {@code PictureRequest}. Out: a file, or a picture on the clipboard.
 *
 * <p>Start at {@link PictureController}; {@link PictureExportJob} draws on a thread and a context
 * of its own.
 */
package emberway.app.picture;
