/**
 * Exports pictures of any size as PNG, band by band, so that memory stays small.
 *
 * <p>In: a renderer and a frame. Out: a PNG stream with straight (not premultiplied) colors.
 *
 * <p>Start at {@link PictureExporter}; {@link PngStream} encodes on several threads.
 */
package emberway.render.export;
