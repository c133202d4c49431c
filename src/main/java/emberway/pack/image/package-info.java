/**
 * Pictures from files: PNG by a decoder of our own, JPEG by {@code emberway.jpeg}, GIF, BMP and
 * WebP by the JDK or a library.
 *
 * <p>In: the bytes of a picture. Out: pixels as 8-bit RGBA, or why they cannot be had. The size is
 * known and budgeted before anything is decoded.
 *
 * <p>Start at {@link ImageDecoder}; {@link PlainPngDecoder} is the fast path for most tile sets,
 * and {@link PngEncoder} writes.
 */
package emberway.pack.image;
