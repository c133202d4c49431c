package emberway.cli.option;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads UTF-8 lines from a stream, each as soon as it is complete. Line length is limited, so that
 * a stream without line breaks takes no memory. A line ends with LF or CRLF.
 */
public final class Utf8Lines implements Closeable {
  /** The longest line. [bytes] */
  public static final int MAX_LENGTH = 4096;

  /** The most bytes of an overlong line that are skipped to reach the next line. */
  public static final int MAX_SKIPPED = 1 << 20;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** The last line read cannot be used; the message says why and how to fix it. */
  static final class UnfitLineException extends Exception {
    private static final long serialVersionUID = 1;

    UnfitLineException(String message) {
      super(message);
    }
  }

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int next; // next unread byte of the buffer
  private int end;
  private final byte[] line = new byte[MAX_LENGTH];
  private int number;
  private boolean isOver;

  /** Wraps a stream, which is closed with this object. */
  Utf8Lines(InputStream in) {
    this.in = in;
  }

  /** The number of the last line read. [&gt;= 1] */
  int number() {
    return number;
  }

  /**
   * Reads the next line without its line break, or null at the end. After an unusable line, reading
   * can continue.
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

  /** Skips the rest of an overlong line; beyond {@link #MAX_SKIPPED}, reading ends. */
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
