package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Headers made byte by byte: what their fields say, and that a byte less says nothing. */
final class ImageHeaderTest {
  private static ByteBuffer fields(byte[] file) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static byte[] file(int length, String start) {
    byte[] bytes = start.getBytes(StandardCharsets.ISO_8859_1);
    return Arrays.copyOf(bytes, length);
  }

  private static byte[] webp(String chunk) {
    return file(30, "RIFF\0\0\0\0WEBP" + chunk);
  }

  private static void assertSize(byte[] file, ImageHeader.Kind kind, int width, int height) {
    assertThat(ImageHeader.of(file)).contains(new ImageHeader(kind, width, height));
    assertThat(ImageHeader.of(Arrays.copyOf(file, file.length - 1))).isEmpty();
  }

  @Test
  void of_eachKind_givesTheSizeInItsFields() {
    byte[] gif = file(10, "GIF89a");
    fields(gif).putShort(6, (short) 0x8102).putShort(8, (short) 0x0304);
    assertSize(gif, ImageHeader.Kind.GIF, 0x8102, 0x0304);
    byte[] bmp = file(30, "BM");
    fields(bmp).putInt(14, 40).putInt(18, 0x01020304).putInt(22, -0x12345);
    assertSize(bmp, ImageHeader.Kind.BMP, 0x01020304, 0x12345);
    byte[] old = file(30, "BM");
    fields(old).putInt(14, 12).putShort(18, (short) 0x8102).putShort(20, (short) 3);
    assertSize(old, ImageHeader.Kind.BMP, 0x8102, 3);
    byte[] lossy = webp("VP8 ");
    fields(lossy).putShort(26, (short) 0xC102).putShort(28, (short) 0xF304);
    assertSize(lossy, ImageHeader.Kind.WEBP, 0x0102, 0x3304);
    byte[] lossless = webp("VP8L");
    fields(lossless).putInt(21, 0xE000_0000 | 0x2345 << 14 | 0x1234);
    assertSize(lossless, ImageHeader.Kind.WEBP, 0x1235, 0x2346);
    byte[] features = webp("VP8X");
    fields(features).putInt(24, 0x7F_8102).putInt(26, 0x8304_0500 | 0x7F);
    assertSize(features, ImageHeader.Kind.WEBP, 0x7F_8103, 0x83_0406);
    byte[] jpeg = file(25, "\u00FF\u00D8\u00FF\u00E0\0\n");
    fields(jpeg).put(14, new byte[] {0, (byte) 0xFF, (byte) 0xC2, 0, 9, 8, (byte) 0x81, 2, 3, 4});
    assertThat(ImageHeader.of(jpeg))
        .contains(new ImageHeader(ImageHeader.Kind.JPEG, 0x0304, 0x8102));
  }

  @Test
  void of_noSize_isNoPicture() {
    byte[] noHeight = file(10, "GIF89a\5");
    byte[] noWidth = file(10, "GIF89a\0\0\5");
    byte[] negative = file(30, "BM");
    fields(negative).putInt(14, 40).putInt(18, -1).putInt(22, 5);
    byte[] other = webp("VP9 ");
    fields(other).putInt(26, -1);
    for (byte[] file : new byte[][] {noHeight, noWidth, negative, other, new byte[40]}) {
      assertThat(ImageHeader.of(file)).isEmpty();
    }
  }

  /** A PNG of one chunk of pixels, so many bytes of them packed. */
  private static byte[] png(int width, int height, int depth, int colorType, int packed) {
    byte[] png = new byte[8 + 25 + 12 + packed + 12];
    ByteBuffer file = ByteBuffer.wrap(png);
    file.put(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    file.putInt(13).put(new byte[] {'I', 'H', 'D', 'R'}).putInt(width).putInt(height);
    file.put((byte) depth).put((byte) colorType).position(33);
    file.putInt(packed).put(new byte[] {'I', 'D', 'A', 'T'}).position(33 + 12 + packed);
    file.putInt(0).put(new byte[] {'I', 'E', 'N', 'D'});
    return png;
  }

  /** A byte of deflate unfolds to 1032 at most. */
  @Test
  void isWhole_pixelsThatCannotBeThere_areTold() {
    assertThat(PngHeader.of(png(2064, 7, 8, 0, 1))).contains(new PngHeader(2064, 7));
    assertThat(PngHeader.isWhole(png(1032, 7, 8, 0, 7))).isTrue();
    assertThat(PngHeader.isWhole(png(1032, 7, 8, 0, 6))).isFalse();
    assertThat(PngHeader.isWhole(png(1032, 7, 16, 0, 13))).as("16 bits").isFalse();
    assertThat(PngHeader.isWhole(png(1032, 7, 16, 0, 14))).isTrue();
    assertThat(PngHeader.isWhole(png(1032, 8, 1, 3, 1))).as("one bit").isTrue();
    assertThat(PngHeader.isWhole(png(1040, 8, 1, 3, 1))).isFalse();
    assertThat(PngHeader.isWhole(png(1032, 7, 8, 6, 27))).as("four channels").isFalse();
    assertThat(PngHeader.isWhole(png(1032, 7, 8, 6, 28))).isTrue();
    byte[] whole = png(1, 1, 8, 0, 1);
    assertThat(PngHeader.isWhole(Arrays.copyOf(whole, whole.length - 1))).isFalse();
    whole[33 + 3] = 99; // a chunk that ends behind the file
    assertThat(PngHeader.isWhole(whole)).isFalse();
  }

  /** The JDK's readers go on without data after an EOFException, for a very long time. */
  @Test
  void stream_behindItsZeros_failsOtherwiseThanByItsEnd() throws Exception {
    try (ByteArrayImageInputStream in = new ByteArrayImageInputStream(new byte[] {-1, 2}, 1)) {
      assertThat(in.readBit()).isEqualTo(1);
      assertThat(in.read()).as("from the next whole byte on").isEqualTo(0xFF);
      assertThat(in.read(new byte[4], 0, 4)).isEqualTo(2);
      assertThat(in.read(new byte[4], 0, 0)).isZero();
      assertThatThrownBy(in::read).isExactlyInstanceOf(IOException.class);
      assertThatThrownBy(() -> in.read(new byte[4], 0, 1)).isExactlyInstanceOf(IOException.class);
    }
  }

  @Test
  void bmp_fieldsOutOfRange_areRefusedUnread() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(3, 2, BufferedImage.TYPE_BYTE_INDEXED), "bmp", out);
    byte[] good = out.toByteArray();
    ImageHeader header = ImageHeader.of(good).orElseThrow();
    assertThat(ImageIoDecoder.bmp(header, good).height()).isEqualTo(2);
    int[][] fields = {{30, 4}, {30, -1}, {34, good.length + 1}, {34, -1}, {46, 257}, {46, -1}};
    for (int[] field : fields) {
      byte[] bad = good.clone();
      fields(bad).putInt(field[0], field[1]);
      assertThatThrownBy(() -> ImageIoDecoder.bmp(header, bad))
          .as("%d at %d", field[1], field[0])
          .hasRootCauseMessage("no BMP of the usual kinds");
    }
    byte[] longest = good.clone();
    fields(longest).putInt(34, good.length);
    assertThat(Optional.of(ImageIoDecoder.bmp(header, longest))).isPresent();
  }
}
