package emberway.pack;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** Makes the checksums of a PNG's chunks right, so that what is changed in them is looked at. */
public final class PngSums {
  private static final int SIGNATURE = 8; // [bytes]
  private static final int FRAME = 12; // [bytes] length, type, checksum

  private PngSums() {}

  /** The same chunks, as far as they go, with right checksums. */
  public static byte[] mended(byte[] png) {
    ByteBuffer out = ByteBuffer.wrap(png.clone());
    int at = SIGNATURE;
    while (at <= png.length - FRAME) {
      int length = out.getInt(at);
      if (length < 0 || length > png.length - FRAME - at) {
        break;
      }
      CRC32 sum = new CRC32();
      sum.update(png, at + 4, 4 + length);
      out.putInt(at + 8 + length, (int) sum.getValue());
      at += FRAME + length;
    }
    return out.array();
  }
}
