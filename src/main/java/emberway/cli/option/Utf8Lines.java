package emberway.cli.option;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a stream in UTF-8, each as soon as it is there; none may be longer than a limit, so
 * that a stream without line breaks takes no memory. A line ends with LF or CRLF.
 */
public final class Utf8Lines implements Closeable {
  /** The longest line. [bytes] */
  public static final int MAX_LENGTH = 4096;

  /** How much of a longer line is passed over to get to the next one. [bytes] */
  public static final int MAX_SKIPPED = 1 << 20;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** The line that was read last cannot be used; the message says why, and what would mend it. */
  static final class UnfitLineException extends Exception {
    private static final long serialVersionUID = 1;

    UnfitLineException(String message) {
      super(message);
    }
  }

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int next; // what is still to be read of the buffer
  private int end;
  private final byte[] line = new byte[MAX_LENGTH];
  private int number;
  private boolean isOver;

  /** Of a stream, which is closed with this. */
  Utf8Lines(InputStream in) {
    this.in = in;
  }

  /** The number of the line that was read last. [&gt;= 1] */
  int number() {
    return number;
  }

  /**
   * The next line without its end, or null where there is none. After a line that cannot be used
   * the next one can be read.
   */
  String read() throws IOException, UnfitLineException {
    int length = 0;
    int b = isOver ? -1 : nextByte();
    if (b < 0) {
      return null;
    }
    number++;
    for (; b >= 0 && b != '\n'; b = nextByte()) {
      if (length == MAX_LENGTH) {
        throw tooLong();
      }
      line[length++] = (byte) b;
    }
    if (length > 0 && line[length - 1] == '\r') {
      length--;
    }
    return text(length);
  }

  /** Passes over the rest of a line; if its end is far off, nothing behind it is read. */
  private UnfitLineException tooLong() throws IOException {
    int b = nextByte();
    for (int skipped = 0; b >= 0 && b != '\n'; skipped++) {
      if (skipped == MAX_SKIPPED) {
        isOver = true;
        return new UnfitLineException(
            "the line is longer than 1 MiB, and what follows is not read; break it up");
      }
      b = nextByte();
    }
    return new UnfitLineException("the line is longer than " + MAX_LENGTH + " bytes; shorten it");
  }

  private String text(int length) throws UnfitLineException {
    int from = number == 1 && startsWithMark(length) ? BYTE_ORDER_MARK.length : 0;
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(line, from, length - from))
          .toString();
    } catch (CharacterCodingException malformed) {
      throw new UnfitLineException("the line is not UTF-8; save the file as UTF-8");
    }
  }

  private boolean startsWithMark(int length) {
    int mark = BYTE_ORDER_MARK.length;
    return length >= mark && Arrays.equals(line, 0, mark, BYTE_ORDER_MARK, 0, mark);
  }

  private int nextByte() throws IOException {
    if (next == end) {
      next = 0;
      end = Math.max(0, in.read(buffer));
      if (end == 0) {
        return -1;
      }
    }
    return buffer[next++] & 0xFF;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
