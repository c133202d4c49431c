package emberway.render.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Decodes a PNG of 8-bit RGBA without filters while it is being written, row by row. */
final class PngRows extends OutputStream {
  /** Takes a row. */
  interface Reader {
    /** Takes the pixels of a row, which are valid during the call. [size: 4*width] */
    void row(int number, byte[] rgba);
  }

  private static final int SIGNATURE_BYTES = 8;
  private static final int IHDR = 0x49484452;
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454E44;

  private final Reader reader;
  private final Inflater inflater = new Inflater();
  private final ByteArrayOutputStream pending = new ByteArrayOutputStream(); // of a chunk
  private int missing = SIGNATURE_BYTES; // bytes of what is pending
  private boolean hasSignature;
  private int name; // of the pending chunk; 0 for its length and name
  private int width;
  private int height;
  private byte[] row; // after its filter's byte
  private int filled; // of the row, with the filter's byte
  private final byte[] filter = new byte[1];
  private int rows;
  private boolean isEnded;

  PngRows(Reader reader) {
    this.reader = reader;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Whether all rows have come, the checksum of all agrees, and the picture ends there. */
  boolean isWhole() {
    return isEnded && inflater.finished() && rows == height && filled == 0;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    int at = from;
    int end = from + count;
    while (at < end) {
      int taken = Math.min(missing, end - at);
      pending.write(bytes, at, taken);
      at += taken;
      missing -= taken;
      if (missing == 0) {
        take(ByteBuffer.wrap(pending.toByteArray()));
        pending.reset();
      }
    }
  }

  private void take(ByteBuffer content) throws IOException {
    if (!hasSignature) {
      hasSignature = true;
      missing = 8;
    } else if (name == 0) {
      missing = content.getInt() + 4;
      name = content.getInt();
    } else {
      CRC32 crc = new CRC32();
      crc.update(ByteBuffer.allocate(4).putInt(name).array());
      byte[] data = new byte[content.capacity() - 4];
      content.get(0, data);
      crc.update(data);
      assertThat(content.getInt(content.capacity() - 4)).isEqualTo((int) crc.getValue());
      if (name == IHDR) {
        width = content.getInt();
        height = content.getInt();
        row = new byte[4 * width];
      } else if (name == IDAT) {
        inflate(data, data.length);
      }
      isEnded = name == IEND;
      name = 0;
      missing = 8;
    }
  }

  private void inflate(byte[] bytes, int count) throws IOException {
    inflater.setInput(bytes, 0, count);
    try {
      int got;
      do {
        boolean isFilter = filled == 0;
        got =
            isFilter
                ? inflater.inflate(filter)
                : inflater.inflate(row, filled - 1, row.length + 1 - filled);
        filled += got;
        if (filled == row.length + 1) {
          assertThat(filter[0]).isZero();
          reader.row(rows++, row);
          filled = 0;
        }
      } while (got > 0);
    } catch (DataFormatException broken) {
      throw new IOException(broken);
    }
  }
}
