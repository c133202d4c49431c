package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MemoryFiles;
import emberway.pack.store.FileBudget;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.tiled.TiledImageLoader;
import emberway.sprite.SpriteUnavailableException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The cost of each format by its header, whatever follows. */
final class DecodingCostTest {
  private static final int ANY_PICTURE = 49_152; // units

  /** The cost beyond that of any picture. [units] */
  private static long cost(byte[] file) {
    return DecodingCost.of(ImageHeader.of(file).orElseThrow(), file) - ANY_PICTURE;
  }

  private static void put(byte[] file, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(bytes, 0, file, at, bytes.length);
  }

  private static void low(byte[] file, int at, int value, int count) {
    for (int i = 0; i < count; i++) {
      file[at + i] = (byte) (value >> (8 * i));
    }
  }

  private static byte[] png(int width, int height, int depth, int interlacing) {
    byte[] file = new byte[100];
    put(file, 0, "\u0089PNG\r\n\u001A\n");
    put(file, 12, "IHDR");
    file[18] = (byte) (width >> 8);
    file[19] = (byte) width;
    file[22] = (byte) (height >> 8);
    file[23] = (byte) height;
    file[24] = (byte) depth;
    file[28] = (byte) interlacing;
    return file;
  }

  /** The start of a progressive JPEG, and the markers of its scans. */
  private static byte[] jpeg(int width, int height, int scans) {
    byte[] file = new byte[100 + 2 * scans];
    put(file, 0, "\u00FF\u00D8\u00FF\u00C2\u0000\u0011\u0008");
    file[7] = (byte) (height >> 8);
    file[8] = (byte) height;
    file[9] = (byte) (width >> 8);
    file[10] = (byte) width;
    for (int i = 0; i < scans; i++) {
      put(file, 100 + 2 * i, "\u00FF\u00DA");
    }
    return file;
  }

  private static byte[] gif(int width, int height) {
    byte[] file = new byte[100];
    put(file, 0, "GIF89a");
    low(file, 6, width, 2);
    low(file, 8, height, 2);
    return file;
  }

  private static byte[] bmp(int width, int height) {
    byte[] file = new byte[100];
    put(file, 0, "BM");
    low(file, 14, 40, 4);
    low(file, 18, width, 4);
    low(file, 22, height, 4);
    return file;
  }

  private static byte[] webp(String kind, int width, int height, int length) {
    byte[] file = new byte[length];
    put(file, 0, "RIFF");
    put(file, 8, "WEBP" + kind);
    switch (kind) {
      case "VP8L" -> low(file, 21, (width - 1) | (height - 1) << 14, 4);
      case "VP8 " -> low(file, 26, width | height << 16, 4);
      default -> {
        low(file, 24, width - 1, 3);
        low(file, 27, height - 1, 3);
      }
    }
    return file;
  }

  @Test
  void png_takesEightUnitsPerPixelAndThriceAsMuchIfUnusual() {
    assertThat(cost(png(600, 33, 8, 0))).isEqualTo(8 * 600 * 33);
    assertThat(cost(png(600, 33, 16, 0))).isEqualTo(24 * 600 * 33);
    assertThat(cost(png(600, 33, 8, 1))).isEqualTo(24 * 600 * 33);
  }

  @Test
  void jpeg_takesWholeUnitsOfItsScansAndTwoUnitsPerPixelAndScan() {
    assertThat(cost(jpeg(600, 33, 1))).isEqualTo(608 * 64 * 8 + 3 * 102);
    assertThat(cost(jpeg(608, 64, 1))).isEqualTo(608 * 64 * 8 + 3 * 102);
    assertThat(cost(jpeg(609, 64, 1))).isEqualTo(640 * 64 * 8 + 3 * 102);
    assertThat(cost(jpeg(608, 64, 2656))).isEqualTo(608 * 64 * 5318 + 3 * (100 + 2 * 2656));
  }

  @Test
  void gif_takesEightUnitsPerPixelAndOnePerByte() {
    assertThat(cost(gif(600, 33))).isEqualTo(8 * 600 * 33 + 100);
  }

  @Test
  void tinyPicture_costsWhatAnyPictureDoes() {
    assertThat(cost(png(1, 1, 8, 0))).isEqualTo(8);
  }

  @Test
  void bmp_takesEightUnitsPerPixel() {
    assertThat(cost(bmp(600, 33))).isEqualTo(8 * 600 * 33);
  }

  @Test
  void webp_takesWholeMacroblocksAndItsFirstBytesMost() {
    for (String kind : new String[] {"VP8 ", "VP8L", "VP8X"}) {
      assertThat(cost(webp(kind, 600, 33, 100))).isEqualTo(50 * 608 * 48 + 422 * 100);
      assertThat(cost(webp(kind, 608, 48, 100))).isEqualTo(50 * 608 * 48 + 422 * 100);
      assertThat(cost(webp(kind, 608, 49, 100))).isEqualTo(50 * 608 * 64 + 422 * 100);
      assertThat(cost(webp(kind, 16, 16, 163_840))).isEqualTo(50 * 256 + 422 * 163_840);
      assertThat(cost(webp(kind, 16, 16, 163_841))).isEqualTo(50 * 256 + 422 * 163_840 + 22);
    }
  }

  /** The reason that a picture of no content is refused, with so many units left. */
  private static String refusal(byte[] file, long left) throws Exception {
    FileBudget budget = new FileBudget("m.tmx");
    budget.picture("before", 1, FileBudget.MAX - left, 0);
    MemoryFiles files = new MemoryFiles("P", Map.of("pic", file));
    TiledImageLoader pictures =
        new TiledImageLoader(new ReferencedFiles.InPack(files, "m.tmx"), Map.of(), budget);
    try {
      pictures.image("pic");
      return "";
    } catch (SpriteUnavailableException e) {
      return e.getMessage();
    }
  }

  /** Each file is damaged, which only a decoder notices. */
  @Test
  void image_beyondTheBudgetByOneUnit_isRefusedBeforeItIsDecoded() throws Exception {
    byte[][] files = {
      png(600, 33, 8, 0),
      png(600, 33, 16, 0),
      jpeg(600, 33, 3),
      gif(600, 33),
      bmp(600, 33),
      webp("VP8 ", 600, 33, 100),
      webp("VP8L", 600, 33, 100)
    };
    for (byte[] file : files) {
      long taken = ANY_PICTURE + cost(file) + file.length;
      assertThat(refusal(file, taken - 1))
          .startsWith("m.tmx: its pictures are too much for one file, up to 'pic': 19,801 pixels");
      assertThat(refusal(file, taken)).as("decoded").doesNotContain("too much");
    }
  }

  /** A map can have one WebP of 4096 × 4096 px, but not one of 5700 × 5700. */
  @Test
  void webp_thatTakesTooLongByItself_isRefused() throws Exception {
    byte[] largest = webp("VP8 ", 4096, 4096, 3 << 20);
    assertThat(refusal(largest, FileBudget.MAX)).doesNotContain("too much");
    assertThat(refusal(webp("VP8 ", 5700, 5700, 100), FileBudget.MAX)).contains("too much");
  }
}
