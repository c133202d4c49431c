package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * A texture with a value for each cell of a grid. Its rows hold a power of two of cells in
 * row-major order, so that a grid may be much longer than a texture is wide.
 */
public final class GridTexture implements AutoCloseable {
  private static final int WIDEST_FOLD = 12; // log2 of 4096 texels, which every driver supports

  /** The greatest number in a narrow grid. */
  public static final int MAX_NARROW = 255;

  private static final int CHUNK_BITS = 18; // log2 of the cells per upload; >= WIDEST_FOLD

  private final GridSize size;
  private final int foldBits;
  private final Kind kind;
  private final Texture texture;

  /** What a texel holds, and OpenGL's names for it. */
  private enum Kind {
    BYTE(1, GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE),
    SHORT(2, GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT),
    FLOAT(4, GL_R32F, GL_RED, GL_FLOAT);

    final int bytes;
    final int internalFormat;
    final int format;
    final int type;

    Kind(int bytes, int internalFormat, int format, int type) {
      this.bytes = bytes;
      this.internalFormat = internalFormat;
      this.format = format;
      this.type = type;
    }
  }

  private GridTexture(GridSize size, Kind kind, int maxTextureSize) {
    this.size = size;
    this.kind = kind;
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
    texture = new Texture(1 << bits, rows, kind.internalFormat, kind.format, kind.type);
  }

  /** Creates a grid of 16-bit numbers. [values: size.cells(), row-major] */
  public static GridTexture of(GridSize size, char[] values, int maxTextureSize) {
    Numbers copied = (from, count, to) -> System.arraycopy(values, from, to, 0, count);
    return of(size, copied, Kind.SHORT, maxTextureSize);
  }

  /**
   * Creates a grid of numbers.
   *
   * @param values row-major [size: size.cells()]
   * @param isNarrow whether no number exceeds {@value #MAX_NARROW}, which takes half the memory
   */
  public static GridTexture of(
      GridSize size, CellNumbers values, boolean isNarrow, int maxTextureSize) {
    return of(size, values::copy, isNarrow ? Kind.BYTE : Kind.SHORT, maxTextureSize);
  }

  /** The source of a grid's numbers. */
  @FunctionalInterface
  private interface Numbers {
    /** Copies the numbers from an index to the start of an array. */
    void copy(int from, int count, char[] to);
  }

  private static GridTexture of(GridSize size, Numbers values, Kind kind, int maxTextureSize) {
    GridTexture grid = new GridTexture(size, kind, maxTextureSize);
    char[] chunk = new char[Math.min(size.cells(), 1 << CHUNK_BITS)];
    ByteBuffer bytes = MemoryUtil.memAlloc(grid.kind.bytes * chunk.length);
    for (int from = 0; from < size.cells(); from += chunk.length) {
      int count = Math.min(chunk.length, size.cells() - from);
      values.copy(from, count, chunk);
      grid.put(chunk, 0, count, bytes);
      grid.upload(from, count, MemoryUtil.memAddress(bytes));
    }
    MemoryUtil.memFree(bytes);
    return grid;
  }

  /** Writes numbers as this texture holds them. */
  private void put(char[] values, int from, int count, ByteBuffer to) {
    if (kind == Kind.SHORT) {
      to.asCharBuffer().put(0, values, from, count);
    } else {
      for (int i = 0; i < count; i++) {
        to.put(i, (byte) values[from + i]);
      }
    }
  }

  /** Whether this texture can hold these numbers. */
  public boolean holds(char[] values) {
    boolean isHeld = true;
    for (char value : values) {
      isHeld &= kind != Kind.BYTE || value <= MAX_NARROW;
    }
    return isHeld;
  }

  /** The source of a grid's floats. */
  @FunctionalInterface
  public interface Floats {
    /** The value at a row-major index. */
    float at(int cell);
  }

  /** Creates a grid of floats. */
  public static GridTexture of(GridSize size, Floats values, int maxTextureSize) {
    GridTexture grid = new GridTexture(size, Kind.FLOAT, maxTextureSize);
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
    if (fullRows > 0) {
      glTexSubImage2D(GL_TEXTURE_2D, 0, 0, row, width, fullRows, kind.format, kind.type, address);
    }
    if (rest > 0) {
      long restAddress = address + (long) fullRows * width * kind.bytes;
      glTexSubImage2D(
          GL_TEXTURE_2D, 0, 0, row + fullRows, rest, 1, kind.format, kind.type, restAddress);
    }
  }

  /**
   * Replaces some numbers, which it {@link #holds}.
   *
   * @param cells row-major indices, ascending
   * @param values one for each cell
   */
  public void set(int[] cells, char[] values) {
    ByteBuffer run =
        MemoryUtil.memAlloc(kind.bytes * Math.max(1, Math.min(cells.length, texture.width())));
    texture.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (int first = 0; first < cells.length; ) {
      int count = 0;
      do {
        count++;
      } while (continues(cells, first, count));
      put(values, first, count, run);
      int column = cells[first] & (texture.width() - 1);
      int row = cells[first] >> foldBits;
      glTexSubImage2D(
          GL_TEXTURE_2D,
          0,
          column,
          row,
          count,
          1,
          kind.format,
          kind.type,
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
