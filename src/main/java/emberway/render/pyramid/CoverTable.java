package emberway.render.pyramid;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A table of what a block shows of a part behind covers. A cover is what parts in front let through
 * of each pixel; it depends on their alpha alone, so maps have few different ones.
 *
 * <p>An entry has the texels that the part adds to the block, and the cover that it makes with
 * another. Threads share the table; a lookup takes no lock.
 */
final class CoverTable {
  /** The cover that hides nothing. */
  static final int OPEN = 0;

  /** The cover that hides all. */
  static final int CLOSED = 1;

  private static final long UNKNOWN = -1; // the entry that is not in the table
  private static final int MAX_BYTES = 40 << 20; // limit on texels, and on covers
  private static final int ENTRY_SLAB = 1 << 17; // the least numbers of entries in an array
  private static final int ALL = 0xFFFF; // the share of a pixel that is let through whole
  private static final int PART_BITS = 24; // bits of a part's number in a key
  private static final int COVER_BITS = 20; // bits of a cover's number in a key
  private static final int LANE = 16; // bits of a channel in a sum
  private static final long TWO_LANES = 0xFFFF_0000_FFFFL; // every other channel
  private static final long HALF = 0x80_0000_0080L; // for rounding two lanes

  private final SpriteParts parts;
  private final int pixels; // of a block
  private final int blockWidth;
  private final PyramidLevel level;
  private final int[] columnWeights; // by texel, then pixel: what of it belongs there [1/columns]
  private final int[] rowWeights; // by texel, then pixel: what of it belongs there [1/rows]
  private final int maxEntries;
  // Covers consist of rows, of which many have the same. Written before an entry with the cover is
  // published; added to by one thread at a time.
  private final SequencePool coverRows; // what is let through of each pixel of a row [0..ALL]
  private final SequencePool covers; // the numbers of each cover's rows
  private final int[] rowNumbers; // of the cover that is being added; guarded by this
  private int count; // of entries; guarded by this
  private volatile Entries entries;

  /** Arrays of a thread that looks up. */
  static final class Scratch {
    private final int[] open; // by pixel
    private final int[] through; // by pixel
    private final int[] behind; // by pixel
    private final long[] redBlue; // sums by column, each in 32 bits
    private final long[] greenAlpha; // sums by column, each in 32 bits

    Scratch(PyramidLevel level) {
      open = new int[level.blockWidth() * level.blockHeight()];
      through = new int[open.length];
      behind = new int[open.length];
      redBlue = new long[level.blockWidth()];
      greenAlpha = new long[level.blockWidth()];
    }
  }

  /**
   * The entries at a size of the table. Entries are only added, and each before its key. What one
   * lookup reads lies together, as it waits for memory.
   */
  private static final class Entries {
    private final AtomicLongArray slots; // open addressing: a key, 0 for none, and its entry
    private final int mask; // of the number of a slot
    private final int shift; // from a hash to a slot
    private final int length; // of an entry
    private final int perSlab;
    // By entry: the cover that results, then the sums by texel. In arrays that stay when the table
    // grows, each so large that Java's collector does not copy it.
    private final long[][] slabs;
    final int capacity;

    Entries(int capacity, int texels) {
      this.capacity = capacity;
      slots = new AtomicLongArray(2 * 2 * capacity);
      mask = 2 * capacity - 1;
      shift = Long.SIZE - Integer.numberOfTrailingZeros(2 * capacity);
      length = 1 + texels;
      perSlab = 1 + ENTRY_SLAB / length;
      slabs = new long[1 + capacity / perSlab][];
    }

    /** The entry for a key: its slab, and in the lower half where it begins there. */
    long find(long key) {
      for (int slot = slot(key); ; slot = (slot + 1) & mask) {
        long found = slots.getAcquire(2 * slot);
        if (found == key) {
          return slots.getPlain(2 * slot + 1);
        }
        if (found == 0) {
          return UNKNOWN;
        }
      }
    }

    private int slot(long key) {
      return (int) ((key * 0x9E3779B97F4A7C15L) >>> shift);
    }

    /** The cover that an entry results in. */
    int cover(long entry) {
      return (int) slabs[(int) (entry >>> Integer.SIZE)][(int) entry];
    }

    /** Copies the sums of an entry. */
    void copy(long entry, long[] sums, int to) {
      long[] slab = slabs[(int) (entry >>> Integer.SIZE)];
      System.arraycopy(slab, (int) entry + 1, sums, to, length - 1);
    }

    /** Adds an entry, which has a number of its own, counted from 0. */
    void add(long key, int number, int cover, long[] sums, int from) {
      int slab = number / perSlab;
      if (slabs[slab] == null) {
        slabs[slab] = new long[perSlab * length];
      }
      int at = number % perSlab * length;
      slabs[slab][at] = cover;
      System.arraycopy(sums, from, slabs[slab], at + 1, length - 1);
      put(key, (long) slab << Integer.SIZE | at);
    }

    private void put(long key, long entry) {
      int slot = slot(key);
      while (slots.getPlain(2 * slot) != 0) {
        slot = (slot + 1) & mask;
      }
      slots.setPlain(2 * slot + 1, entry);
      slots.setRelease(2 * slot, key);
    }

    private void putAll(Entries others) {
      System.arraycopy(others.slabs, 0, slabs, 0, others.slabs.length);
      for (int slot = 0; slot <= others.mask; slot++) {
        long key = others.slots.getPlain(2 * slot);
        if (key != 0) {
          put(key, others.slots.getPlain(2 * slot + 1));
        }
      }
    }
  }

  /** Creates an empty table. */
  CoverTable(SpriteParts parts, PyramidLevel level) {
    this.parts = parts;
    this.level = level;
    blockWidth = level.blockWidth();
    pixels = blockWidth * level.blockHeight();
    columnWeights = weights(blockWidth, level.columns());
    rowWeights = weights(level.blockHeight(), level.rows());
    maxEntries = MAX_BYTES / (Long.BYTES * level.texels());
    coverRows = new SequencePool(blockWidth);
    covers = new SequencePool(level.blockHeight());
    rowNumbers = new int[level.blockHeight()];
    int[] open = new int[pixels];
    Arrays.fill(open, ALL);
    cover(open);
    cover(new int[pixels]);
    entries = new Entries(1 << 10, level.texels());
  }

  private static int[] weights(int pixels, int texels) {
    int[] weights = new int[texels * pixels];
    for (int texel = 0; texel < texels; texel++) {
      for (int pixel = 0; pixel < pixels; pixel++) {
        int from = Math.max(texel * pixels, pixel * texels);
        int to = Math.min((texel + 1) * pixels, (pixel + 1) * texels);
        weights[texel * pixels + pixel] = Math.max(0, to - from);
      }
    }
    return weights;
  }

  /** Whether the table holds as much as it may; it takes some more nevertheless. */
  synchronized boolean isFull() {
    return count >= maxEntries
        || coverRows.bytes() + covers.bytes() >= MAX_BYTES
        || covers.count() >= 1 << (COVER_BITS - 1);
  }

  /** A key for {@link #get}; never 0. */
  static long key(int cover, int other, int part) {
    return ((long) cover << COVER_BITS | other) << PART_BITS | part;
  }

  /**
   * What a block shows of a part behind two covers.
   *
   * @param key of a cover that the part adds to, another, and the part
   * @param sums receives, from an index on, what the part adds to the block's texels, row by row;
   *     each sum has 16 bits for each channel, red lowest, in 1/256 levels
   * @param scratch the calling thread's
   * @return the cover that the first and the part make
   */
  int get(long key, long[] sums, int to, Scratch scratch) {
    Entries now = entries;
    long entry = now.find(key);
    if (entry != UNKNOWN) {
      now.copy(entry, sums, to);
      return now.cover(entry);
    }
    int[] open = scratch.open;
    copyCover((int) (key >>> (COVER_BITS + PART_BITS)), open);
    int other = (int) (key >>> PART_BITS) & ((1 << COVER_BITS) - 1);
    int[] colors = parts.pixels((int) key & ((1 << PART_BITS) - 1));
    if (other == OPEN) {
      average(colors, open, sums, to, scratch);
    } else {
      copyCover(other, scratch.through);
      findThrough(open, scratch.through);
      average(colors, scratch.through, sums, to, scratch);
    }
    findBehind(open, colors, scratch.behind);
    return add(key, scratch.behind, sums, to);
  }

  /** Copies what a cover lets through of each pixel; the thread has met the cover before. */
  private void copyCover(int cover, int[] open) {
    for (int row = 0; row < level.blockHeight(); row++) {
      coverRows.copy(covers.at(cover, row), open, row * blockWidth);
    }
  }

  /** Adds an entry, unless another thread did; returns the cover's id. */
  private synchronized int add(long key, int[] cover, long[] sums, int from) {
    Entries now = entries;
    long known = now.find(key);
    if (known != UNKNOWN) {
      return now.cover(known);
    }
    if (count == now.capacity) {
      now = new Entries(2 * now.capacity, level.texels());
      now.putAll(entries);
    }
    int id = cover(cover);
    now.add(key, count++, id, sums, from);
    entries = now;
    return id;
  }

  /** Finds what is let through of each pixel by two covers; replaces one of them. */
  private static void findThrough(int[] one, int[] both) {
    int end = both.length;
    for (int i = 0; i < end; i++) {
      long product = one[i] * (long) both[i] + ALL / 2;
      both[i] = (int) ((product + (product >>> LANE) + 1) >>> LANE); // the product / ALL
    }
  }

  /** Finds what is let through of each pixel by a part that is behind a cover, and the cover. */
  private static void findBehind(int[] open, int[] colors, int[] left) {
    int end = left.length;
    for (int i = 0; i < end; i++) {
      int alpha = colors[i] >>> 24;
      int share = open[i];
      left[i] =
          alpha == 0 || share == 0 ? share : alpha == 255 ? 0 : (share * (255 - alpha) + 127) / 255;
    }
  }

  /** The cover that lets through what is given, a new one if need be. */
  private int cover(int[] open) {
    for (int row = 0; row < rowNumbers.length; row++) {
      rowNumbers[row] = coverRows.number(open, row * blockWidth);
    }
    return covers.number(rowNumbers, 0);
  }

  /** Averages colors, each as far as it is let through, to texels. */
  private void average(int[] colors, int[] open, long[] sums, int to, Scratch scratch) {
    int rows = level.blockHeight();
    long[] redBlue = scratch.redBlue;
    long[] greenAlpha = scratch.greenAlpha;
    int at = to;
    for (int row = 0; row < level.rows(); row++) {
      Arrays.fill(redBlue, 0);
      Arrays.fill(greenAlpha, 0);
      boolean isEmpty = true;
      for (int y = 0; y < rows; y++) {
        int weight = rowWeights[row * rows + y];
        if (weight > 0) {
          isEmpty &= !addRow(colors, open, y * blockWidth, weight, redBlue, greenAlpha);
        }
      }
      for (int column = 0; column < level.columns(); column++) {
        sums[at++] = isEmpty ? 0 : sum(column, redBlue, greenAlpha);
      }
    }
  }

  /** Adds a row of pixels to the sums of their columns; returns whether any is seen. */
  private static boolean addRow(
      int[] colors, int[] open, int row, int weight, long[] redBlue, long[] greenAlpha) {
    boolean isSeen = false;
    int width = redBlue.length;
    for (int x = 0; x < width; x++) {
      int rgba = colors[row + x];
      long share = open[row + x];
      if (rgba != 0 && share != 0) {
        share += share >>> (LANE - 1); // of 2^16
        long rb = ((rgba & 0xFF) | (rgba & 0xFF0000L) << LANE) * share + HALF;
        long ga = ((rgba >>> 8 & 0xFF) | (rgba & 0xFF000000L) << 8) * share + HALF;
        redBlue[x] += weight * (rb >>> 8 & TWO_LANES);
        greenAlpha[x] += weight * (ga >>> 8 & TWO_LANES);
        isSeen = true;
      }
    }
    return isSeen;
  }

  private long sum(int column, long[] redBlue, long[] greenAlpha) {
    int first = column * blockWidth / level.columns(); // pixels that belong to the texel
    int end = ((column + 1) * blockWidth + level.columns() - 1) / level.columns();
    long all = pixels;
    long red = all / 2; // so that the quotients are rounded
    long green = red;
    long blue = red;
    long alpha = red;
    for (int x = first; x < end; x++) {
      long weight = columnWeights[column * blockWidth + x];
      red += weight * (int) redBlue[x];
      green += weight * (int) greenAlpha[x];
      blue += weight * (redBlue[x] >>> Integer.SIZE);
      alpha += weight * (greenAlpha[x] >>> Integer.SIZE);
    }
    return red / all
        | ((green / all) << LANE)
        | ((blue / all) << (2 * LANE))
        | ((alpha / all) << (3 * LANE));
  }
}
