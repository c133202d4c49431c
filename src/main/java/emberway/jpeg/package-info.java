/**
 * Decodes JPEG pictures, to the pixels that libjpeg makes of them. Pure: bytes in, a picture out.
 *
 * <p>May see {@code sprite}, for its pictures.
 */
package emberway.jpeg;
