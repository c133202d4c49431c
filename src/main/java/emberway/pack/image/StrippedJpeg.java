package emberway.pack.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A JPEG with nothing but its pixels: profiles, embedded pictures, comments and the marks that say
 * what its components mean are left out, so a decoder neither reads them nor converts colors.
 *
 * <p>After ITU-T Recommendation T.81, 1992, and the JFIF and Adobe conventions for colors.
 */
final class StrippedJpeg {
  private static final int MARKER = 0xFF;
  private static final int FIRST_RESTART = 0xD0; // of eight
  private static final int START = 0xD8;
  private static final int END = 0xD9;
  private static final int SCAN = 0xDA;
  private static final int PROGRESSIVE = 0xC2;
  private static final int MAX_FACTOR = 4;
  private static final byte[] ALL_COEFFICIENTS = {0, 63, 0};

  /** The end of libjpeg's warning about bytes that are left over after the last scan. */
  private static final String LEFT_OVER = "extraneous bytes before marker 0xd9";

  /**
   * A component of each pixel.
   *
   * @param across its blocks in a unit of interleaved scans, horizontally
   * @param down its blocks in such a unit, vertically
   */
  private record Component(int id, int across, int down) {}

  private final byte[] file;
  private final ByteArrayOutputStream kept;
  private final List<Component> components = new ArrayList<>();
  private final Set<Integer> begun = new HashSet<>(); // ids of components whose means a scan has
  private int mostAcross;
  private int mostDown;
  private boolean isProgressive;
  private boolean hasRestarts;
  private boolean isJfif;
  private int adobeTransform = -1; // -1 without Adobe's segment

  /**
   * Strips a file, and checks what can be checked without decoding.
   *
   * @throws IOException if it is damaged, or of another size than its header states
   * @throws IndexOutOfBoundsException if it is cut off
   * @throws ImageDecoder.UndecodableException if it is of a rare kind
   */
  StrippedJpeg(ImageHeader header, byte[] file)
      throws IOException, ImageDecoder.UndecodableException {
    this.file = file;
    kept = new ByteArrayOutputStream(file.length + 2);
    kept.write(file, 0, 2);
    int at = next(2);
    while (at < file.length && marker(at) != END) {
      int end = at + 2 + ImageHeader.high16(file, at + 2);
      if (end < at + 4 || end > file.length) {
        throw new IOException("a segment is cut off");
      }
      segment(header, at, end);
      int next = next(end);
      if (marker(at) == SCAN) {
        kept.write(file, end, next - end);
      }
      at = next;
    }
    // Some files lack the end marker. A progressive one may then lack scans, too.
    boolean isWhole = at < file.length || !isProgressive;
    boolean areBegun = components.stream().allMatch(each -> begun.contains(each.id));
    if (!isWhole || !areBegun || components.isEmpty()) {
      throw new IOException("a scan is missing");
    }
    kept.write(MARKER);
    kept.write(END);
  }

  /** The file's tables, frame and scans. */
  byte[] bytes() {
    return kept.toByteArray();
  }

  /** Whether the first three components are a luma and two color differences (YCbCr). */
  boolean hasLuma() {
    boolean isNamedRgb =
        components.size() == 3
            && components.get(0).id == 'R'
            && components.get(1).id == 'G'
            && components.get(2).id == 'B';
    return switch (components.size()) {
      case 1 -> false;
      case 4 -> adobeTransform == 2;
      default -> isJfif || (adobeTransform < 0 ? !isNamedRgb : adobeTransform > 0);
    };
  }

  /** Whether a component has one sample for two pixels, one above the other. */
  boolean isHalfAsHigh(int component) {
    Component one = components.get(component);
    return one.across == mostAcross && 2 * one.down == mostDown;
  }

  /**
   * Whether libjpeg's first warning about this file, the only one it gives, means damage. Some
   * files have unused bytes at their end. Where a restart marker is missing, the warning is the
   * same.
   */
  boolean isDamage(String warning) {
    return hasRestarts || !warning.endsWith(LEFT_OVER);
  }

  /** The offset of the next marker with a segment, or of the end marker, or the file's length. */
  private int next(int from) {
    int at = from;
    while (at < file.length - 1) {
      int marker = marker(at);
      boolean isBare = marker <= 1 || (marker >= FIRST_RESTART && marker <= START);
      if ((file[at] & 0xFF) == MARKER && marker != MARKER && !isBare) {
        return at;
      }
      at++;
    }
    return file.length;
  }

  private int marker(int at) {
    return file[at + 1] & 0xFF;
  }

  private void segment(ImageHeader header, int at, int end)
      throws IOException, ImageDecoder.UndecodableException {
    int content = at + 4;
    switch (marker(at)) {
      case 0xC4, 0xDB -> kept.write(file, at, end - at); // tables
      case 0xDD -> {
        hasRestarts = true;
        kept.write(file, at, end - at);
      }
      case 0xC0, 0xC1, PROGRESSIVE -> {
        isProgressive = marker(at) == PROGRESSIVE;
        frame(header, content);
        kept.write(file, at, end - at);
      }
      case 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF ->
          throw new ImageDecoder.UndecodableException("is a JPEG of a rare kind", null);
      case SCAN -> {
        boolean hasMeans = !isProgressive || file[end - ALL_COEFFICIENTS.length] == 0;
        for (int i = content + 1; hasMeans && i < end - ALL_COEFFICIENTS.length; i += 2) {
          begun.add(file[i] & 0xFF);
        }
        kept.write(file, at, end - at - ALL_COEFFICIENTS.length);
        if (isProgressive) {
          kept.write(file, end - ALL_COEFFICIENTS.length, ALL_COEFFICIENTS.length);
        } else {
          kept.writeBytes(ALL_COEFFICIENTS); // some files state others, which decoders pass over
        }
      }
      case 0xE0 -> isJfif |= ImageHeader.starts(file, content, "JFIF");
      case 0xEE -> {
        boolean isAdobe = ImageHeader.starts(file, content, "Adobe") && end - content >= 12;
        adobeTransform = isAdobe ? file[content + 11] : adobeTransform;
      }
      default -> {}
    }
  }

  private void frame(ImageHeader header, int content)
      throws IOException, ImageDecoder.UndecodableException {
    int depth = file[content];
    int count = file[content + 5];
    boolean isSize =
        ImageHeader.high16(file, content + 1) == header.height()
            && ImageHeader.high16(file, content + 3) == header.width();
    if (depth != Byte.SIZE) {
      throw new ImageDecoder.UndecodableException(
          "is a JPEG of %d bits a sample".formatted(depth), null);
    }
    if (!isSize || !components.isEmpty() || (count != 1 && count != 3 && count != 4)) {
      throw new IOException("a second frame, or one of unknown components");
    }
    for (int i = content + 6; i < content + 6 + 3 * count; i += 3) {
      Component one = new Component(file[i] & 0xFF, file[i + 1] >> 4, file[i + 1] & 15);
      if (one.across < 1 || one.across > MAX_FACTOR || one.down < 1 || one.down > MAX_FACTOR) {
        throw new IOException("a component of no or too many blocks");
      }
      components.add(one);
      mostAcross = Math.max(mostAcross, one.across);
      mostDown = Math.max(mostDown, one.down);
    }
    long units = units(header.width(), mostAcross) * units(header.height(), mostDown);
    long blocks = 0;
    for (Component one : components) {
      if (mostAcross % one.across != 0 || mostDown % one.down != 0) {
        throw new ImageDecoder.UndecodableException("is a JPEG with unusual color sampling", null);
      }
      blocks += units * one.across * one.down;
    }
    if (blocks > 8L * file.length) { // each takes at least a bit; false claims take no memory
      throw new IOException("more blocks than bits");
    }
  }

  private static long units(int side, int blocks) {
    return (side + 8L * blocks - 1) / (8L * blocks);
  }
}
