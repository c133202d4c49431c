package emberway.jpeg;

import emberway.sprite.SpriteImage;
import java.util.ArrayList;
import java.util.List;

/**
 * Decodes JPEG files, baseline and progressive, of eight bits per sample, to exactly the pixels of
 * libjpeg. Takes at most eight bytes of memory per pixel, and work bounded by the number of pixels,
 * whatever the file claims.
 *
 * <p>After ITU-T Recommendation T.81, 1992, and the JFIF and Adobe conventions for colors.
 */
public final class JpegDecoder {
  private static final int START = 0xD8;
  private static final int END = 0xD9;
  private static final int SCAN = 0xDA;
  private static final int TABLES = 4;
  private static final int HIGHEST_BIT = 13;

  private final byte[] file;
  private final int[][] quants = new int[TABLES][]; // in natural order
  private final HuffmanTable[] dcCodes = new HuffmanTable[TABLES];
  private final HuffmanTable[] acCodes = new HuffmanTable[TABLES];
  private final List<JpegComponent> jpegComponents = new ArrayList<>();
  private int at = 2; // after the start-of-image marker
  private int end; // of the current segment
  private boolean isProgressive;
  private int width;
  private int height;
  private int unitsAcross; // units of interleaved scans per row
  private int unitsDown;
  private int mostAcross; // blocks of one component per unit
  private int mostDown;
  private int restartInterval;
  private boolean isJfif;
  private int adobeTransform = -1; // Adobe's color transform; -1 without its segment

  private JpegDecoder(byte[] file) {
    this.file = file;
  }

  /**
   * Decodes a file. The caller has checked the size that the file's first frame states.
   *
   * @throws JpegException if the file is damaged or of an unsupported rare kind
   */
  public static SpriteImage decode(byte[] file) throws JpegException {
    return new JpegDecoder(file).decode();
  }

  private SpriteImage decode() throws JpegException {
    if (file.length < 2 || (file[0] & 0xFF) != 0xFF || (file[1] & 0xFF) != START) {
      throw JpegException.damaged();
    }
    int marker = next();
    while (marker != END) {
      segment(marker);
      marker = next();
    }
    boolean isWhole = at <= file.length || !isProgressive;
    if (!isWhole
        || jpegComponents.isEmpty()
        || !jpegComponents.stream().allMatch(JpegComponent::isSeen)) {
      throw JpegException.damaged();
    }
    return image();
  }

  /**
   * Advances to the next marker. The end of the file counts as the end marker, which some files
   * lack; whether refining scans are missing is then unknown.
   */
  private int next() {
    while (at + 1 < file.length) {
      int marker = file[at + 1] & 0xFF;
      if ((file[at] & 0xFF) == 0xFF && marker != 0 && marker != 0xFF) {
        at += 2;
        return marker;
      }
      at++;
    }
    at = file.length + 1;
    return END;
  }

  private void segment(int marker) throws JpegException {
    if ((marker >= 0xD0 && marker <= START) || marker == 1) {
      return; // these markers have no content
    }
    end = at;
    int length = at + 2 <= file.length ? (file[at] & 0xFF) << 8 | (file[at + 1] & 0xFF) : 0;
    end = at + length;
    at += 2;
    if (length < 2 || end > file.length) {
      throw JpegException.damaged();
    }
    switch (marker) {
      case 0xC0, 0xC1, 0xC2 -> frame(marker == 0xC2);
      case 0xC4 -> codes();
      case 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF ->
          throw new JpegException("is a JPEG of a rare kind");
      case 0xDB -> quants();
      case 0xDD -> restartInterval = word();
      case 0xE0 -> isJfif |= startsWith("JFIF");
      case 0xEE -> adobe();
      case SCAN -> {
        scan();
        return;
      }
      default -> {} // comments and the like
    }
    at = end;
  }

  private int octet() throws JpegException {
    if (at >= end) {
      throw JpegException.damaged();
    }
    return file[at++] & 0xFF;
  }

  private int word() throws JpegException {
    return octet() << 8 | octet();
  }

  private boolean startsWith(String word) {
    boolean starts = at + word.length() <= end;
    for (int i = 0; starts && i < word.length(); i++) {
      starts = file[at + i] == word.charAt(i);
    }
    return starts;
  }

  private void adobe() throws JpegException {
    if (startsWith("Adobe")) {
      at += 11; // the word "Adobe", a version and two sets of flags
      adobeTransform = octet();
    }
  }

  private void quants() throws JpegException {
    while (at < end) {
      int head = octet();
      if ((head & 15) >= TABLES || head >> 4 > 1) {
        throw JpegException.damaged();
      }
      int[] table = new int[JpegComponent.BLOCK];
      for (int i = 0; i < table.length; i++) {
        table[JpegScan.NATURAL_ORDER[i]] = head >> 4 == 1 ? word() : octet();
      }
      quants[head & 15] = table;
    }
  }

  private void codes() throws JpegException {
    while (at < end) {
      int head = octet();
      if ((head & 15) >= TABLES || head >> 4 > 1) {
        throw JpegException.damaged();
      }
      int[] lengths = new int[16];
      int count = 0;
      for (int i = 0; i < lengths.length; i++) {
        lengths[i] = octet();
        count += lengths[i];
      }
      byte[] symbols = new byte[count];
      for (int i = 0; i < count; i++) {
        symbols[i] = (byte) octet();
      }
      (head >> 4 == 0 ? dcCodes : acCodes)[head & 15] = new HuffmanTable(lengths, symbols);
    }
  }

  private void frame(boolean progressive) throws JpegException {
    if (!jpegComponents.isEmpty()) {
      throw JpegException.damaged();
    }
    isProgressive = progressive;
    int depth = octet();
    height = word();
    width = word();
    int count = octet();
    if (depth != 8) {
      throw new JpegException("is a JPEG of %d bits a sample".formatted(depth));
    }
    if (width == 0 || height == 0 || (count != 1 && count != 3 && count != 4)) {
      throw JpegException.damaged();
    }
    for (int i = 0; i < count; i++) {
      int id = octet();
      int factors = octet();
      JpegComponent jpegComponent = new JpegComponent(id, factors >> 4, factors & 15, octet());
      boolean isSound =
          jpegComponent.across >= 1
              && jpegComponent.across <= 4
              && jpegComponent.down >= 1
              && jpegComponent.down <= 4
              && jpegComponent.quantTable < TABLES;
      if (!isSound) {
        throw JpegException.damaged();
      }
      jpegComponents.add(jpegComponent);
      mostAcross = Math.max(mostAcross, jpegComponent.across);
      mostDown = Math.max(mostDown, jpegComponent.down);
    }
    unitsAcross = (width + 8 * mostAcross - 1) / (8 * mostAcross);
    unitsDown = (height + 8 * mostDown - 1) / (8 * mostDown);
    long blocks = 0;
    for (JpegComponent jpegComponent : jpegComponents) {
      blocks += (long) unitsAcross * unitsDown * jpegComponent.across * jpegComponent.down;
    }
    if (blocks > 8L * file.length) { // each takes at least a bit; false claims take no memory
      throw JpegException.damaged();
    }
    for (JpegComponent jpegComponent : jpegComponents) {
      if (mostAcross % jpegComponent.across != 0 || mostDown % jpegComponent.down != 0) {
        throw new JpegException("is a JPEG with unusual color sampling");
      }
      jpegComponent.lay(width, height, unitsAcross, unitsDown, mostAcross, mostDown);
    }
  }

  private void scan() throws JpegException {
    int count = octet();
    List<Integer> chosen = new ArrayList<>();
    List<JpegComponent> found = new ArrayList<>();
    int blocks = 0;
    for (int i = 0; i < count; i++) {
      int id = octet();
      chosen.add(octet());
      JpegComponent jpegComponent =
          jpegComponents.stream()
              .filter(one -> one.id == id && !found.contains(one))
              .findFirst()
              .orElseThrow(JpegException::damaged);
      found.add(jpegComponent);
      blocks += jpegComponent.across * jpegComponent.down;
    }
    JpegScan.Band band = band(octet(), octet(), octet());
    boolean isSound = count >= 1 && (count == 1 || (blocks <= 10 && band.from() == 0));
    if (!isSound || (isProgressive && band.from() == 0 && band.to() > 0)) {
      throw JpegException.damaged();
    }
    List<JpegScan.Part> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      HuffmanTable dc = dcCodes[chosen.get(i) >> 4 & 3];
      HuffmanTable ac = acCodes[chosen.get(i) & 3];
      boolean lacksDc = band.from() == 0 && band.isFirst() && dc == null;
      boolean lacksAc = band.to() > 0 && ac == null;
      boolean comesTooEarly = band.from() > 0 && !found.get(i).isSeen();
      if (lacksDc || lacksAc || comesTooEarly) {
        throw JpegException.damaged();
      }
      found.get(i).see(band.from(), band.to(), band.isFirst(), band.shift());
      parts.add(new JpegScan.Part(found.get(i), dc, ac));
    }
    BitReader bits = new BitReader(file, end);
    new JpegScan(parts, band, restartInterval, bits).decode(unitsAcross, unitsDown);
    at = bits.position();
  }

  private JpegScan.Band band(int from, int to, int bits) throws JpegException {
    if (!isProgressive) { // the values are always the same, and sometimes wrong
      return new JpegScan.Band(0, JpegComponent.BLOCK - 1, true, 0, false);
    }
    int before = bits >> 4;
    int shift = bits & 15;
    boolean isSound = from <= to && to < JpegComponent.BLOCK && shift <= HIGHEST_BIT;
    if (!isSound || (before != 0 && before != shift + 1)) {
      throw JpegException.damaged();
    }
    return new JpegScan.Band(from, to, before == 0, shift, true);
  }

  private SpriteImage image() throws JpegException {
    ComponentPlane[] componentPlanes = new ComponentPlane[jpegComponents.size()];
    for (int i = 0; i < componentPlanes.length; i++) {
      componentPlanes[i] = componentPlane(jpegComponents.get(i));
    }
    JpegColorSpace jpegColorSpace = jpegColorSpace();
    int[][] rows = new int[4][(unitsAcross * mostAcross) * 8];
    byte[] rgba = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      for (int i = 0; i < componentPlanes.length; i++) {
        componentPlanes[i].row(y, rows[i]);
      }
      for (int x = 0; x < width; x++) {
        int rgb = jpegColorSpace.rgb(rows[0][x], rows[1][x], rows[2][x], rows[3][x]);
        int pixel = (y * width + x) * 4;
        rgba[pixel] = (byte) (rgb >> 16);
        rgba[pixel + 1] = (byte) (rgb >> 8);
        rgba[pixel + 2] = (byte) rgb;
        rgba[pixel + 3] = (byte) 255;
      }
    }
    return new SpriteImage(width, height, rgba);
  }

  /** Decodes a component's samples and releases its coefficients. */
  private ComponentPlane componentPlane(JpegComponent jpegComponent) throws JpegException {
    int[] quant = quants[jpegComponent.quantTable];
    if (quant == null) {
      throw JpegException.damaged();
    }
    int stride = jpegComponent.blocksAcross * 8;
    byte[] samples = new byte[stride * jpegComponent.blocksDown * 8];
    InverseDct transform = new InverseDct();
    for (int y = 0; y < jpegComponent.blocksDown; y++) {
      for (int x = 0; x < jpegComponent.blocksAcross; x++) {
        int from = (y * jpegComponent.blocksAcross + x) * JpegComponent.BLOCK;
        transform.block(
            jpegComponent.coefficients, from, quant, samples, y * 8 * stride + x * 8, stride);
      }
    }
    jpegComponent.coefficients = null;
    return new ComponentPlane(
        samples,
        stride,
        jpegComponent.width,
        jpegComponent.height,
        mostAcross / jpegComponent.across,
        mostDown / jpegComponent.down);
  }

  private JpegColorSpace jpegColorSpace() {
    return switch (jpegComponents.size()) {
      case 1 -> JpegColorSpace.GRAY;
      case 4 -> adobeTransform == 2 ? JpegColorSpace.YCCK : JpegColorSpace.CMYK;
      default -> {
        boolean isNamed =
            jpegComponents.get(0).id == 'R'
                && jpegComponents.get(1).id == 'G'
                && jpegComponents.get(2).id == 'B';
        boolean isRgb = adobeTransform < 0 ? isNamed : adobeTransform == 0;
        yield isRgb && !isJfif ? JpegColorSpace.RGB : JpegColorSpace.YCC;
      }
    };
  }
}
