package emberway.render.export;

import emberway.io.TaskResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.zip.CRC32;

/**
 * Writes a PNG of 8-bit RGBA row by row from the top. Compresses blocks of rows on several threads
 * and writes them in order, with only a few blocks in memory. Nothing is written before the first
 * block is. The zlib stream's header and its end, with the checksum of all rows, are chunks of
 * their own.
 */
final class PngStream implements AutoCloseable {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int IHDR = 0x49484452;
  private static final int IEND = 0x49454E44;
  private static final byte[] ZLIB_HEADER = {0x78, 0x01};
  private static final byte[] LAST_BLOCK = {0x03, 0x00}; // empty, with fixed codes
  private static final byte BITS_PER_CHANNEL = 8;
  private static final byte COLOR_TYPE_RGBA = 6;

  private final OutputStream out;
  private final int width;
  private final int height;
  private final Compression compression;
  private final int threads;
  private final ArrayDeque<Future<PngBlock>> pending = new ArrayDeque<>();
  private final ArrayDeque<PngBlock> spare = new ArrayDeque<>();
  private final ThreadLocal<PixelDeflater> deflaters = ThreadLocal.withInitial(PixelDeflater::new);
  private ExecutorService workers; // null until needed, and with one thread
  private long pixelsGiven;
  private long pixelsWritten;
  private int adler = 1;

  /** Begins a picture. The stream is neither flushed nor closed. */
  PngStream(OutputStream out, int width, int height, Compression compression, int threads) {
    this.out = out;
    this.width = width;
    this.height = height;
    this.compression = compression;
    this.threads = threads;
  }

  private void begin() throws IOException {
    out.write(SIGNATURE);
    byte[] header = new byte[13];
    PngBlock.putInt(header, 0, width);
    PngBlock.putInt(header, 4, height);
    header[8] = BITS_PER_CHANNEL;
    header[9] = COLOR_TYPE_RGBA;
    writeChunk(IHDR, header);
    writeChunk(PngBlock.IDAT, ZLIB_HEADER);
  }

  /**
   * A block for the next rows, or for a part of a row, reused if possible.
   *
   * @param isStart whether its rows begin where those of the picture do
   */
  PngBlock block(int columns, int rows, boolean isStart) {
    for (PngBlock used : spare) {
      if (used.isOf(columns, rows, isStart)) {
        spare.remove(used);
        return used;
      }
    }
    return new PngBlock(columns, rows, isStart);
  }

  /** Takes the next rows; the block is owned by this stream afterward. */
  void write(PngBlock block) throws IOException {
    pixelsGiven += block.size();
    pending.add(run(() -> encode(block)));
    while (pending.size() > 2 * threads) {
      writeBlock(TaskResult.await(pending.remove()));
    }
  }

  /** Runs a task on one of the threads; with a single thread, on the calling one. */
  <T> Future<T> run(Callable<T> task) {
    FutureTask<T> run = new FutureTask<>(task);
    if (threads == 1) {
      run.run();
    } else {
      workers = workers == null ? Executors.newFixedThreadPool(threads) : workers;
      workers.execute(run);
    }
    return run;
  }

  private PngBlock encode(PngBlock block) {
    return block.encode(compression, deflaters.get());
  }

  /** The number of whole rows written to the output. */
  int rowsWritten() {
    return (int) (pixelsWritten / width);
  }

  /** Writes the remaining data; all rows must have been passed. */
  void finish() throws IOException {
    if (pixelsGiven != (long) width * height) {
      throw new IllegalStateException(pixelsGiven + " pixels of " + width + " × " + height);
    }
    while (!pending.isEmpty()) {
      writeBlock(TaskResult.await(pending.remove()));
    }
    byte[] end = Arrays.copyOf(LAST_BLOCK, LAST_BLOCK.length + Integer.BYTES);
    PngBlock.putInt(end, LAST_BLOCK.length, adler);
    writeChunk(PngBlock.IDAT, end);
    writeChunk(IEND, new byte[0]);
  }

  private void writeBlock(PngBlock block) throws IOException {
    if (pixelsWritten == 0) {
      begin();
    }
    pixelsWritten += block.size();
    adler = block.write(out, adler);
    spare.add(block);
  }

  private void writeChunk(int name, byte[] content) throws IOException {
    byte[] chunk = new byte[content.length + 12];
    PngBlock.putInt(chunk, 0, content.length);
    PngBlock.putInt(chunk, 4, name);
    System.arraycopy(content, 0, chunk, 8, content.length);
    CRC32 crc = new CRC32();
    crc.update(chunk, 4, content.length + 4);
    PngBlock.putInt(chunk, content.length + 8, (int) crc.getValue());
    out.write(chunk);
  }

  /** Stops the threads, whether or not the picture is complete. */
  @Override
  public void close() {
    if (workers != null) {
      workers.shutdownNow();
    }
  }
}
