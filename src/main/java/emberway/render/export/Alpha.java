package emberway.render.export;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Converts premultiplied colors, as used for blending, to the straight colors of picture files. */
final class Alpha {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ALPHAS = 0xFF000000_FF000000L; // of two pixels

  private Alpha() {}

  /** Converts RGBA pixels in place. Fully transparent pixels become black. */
  static void unpremultiply(byte[] rgba, int from, int to) {
    int at = from;
    for (; at + Long.BYTES <= to; at += Long.BYTES) {
      long alphas = (long) LONGS.get(rgba, at) & ALPHAS;
      if (alphas != ALPHAS && alphas != 0) {
        unpremultiply(rgba, at);
        unpremultiply(rgba, at + 4);
      }
    }
    if (at < to) {
      unpremultiply(rgba, at);
    }
  }

  private static void unpremultiply(byte[] rgba, int at) {
    int alpha = rgba[at + 3];
    if (alpha != -1 && alpha != 0) {
      alpha &= 0xFF;
      rgba[at] = straight(rgba[at], alpha);
      rgba[at + 1] = straight(rgba[at + 1], alpha);
      rgba[at + 2] = straight(rgba[at + 2], alpha);
    }
  }

  private static byte straight(byte premultiplied, int alpha) {
    return (byte) Math.min(255, ((premultiplied & 0xFF) * 255 + alpha / 2) / alpha);
  }
}
