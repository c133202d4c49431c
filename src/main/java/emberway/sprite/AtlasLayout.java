package emberway.sprite;

/**
 * Where each sprite lies in an atlas: a grid of equal slots, each with room for the sprite and a
 * border on all sides.
 *
 * <p>Slot sides are multiples of {@value #ALIGNMENT}, so that the first mip levels never mix two
 * slots.
 *
 * @param spriteWidth [px]
 * @param spriteHeight [px]
 * @param count number of slots [>= 1]
 * @param columns slots in a row [>= 1]
 */
public record AtlasLayout(int spriteWidth, int spriteHeight, int count, int columns) {
  /** The least border around a sprite. [px] */
  public static final int MIN_BORDER = 4;

  /** Slot sides are multiples of this: log2 of it is the number of clean mip levels. [px] */
  public static final int ALIGNMENT = 16;

  /** A nearly square atlas for that many sprites of a geometry. */
  public static AtlasLayout of(TileGeometry geometry, int count) {
    int slots = Math.max(1, count);
    double aspect = (double) slot(geometry.spriteHeight()) / slot(geometry.spriteWidth());
    int columns = Math.max(1, (int) Math.ceil(Math.sqrt(slots * aspect)));
    return new AtlasLayout(geometry.spriteWidth(), geometry.spriteHeight(), slots, columns);
  }

  private static int slot(int side) {
    return (side + 2 * MIN_BORDER + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /** The width of a slot. [px] */
  public int slotWidth() {
    return slot(spriteWidth);
  }

  /** The height of a slot. [px] */
  public int slotHeight() {
    return slot(spriteHeight);
  }

  /** The width of the atlas. [px] */
  public int width() {
    return columns * slotWidth();
  }

  /** The height of the atlas. [px] */
  public int height() {
    return (count + columns - 1) / columns * slotHeight();
  }

  /** The left edge of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteX(int slot) {
    return slot % columns * slotWidth() + (slotWidth() - spriteWidth) / 2;
  }

  /** The upper edge of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteY(int slot) {
    return slot / columns * slotHeight() + (slotHeight() - spriteHeight) / 2;
  }
}
