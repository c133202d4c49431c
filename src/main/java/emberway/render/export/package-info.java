/**
 * Exports pictures of any size as PNG, band by band, so that memory stays small.
 *
 * <p>In: a frame, and a renderer or what paints cells. Out: a PNG stream with straight (not
 * premultiplied) colors.
 *
 * <p>Start at {@link PictureExporter}, which uses OpenGL only for what cannot be painted without it
 * ({@link PaintedBand}, {@link BandOverlays}). {@link PngStream} encodes on several threads, in
 * blocks ({@link PngBlock}) that are compressed independently, by {@link PixelDeflater}. {@link
 * ExportProgress} receives the progress of an export, and may cancel it.
 */
package emberway.render.export;
