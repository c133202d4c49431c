package emberway.sprite;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The positions of the sprites in an atlas: each has its own slot, with a border on all sides.
 *
 * <p>Slots begin at multiples of {@value #ALIGNMENT}, and their sides are multiples of it too, so
 * that the first mip levels never mix two slots. Immutable.
 */
public final class AtlasLayout {
  /** The least border around a sprite. [px] */
  public static final int MIN_BORDER = 4;

  /** Slot sides are multiples of this; its log2 is the number of clean mip levels. [px] */
  public static final int ALIGNMENT = 16;

  private static final int X = 0; // numbers stored for a slot
  private static final int Y = 1;
  private static final int WIDTH = 2; // of the sprite
  private static final int HEIGHT = 3;
  private static final int NUMBERS = 4;

  private final int width;
  private final int height;
  private final int[] slots; // [size: NUMBERS * count]

  private AtlasLayout(int width, int height, int[] slots) {
    this.width = width;
    this.height = height;
    this.slots = slots;
  }

  /** A nearly square atlas of equal slots for this many sprites of a geometry. */
  public static AtlasLayout of(TileGeometry geometry, int count) {
    int slotWidth = slotSide(geometry.spriteWidth());
    int slotHeight = slotSide(geometry.spriteHeight());
    int all = Math.max(1, count);
    double aspect = (double) slotHeight / slotWidth;
    int columns = Math.max(1, (int) Math.ceil(Math.sqrt(all * aspect)));
    int[] slots = new int[NUMBERS * all];
    for (int slot = 0; slot < all; slot++) {
      slots[NUMBERS * slot + X] = slot % columns * slotWidth;
      slots[NUMBERS * slot + Y] = slot / columns * slotHeight;
      slots[NUMBERS * slot + WIDTH] = geometry.spriteWidth();
      slots[NUMBERS * slot + HEIGHT] = geometry.spriteHeight();
    }
    return new AtlasLayout(columns * slotWidth, (all + columns - 1) / columns * slotHeight, slots);
  }

  /**
   * A nearly square atlas for images of any sizes, on shelves from the tallest to the lowest.
   *
   * @param images one for each slot; may be empty
   */
  static AtlasLayout packed(List<Atlas.Sprite> images) {
    int[] slots = new int[NUMBERS * Math.max(1, images.size())];
    double area = 0;
    int widest = ALIGNMENT;
    for (int slot = 0; slot < images.size(); slot++) {
      Atlas.Sprite image = images.get(slot);
      slots[NUMBERS * slot + WIDTH] = image.width();
      slots[NUMBERS * slot + HEIGHT] = image.height();
      area += (double) slotSide(image.width()) * slotSide(image.height());
      widest = Math.max(widest, slotSide(image.width()));
    }
    int width = Math.max(widest, aligned((int) Math.ceil(Math.sqrt(area))));
    int x = 0;
    int y = 0;
    int shelf = 0; // the height of the current shelf
    for (int slot : byHeight(images)) {
      int slotWidth = slotSide(images.get(slot).width());
      if (x + slotWidth > width) {
        x = 0;
        y = Math.addExact(y, shelf);
        shelf = 0;
      }
      slots[NUMBERS * slot + X] = x;
      slots[NUMBERS * slot + Y] = y;
      x += slotWidth;
      shelf = Math.max(shelf, slotSide(images.get(slot).height()));
    }
    return new AtlasLayout(width, Math.max(ALIGNMENT, Math.addExact(y, shelf)), slots);
  }

  private static int[] byHeight(List<Atlas.Sprite> images) {
    return IntStream.range(0, images.size())
        .boxed()
        .sorted(Comparator.comparingInt((Integer slot) -> -images.get(slot).height()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The least number of atlas pixels for a sprite, including its border. */
  public static long slotArea(int width, int height) {
    return (long) slotSide(width) * slotSide(height);
  }

  private static int slotSide(int side) {
    return aligned(side + 2 * MIN_BORDER);
  }

  private static int aligned(int side) {
    return (side + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /** The number of slots. [&gt;= 1] */
  public int count() {
    return slots.length / NUMBERS;
  }

  /** The width of the atlas. [px] */
  public int width() {
    return width;
  }

  /** The height of the atlas. [px] */
  public int height() {
    return height;
  }

  /** The left edge of a slot. [px] [slot: 0..count-1] */
  public int slotX(int slot) {
    return slots[NUMBERS * slot + X];
  }

  /** The upper edge of a slot. [px] [slot: 0..count-1] */
  public int slotY(int slot) {
    return slots[NUMBERS * slot + Y];
  }

  /** The width of a slot. [px] [slot: 0..count-1] */
  public int slotWidth(int slot) {
    return slotSide(spriteWidth(slot));
  }

  /** The height of a slot. [px] [slot: 0..count-1] */
  public int slotHeight(int slot) {
    return slotSide(spriteHeight(slot));
  }

  /** The width of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteWidth(int slot) {
    return slots[NUMBERS * slot + WIDTH];
  }

  /** The height of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteHeight(int slot) {
    return slots[NUMBERS * slot + HEIGHT];
  }

  /** The left edge of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteX(int slot) {
    return slotX(slot) + (slotWidth(slot) - spriteWidth(slot)) / 2;
  }

  /** The upper edge of a slot's sprite. [px] [slot: 0..count-1] */
  public int spriteY(int slot) {
    return slotY(slot) + (slotHeight(slot) - spriteHeight(slot)) / 2;
  }
}
