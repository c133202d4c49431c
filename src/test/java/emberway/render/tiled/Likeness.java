package emberway.render.tiled;

import emberway.sprite.SpriteImage;
import java.util.Locale;

/**
 * How far two pictures of straight alpha are apart.
 *
 * @param pixels how many there are
 * @param drawn how many of them are not transparent in both
 * @param off how many are more than two levels off in any channel
 * @param seenOff how many are more than two levels off once they lie on black or on white
 * @param largest the largest difference
 * @param first the first pixel that is off, in words
 */
record Likeness(int pixels, int drawn, int off, int seenOff, int largest, String first) {
  private static final int TOLERANCE = 2;

  static Likeness of(SpriteImage is, SpriteImage should) {
    if (is.width() != should.width() || is.height() != should.height()) {
      throw new AssertionError(
          "%d×%d px instead of %d×%d"
              .formatted(is.width(), is.height(), should.width(), should.height()));
    }
    int off = 0;
    int seenOff = 0;
    int drawn = 0;
    int largest = 0;
    String first = "";
    for (int pixel = 0; pixel < is.width() * is.height(); pixel++) {
      int difference = difference(is.rgba(), should.rgba(), 4 * pixel);
      largest = Math.max(largest, difference);
      drawn += (is.rgba()[4 * pixel + 3] | should.rgba()[4 * pixel + 3]) == 0 ? 0 : 1;
      seenOff += seenDifference(is.rgba(), should.rgba(), 4 * pixel) > TOLERANCE ? 1 : 0;
      if (difference > TOLERANCE && off++ == 0) {
        first =
            "pixel %d,%d: %s instead of %s"
                .formatted(
                    pixel % is.width(),
                    pixel / is.width(),
                    color(is.rgba(), 4 * pixel),
                    color(should.rgba(), 4 * pixel));
      }
    }
    return new Likeness(is.width() * is.height(), drawn, off, seenOff, largest, first);
  }

  /** Of two pixels; where both are wholly transparent their colors do not count. */
  private static int difference(byte[] is, byte[] should, int at) {
    if (is[at + 3] == 0 && should[at + 3] == 0) {
      return 0;
    }
    int most = 0;
    for (int channel = 0; channel < 4; channel++) {
      most = Math.max(most, Math.abs((is[at + channel] & 0xFF) - (should[at + channel] & 0xFF)));
    }
    return most;
  }

  /** Of what the two pixels add to a black and leave of a white ground. */
  private static int seenDifference(byte[] is, byte[] should, int at) {
    int most = Math.abs((is[at + 3] & 0xFF) - (should[at + 3] & 0xFF));
    for (int channel = 0; channel < 3; channel++) {
      most = Math.max(most, Math.abs(seen(is, at, channel) - seen(should, at, channel)));
    }
    return most;
  }

  private static int seen(byte[] rgba, int at, int channel) {
    return ((rgba[at + channel] & 0xFF) * (rgba[at + 3] & 0xFF) + 127) / 255;
  }

  private static String color(byte[] rgba, int at) {
    return String.format(
        Locale.ROOT, "%02x%02x%02x%02x", rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]);
  }

  /** That of these pictures and others together. */
  Likeness plus(Likeness others) {
    return new Likeness(
        pixels + others.pixels,
        drawn + others.drawn,
        off + others.off,
        seenOff + others.seenOff,
        Math.max(largest, others.largest),
        first.isEmpty() ? others.first : first);
  }

  /** The part of the pixels that are within two levels. [0..1] */
  double share() {
    return 1 - (double) off / pixels;
  }

  /** The part of the pixels drawn that are within two levels. [0..1] */
  double drawnShare() {
    return drawn == 0 ? 1 : 1 - (double) off / drawn;
  }

  /** The part of the pixels drawn that are within two levels on black and on white. [0..1] */
  double seenShare() {
    return drawn == 0 ? 1 : 1 - (double) seenOff / drawn;
  }
}
