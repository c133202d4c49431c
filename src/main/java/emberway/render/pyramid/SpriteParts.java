package emberway.render.pyramid;

import emberway.render.iso.PixelBox;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The sprites of an atlas, cut into parts of one block each. Parts with equal pixels are one part,
 * whichever sprites they belong to. A part is cut when first requested, by any thread.
 */
final class SpriteParts {
  /** The id of a part that shows nothing. */
  static final int EMPTY = 0;

  /** Numbers in {@link #placed} for each part. */
  static final int PLACED = 3;

  private static final int UNCUT = -1;
  private static final int MAX_BLOCKS = 1024; // under one sprite
  private static final int MAX_PARTS = 1 << 24;

  /** The pixels of a part as the key of a map. */
  private static final class Pixels {
    final int[] rgba;

    Pixels(int[] rgba) {
      this.rgba = rgba;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pixels pixels && Arrays.equals(rgba, pixels.rgba);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(rgba);
    }
  }

  private final Atlas atlas;
  private final int blockWidth;
  private final int blockHeight;
  private final int words;
  private final int firstX; // the leftmost block of any sprite, from its drawing position [blocks]
  private final int firstY;
  private final int columns;
  private final int rows;
  private final int sprites; // numbers, including 0
  private final AtomicIntegerArray
      ids; // by offset, then by sprite number, as few offsets are usual
  private final AtomicReferenceArray<int[]> placed; // by sprite number; null if not yet asked for
  private final Map<Pixels, Integer> idOf = new HashMap<>(); // guarded by this
  private int count = 1; // of parts; guarded by this
  // A part's content is written before its id is published, and never changes.
  private int[][] pixels = new int[256][]; // by id
  private long[] bits; // by id: a bit per visible pixel, then a bit per opaque pixel

  /**
   * Takes the sprites of an atlas.
   *
   * @param blockWidth [px] [&gt;= 1]
   * @param blockHeight [px] [&gt;= 1]
   */
  SpriteParts(Atlas atlas, int blockWidth, int blockHeight) {
    this.atlas = atlas;
    this.blockWidth = blockWidth;
    this.blockHeight = blockHeight;
    words = (blockWidth * blockHeight + Long.SIZE - 1) / Long.SIZE;
    PixelBox reach = PixelBox.of(atlas);
    firstX = Math.floorDiv(reach.left(), blockWidth);
    firstY = Math.floorDiv(reach.top(), blockHeight);
    columns = blocks(reach.left(), reach.right(), blockWidth);
    rows = blocks(reach.top(), reach.bottom(), blockHeight);
    sprites = atlas.layout().count() + 1;
    int[] uncut = new int[sprites * columns * rows];
    Arrays.fill(uncut, UNCUT);
    ids = new AtomicIntegerArray(uncut);
    placed = new AtomicReferenceArray<>(sprites);
    bits = new long[2 * words * pixels.length];
  }

  private static int blocks(int from, int to, int side) {
    return from == to ? 0 : Math.floorDiv(to - 1, side) - Math.floorDiv(from, side) + 1;
  }

  /** Whether an atlas' sprites are small and few enough to be cut into blocks of a size. */
  static boolean canCut(Atlas atlas, int blockWidth, int blockHeight) {
    PixelBox reach = PixelBox.of(atlas);
    long columns = blocks(reach.left(), reach.right(), blockWidth);
    long blocks = columns * blocks(reach.top(), reach.bottom(), blockHeight);
    return blocks <= MAX_BLOCKS && blocks * (atlas.layout().count() + 1) < MAX_PARTS;
  }

  /** The number of 64-bit words that hold a bit per pixel of a block. */
  int words() {
    return words;
  }

  /** The blocks that any sprite can touch, from its drawing position; each as x, y. */
  List<int[]> offsets() {
    List<int[]> offsets = new ArrayList<>();
    for (int y = firstY; y < firstY + rows; y++) {
      for (int x = firstX; x < firstX + columns; x++) {
        offsets.add(new int[] {x, y});
      }
    }
    return offsets;
  }

  /** The number of an offset. */
  int index(int[] offset) {
    return (offset[1] - firstY) * columns + offset[0] - firstX;
  }

  /**
   * The id of what a block shows of a sprite; {@link #EMPTY} if that is nothing.
   *
   * @param sprite its number in the atlas, from 1 on
   * @param offset see {@link #index}
   */
  int id(int sprite, int offset) {
    int index = offset * sprites + sprite;
    int id = ids.getAcquire(index);
    return id == UNCUT ? cut(sprite, offset, index) : id;
  }

  /**
   * All that blocks show of a sprite: for each part the block's x and y, from the sprite's drawing
   * position, and the part's id.
   *
   * @param sprite its number in the atlas, from 1 on
   */
  int[] placed(int sprite) {
    int[] known = placed.getAcquire(sprite);
    if (known != null) {
      return known;
    }
    int[] found = new int[PLACED * columns * rows];
    int end = 0;
    for (int offset = 0; offset < columns * rows; offset++) {
      int id = id(sprite, offset);
      if (id != EMPTY) {
        found[end++] = firstX + offset % columns;
        found[end++] = firstY + offset / columns;
        found[end++] = id;
      }
    }
    int[] all = Arrays.copyOf(found, end);
    placed.setRelease(sprite, all);
    return all;
  }

  /** The leftmost block of any sprite, from its drawing position. [blocks] */
  int firstX() {
    return firstX;
  }

  /** The rightmost block of any sprite, from its drawing position. [blocks] */
  int lastX() {
    return firstX + columns - 1;
  }

  /** The topmost block of any sprite, from its drawing position. [blocks] */
  int firstY() {
    return firstY;
  }

  /** The lowest block of any sprite, from its drawing position. [blocks] */
  int lastY() {
    return firstY + rows - 1;
  }

  /**
   * The bits of all parts: from {@code 2 * words() * id} on, a bit per visible pixel, then a bit
   * per opaque pixel, which hides all below it. Has those parts whose ids were requested before.
   */
  long[] bits() {
    return bits;
  }

  /** The pixels of a part: premultiplied RGBA, red in the lowest byte. [size: a block's pixels] */
  int[] pixels(int id) {
    return pixels[id];
  }

  private synchronized int cut(int sprite, int offset, int index) {
    int[] cut = pixels(sprite - 1, firstX + offset % columns, firstY + offset / columns);
    int id = cut.length == 0 ? EMPTY : idOf.computeIfAbsent(new Pixels(cut), this::add);
    ids.setRelease(index, id);
    return id;
  }

  private int add(Pixels part) {
    int id = count++;
    if (id == pixels.length) {
      pixels = Arrays.copyOf(pixels, 2 * id);
      bits = Arrays.copyOf(bits, 2 * bits.length);
    }
    pixels[id] = part.rgba;
    int visible = 2 * words * id;
    int opaque = visible + words;
    for (int i = 0; i < part.rgba.length; i++) {
      int alpha = part.rgba[i] >>> 24;
      bits[visible + (i >> 6)] |= alpha == 0 ? 0 : 1L << i;
      bits[opaque + (i >> 6)] |= alpha == 255 ? 1L << i : 0;
    }
    return id;
  }

  /** The pixels of a sprite in a block; none if it shows nothing there. */
  private int[] pixels(int slot, int blockX, int blockY) {
    Atlas.Bounds bounds = atlas.bounds(slot);
    int left = blockX * blockWidth - atlas.offsetX(slot); // in the sprite
    int top = blockY * blockHeight - atlas.offsetY(slot);
    int fromX = Math.max(bounds.x(), left);
    int fromY = Math.max(bounds.y(), top);
    int toX = Math.min(bounds.x() + bounds.width(), left + blockWidth);
    int toY = Math.min(bounds.y() + bounds.height(), top + blockHeight);
    if (fromX >= toX || fromY >= toY) {
      return new int[0];
    }
    AtlasLayout layout = atlas.layout();
    byte[] rgba = atlas.pixels();
    int[] cut = new int[blockWidth * blockHeight];
    int seen = 0;
    for (int y = fromY; y < toY; y++) {
      int from = 4 * ((layout.spriteY(slot) + y) * layout.width() + layout.spriteX(slot) + fromX);
      int to = (y - top) * blockWidth + fromX - left;
      for (int x = fromX; x < toX; x++, from += 4, to++) {
        int pixel =
            (rgba[from] & 0xFF)
                | (rgba[from + 1] & 0xFF) << 8
                | (rgba[from + 2] & 0xFF) << 16
                | rgba[from + 3] << 24;
        cut[to] = pixel;
        seen |= pixel;
      }
    }
    return seen >>> 24 == 0 ? new int[0] : cut;
  }
}
