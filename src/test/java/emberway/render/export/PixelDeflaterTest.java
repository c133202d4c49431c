package emberway.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.render.TestScenes;
import emberway.sprite.SpriteImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link PixelDeflater} against the JDK's readers of deflate and PNG. */
final class PixelDeflaterTest {
  private final long seed = new Random().nextLong();
  private final Random random = new Random(seed);

  /** Kinds of pictures. */
  private enum Kind {
    EMPTY {
      @Override
      int pixel(int at, int[] before, Random random) {
        return 0;
      }
    },
    NOISE {
      @Override
      int pixel(int at, int[] before, Random random) {
        return random.nextInt();
      }
    },
    FEW_COLORS {
      @Override
      int pixel(int at, int[] before, Random random) {
        return 0xFF102030 + random.nextInt(3);
      }
    },
    RUNS {
      @Override
      int pixel(int at, int[] before, Random random) {
        return at > 0 && random.nextInt(200) > 0 ? before[at - 1] : random.nextInt();
      }
    },
    SPRITES {
      @Override
      int pixel(int at, int[] before, Random random) {
        return at >= 52 && random.nextInt(30) > 0 ? before[at - 52] : random.nextInt();
      }
    },
    FAR_COPIES {
      @Override
      int pixel(int at, int[] before, Random random) {
        int back = 8150 + at / 9000 * 20; // within reach at first, and then beyond it
        return at >= back && random.nextInt(40) > 0 ? before[at - back] : random.nextInt();
      }
    };

    abstract int pixel(int at, int[] before, Random random);

    int[] pixels(int count, Random random) {
      int[] pixels = new int[count];
      for (int at = 0; at < count; at++) {
        pixels[at] = pixel(at, pixels, random);
      }
      return pixels;
    }
  }

  @ParameterizedTest
  @EnumSource
  void deflate_anyKindOfPicture_isReadAgain(Kind kind) throws DataFormatException {
    PixelDeflater deflater = new PixelDeflater();
    for (int width : new int[] {1, 2, 3, 4, 5, 6, 9, 63, 64, 65, 66, 127, 129, 333, 70_000}) {
      int rows = width > 1000 ? 1 : 1 + random.nextInt(400);
      byte[] bytes = rows(kind.pixels(width * rows, random), width);
      assertThat(inflated(deflated(deflater, bytes, rows), bytes.length))
          .as("%s, %d × %d px, seed %d", kind, width, rows, seed)
          .isEqualTo(bytes);
    }
  }

  /** A pixel comes again at every distance about the format's limit. */
  @Test
  void deflate_copiesAboutTheLimitOfDistance_areReadAgain() throws DataFormatException {
    PixelDeflater deflater = new PixelDeflater();
    for (int distance = 8188; distance <= 8196; distance++) {
      for (int length : new int[] {1, 2, 3, 4, 40}) {
        int[] pixels = Kind.NOISE.pixels(9000, random);
        System.arraycopy(pixels, 0, pixels, distance, length);
        byte[] bytes = rows(pixels, pixels.length);
        byte[] deflated = deflated(deflater, bytes, 1);
        assertThat(inflated(deflated, bytes.length))
            .as("%d px back, %d px long, seed %d", distance, length, seed)
            .isEqualTo(bytes);
      }
    }
  }

  @Test
  void deflate_noise_isHardlyLongerThanItself() throws DataFormatException {
    byte[] bytes = rows(Kind.NOISE.pixels(300_000, random), 1000);
    byte[] deflated = deflated(new PixelDeflater(), bytes, 300);
    assertThat(deflated.length).as("seed %d", seed).isLessThan(bytes.length + 200);
    assertThat(inflated(deflated, bytes.length)).isEqualTo(bytes);
  }

  @Test
  void deflate_emptyRows_takeTwoBitsForEachLongestCopy() {
    int width = 258 * 256;
    byte[] bytes = rows(new int[width], width);
    assertThat(deflated(new PixelDeflater(), bytes, 1).length)
        .isLessThan(width * 4 / 258 * 2 / 8 + 50);
  }

  @Test
  void deflate_repeatedSprites_areCopiedFromTheRowAbove() {
    int[] sprite = Kind.NOISE.pixels(100, random);
    int[] pixels = new int[100 * 60];
    for (int row = 0; row < 60; row++) {
      System.arraycopy(sprite, 0, pixels, row * 100, 100);
    }
    assertThat(deflated(new PixelDeflater(), rows(pixels, 100), 60).length)
        .as("seed %d", seed)
        .isLessThan(400 + 60 * 10);
  }

  /** Pixels that come again one by one: copies of single pixels take less than their bytes. */
  @Test
  void deflate_pixelsOfFewColorsInAnyOrder_areCopiedOneByOne() throws DataFormatException {
    int[] colors = Kind.NOISE.pixels(64, random);
    int[] pixels = new int[40_000];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = colors[random.nextInt(colors.length)];
    }
    byte[] bytes = rows(pixels, 400);
    byte[] deflated = deflated(new PixelDeflater(), bytes, 100);
    assertThat(deflated.length).as("seed %d", seed).isLessThan(pixels.length * 5 / 4);
    assertThat(inflated(deflated, bytes.length)).as("seed %d", seed).isEqualTo(bytes);
  }

  /** A deflater remembers nothing of what it deflated before. */
  @Test
  void deflate_usedBefore_isTheSameBytesAsAnew() {
    PixelDeflater used = new PixelDeflater();
    deflated(used, rows(Kind.SPRITES.pixels(50_000, random), 500), 100);
    byte[] bytes = rows(Kind.SPRITES.pixels(30_000, random), 300);
    assertThat(deflated(used, bytes, 100))
        .as("seed %d", seed)
        .isEqualTo(deflated(new PixelDeflater(), bytes, 100));
  }

  @ParameterizedTest
  @EnumSource
  void png_bothCompressions_areReadByImageIo(Kind kind) throws IOException {
    int width = 123;
    int height = 77;
    int[] pixels = kind.pixels(width * height, random);
    byte[] rgba = new byte[pixels.length * 4];
    for (int i = 0; i < pixels.length; i++) {
      PngBlock.putInt(rgba, i * 4, pixels[i] | 0xFF); // opaque, so that it stays as it is
    }
    for (Compression compression : Compression.values()) {
      for (int threads : new int[] {1, 3}) {
        byte[] png = png(rgba, width, height, 10, compression, threads);
        assertThat(TestScenes.of(ImageIO.read(new ByteArrayInputStream(png))).rgba())
            .as("%s, %s, %d threads, seed %d", kind, compression, threads, seed)
            .isEqualTo(rgba);
      }
    }
  }

  @Test
  void pixelPicture_anySize_isReadByImageIo() throws IOException {
    for (int[] size : new int[][] {{1, 1}, {7, 3}, {123, 77}}) {
      byte[] rgba = new byte[size[0] * size[1] * 4];
      random.nextBytes(rgba);
      for (int i = 3; i < rgba.length; i += 4) {
        rgba[i] = -1; // opaque, so that it stays as it is
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new PixelPicture(size[0], size[1], rgba).writePng(out);
      SpriteImage read = TestScenes.of(ImageIO.read(new ByteArrayInputStream(out.toByteArray())));
      assertThat(read.width()).isEqualTo(size[0]);
      assertThat(read.rgba()).as("seed %d", seed).isEqualTo(rgba);
    }
  }

  @Test
  void pixelPicture_bytesOfAnotherSize_areRefused() {
    for (int bytes : new int[] {0, 23, 25, 48}) {
      assertThatThrownBy(() -> new PixelPicture(2, 3, new byte[bytes]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("2 × 3");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 100})
  void unpremultiply_anyAlpha_isTheNearestColor(int pixels) {
    byte[] rgba = new byte[pixels * 4];
    for (int turn = 0; turn < 300; turn++) {
      random.nextBytes(rgba);
      for (int i = 3; i < rgba.length; i += 4) {
        rgba[i] = random.nextInt(3) == 0 ? (byte) -random.nextInt(2) : rgba[i];
        for (int channel = 1; channel <= 3; channel++) {
          int color = Math.min(rgba[i - channel] & 0xFF, rgba[i] & 0xFF);
          rgba[i - channel] = (byte) color;
        }
      }
      byte[] straight = rgba.clone();
      Alpha.unpremultiply(straight, 0, straight.length);
      for (int i = 0; i < rgba.length; i++) {
        int alpha = rgba[i | 3] & 0xFF;
        boolean isColor = (i & 3) != 3 && alpha > 0;
        int wanted = isColor ? ((rgba[i] & 0xFF) * 255 + alpha / 2) / alpha : rgba[i] & 0xFF;
        assertThat(straight[i] & 0xFF).as("byte %d, seed %d", i, seed).isEqualTo(wanted);
      }
    }
  }

  private static byte[] png(
      byte[] rgba, int width, int height, int blockRows, Compression compression, int threads)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PngStream png = new PngStream(out, width, height, compression, threads)) {
      for (int top = 0; top < height; top += blockRows) {
        PngBlock block = png.block(width, Math.min(blockRows, height - top), true);
        for (int row = 0; row < block.rows(); row++) {
          int from = (top + row) * width * 4;
          System.arraycopy(rgba, from, block.bytes(), block.pixels(row), width * 4);
        }
        png.write(block);
      }
      png.finish();
    }
    return out.toByteArray();
  }

  /** Rows as PNG has them, each after a byte for its filter. */
  private static byte[] rows(int[] pixels, int width) {
    byte[] bytes = new byte[pixels.length / width * (1 + width * 4)];
    for (int i = 0; i < pixels.length; i++) {
      PngBlock.putInt(bytes, i / width + 1 + i * 4, pixels[i]);
    }
    return bytes;
  }

  private static byte[] deflated(PixelDeflater deflater, byte[] bytes, int rows) {
    BitOutput out = new BitOutput(16);
    deflater.deflate(bytes, rows, bytes.length / rows, out);
    return Arrays.copyOf(out.bytes(), out.length());
  }

  static byte[] inflated(byte[] deflated, int length) throws DataFormatException {
    byte[] closed = Arrays.copyOf(deflated, deflated.length + 2);
    closed[deflated.length] = 3; // an empty last block
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(closed);
      byte[] bytes = new byte[length + 1];
      int count = inflater.inflate(bytes);
      assertThat(inflater.finished()).isTrue();
      assertThat(inflater.getRemaining()).isZero();
      return Arrays.copyOf(bytes, count);
    } finally {
      inflater.end();
    }
  }
}
