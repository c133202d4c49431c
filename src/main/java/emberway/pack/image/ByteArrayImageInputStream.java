package emberway.pack.image;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * An image input stream over bytes in memory, followed by zeros.
 *
 * <p>A reader may read some bytes ahead of what it needs; the zeros allow that. Reading past the
 * zeros fails with an {@link IOException}. An {@link java.io.EOFException} would not do: readers
 * catch it and continue without data, for billions of steps on some damaged files.
 */
final class ByteArrayImageInputStream extends ImageInputStreamImpl {
  private final byte[] padded;

  /**
   * A stream over data that nobody changes meanwhile.
   *
   * @param zeros the number of zeros after the data
   */
  ByteArrayImageInputStream(byte[] data, int zeros) {
    padded = zeros == 0 ? data : Arrays.copyOf(data, data.length + zeros);
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
      throw new IOException("the data ends too early");
    }
  }
}
