package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import emberway.pack.MemoryFiles;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.tiled.TiledImageLoader;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures of all kinds against what other decoders make of them: those in {@code
 * resources/pictures} were written by cjpeg and cwebp, and the PNGs beside them by djpeg of
 * libjpeg-turbo 2.1.5 and from what cwebp was given.
 */
public final class ImageDecoderTest {
  private static final int WIDTH = 13;
  private static final int HEIGHT = 11;

  /** Small pictures of every kind, to be read by fuzzers, too. */
  public static List<byte[]> samples() {
    List<byte[]> samples = new ArrayList<>();
    for (String format : List.of("gif", "bmp", "jpg")) {
      samples.add(written(picture(BufferedImage.TYPE_INT_RGB), format));
      samples.add(written(picture(BufferedImage.TYPE_BYTE_GRAY), format));
    }
    samples.add(written(picture(BufferedImage.TYPE_BYTE_INDEXED), "gif"));
    samples.add(written(picture(BufferedImage.TYPE_BYTE_BINARY), "bmp"));
    return samples;
  }

  private static BufferedImage picture(int type) {
    Random random = new Random(type);
    BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, type);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
      int shade = random.nextInt(4) * 85;
      picture.setRGB(i % WIDTH, i / WIDTH, 0xFF000000 | shade << 16 | (255 - shade) << 8 | shade);
    }
    return picture;
  }

  private static byte[] written(BufferedImage picture, String format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      assertThat(ImageIO.write(picture, format, out)).isTrue();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  private static SpriteImage decoded(byte[] file) throws UnreadableException {
    return TiledImageLoader.decode("F", TiledImageLoader.header("F", file), file);
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = ImageDecoderTest.class.getResourceAsStream("/pictures/" + name)) {
      return in.readAllBytes();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apart.jpg",
        "gray.jpg",
        "gray-progressive.jpg",
        "lossless.webp",
        "progressive.jpg",
        "progressive-1x1.jpg",
        "progressive-restarts.jpg",
        "restarts.jpg",
        "rgb.jpg",
        "rough.jpg",
        "sampled-1x1.jpg",
        "sampled-1x2.jpg",
        "sampled-2x1.jpg",
        "sampled-2x2.jpg",
        "sampled-4x1.jpg"
      })
  void decode_filesOfOtherPrograms_givesTheirPixels(String name) throws Exception {
    SpriteImage is = decoded(resource(name));
    SpriteImage should = decoded(resource(name.replaceAll("\\.\\w+$", ".png")));
    assertThat(is.width()).isEqualTo(should.width());
    assertThat(is.height()).isEqualTo(should.height());
    assertThat(is.rgba()).isEqualTo(should.rgba());
  }

  /** A picture of four inks: what libjpeg's answer is there follows from its three by hand. */
  @Test
  void decode_jpegOfFourInks_isDarkenedByTheFourth() throws Exception {
    byte[] rgb = resource("rgb.jpg");
    SpriteImage three = decoded(rgb);
    SpriteImage four = decoded(withFourthComponent(rgb));
    int full = 128; // a component without coefficients is gray
    for (int i = 0; i < three.rgba().length; i++) {
      int should = i % 4 == 3 ? 255 : (three.rgba()[i] & 0xFF) * full / 255;
      assertThat(four.rgba()[i] & 0xFF).as("byte %d", i).isEqualTo(should);
    }
  }

  /** Adds a component to a baseline file, and a scan of it in which every block is empty. */
  private static byte[] withFourthComponent(byte[] jpeg) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int at = 2;
    out.write(jpeg, 0, 2);
    while ((jpeg[at + 1] & 0xFF) != 0xDA) {
      int marker = jpeg[at + 1] & 0xFF;
      int length = (jpeg[at + 2] & 0xFF) << 8 | (jpeg[at + 3] & 0xFF);
      if (marker == 0xC0) {
        byte[] frame = Arrays.copyOfRange(jpeg, at, at + 2 + length + 3);
        frame[3] = (byte) (frame[3] + 3);
        frame[9] = 4;
        System.arraycopy(new byte[] {'K', 0x11, 0}, 0, frame, 2 + length, 3);
        out.writeBytes(frame);
      } else if (marker != 0xEE) {
        out.write(jpeg, at, 2 + length);
      }
      at += 2 + length;
    }
    out.write(jpeg, at, jpeg.length - 2 - at);
    // A code of a single bit, 0: no difference, and no coefficient.
    for (int kind : new int[] {0x03, 0x13}) {
      out.writeBytes(new byte[] {-1, (byte) 0xC4, 0, 20, (byte) kind, 1});
      out.writeBytes(new byte[15 + 1]);
    }
    out.writeBytes(new byte[] {-1, (byte) 0xDA, 0, 8, 1, 'K', 0x33, 0, 63, 0});
    out.writeBytes(new byte[16]);
    out.writeBytes(new byte[] {-1, (byte) 0xD9});
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gif", "bmp"})
  void decode_filesOfTheJdk_giveTheirColors(String format) throws Exception {
    for (int type :
        new int[] {
          BufferedImage.TYPE_INT_RGB,
          BufferedImage.TYPE_BYTE_INDEXED,
          BufferedImage.TYPE_BYTE_BINARY,
        }) {
      BufferedImage picture = picture(type);
      SpriteImage is = decoded(written(picture, format));
      assertThat(is.width()).isEqualTo(WIDTH);
      assertThat(is.height()).isEqualTo(HEIGHT);
      for (int i = 0; i < WIDTH * HEIGHT; i++) {
        assertThat(argb(is, i))
            .as("type %d, pixel %d", type, i)
            .isEqualTo(picture.getRGB(i % WIDTH, i / WIDTH));
      }
    }
  }

  private static int argb(SpriteImage image, int pixel) {
    byte[] rgba = image.rgba();
    return (rgba[4 * pixel + 3] & 0xFF) << 24
        | (rgba[4 * pixel] & 0xFF) << 16
        | (rgba[4 * pixel + 1] & 0xFF) << 8
        | (rgba[4 * pixel + 2] & 0xFF);
  }

  /** With a transparent color nothing is around the frame, else the background color. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void decode_gifWhoseFrameIsSmaller_liesInTheMiddle(boolean isTransparent) throws Exception {
    byte[] gif = written(picture(BufferedImage.TYPE_BYTE_INDEXED), "gif");
    int end = 13 + (3 << ((gif[10] & 7) + 1)); // of the color table
    gif[11] = 77;
    int background = 0xFF000000 | new BigInteger(1, Arrays.copyOfRange(gif, 244, 247)).intValue();
    if (isTransparent) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(gif, 0, end);
      out.writeBytes(new byte[] {'!', (byte) 0xF9, 4, 1, 0, 0, 1, 0}); // the second color
      out.write(gif, end, gif.length - end);
      gif = out.toByteArray();
    }
    int frame = indexOf(gif, ',', end);
    SpriteImage alone = decoded(gif);
    gif[6] = (byte) (gif[6] + 5);
    gif[8] = (byte) (gif[8] + 4);
    gif[frame + 1] = 3;
    gif[frame + 3] = 2;
    SpriteImage is = decoded(gif);
    for (int y = 0; y < HEIGHT + 4; y++) {
      for (int x = 0; x < WIDTH + 5; x++) {
        boolean isInside = x >= 3 && x < 3 + WIDTH && y >= 2 && y < 2 + HEIGHT;
        assertThat(argb(is, y * (WIDTH + 5) + x))
            .isEqualTo(
                isInside ? argb(alone, (y - 2) * WIDTH + x - 3) : isTransparent ? 0 : background);
      }
    }
    byte[] beyond = gif.clone();
    beyond[frame + 1] = 6;
    assertThatThrownBy(() -> decoded(beyond)).hasMessageContaining("F: the picture is damaged");
  }

  private static int indexOf(byte[] bytes, char wanted, int from) {
    int at = from;
    while (bytes[at] != wanted) {
      at++;
    }
    return at;
  }

  /** Pictures of few and many colors, whose codes fill their table, by rows and interlaced. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 16, 200, 256})
  void decode_gifsOfManySizes_givesTheirColors(int colors) throws Exception {
    Random random = new Random(colors);
    byte[] shades = new byte[colors];
    random.nextBytes(shades);
    IndexColorModel model =
        new IndexColorModel(8, colors, shades, shades, shades, random.nextInt(colors));
    for (int side : new int[] {1, 2, 5, 9, 150}) {
      BufferedImage picture =
          new BufferedImage(side + 1, side, BufferedImage.TYPE_BYTE_INDEXED, model);
      for (int i = 0; i < side * (side + 1); i++) {
        int color = random.nextInt(10) < 7 ? 0 : random.nextInt(colors);
        picture.getRaster().setSample(i % (side + 1), i / (side + 1), 0, color);
      }
      for (int mode : new int[] {ImageWriteParam.MODE_DISABLED, ImageWriteParam.MODE_DEFAULT}) {
        SpriteImage is = decoded(written(picture, mode));
        for (int i = 0; i < side * (side + 1); i++) {
          assertThat(argb(is, i))
              .as("%d colors, side %d, pixel %d", colors, side, i)
              .isEqualTo(picture.getRGB(i % (side + 1), i / (side + 1)));
        }
      }
    }
  }

  private static byte[] written(BufferedImage picture, int progressive) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    ImageWriteParam param = writer.getDefaultWriteParam();
    param.setProgressiveMode(progressive);
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(null, new IIOImage(picture, null, null), param);
    } finally {
      writer.dispose();
    }
    return out.toByteArray();
  }

  /** A table written anew for each of these codes would take half a minute. */
  @Test
  void decode_gifOfClearsAlone_isRefusedAtOnce() {
    byte[] gif = gif(5700, 5700, 0b100_100, 16_000_000); // codes of three bits: 4 clears
    assertThatThrownBy(() -> decoded(gif))
        .hasMessageContaining("F: the picture is damaged or cut off");
  }

  @Test
  void decode_gifWithAClearBeforeEachPixel_isRead() throws Exception {
    byte[] gif = gif(100, 100, 0b001_100, 3 * 10_000 / 4 + 1);
    SpriteImage is = decoded(gif);
    for (int i = 0; i < 100 * 100; i++) {
      assertThat(argb(is, i)).isEqualTo(0xFF030303);
    }
  }

  /** A control block names a transparent color, but only its lowest flag makes it one. */
  @Test
  void decode_gifWithAControlBlock_isTransparentOnlyIfItsFlagSaysSo() throws Exception {
    byte[] gif = gif(4, 4, 0b001_100, 12); // of color 1
    int colorsEnd = 13 + 3 * 4;
    for (int flags = 0; flags < 16; flags++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(gif, 0, colorsEnd);
      out.writeBytes(new byte[] {'!', (byte) 0xF9, 4, (byte) flags, 0, 0, 1, 0});
      out.write(gif, colorsEnd, gif.length - colorsEnd);
      assertThat(argb(decoded(out.toByteArray()), 5))
          .as("flags %d", flags)
          .isEqualTo(flags % 2 == 0 ? 0xFF030303 : 0x030303);
    }
  }

  /** A file of four colors in which the same two codes of three bits follow each other. */
  private static byte[] gif(int width, int height, int twoCodes, int bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes("GIF89a".getBytes(StandardCharsets.US_ASCII));
    byte[] size = {(byte) width, (byte) (width >> 8), (byte) height, (byte) (height >> 8)};
    out.writeBytes(size);
    out.writeBytes(new byte[] {(byte) 0x81, 0, 0});
    out.writeBytes(new byte[] {0, 0, 0, 3, 3, 3, 6, 6, 6, 9, 9, 9});
    out.writeBytes(new byte[] {',', 0, 0, 0, 0});
    out.writeBytes(size);
    out.writeBytes(new byte[] {0, 2});
    long four = twoCodes | twoCodes << 6 | twoCodes << 12 | (long) twoCodes << 18;
    int written = 0;
    while (written < bytes) {
      int block = Math.min(255, bytes - written);
      out.write(block);
      for (int i = 0; i < block; i++, written++) {
        out.write((int) (four >> (written % 3 * 8)));
      }
    }
    out.writeBytes(new byte[] {0, ';'});
    return out.toByteArray();
  }

  @Test
  void decode_gifOfManyComments_leavesThemOut() throws Exception {
    byte[] gif = written(picture(BufferedImage.TYPE_BYTE_INDEXED), "gif");
    int colorsEnd = 13 + (3 << ((gif[10] & 7) + 1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(gif, 0, colorsEnd);
    out.writeBytes(new byte[] {'!', (byte) 0xFE});
    for (int i = 0; i < 60_000; i++) { // each would be joined to all before it, 450 GB in all
      out.write(255);
      out.writeBytes(new byte[255]);
    }
    out.write(0);
    out.write(gif, colorsEnd, gif.length - colorsEnd);
    assertThat(decoded(out.toByteArray())).isEqualTo(decoded(gif));
  }

  @Test
  void decode_filesThatAreCutOff_areRefused() throws Exception {
    List<byte[]> files = new ArrayList<>(samples());
    for (String name : List.of("progressive.jpg", "restarts.jpg", "lossless.webp")) {
      files.add(resource(name));
    }
    for (byte[] file : files) {
      ImageHeader.Kind kind = TiledImageLoader.header("F", file).kind();
      for (int length = 0; length < file.length * 3 / 4; length += 7) {
        byte[] cut = Arrays.copyOf(file, length);
        assertThat(catchThrowable(() -> decoded(cut)))
            .as("%s of %d bytes cut to %d", kind, file.length, length)
            .isInstanceOf(UnreadableException.class);
      }
    }
  }

  @Test
  void image_ofSizesThatAreTooLarge_isRefusedByItsHeader() throws Exception {
    List<byte[]> huge = new ArrayList<>(samples());
    huge.add(resource("lossless.webp"));
    for (byte[] file : huge) {
      ImageHeader header = TiledImageLoader.header("F", file);
      claim60000(header.kind(), file);
      MemoryFiles memory = new MemoryFiles("P", Map.of("pic", file));
      TiledImageLoader pictures =
          new TiledImageLoader(
              new ReferencedFiles.InPack(memory, "map.tmx"), Map.of(), new FileBudget("map.tmx"));
      assertThatThrownBy(() -> pictures.image("pic"))
          .as("%s", header)
          .isInstanceOf(SpriteUnavailableException.class)
          .hasMessageContaining("px; keep each side to 16384 px");
    }
  }

  /** Makes a header say that the picture is 60,000 px wide, or as much as it can. */
  private static void claim60000(ImageHeader.Kind kind, byte[] file) {
    int high = 60_000 >> 8;
    int low = 60_000 & 0xFF;
    switch (kind) {
      case GIF -> put(file, 6, low, high);
      case BMP -> put(file, 18, low, high);
      case WEBP -> {
        System.arraycopy("VP8X".getBytes(StandardCharsets.US_ASCII), 0, file, 12, 4);
        put(file, 24, low, high);
      }
      default -> {
        int at = 2;
        while ((file[at + 1] & 0xFF) != 0xC0) {
          at += 2 + ((file[at + 2] & 0xFF) << 8 | (file[at + 3] & 0xFF));
        }
        put(file, at + 7, high, low);
      }
    }
  }

  private static void put(byte[] file, int at, int first, int second) {
    file[at] = (byte) first;
    file[at + 1] = (byte) second;
  }

  /** As many scans as one likes would otherwise be decoded, each over all of the picture. */
  @Test
  void decode_jpegThatRepeatsAScan_isRefused() throws Exception {
    byte[] jpeg = resource("progressive.jpg");
    int scan = indexOfScan(jpeg, 0);
    int next = indexOfScan(jpeg, scan + 2);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(jpeg, 0, next);
    out.write(jpeg, scan, jpeg.length - scan);
    assertThatThrownBy(() -> decoded(out.toByteArray())).hasMessageContaining("is damaged");
  }

  private static int indexOfScan(byte[] jpeg, int from) {
    int at = from;
    while (jpeg[at] != -1 || (jpeg[at + 1] & 0xFF) != 0xDA) {
      at++;
    }
    return at;
  }
}
