package emberway.pack.image;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * Bytes in memory for a reader of the JDK's image API, with zeros after them.
 *
 * <p>A reader may look some bytes beyond what it needs; the zeros make that cheap. Reading beyond
 * the zeros fails with an {@link IOException} that is no {@link java.io.EOFException}: readers
 * catch the latter and go on with whatever they have, for billions of steps if a damaged file asks
 * for them.
 */
final class ByteArrayImageInputStream extends ImageInputStreamImpl {
  private final byte[] padded;

  /**
   * A stream over a copy of data.
   *
   * @param zeros the number of zeros after the data
   */
  ByteArrayImageInputStream(byte[] data, int zeros) {
    padded = Arrays.copyOf(data, data.length + zeros);
  }

  @Override
  public int read() throws IOException {
    requireMore();
    return padded[(int) streamPos++] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    requireMore();
    int count = Math.min(length, padded.length - (int) streamPos);
    System.arraycopy(padded, (int) streamPos, target, offset, count);
    streamPos += count;
    return count;
  }

  private void requireMore() throws IOException {
    checkClosed();
    bitOffset = 0;
    if (streamPos >= padded.length) {
      throw new IOException("the data end too early");
    }
  }
}
