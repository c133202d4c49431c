package emberway.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.art.raster.FineGrain;
import emberway.art.raster.PngFile;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import emberway.testing.Extent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The committed pictures of double size are what the generator draws, one for each sprite. */
@Tag("extent")
final class DoublePicturesTest {
  private static final Path FOLDER = Path.of("tiles", "fantasy");
  private static final long MAX_BYTES = 10_000_000; // of the whole tile set
  private static Map<String, SpriteBitmap> spriteBitmaps; // or some of them
  private static int count; // of all sprites

  @BeforeAll
  static void draw() {
    TileSetGenerator generator = new TileSetGenerator(2);
    count = generator.names().size();
    spriteBitmaps =
        Extent.sample(generator.names(), 64).parallelStream()
            .collect(Collectors.toMap(name -> name, generator::spriteBitmap));
  }

  private static byte[] file(String name) throws IOException {
    return Files.readAllBytes(FOLDER.resolve(name + TileSetGenerator.DOUBLE_SIZE + ".png"));
  }

  @Test
  void pictures_committed_areTheSamePixels() throws IOException {
    for (Map.Entry<String, SpriteBitmap> sprite : spriteBitmaps.entrySet()) {
      assertThat(DrawnTiles.decode(file(sprite.getKey())))
          .as("%s: run the generator (tiles/README.md) and commit", sprite.getKey())
          .isEqualTo(sprite.getValue().rgba());
    }
  }

  @Test
  void encode_committed_areTheSameBytes() throws IOException {
    assumeTrue(
        TileSetGeneratorTest.deflatesAsZlibDoes(),
        "this JVM's deflate is not zlib's: its files differ in length");
    for (Map.Entry<String, SpriteBitmap> sprite : spriteBitmaps.entrySet()) {
      assertThat(PngFile.encode(sprite.getValue()))
          .as(sprite.getKey())
          .isEqualTo(file(sprite.getKey()));
    }
  }

  @Test
  void folder_committed_holdsADoubleForEachPicture_andIsSmall() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> pngs = files.filter(f -> f.toString().endsWith(".png")).toList();
      assertThat(pngs).hasSize(2 * count);
      long bytes = 0;
      for (Path png : pngs) {
        bytes += Files.size(png);
      }
      assertThat(bytes).isLessThan(MAX_BYTES);
    }
  }

  @Test
  void grain_ofLargePictures_leavesWaterSmoothAndRepeatsWithTheLattice() {
    Rgb grass = new Rgb(80, 130, 50);
    Rgb water = new Rgb(40, 100, 150);
    assertThat(FineGrain.on(grass, 0.31, 0.12, 1)).isEqualTo(grass);
    assertThat(FineGrain.on(grass, 0.31, 0.12, 2)).isNotEqualTo(grass);
    assertThat(FineGrain.on(water, 0.31, 0.12, 2)).isEqualTo(water);
    assertThat(FineGrain.on(grass, 0.25, -0.375, 2))
        .isEqualTo(FineGrain.on(grass, -0.75, 0.625, 2));
  }
}
