package emberway.sprite;

/**
 * The measures of a tile set: the size of its sprites and the lattice on which they are placed.
 *
 * <p>Neighboring cells are half a lattice width and half a lattice height apart on the screen, so
 * sprites a little larger than the lattice overlap and leave no gap.
 *
 * @param spriteWidth the width of a sprite [px] [1..{@value #MAX_SIDE}]
 * @param spriteHeight the height of a sprite [px] [1..{@value #MAX_SIDE}]
 * @param latticeWidth width of a cell's diamond [px] [even, 2..{@value #MAX_SIDE}]
 * @param latticeHeight height of a cell's diamond [px] [even, 2..{@value #MAX_SIDE}]
 * @param anchorX from a sprite's left edge to the center of its ground [px] [0..spriteWidth]
 * @param anchorY from a sprite's top edge to the center of its ground [px] [0..spriteHeight]
 */
public record TileGeometry(
    int spriteWidth,
    int spriteHeight,
    int latticeWidth,
    int latticeHeight,
    int anchorX,
    int anchorY) {
  /** The largest side of a sprite or a lattice cell. [px] */
  public static final int MAX_SIDE = 4096;

  /** The published geometry: 54 × 54 px sprites on a 52 × 26 lattice. */
  public static final TileGeometry PUBLISHED = new TileGeometry(54, 54, 52, 26);

  /**
   * A geometry with the usual anchor: the diamond lies at the bottom of the sprite, less the
   * overlap by which sprites are wider than the lattice.
   */
  public TileGeometry(int spriteWidth, int spriteHeight, int latticeWidth, int latticeHeight) {
    this(
        spriteWidth,
        spriteHeight,
        latticeWidth,
        latticeHeight,
        usualAnchorX(spriteWidth, latticeWidth),
        usualAnchorY(spriteWidth, spriteHeight, latticeWidth, latticeHeight));
  }

  private static int usualAnchorX(int spriteWidth, int latticeWidth) {
    return Math.min(latticeWidth / 2, spriteWidth);
  }

  private static int usualAnchorY(
      int spriteWidth, int spriteHeight, int latticeWidth, int latticeHeight) {
    int half = latticeHeight / 2;
    int overlap = Math.max(0, Math.min(spriteWidth - latticeWidth, half));
    return Math.max(0, spriteHeight - half - overlap);
  }

  /** Checks that the components lie in their ranges. */
  public TileGeometry {
    check("sprite width", spriteWidth, 1);
    check("sprite height", spriteHeight, 1);
    check("lattice width", latticeWidth, 2);
    check("lattice height", latticeHeight, 2);
    if (anchorX < 0 || anchorX > spriteWidth || anchorY < 0 || anchorY > spriteHeight) {
      throw new IllegalArgumentException(
          "anchor %d, %d: must be in a sprite of %d × %d px"
              .formatted(anchorX, anchorY, spriteWidth, spriteHeight));
    }
  }

  /** The number of pixels in a cell's diamond. [&gt;= 2] */
  public int groundPixels() {
    return latticeWidth * latticeHeight / 2;
  }

  /**
   * Whether an image of this size can be a sprite: it has the sprites' size or double that. [px]
   */
  public boolean fits(int width, int height) {
    return (width == spriteWidth && height == spriteHeight)
        || (width == 2 * spriteWidth && height == 2 * spriteHeight);
  }

  /**
   * The geometry of the same tile set with images of double size.
   *
   * @throws IllegalArgumentException if a side would exceed {@value #MAX_SIDE} px
   */
  public TileGeometry doubled() {
    return new TileGeometry(
        2 * spriteWidth,
        2 * spriteHeight,
        2 * latticeWidth,
        2 * latticeHeight,
        2 * anchorX,
        2 * anchorY);
  }

  private static void check(String name, int value, int multipleOf) {
    if (value < multipleOf || value > MAX_SIDE || value % multipleOf != 0) {
      throw new IllegalArgumentException(
          "%s %d: must be %sin %d..%d"
              .formatted(name, value, multipleOf == 2 ? "even and " : "", multipleOf, MAX_SIDE));
    }
  }
}
