package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Draws a map where a pixel shows many of a block's: adds up texels of parts, front to back, each
 * as far as those in front let it through. Block {@code x, y} shows the world from {@code x *
 * width, y * height} on.
 *
 * <p>If texels are coarse, the ground is added up by itself, as if nothing stood on it, and then
 * lies behind what stands, texel by texel: else there would be an entry for each ground behind each
 * thing.
 */
final class CoverPainter implements TilePainter {
  private static final int TEXELS = 1 << 15; // texels of a tile, few enough for a processor's cache
  // Along a tile: sprites around a tile are drawn with it.
  private static final int LEAST_BLOCKS = 16;
  private static final int MOST_BLOCKS = 128;
  private static final double FINE = 2; // [world px]
  // Numbers in recent, few enough for a processor's cache.
  private static final int RECENT = 1 << 17;
  private static final int SUMS = 2; // where the sums of a recent entry begin
  private static final int LANE = 16; // bits of a channel in a sum
  private static final int ALPHA = 3 * LANE; // where the alpha begins in a sum
  private static final long OPAQUE = 255 << 8; // the alpha of a sum
  private static final long WHOLE = 1 << LANE;
  private static final long TWO_LANES = 0xFFFF_0000_FFFFL; // every other channel
  private static final long HALF = 0x8000_0000_8000L; // for rounding two lanes
  private static final long HALF_LEVEL = 0x80_0000_0080_0000L;

  private final SpriteParts parts;
  private final PyramidLevel level;
  private final Supplier<CoverTable> source;
  private final int gridWidth;
  private final int side; // of a tile [blocks]
  private final boolean isFine; // whether the ground is added as far as things let it through
  private final PixelShares columns = new PixelShares();
  private final PixelShares rows = new PixelShares();
  private final int entryLength; // of a recent entry
  private final int shift; // from a hash to a recent entry
  private final CoverTable.Scratch scratch;
  private CoverTable table;
  private long[] recent = {}; // entries: the key, or 0; the cover that results; the sums
  private int[] grounds = {}; // by block of the tile: the cover of the ground
  private int[] things = {}; // by block of the tile: the cover of what stands on the ground
  // By block of the tile, then by texel: the ground; see CoverTable. Not set while its cover is
  // open.
  private long[] sums = {};
  private long[] thingSums = {}; // by block of the tile, then by texel: what stands on the ground
  private long[] redBlue = {}; // by column of texels: sums of a row of pixels
  private long[] greenAlpha = {};
  // The tile. [blocks]
  private int firstX;
  private int firstY;
  private int across;
  private int down;

  /**
   * Draws maps of one size.
   *
   * @param source the table to use for a tile
   */
  CoverPainter(SpriteParts parts, PyramidLevel level, GridSize grid, Supplier<CoverTable> source) {
    this.parts = parts;
    this.level = level;
    this.source = source;
    gridWidth = grid.width();
    isFine = Math.max(level.texelWidth(), level.texelHeight()) <= FINE;
    int most = (int) Math.sqrt((double) TEXELS / level.texels());
    side = Math.max(LEAST_BLOCKS, Math.min(MOST_BLOCKS, most));
    scratch = new CoverTable.Scratch(level);
    entryLength = SUMS + level.texels();
    shift = Long.numberOfLeadingZeros(RECENT / entryLength) + 1;
  }

  @Override
  public int blocksAcross() {
    return side;
  }

  @Override
  public int blocksDown() {
    return side;
  }

  @Override
  public void draw(
      MapCells.Shown shown,
      PictureFrame frame,
      PixelBox part,
      IntBuffer rgba,
      int to,
      int stride,
      IntConsumer work) {
    double scale = frame.scale();
    columns.set(frame.originX(), scale, level.texelWidth(), part.left(), part.width());
    rows.set(frame.originY(), scale, level.texelHeight(), part.top(), part.height());
    firstX = Math.floorDiv(columns.first(0), level.columns());
    firstY = Math.floorDiv(rows.first(0), level.rows());
    across = Math.floorDiv(columns.end() - 1, level.columns()) + 1 - firstX;
    down = Math.floorDiv(rows.end() - 1, level.rows()) + 1 - firstY;
    reserve();
    work.accept(across * down);
    CoverTable now = source.get();
    if (now != table) {
      table = now;
      recent = new long[entryLength << (Long.SIZE - shift)];
    }
    addCells(shown, frame.cells(), work);
    layThings();
    for (int y = 0; y < part.height(); y++) {
      sumRows(y);
      writeRow(part.width(), rgba, to + y * stride);
    }
  }

  private void reserve() {
    int blocks = across * down;
    if (grounds.length < blocks) {
      grounds = new int[blocks];
      things = new int[blocks];
      sums = new long[blocks * level.texels()];
      thingSums = new long[sums.length];
    }
    Arrays.fill(grounds, 0, blocks, CoverTable.OPEN);
    Arrays.fill(things, 0, blocks, CoverTable.OPEN);
    if (redBlue.length < across * level.columns()) {
      redBlue = new long[across * level.columns()];
      greenAlpha = new long[redBlue.length];
    }
  }

  /** Adds all cells whose sprites may reach the tile, front to back. */
  private void addCells(MapCells.Shown shown, CellRegion cells, IntConsumer work) {
    // Lattice columns are x + y, lattice rows y - x + gridWidth - 1.
    int west = firstX - parts.lastX();
    int east = firstX + across - 1 - parts.firstX();
    int north = firstY - parts.lastY() - (gridWidth - 1);
    int south = firstY + down - 1 - parts.firstY() - (gridWidth - 1);
    int last = Math.min(cells.y() + cells.height() - 1, Math.floorDiv(east + south, 2));
    int first = Math.max(cells.y(), -Math.floorDiv(-(west + north), 2));
    for (int y = last; y >= first; y--) {
      int from = Math.max(cells.x(), Math.max(west - y, y - south));
      int end = Math.min(cells.x() + cells.width(), Math.min(east - y, y - north) + 1);
      work.accept(Math.max(0, end - from));
      for (int x = from; x < end; x++) {
        addCell(shown, y * gridWidth + x, x + y - firstX, y - x + gridWidth - 1 - firstY);
      }
    }
  }

  /** Adds the sprites of a cell, front to back. */
  private void addCell(MapCells.Shown shown, int cell, int x, int y) {
    int top = shown.showsTop ? shown.top.at(cell) : 0;
    if (top != 0) {
      addThing(top, x, y);
    }
    int overlay = shown.showsOverlay ? shown.overlay.at(cell) : 0;
    if (overlay != 0) {
      addThing(overlay, x, y);
    }
    int stack = shown.showsPieces ? shown.pieces.at(cell) : 0;
    if (stack != 0) {
      int pieces = shown.stacks.pieces(stack);
      for (int piece = pieces - 1; piece >= 0; piece--) {
        addGround(shown.stacks.sprite(stack, piece), x, y);
      }
    }
    int base = shown.showsBase ? shown.base.at(cell) : 0;
    if (base != 0) {
      addGround(base, x, y);
    }
  }

  private void addGround(int sprite, int x, int y) {
    int[] placed = parts.placed(sprite);
    for (int i = 0; i < placed.length; i += SpriteParts.PLACED) {
      int block = block(x + placed[i], y + placed[i + 1]);
      if (block >= 0 && grounds[block] != CoverTable.CLOSED && things[block] != CoverTable.CLOSED) {
        int thing = isFine ? things[block] : CoverTable.OPEN;
        long key = CoverTable.key(grounds[block], thing, placed[i + 2]);
        grounds[block] = add(key, grounds[block], sums, block * level.texels());
      }
    }
  }

  private void addThing(int sprite, int x, int y) {
    int[] placed = parts.placed(sprite);
    for (int i = 0; i < placed.length; i += SpriteParts.PLACED) {
      int block = block(x + placed[i], y + placed[i + 1]);
      if (block >= 0 && grounds[block] != CoverTable.CLOSED && things[block] != CoverTable.CLOSED) {
        long key = CoverTable.key(things[block], grounds[block], placed[i + 2]);
        things[block] = add(key, things[block], thingSums, block * level.texels());
      }
    }
  }

  /** The index of a block in the tile; -1 for one outside. */
  private int block(int x, int y) {
    return x >= 0 && x < across && y >= 0 && y < down ? y * across + x : -1;
  }

  /**
   * Adds an entry of the table to a block's texels with a cover; returns the cover that results.
   */
  private int add(long key, int cover, long[] to, int at) {
    int entry = (int) ((key * 0x9E3779B97F4A7C15L) >>> shift) * entryLength;
    long[] added = recent;
    if (added[entry] != key) {
      added[entry] = key;
      added[entry + 1] = table.get(key, added, entry + SUMS, scratch);
    }
    int texels = level.texels();
    int from = entry + SUMS;
    if (cover == CoverTable.OPEN) {
      for (int i = 0; i < texels; i++) {
        to[at + i] = added[from + i];
      }
    } else {
      for (int i = 0; i < texels; i++) {
        to[at + i] += added[from + i];
      }
    }
    return (int) added[entry + 1];
  }

  /** Lays what stands over the ground. */
  private void layThings() {
    int texels = level.texels();
    for (int block = 0; block < across * down; block++) {
      if (grounds[block] == CoverTable.OPEN) {
        Arrays.fill(sums, block * texels, (block + 1) * texels, 0);
      }
      if (things[block] != CoverTable.OPEN) {
        for (int i = block * texels; i < (block + 1) * texels; i++) {
          long above = thingSums[i];
          long share = isFine ? WHOLE : (Math.max(0, OPAQUE - (above >>> ALPHA)) * 257) >> 8;
          long rb = ((sums[i] & TWO_LANES) * share + HALF) >>> LANE & TWO_LANES;
          long ga = ((sums[i] >>> LANE & TWO_LANES) * share + HALF) >>> LANE & TWO_LANES;
          sums[i] = above + (rb | ga << LANE);
        }
      }
    }
  }

  /** Adds up the texels of a row of pixels, column by column. */
  private void sumRows(int pixel) {
    int width = across * level.columns();
    Arrays.fill(redBlue, 0, width, HALF);
    Arrays.fill(greenAlpha, 0, width, HALF);
    for (int i = 0; i < rows.count(pixel); i++) {
      int texel = rows.first(pixel) + i - firstY * level.rows();
      int from = texel / level.rows() * across * level.texels();
      from += texel % level.rows() * level.columns();
      addRow(from, rows.share(pixel, i));
    }
  }

  /** Adds a share of a row of texels, whose first is given, to the sums of their columns. */
  private void addRow(int first, long share) {
    long[] texels = sums;
    long[] oddSums = redBlue;
    long[] evenSums = greenAlpha;
    int ofBlock = level.columns();
    int apart = level.texels();
    int column = 0;
    for (int from = first; column < across * ofBlock; from += apart) {
      for (int at = from; at < from + ofBlock; at++, column++) {
        long sum = texels[at];
        oddSums[column] += (sum & TWO_LANES) * share;
        evenSums[column] += (sum >>> LANE & TWO_LANES) * share;
      }
    }
  }

  /** Writes a row of pixels from the sums of their columns. */
  private void writeRow(int width, IntBuffer rgba, int to) {
    int origin = firstX * level.columns();
    for (int x = 0; x < width; x++) {
      long rb = HALF_LEVEL;
      long ga = HALF_LEVEL;
      int from = columns.first(x) - origin;
      for (int i = 0; i < columns.count(x); i++) {
        long share = columns.share(x, i);
        rb += (redBlue[from + i] >>> LANE & TWO_LANES) * share;
        ga += (greenAlpha[from + i] >>> LANE & TWO_LANES) * share;
      }
      int a = (int) (ga >>> 56);
      int r = Math.min(a, (int) (rb >>> 24) & 0xFF);
      int g = Math.min(a, (int) (ga >>> 24) & 0xFF);
      int b = Math.min(a, (int) (rb >>> 56));
      rgba.put(to + x, r | g << 8 | b << 16 | a << 24);
    }
  }
}
