package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ar.com.hjg.pngj.FilterType;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineByte;
import ar.com.hjg.pngj.PngWriter;
import emberway.pack.PngSums;
import emberway.pack.TestTiles;
import emberway.sprite.SpriteImage;
import emberway.testing.Extent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The quick decoder gives what the other gives, or nothing. */
final class PlainPngDecoderTest {
  private static final Path TILES = Path.of(System.getProperty("emberway.home", ""), "tiles");

  /** Some of it smooth, so that every filter pays somewhere. */
  private static SpriteImage picture(int width, int height, long seed) {
    Random random = new Random(seed);
    byte[] rgba = new byte[width * height * 4];
    random.nextBytes(rgba);
    for (int i = 0; i < rgba.length / 2; i++) {
      rgba[i] = (byte) (i / 7 + rgba[i] % 3);
    }
    return new SpriteImage(width, height, rgba);
  }

  private static byte[] png(SpriteImage picture, FilterType filter, int chunk) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter writer =
        new PngWriter(out, new ImageInfo(picture.width(), picture.height(), 8, true));
    writer.setFilterType(filter);
    writer.setIdatMaxSize(chunk);
    int bytes = picture.width() * 4;
    for (int y = 0; y < picture.height(); y++) {
      ImageLineByte line = new ImageLineByte(writer.imgInfo);
      System.arraycopy(picture.rgba(), y * bytes, line.getScanline(), 0, bytes);
      writer.writeRow(line);
    }
    writer.end();
    return out.toByteArray();
  }

  @ParameterizedTest
  @EnumSource(
      value = FilterType.class,
      names = {
        "FILTER_NONE",
        "FILTER_SUB",
        "FILTER_UP",
        "FILTER_AVERAGE",
        "FILTER_PAETH",
        "FILTER_ADAPTIVE_FULL"
      })
  void decode_anyFilterInOneChunkOrMany_givesThePixels(FilterType filter) {
    for (int seed = 0; seed < 20; seed++) {
      SpriteImage picture = picture(1 + seed, 1 + 5 * seed % 17, seed);
      for (int chunk : new int[] {100_000, 64}) {
        assertThat(PlainPngDecoder.decode(png(picture, filter, chunk)))
            .as("seed %d, chunks of %d bytes", seed, chunk)
            .contains(picture);
      }
    }
  }

  @Test
  void decode_bundledPictures_areAllPlainAndWhatTheOtherDecoderGives() throws Exception {
    int count = 0;
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(TILES.resolve("fantasy"), "*W*.png")) {
      for (Path file : files) {
        if (count < Extent.of(2_000)) {
          byte[] png = Files.readAllBytes(file);
          assertThat(PlainPngDecoder.decode(png))
              .as("%s", file)
              .contains(PngDecoder.decodeAny(png));
          count++;
        }
      }
    }
    assertThat(count).isGreaterThan(Extent.over(100));
  }

  @Test
  void decode_anyByteChanged_givesNothingOrWhatTheOtherDecoderGives() throws IOException {
    byte[] png = png(picture(9, 8, 3), FilterType.FILTER_ADAPTIVE_FULL, 150);
    Random random = new Random(4);
    int kept = 0;
    for (int i = 0; i < png.length; i++) {
      byte[] changed = png.clone();
      changed[i] ^= (byte) (1 + random.nextInt(255));
      kept += agree(changed, "byte " + i) ? 1 : 0;
    }
    assertThat(kept).as("damaged pictures taken").isZero();
  }

  @Test
  void decode_cutOffOrWithMoreBehind_givesNothing() {
    byte[] png = png(picture(9, 8, 3), FilterType.FILTER_SUB, 100_000);
    for (int length = 0; length < png.length; length++) {
      assertThat(PlainPngDecoder.decode(Arrays.copyOf(png, length)))
          .as("%d bytes", length)
          .isEmpty();
    }
    assertThat(PlainPngDecoder.decode(Arrays.copyOf(png, png.length + 1))).isEmpty();
  }

  @Test
  void decode_tooFewOrTooManyRows_givesNothing() {
    SpriteImage picture = picture(5, 6, 1);
    for (int height : new int[] {5, 7}) {
      byte[] lying = png(picture, FilterType.FILTER_NONE, 100_000);
      lying[23] = (byte) height;
      assertThat(PlainPngDecoder.decode(PngSums.mended(lying)))
          .as("%d rows claimed", height)
          .isEmpty();
    }
  }

  @Test
  void decode_otherKinds_areLeftToTheOther() {
    assertThat(PlainPngDecoder.decode(TestTiles.png(5, 4, 0x102030))).isEmpty(); // without alpha
    assertThat(PlainPngDecoder.decode(new byte[0])).isEmpty();
    assertThatThrownBy(() -> PngDecoder.decode(new byte[100]))
        .isInstanceOf(PngDecoder.DamagedException.class);
  }

  /** Whether it is decoded; fails if it is, and not to what the other makes of it. */
  private static boolean agree(byte[] png, String what) {
    Optional<SpriteImage> plain = PlainPngDecoder.decode(png);
    if (plain.isEmpty()) {
      return false;
    }
    try {
      assertThat(plain).as(what).contains(PngDecoder.decodeAny(png));
      return true;
    } catch (PngDecoder.DamagedException damaged) {
      throw new AssertionError(what + ": only the quick decoder takes it", damaged);
    }
  }
}
