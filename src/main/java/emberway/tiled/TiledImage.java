package emberway.tiled;

/**
 * A picture used by a map or a tile set.
 *
 * @param path relative to the folder of the map's file, with {@code /} as separator and {@code ..}
 *     only at the start; empty for a picture that cannot be read, such as one that lies too far
 *     from the map
 * @param width the file's statement of the width [px], 0 if none
 * @param height the file's statement of the height [px], 0 if none
 * @param transparent the color key, 0xRRGGBB, or {@link #NOT_KEYED}
 */
public record TiledImage(String path, int width, int height, int transparent) {
  /** No color key: transparency comes from the picture's alpha alone. */
  public static final int NOT_KEYED = -1;

  /** Whether the picture cannot be read, so that a placeholder is drawn. */
  public boolean isMissing() {
    return path.isEmpty();
  }
}
