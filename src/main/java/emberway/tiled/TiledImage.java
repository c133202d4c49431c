package emberway.tiled;

/**
 * A picture that a map or a tile set uses.
 *
 * @param path where it lies, relative to the folder of the map's file, with {@code /} between the
 *     parts and {@code ..} only in front
 * @param width what the file says its width is [px], 0 if it does not say
 * @param height likewise
 * @param transparent the color that is transparent, 0xRRGGBB, or {@link #NOT_KEYED}
 */
public record TiledImage(String path, int width, int height, int transparent) {
  /** No color is transparent but by the picture's own alpha. */
  public static final int NOT_KEYED = -1;
}
