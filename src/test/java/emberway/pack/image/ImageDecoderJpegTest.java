package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import emberway.sprite.SpriteImage;
import emberway.testing.Extent;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random pictures as the JDK converts them, and files that are put together marker by marker. */
final class ImageDecoderJpegTest {
  private static final int GRAY = 0xFF808080; // a picture without coefficients

  @Test
  void decode_randomPictures_areWhatTheJdkMakesOfThem() throws Exception {
    for (int seed = 0; seed < Extent.of(200); seed++) {
      Random random = new Random(seed);
      boolean isGray = random.nextBoolean();
      BufferedImage picture =
          new BufferedImage(
              1 + random.nextInt(seed % 4 == 0 ? 4 : 40),
              1 + random.nextInt(40),
              isGray ? BufferedImage.TYPE_BYTE_GRAY : BufferedImage.TYPE_INT_RGB);
      int step = 1 + random.nextInt(6);
      for (int y = 0; y < picture.getHeight(); y++) {
        for (int x = 0; x < picture.getWidth(); x++) {
          int old = x < step ? random.nextInt() : picture.getRGB(x - step, y);
          picture.setRGB(x, y, random.nextInt(4) == 0 ? random.nextInt() : old);
        }
      }
      byte[] jpeg = written(picture, random.nextFloat(), random.nextBoolean());
      BufferedImage should = ImageIO.read(new ByteArrayInputStream(jpeg));
      SpriteImage is = decode(jpeg);
      assertThat(is.width()).isEqualTo(should.getWidth());
      assertThat(is.height()).isEqualTo(should.getHeight());
      for (int i = 0; i < is.width() * is.height(); i++) {
        int x = i % is.width();
        int y = i / is.width();
        int gray = should.getRaster().getSample(x, y, 0) * 0x010101;
        int rgb = isGray ? gray : should.getRGB(x, y) & 0xFFFFFF;
        assertThat(argb(is, i) & 0xFFFFFF).as("seed %d, pixel %d,%d", seed, x, y).isEqualTo(rgb);
      }
    }
  }

  private static byte[] written(BufferedImage picture, float quality, boolean isProgressive)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ImageWriteParam param = writer.getDefaultWriteParam();
    param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    param.setCompressionQuality(quality);
    param.setProgressiveMode(
        isProgressive ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(null, new IIOImage(picture, null, null), param);
    } finally {
      writer.dispose();
    }
    return out.toByteArray();
  }

  /** Whether three components are red, green and blue: by Adobe's mark, JFIF's and their names. */
  @ParameterizedTest
  @CsvSource({
    "RGB, , , true",
    "RGX, , , false",
    "RXB, , , false",
    "XGB, , , false",
    "123, , , false",
    "123, 0, , true",
    "123, 1, , false",
    "RGB, 1, , false",
    "RGB, , JFIF, false",
    "123, 0, JFIF, false",
    "RGB, , JFXX, true",
    "RGB, , JFI, true",
    "RGB, , IFIF, true",
    "RGB, , JFIG, true",
  })
  void decode_marksOfColors_sayWhatTheComponentsAre(
      String names, Integer adobe, String jfif, boolean isRgb) throws Exception {
    byte[] plain = resource("rgb.jpg");
    SpriteImage rgb = decode(plain);
    byte[] named = plain.clone();
    rename(named, 0xC0, 10, 3, names);
    rename(named, 0xDA, 5, 2, names);
    byte[] jpeg = withoutSegment(named, 0xEE);
    if (adobe != null) {
      jpeg = with(jpeg, 2, adobe(adobe));
    }
    if (jfif != null) {
      jpeg = with(jpeg, 2, segment(0xE0, jfif.getBytes(StandardCharsets.US_ASCII)));
    }
    SpriteImage is = decode(jpeg);
    for (int i = 0; i < rgb.width() * rgb.height(); i++) {
      int three = argb(rgb, i);
      assertThat(argb(is, i)).isEqualTo(isRgb ? three : colorOf(three));
    }
  }

  private static void rename(byte[] jpeg, int marker, int first, int step, String names) {
    int at = indexOf(jpeg, marker, 2);
    for (int i = 0; i < 3; i++) {
      jpeg[at + first + i * step] = (byte) names.charAt(i);
    }
  }

  /** The color that red, green and blue would have as brightness, blueness and redness. */
  private static int colorOf(int three) {
    int first = three >> 16 & 0xFF;
    int blue = (three >> 8 & 0xFF) - 128;
    int red = (three & 0xFF) - 128;
    return 0xFF000000
        | shade(first + 1.402 * red) << 16
        | shade(first - 0.344136 * blue - 0.714136 * red) << 8
        | shade(first + 1.772 * blue);
  }

  private static int shade(double value) {
    return (int) Math.max(0, Math.min(255, Math.floor(value + 0.5)));
  }

  @Test
  void decode_markOfAdobe_countsWholeAndUnderItsNameAlone() throws Exception {
    byte[] jpeg = withoutSegment(resource("rgb.jpg"), 0xEE);
    SpriteImage rgb = decode(jpeg);
    byte[] adobe = adobe(1);
    assertThat(decode(with(jpeg, 2, adobe))).isNotEqualTo(rgb);
    adobe[8] = 'a';
    assertThat(decode(with(jpeg, 2, adobe))).isEqualTo(rgb);
    for (String name : new String[] {"Adob", "Adobe"}) {
      byte[] cutOff = segment(0xEE, name.getBytes(StandardCharsets.US_ASCII));
      assertThat(decode(with(jpeg, 2, cutOff))).isEqualTo(rgb);
    }
  }

  private static byte[] adobe(int transform) {
    return segment(0xEE, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, transform);
  }

  /** Of four inks, where the first three are as brightness, blueness and redness. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void decode_fourComponents_areInksOrWhatInksLeave(int transform) throws Exception {
    byte[] three = withoutSegment(resource("rgb.jpg"), 0xEE);
    SpriteImage rgb = decode(three);
    byte[] body = with(three, 2, adobe(transform));
    int frame = indexOf(body, 0xC0, 2);
    body[frame + 3] = (byte) (body[frame + 3] + 3);
    body[frame + 9] = 4;
    body = with(body, frame + 19, new byte[] {'K', 0x11, 0});
    byte[] codes = flatCodes(3);
    byte[] scan = segment(0xDA, 1, 'K', 0x33, 0, 63, 0);
    body = with(body, body.length - 2, join(codes, scan, new byte[16]));
    SpriteImage is = decode(body);
    for (int i = 0; i < rgb.width() * rgb.height(); i++) {
      int inks = transform == 2 ? ~colorOf(argb(rgb, i)) : argb(rgb, i);
      int should = 0xFF000000 | part(inks >> 16) << 16 | part(inks >> 8) << 8 | part(inks);
      assertThat(argb(is, i)).as("pixel %d", i).isEqualTo(should);
    }
  }

  private static int part(int ink) {
    return (ink & 0xFF) * 128 / 255;
  }

  @Test
  void decode_fillBytesBeforeRestarts_areLeftOut() throws Exception {
    byte[] jpeg = resource("restarts.jpg");
    SpriteImage should = decode(jpeg);
    byte[] filled = jpeg;
    int restarts = 0;
    for (int i = jpeg.length - 2; i > indexOf(jpeg, 0xDA, 2); i--) {
      if (jpeg[i] == -1 && (jpeg[i + 1] & 0xF8) == 0xD0) {
        filled = with(filled, i, new byte[] {-1, -1, -1});
        restarts++;
        byte[] other = jpeg.clone();
        other[i + 1] = (byte) 0xC8;
        assertDamaged(other);
        byte[] none = jpeg.clone();
        none[i] = (byte) 0xFE;
        assertDamaged(none);
      }
    }
    assertThat(restarts).isGreaterThan(1);
    assertThat(decode(filled)).isEqualTo(should);
  }

  @Test
  void decode_segmentsThatAreLong_areReadInTwoBytes() throws Exception {
    byte[] jpeg = resource("gray.jpg");
    SpriteImage should = decode(jpeg);
    byte[] comment = new byte[600];
    comment[300] = -1;
    comment[301] = (byte) 0xD9;
    assertThat(decode(with(jpeg, 2, segment(0xFE, comment)))).isEqualTo(should);
    int longest = indexOf(jpeg, 0xDA, 2);
    assertThat(decode(with(jpeg, longest, segment(0xDD, 1, 1)))).isEqualTo(should);
    assertThat(decode(with(jpeg, 2, segment(0xFE)))).isEqualTo(should);
    assertThat(decode(with(jpeg, 2, new byte[] {-1, 1, -1, -1}))).isEqualTo(should);
    assertDamaged(with(jpeg, 2, new byte[] {-1, (byte) 0xFE, 0, 1}));
  }

  /** The JDK's reader refuses a file whose profile is damaged. */
  @Test
  void decode_damagedProfileAndThumbnail_areNotRead() throws Exception {
    byte[] jpeg = resource("sampled-2x2.jpg");
    byte[] profile = "ICC_PROFILE\0\7\2".getBytes(StandardCharsets.US_ASCII);
    byte[] thumbnail = "JFXX\0\20\1\2\3".getBytes(StandardCharsets.US_ASCII);
    byte[] marked = with(jpeg, 2, join(segment(0xE2, profile), segment(0xE0, thumbnail)));
    assertThat(decode(marked)).isEqualTo(decode(jpeg));
  }

  /** The codes of these pictures end before the zeros that follow them. */
  @Test
  void decode_bytesLeftOverAtTheEnd_areReadOver() throws Exception {
    for (String name : new String[] {"gray.jpg", "progressive.jpg"}) {
      byte[] jpeg = resource(name);
      assertThat(decode(with(jpeg, jpeg.length - 2, new byte[100]))).isEqualTo(decode(jpeg));
    }
    byte[] restarts = resource("restarts.jpg");
    assertDamaged(with(restarts, restarts.length - 2, new byte[100]));
  }

  @Test
  void decode_fileWithoutItsEnd_isReadWhereNoScanCanBeMissing() throws Exception {
    byte[] jpeg = resource("gray.jpg");
    byte[] open = Arrays.copyOf(jpeg, jpeg.length - 2);
    assertThat(decode(open)).isEqualTo(decode(jpeg));
    byte[] fine = resource("gray-progressive.jpg");
    assertDamaged(Arrays.copyOf(fine, fine.length - 2));
  }

  @Test
  void decode_framesThatAreOdd_areRefused() throws Exception {
    assertThat(decoded(16, 16, 0x11)).isEqualTo(plain(16, 16));
    assertThat(decoded(300, 20, 0x11, 0x11, 0x11)).isEqualTo(plain(300, 20));
    assertThat(decoded(20, 300, 0x14, 0x12, 0x14)).isEqualTo(plain(20, 300));
    assertThat(decoded(20, 30, 0x44)).isEqualTo(plain(20, 30));
    assertThat(decoded(33, 17, 0x42, 0x11, 0x11)).isEqualTo(plain(33, 17)); // ten blocks
    assertDamaged(flat(33, 17, 0x42, 0x21, 0x11)); // eleven
    assertDamaged(flat(16, 16, 0x51));
    assertDamaged(flat(16, 16, 0x15));
    assertDamaged(flat(16, 16, 0x01));
    assertDamaged(flat(16, 16, 0x10));
    assertThat(ImageHeader.of(flat(0, 16, 0x11))).isEmpty();
    assertThat(ImageHeader.of(flat(16, 0, 0x11))).isEmpty();
    assertDamaged(flat(16, 16, 0x11, 0x11));
    assertThatThrownBy(() -> decoded(16, 16, 0x31, 0x21, 0x11))
        .hasMessageContaining("unusual color sampling");
    assertThatThrownBy(() -> decoded(16, 16, 0x13, 0x12, 0x11))
        .hasMessageContaining("unusual color sampling");
    byte[] deep = flat(16, 16, 0x11);
    deep[indexOf(deep, 0xC0, 2) + 4] = 12;
    assertThatThrownBy(() -> decode(deep)).hasMessageContaining("12 bits a sample");
    for (int kind : new int[] {0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}) {
      byte[] other = flat(16, 16, 0x11);
      other[indexOf(other, 0xC0, 2) + 1] = (byte) kind;
      assertThatThrownBy(() -> decode(other)).hasMessageContaining("a rare kind");
    }
    byte[] extended = flat(16, 16, 0x11);
    extended[indexOf(extended, 0xC0, 2) + 1] = (byte) 0xC1;
    assertThat(decode(extended)).isEqualTo(plain(16, 16));
    byte[] twice = flat(16, 16, 0x11);
    assertDamaged(with(twice, 2, segment(0xC0, 8, 0, 16, 0, 16, 1, 1, 0x11, 0)));
  }

  /** As many tables as there are, and no more. */
  @Test
  void decode_tablesThatAreOdd_areRefused() throws Exception {
    byte[] jpeg = flat(16, 16, 0x11);
    int[] quants = new int[65];
    Arrays.fill(quants, 1);
    for (int head : new int[] {0x00, 0x03}) {
      quants[0] = head;
      assertThat(decode(with(jpeg, 2, segment(0xDB, quants)))).isEqualTo(plain(16, 16));
    }
    for (int head : new int[] {0x04, 0x20}) {
      quants[0] = head;
      assertDamaged(with(jpeg, 2, segment(0xDB, quants)));
    }
    quants[0] = 0x10; // two bytes each
    assertDamaged(with(jpeg, 2, segment(0xDB, quants)));
    assertThat(decode(with(jpeg, 2, flatCodes(3)))).isEqualTo(plain(16, 16));
    assertDamaged(with(jpeg, 2, flatCodes(4)));
    int[] codes = new int[1 + 16 + 3];
    codes[1] = 3; // there are two codes of one bit
    assertDamaged(with(jpeg, indexOf(jpeg, 0xDA, 2), segment(0xC4, codes)));
    codes[0] = 0x20;
    codes[1] = 2;
    assertDamaged(with(jpeg, 2, segment(0xC4, codes)));
    byte[] noQuants = withoutSegment(jpeg, 0xDB);
    assertDamaged(noQuants);
  }

  /** A file that merely says it is large takes no memory. */
  @Test
  void decode_hugeClaim_isRefusedBeforeItIsLaidOut() {
    byte[] jpeg =
        join(
            new byte[] {-1, (byte) 0xD8},
            segment(0xC0, 8, 0x08, 0, 0x04, 0, 1, 1, 0x44, 0),
            new byte[] {-1, (byte) 0xD9});
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertDamaged(jpeg);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1 << 20);
  }

  @Test
  void decode_scansOfWhatIsNotThere_areRefused() throws Exception {
    byte[] jpeg = flat(16, 16, 0x11);
    int scan = indexOf(jpeg, 0xDA, 2);
    byte[] unknown = jpeg.clone();
    unknown[scan + 5] = 9;
    assertDamaged(unknown);
    byte[] codes = jpeg.clone();
    codes[scan + 6] = 0x20; // libjpeg-turbo knows usual codes for 0 and 1
    assertDamaged(codes);
    codes[scan + 6] = 0x02;
    assertDamaged(codes);
    byte[] none = with(Arrays.copyOf(jpeg, scan), scan, segment(0xDA, 0, 0, 63, 0));
    assertDamaged(with(none, none.length, new byte[] {-1, (byte) 0xD9}));
    byte[] never = Arrays.copyOf(jpeg, scan);
    assertDamaged(with(never, never.length, new byte[] {-1, (byte) 0xD9}));
    byte[] three = flat(16, 16, 0x11, 0x11, 0x11);
    three[indexOf(three, 0xDA, 2) + 7] = 1; // the first one twice
    assertDamaged(three);
  }

  private static void assertDamaged(byte[] jpeg) {
    assertThatThrownBy(() -> decode(jpeg))
        .isInstanceOf(ImageDecoder.UndecodableException.class)
        .hasMessage("is damaged or cut off");
  }

  private static SpriteImage decoded(int width, int height, int... factors)
      throws ImageDecoder.UndecodableException {
    return decode(flat(width, height, factors));
  }

  private static SpriteImage decode(byte[] file) throws ImageDecoder.UndecodableException {
    return ImageDecoder.decode(ImageHeader.of(file).orElseThrow(), file);
  }

  private static SpriteImage plain(int width, int height) {
    byte[] rgba = new byte[width * height * 4];
    for (int i = 0; i < rgba.length; i++) {
      rgba[i] = (byte) (GRAY >> (i % 4 == 3 ? 24 : 0));
    }
    return new SpriteImage(width, height, rgba);
  }

  /** A file whose blocks are all empty, of components with some blocks in a unit. */
  private static byte[] flat(int width, int height, int... factors) {
    int[] quants = new int[65];
    Arrays.fill(quants, 1, 65, 1);
    int[] frame = new int[6 + 3 * factors.length];
    int[] scan = new int[4 + 2 * factors.length];
    int[] start = {8, height >> 8, height & 0xFF, width >> 8, width & 0xFF, factors.length};
    System.arraycopy(start, 0, frame, 0, 6);
    scan[0] = factors.length;
    for (int i = 0; i < factors.length; i++) {
      frame[6 + 3 * i] = i + 1;
      frame[7 + 3 * i] = factors[i];
      scan[1 + 2 * i] = i + 1;
    }
    scan[scan.length - 2] = 63;
    return join(
        new byte[] {-1, (byte) 0xD8},
        segment(0xDB, quants),
        segment(0xC0, frame),
        flatCodes(0),
        segment(0xDA, scan),
        new byte[64 + width * height / 8],
        new byte[] {-1, (byte) 0xD9});
  }

  /** Codes of a single bit, 0: no difference, and no coefficient. */
  private static byte[] flatCodes(int table) {
    int[] dc = new int[1 + 16 + 1];
    dc[0] = table;
    dc[1] = 1;
    int[] ac = dc.clone();
    ac[0] = 0x10 | table;
    return join(segment(0xC4, dc), segment(0xC4, ac));
  }

  private static byte[] segment(int marker, int... content) {
    byte[] bytes = new byte[content.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) content[i];
    }
    return segment(marker, bytes);
  }

  private static byte[] segment(int marker, byte[] content) {
    int length = content.length + 2;
    byte[] head = {-1, (byte) marker, (byte) (length >> 8), (byte) length};
    return join(head, content);
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private static byte[] with(byte[] bytes, int at, byte[] more) {
    return join(Arrays.copyOf(bytes, at), more, Arrays.copyOfRange(bytes, at, bytes.length));
  }

  private static byte[] withoutSegment(byte[] jpeg, int marker) {
    int at = indexOf(jpeg, marker, 2);
    int length = (jpeg[at + 2] & 0xFF) << 8 | (jpeg[at + 3] & 0xFF);
    return join(Arrays.copyOf(jpeg, at), Arrays.copyOfRange(jpeg, at + 2 + length, jpeg.length));
  }

  /** Where the first segment of a kind begins, from a place where one does. */
  private static int indexOf(byte[] jpeg, int marker, int from) {
    int at = from;
    while ((jpeg[at + 1] & 0xFF) != marker) {
      at += 2 + ((jpeg[at + 2] & 0xFF) << 8 | (jpeg[at + 3] & 0xFF));
    }
    return at;
  }

  private static int argb(SpriteImage image, int pixel) {
    byte[] rgba = image.rgba();
    return (rgba[4 * pixel + 3] & 0xFF) << 24
        | (rgba[4 * pixel] & 0xFF) << 16
        | (rgba[4 * pixel + 1] & 0xFF) << 8
        | (rgba[4 * pixel + 2] & 0xFF);
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = ImageDecoderJpegTest.class.getResourceAsStream("/pictures/" + name)) {
      return in.readAllBytes();
    }
  }
}
