/**
 * Decoders for picture files: PNG and GIF with Emberway's own code, JPEG, BMP and WebP with the JDK
 * or a library.
 *
 * <p>In: a picture's bytes. Out: pixels as 8-bit RGBA, or the reason for a failure. The size is
 * known and charged to a budget before anything is decoded.
 *
 * <p>Start at {@link ImageDecoder}; {@link PlainPngDecoder} is the fast path for most tile sets,
 * and {@link PngEncoder} writes.
 */
package emberway.pack.image;
