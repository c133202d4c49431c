/**
 * Decodes JPEG pictures, baseline and progressive, to the same pixels as libjpeg.
 *
 * <p>In: the bytes of a file. Out: a picture, or a {@link JpegException} that says what is wrong.
 *
 * <p>Start at {@link JpegDecoder}; {@link JpegScan} decodes coefficients, {@link InverseDct} turns
 * them into samples, {@link JpegColorSpace} into colors. Memory and work are bounded by the
 * picture's size.
 *
 * <p><b>Architecture invariant:</b> pure; depends only on {@code sprite}, for its pictures.
 */
package emberway.jpeg;
