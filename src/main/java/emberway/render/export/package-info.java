/**
 * Pictures of any size as PNG, drawn band by band so that memory stays small.
 *
 * <p>In: a renderer and a frame. Out: a PNG stream; colors are no longer premultiplied.
 *
 * <p>Start at {@link PictureExporter}; {@link PngStream} encodes on several threads.
 */
package emberway.render.export;
