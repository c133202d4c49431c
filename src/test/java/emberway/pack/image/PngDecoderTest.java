package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineInt;
import ar.com.hjg.pngj.PngWriter;
import emberway.pack.PngSums;
import emberway.pack.TestTiles;
import emberway.sprite.SpriteImage;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.zip.CRC32;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures written by the JDK's own encoder are decoded to the samples that went in. */
public final class PngDecoderTest {
  private static final int WIDTH = 13;
  private static final int HEIGHT = 11;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void decode_eightBitColors_areKept(boolean interlaced) throws Exception {
    for (int channels : new int[] {1, 2, 3, 4}) {
      check(direct(channels, DataBuffer.TYPE_BYTE, 256), channels, v -> v, interlaced);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void decode_sixteenBitColors_areRounded(boolean interlaced) throws Exception {
    for (int channels : new int[] {1, 2, 3, 4}) {
      BufferedImage picture = direct(channels, DataBuffer.TYPE_USHORT, 65536);
      check(picture, channels, v -> (int) Math.round(v * 255.0 / 65535), interlaced);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void decode_palettes_giveTheirColorsAndAlpha(boolean interlaced) throws Exception {
    for (int bits : new int[] {1, 2, 4, 8}) {
      int size = 1 << bits;
      Random random = new Random(bits);
      byte[][] rgba = new byte[4][size];
      for (byte[] channel : rgba) {
        random.nextBytes(channel);
      }
      IndexColorModel colors = new IndexColorModel(bits, size, rgba[0], rgba[1], rgba[2], rgba[3]);
      BufferedImage picture =
          bits == 8
              ? new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_INDEXED, colors)
              : new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_BINARY, colors);
      fill(picture.getRaster(), size, random);
      SpriteImage decoded = PngDecoder.decode(write(picture, interlaced));
      for (int i = 0; i < WIDTH * HEIGHT; i++) {
        int index = picture.getRaster().getSample(i % WIDTH, i / WIDTH, 0);
        for (int c = 0; c < 4; c++) {
          assertThat(decoded.rgba()[i * 4 + c])
              .as("%d bits, pixel %d, channel %d", bits, i, c)
              .isEqualTo(rgba[c][index]);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void decode_grayOfFewBits_isScaledToTheFullRange(int bits) throws Exception {
    ImageTypeSpecifier type = ImageTypeSpecifier.createGrayscale(bits, DataBuffer.TYPE_BYTE, false);
    BufferedImage picture = type.createBufferedImage(WIDTH, HEIGHT);
    int most = (1 << bits) - 1;
    fill(picture.getRaster(), most + 1, new Random(bits));
    check(picture, 1, v -> v * 255 / most, false);
  }

  @Test
  void isWhole_chunkThatClaimsMoreThanTheFile_isFalse() {
    byte[] png = TestTiles.png(5, 4, 0x102030);
    assertThat(PngHeader.isWhole(png)).isTrue();
    byte[] lying = png.clone();
    int secondChunk = 8 + 12 + 13;
    lying[secondChunk] = 0x7F; // two gigabytes
    assertThat(PngHeader.isWhole(lying)).isFalse();
    assertThat(PngHeader.isWhole(java.util.Arrays.copyOf(png, png.length - 1))).isFalse();
  }

  @Test
  void decode_pixelsThatEndTooEarly_isRefused() {
    for (boolean interlaced : new boolean[] {false, true}) {
      for (int width : new int[] {1, WIDTH}) { // narrow pictures leave passes out
        BufferedImage picture = new BufferedImage(width, HEIGHT, BufferedImage.TYPE_INT_RGB);
        byte[] lying = write(picture, interlaced);
        assertThatCode(() -> PngDecoder.decode(lying)).doesNotThrowAnyException();
        lying[23] = HEIGHT + 1;
        assertThatThrownBy(() -> PngDecoder.decode(PngSums.mended(lying)))
            .as("interlaced: %s, %d columns", interlaced, width)
            .isInstanceOf(PngDecoder.DamagedException.class);
      }
    }
  }

  @Test
  void encode_anyPicture_isDecodedToTheSame() throws Exception {
    byte[] rgba = new byte[5 * 3 * 4];
    new Random(5).nextBytes(rgba);
    SpriteImage picture = new SpriteImage(5, 3, rgba);
    assertThat(PngDecoder.decode(PngEncoder.of(picture))).isEqualTo(picture);
  }

  @Test
  void decode_oneTransparentColor_isTransparentEverywhere() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter writer = new PngWriter(out, new ImageInfo(3, 1, 8, false));
    ImageLineInt line = new ImageLineInt(writer.imgInfo);
    System.arraycopy(new int[] {10, 20, 30, 10, 20, 31, 10, 20, 30}, 0, line.getScanline(), 0, 9);
    writer.writeRow(line);
    writer.end();
    byte[] png = insertBehindHeader(out.toByteArray(), "tRNS", new byte[] {0, 10, 0, 20, 0, 30});
    assertThat(PngDecoder.decode(png).rgba())
        .containsExactly(10, 20, 30, 0, 10, 20, 31, -1, 10, 20, 30, 0);
  }

  @Test
  void decode_oneTransparentGray_isTransparentEverywhere() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter writer = new PngWriter(out, new ImageInfo(2, 1, 16, false, true, false));
    writer.getMetadata().createTRNSChunk().setGray(257);
    ImageLineInt line = new ImageLineInt(writer.imgInfo);
    line.getScanline()[0] = 256;
    line.getScanline()[1] = 257;
    writer.writeRow(line);
    writer.end();
    assertThat(PngDecoder.decode(out.toByteArray()).rgba())
        .containsExactly(1, 1, 1, -1, 1, 1, 1, 0);
  }

  private static byte[] insertBehindHeader(byte[] png, String type, byte[] data) {
    int headerEnd = 33;
    byte[] typeAndData = new byte[4 + data.length];
    System.arraycopy(type.getBytes(StandardCharsets.US_ASCII), 0, typeAndData, 0, 4);
    System.arraycopy(data, 0, typeAndData, 4, data.length);
    CRC32 crc = new CRC32();
    crc.update(typeAndData);
    return ByteBuffer.allocate(png.length + typeAndData.length + 8)
        .put(png, 0, headerEnd)
        .putInt(data.length)
        .put(typeAndData)
        .putInt((int) crc.getValue())
        .put(png, headerEnd, png.length - headerEnd)
        .array();
  }

  private static BufferedImage direct(int channels, int dataType, int values) {
    ColorSpace space =
        ColorSpace.getInstance(channels < 3 ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB);
    boolean alpha = channels % 2 == 0;
    ComponentColorModel model =
        new ComponentColorModel(
            space, alpha, false, alpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE, dataType);
    WritableRaster raster = model.createCompatibleWritableRaster(WIDTH, HEIGHT);
    fill(raster, values, new Random(channels));
    return new BufferedImage(model, raster, false, null);
  }

  private static void fill(WritableRaster raster, int values, Random random) {
    for (int band = 0; band < raster.getNumBands(); band++) {
      for (int i = 0; i < WIDTH * HEIGHT; i++) {
        raster.setSample(i % WIDTH, i / WIDTH, band, random.nextInt(values));
      }
    }
  }

  private static void check(
      BufferedImage picture, int channels, IntUnaryOperator toEightBits, boolean interlaced)
      throws Exception {
    SpriteImage decoded = PngDecoder.decode(write(picture, interlaced));
    assertThat(decoded.width()).isEqualTo(WIDTH);
    assertThat(decoded.height()).isEqualTo(HEIGHT);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
      int[] samples = picture.getRaster().getPixel(i % WIDTH, i / WIDTH, (int[]) null);
      for (int c = 0; c < 4; c++) {
        int band = c == 3 ? channels - 1 : channels < 3 ? 0 : c;
        int expected = c == 3 && channels % 2 == 1 ? 255 : toEightBits.applyAsInt(samples[band]);
        assertThat(decoded.rgba()[i * 4 + c] & 0xFF)
            .as("%d channels, pixel %d, channel %d", channels, i, c)
            .isEqualTo(expected);
      }
    }
  }

  /** A picture as a PNG, by the JDK's encoder. */
  public static byte[] write(BufferedImage picture, boolean interlaced) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (var out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      ImageWriteParam param = writer.getDefaultWriteParam();
      param.setProgressiveMode(
          interlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
      writer.write(null, new IIOImage(picture, null, null), param);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
