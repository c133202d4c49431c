package emberway.render.gl.context;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * A texture with a value for each cell of a grid. Its rows hold a power of two of cells in
 * row-major order, so that a grid may be much longer than a texture is wide.
 */
public final class GridTexture implements AutoCloseable {
  private static final int WIDEST_FOLD = 12; // log2 of 4096 texels, which every driver supports
  private static final int CHUNK_BITS = 18; // log2 of the cells per upload; >= WIDEST_FOLD

  private final GridSize size;
  private final int foldBits;
  private final boolean floats;
  private final Texture texture;

  private GridTexture(GridSize size, boolean floats, int maxTextureSize) {
    this.size = size;
    this.floats = floats;
    int bits = 0;
    while (bits < WIDEST_FOLD && (1 << bits) < size.cells()) {
      bits++;
    }
    while (((size.cells() - 1) >> bits) >= maxTextureSize) {
      bits++;
    }
    foldBits = bits;
    int rows = ((size.cells() - 1) >> bits) + 1;
    if ((1 << bits) > maxTextureSize) {
      throw new IllegalArgumentException(
          "a map of " + size + " cells is too large for this graphics driver");
    }
    texture =
        floats
            ? new Texture(1 << bits, rows, GL_R32F, GL_RED, GL_FLOAT)
            : new Texture(1 << bits, rows, GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT);
  }

  /** Creates a grid of 16-bit numbers. [values: size.cells(), row-major] */
  public static GridTexture of(GridSize size, char[] values, int maxTextureSize) {
    GridTexture grid = new GridTexture(size, false, maxTextureSize);
    ByteBuffer bytes = MemoryUtil.memAlloc(2 * Math.min(size.cells(), 1 << CHUNK_BITS));
    CharBuffer chunk = bytes.asCharBuffer();
    for (int from = 0; from < values.length; from += chunk.capacity()) {
      int count = Math.min(chunk.capacity(), values.length - from);
      chunk.put(0, values, from, count);
      grid.upload(from, count, MemoryUtil.memAddress(bytes));
    }
    MemoryUtil.memFree(bytes);
    return grid;
  }

  /** The source of a grid's floats. */
  @FunctionalInterface
  public interface Floats {
    /** The value at a row-major index. */
    float at(int cell);
  }

  /** Creates a grid of floats. */
  public static GridTexture of(GridSize size, Floats values, int maxTextureSize) {
    GridTexture grid = new GridTexture(size, true, maxTextureSize);
    FloatBuffer chunk = MemoryUtil.memAllocFloat(Math.min(size.cells(), 1 << CHUNK_BITS));
    for (int from = 0; from < size.cells(); from += chunk.capacity()) {
      int count = Math.min(chunk.capacity(), size.cells() - from);
      for (int i = 0; i < count; i++) {
        chunk.put(i, values.at(from + i));
      }
      grid.upload(from, count, MemoryUtil.memAddress(chunk));
    }
    MemoryUtil.memFree(chunk);
    return grid;
  }

  /**
   * Uploads values from an index at the start of a texture row: first all full rows, then the rest.
   */
  private void upload(int from, int count, long address) {
    texture.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    int width = texture.width();
    int fullRows = count >> foldBits;
    int rest = count & (width - 1);
    int row = from >> foldBits;
    int format = floats ? GL_RED : GL_RED_INTEGER;
    int type = floats ? GL_FLOAT : GL_UNSIGNED_SHORT;
    if (fullRows > 0) {
      glTexSubImage2D(GL_TEXTURE_2D, 0, 0, row, width, fullRows, format, type, address);
    }
    if (rest > 0) {
      long restAddress = address + (long) fullRows * width * (floats ? 4 : 2);
      glTexSubImage2D(GL_TEXTURE_2D, 0, 0, row + fullRows, rest, 1, format, type, restAddress);
    }
  }

  /**
   * Replaces some 16-bit values.
   *
   * @param cells row-major indices, ascending
   * @param values one for each cell
   */
  public void set(int[] cells, char[] values) {
    ShortBuffer run =
        MemoryUtil.memAllocShort(Math.max(1, Math.min(cells.length, texture.width())));
    texture.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (int first = 0; first < cells.length; ) {
      int count = 0;
      do {
        run.put(count, (short) values[first + count]);
        count++;
      } while (continues(cells, first, count));
      int column = cells[first] & (texture.width() - 1);
      int row = cells[first] >> foldBits;
      glTexSubImage2D(
          GL_TEXTURE_2D,
          0,
          column,
          row,
          count,
          1,
          GL_RED_INTEGER,
          GL_UNSIGNED_SHORT,
          MemoryUtil.memAddress(run));
      first += count;
    }
    MemoryUtil.memFree(run);
  }

  /**
   * Whether the next cell continues the run that starts at {@code first}, in the same texture row.
   */
  private boolean continues(int[] cells, int first, int count) {
    return first + count < cells.length
        && cells[first + count] == cells[first] + count
        && cells[first + count] >> foldBits == cells[first] >> foldBits;
  }

  public GridSize size() {
    return size;
  }

  /** log2 of the texture's width. */
  public int foldBits() {
    return foldBits;
  }

  public void bind(int unit) {
    texture.bind(unit);
  }

  @Override
  public void close() {
    texture.close();
  }
}
