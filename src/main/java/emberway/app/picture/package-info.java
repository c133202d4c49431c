/**
 * Takes pictures of the map: screenshots, large pictures and the clipboard.
 *
 * <p>In: a {@code PictureRequest}. Out: a file, or a picture on the clipboard, and its progress.
 *
 * <p>Start at {@link PictureController}, which also saves what the window shows; {@link
 * PictureExportJob} draws with its own thread and OpenGL context. {@link ImageClipboard} runs the
 * clipboard program of the desktop.
 */
package emberway.app.picture;
