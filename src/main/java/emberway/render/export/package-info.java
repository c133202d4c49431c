/**
 * Exports pictures of any size as PNG, band by band, so that memory stays small.
 *
 * <p>In: a renderer and a frame. Out: a PNG stream with straight (not premultiplied) colors.
 *
 * <p>Start at {@link PictureExporter}; {@link PngStream} encodes on several threads, in blocks
 * ({@link PngBlock}) that are compressed independently, by {@link PixelDeflater}. {@link
 * ExportProgress} receives the progress of an export, and may cancel it.
 */
package emberway.render.export;
