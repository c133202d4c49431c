package emberway.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.PngReader;
import emberway.art.raster.AnimationPhase;
import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.JoinMask;
import emberway.art.raster.PngFile;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.TileableNoise;
import emberway.testing.Extent;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The committed tile set is what the generator draws, and it is complete. */
@Tag("extent")
final class TileSetGeneratorTest {
  private static final Path FOLDER = Path.of("tiles", "fantasy");
  private static final Set<String> MOVING = Set.of("L1_Water", "L1_Lava", "L2_VolcanoErupting");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final int SPRITES = 689 + 7 * 47;
  private static final String OPEN = "NESW";
  private static final Map<String, SpriteBitmap> PICTURES = DrawnTiles.spriteBitmaps();

  @Test
  void pictures_committed_areTheSamePixels() throws IOException {
    TileSetGenerator generator = new TileSetGenerator(1);
    for (String name : Extent.sample(generator.names(), 64)) {
      assertThat(PICTURES.get(name).rgba())
          .as("%s: run the generator (tiles/README.md) and commit", name)
          .isEqualTo(generator.spriteBitmap(name).rgba());
    }
  }

  @Test
  void encode_committed_areTheSameBytes() throws IOException {
    assumeTrue(
        deflatesAsZlibDoes(), "this JVM's deflate is not zlib's: its files differ in length");
    for (String name : Extent.sample(PICTURES.keySet(), 8)) {
      assertThat(PngFile.encode(PICTURES.get(name)))
          .as(name)
          .isEqualTo(Files.readAllBytes(FOLDER.resolve(name + ".png")));
    }
  }

  @Test
  void picture_drawnAgain_isTheSame() {
    TileSetGenerator again = new TileSetGenerator(1);
    for (String name : List.of("L1_WaterE", "L2_GateNS", "L2_Forest", "L2_VolcanoErupting")) {
      assertThat(again.spriteBitmap(name)).as(name).isEqualTo(PICTURES.get(name));
    }
  }

  @Test
  void picture_doubleScale_hasDoubleSideAndTheSameSilhouette() {
    TileSetGenerator large = new TileSetGenerator(2);
    for (String name : List.of("L1_Terrain001", "L2_Castle", "L2_WallStoneEW")) {
      SpriteBitmap one = PICTURES.get(name);
      SpriteBitmap two = large.spriteBitmap(name);
      assertThat(two.side()).isEqualTo(108);
      int same = 0;
      for (int i = 0; i < 54 * 54; i++) {
        boolean inOne = one.alpha(i % 54, i / 54) == 255;
        boolean inTwo = two.alpha(i % 54 * 2, i / 54 * 2) == 255;
        same += inOne == inTwo ? 1 : 0;
      }
      assertThat(same).as(name).isGreaterThan(54 * 54 * 95 / 100);
    }
  }

  @Test
  void folder_committed_holdsExactlyTheLegendsSprites() throws IOException {
    TreeSet<String> expected = new TreeSet<>();
    for (Map<String, String> tile : legend()) {
      boolean open = tile.get("sprite").endsWith(OPEN); // drawn with no other of its joins
      String stems =
          tile.get("sprite").replaceFirst(OPEN + "$", "")
              + " "
              + tile.getOrDefault("variants", "")
              + " "
              + tile.getOrDefault("on", "");
      for (String stem : WORD.matcher(stems).results().map(MatchResult::group).toList()) {
        for (int frame = 0; frame < (MOVING.contains(stem) ? AnimationPhase.FRAMES : 1); frame++) {
          expected.addAll(files(stem + AnimationPhase.letter(frame), tile, open));
        }
      }
    }
    for (String stem : TransitionArt.ALL.keySet()) {
      for (int mask = 1; mask < JoinMask.COUNT; mask++) {
        expected.add(stem + new JoinMask(mask).suffix() + ".png");
      }
      List.of("_NE", "_ES", "_SW", "_NW").forEach(c -> expected.add(stem + c + ".png"));
    }
    assertThat(expected).hasSize(SPRITES + 19 * TransitionArt.ALL.size());
    try (var files = Files.list(FOLDER)) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(f -> f.endsWith(".png"))
                  .filter(f -> !f.contains(TileSetGenerator.DOUBLE_SIZE)))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void folder_committed_isEightBitRgbaOf54By54() throws IOException {
    for (String name : PICTURES.keySet()) {
      byte[] file = Files.readAllBytes(FOLDER.resolve(name + ".png"));
      PngReader reader = new PngReader(new ByteArrayInputStream(file));
      ImageInfo info = reader.imgInfo;
      assertThat(List.of(info.cols, info.rows, info.bitDepth, info.channels))
          .as(name)
          .containsExactly(54, 54, 8, 4);
      reader.close();
    }
  }

  @Test
  void pictures_joining_differPairwise() {
    for (String stem :
        List.of("L2_RoadDirt", "L2_Bridge", "L2_WallStone", "L2_Gate", "L1_Water", "L1_Lava")) {
      for (int a = 0; a < JoinMask.COUNT; a++) {
        for (int b = 0; b < a; b++) {
          String nameA = stem + new JoinMask(a).suffix();
          String nameB = stem + new JoinMask(b).suffix();
          assertThat(PICTURES.get(nameA))
              .as(nameA + " and " + nameB)
              .isNotEqualTo(PICTURES.get(nameB));
        }
      }
    }
  }

  @Test
  void pictures_frames_differAndKeepTheirOutline() {
    for (String stem : List.of("L1_Water", "L1_Lava")) {
      for (int mask = 0; mask < JoinMask.COUNT; mask++) {
        SpriteBitmap first = PICTURES.get(stem + new JoinMask(mask).suffix());
        for (int frame = 1; frame < AnimationPhase.FRAMES; frame++) {
          String name = stem + AnimationPhase.letter(frame) + new JoinMask(mask).suffix();
          assertThat(PICTURES.get(name)).as(name).isNotEqualTo(first);
          for (int i = 0; i < 54 * 54; i++) {
            assertThat(PICTURES.get(name).alpha(i % 54, i / 54))
                .isEqualTo(first.alpha(i % 54, i / 54));
          }
        }
      }
    }
  }

  @Test
  void water_bankOfEarth_isTheSameInEveryPhase() {
    List<BlobMask> blobMasks = BlobMask.ofJoining();
    int banks = 0;
    int moved = 0;
    for (int i = 0; i < 40_000; i++) {
      BlobMask blobMask = blobMasks.get(i % blobMasks.size());
      double u = TileableNoise.hash(i, 1, 901) - 0.5;
      double v = TileableNoise.hash(i, 2, 901) - 0.5;
      AnimationPhase animationPhase = AnimationPhase.ofFrame(1 + i % (AnimationPhase.FRAMES - 1));
      Rgb begin = WaterArt.water(blobMask, u, v, AnimationPhase.BEGIN);
      Rgb later = WaterArt.water(blobMask, u, v, animationPhase);
      if (begin.r() > begin.b()) { // earth and sand; water and foam are always bluer than red
        assertThat(later).as("seed 901, point %d", i).isEqualTo(begin);
        banks++;
      } else if (!later.equals(begin)) {
        moved++;
      }
    }
    assertThat(banks).isGreaterThan(2000);
    assertThat(moved).isGreaterThan(20_000);
  }

  @Test
  void pictures_overlays_haveNoHalfTransparentColorButShadow() {
    PICTURES.forEach(
        (name, spriteBitmap) -> {
          for (int i = 0; i < 54 * 54; i++) {
            int alpha = spriteBitmap.alpha(i % 54, i / 54);
            if (alpha > 0 && alpha < 255) {
              assertThat(spriteBitmap.color(i % 54, i / 54))
                  .as(name)
                  .isEqualTo(ColorPalette.CAST_SHADOW);
            }
          }
        });
  }

  /** The files of a stem: for all arms and corners that the tile's pictures know. */
  private static List<String> files(String stem, Map<String, String> tile, boolean open) {
    boolean joins = open || tile.containsKey("joins");
    boolean corners = tile.containsKey("corners");
    List<BlobMask> blobMasks = joins ? BlobMask.ofJoining() : BlobMask.ofPlain();
    return blobMasks.stream()
        .filter(blobMask -> blobMask.corners() == 0 || corners)
        .filter(blobMask -> blobMask.corners() == 0 || !open || blobMask.joinMask().arms() == 4)
        .map(
            blobMask ->
                stem + (joins ? blobMask.joinMask().suffix() : "") + blobMask.cornerSuffix())
        .map(name -> name + ".png")
        .toList();
  }

  /** Whether the JVM compresses as the zlib does that the committed files were written with. */
  static boolean deflatesAsZlibDoes() {
    byte[] probe = new byte[20_000];
    for (int i = 0; i < probe.length; i++) {
      probe[i] = (byte) (TileableNoise.hash(i / 3 % 97, i % 11, i / 5000) * 9);
    }
    Deflater deflater = new Deflater(9);
    deflater.setInput(probe);
    deflater.finish();
    byte[] packed = new byte[probe.length * 2];
    int length = deflater.deflate(packed);
    deflater.end();
    CRC32 crc = new CRC32();
    crc.update(Arrays.copyOf(packed, length));
    return crc.getValue() == 0x99087D93L;
  }

  private static boolean isOnGround(JsonParser json) {
    return json.streamReadContext().pathAsPointer().toString().contains("/on/");
  }

  private static boolean isVariant(JsonParser json) {
    return "variants".equals(json.streamReadContext().getParent().currentName());
  }

  /**
   * The legend's tiles, each with its plain members, its variants and what it has on grounds as
   * text.
   */
  private static List<Map<String, String>> legend() throws IOException {
    List<Map<String, String>> tiles = new ArrayList<>();
    try (JsonParser json =
        new JsonFactory()
            .createParser(ObjectReadContext.empty(), FOLDER.resolve("tileset.json").toFile())) {
      int depth = 0;
      boolean inLegend = false;
      while (json.nextToken() != null) {
        JsonToken token = json.currentToken();
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        if (depth == 2 && token == JsonToken.START_ARRAY) {
          inLegend = "legend".equals(json.currentName());
        } else if (depth == 1) {
          inLegend = false;
        } else if (token == JsonToken.START_OBJECT && depth == 3 && inLegend) {
          tiles.add(new HashMap<>());
        } else if (token.isScalarValue() && depth == 3 && inLegend) {
          tiles.get(tiles.size() - 1).put(json.currentName(), json.getString());
        } else if (token.isScalarValue() && depth == 4 && inLegend && isVariant(json)) {
          tiles.get(tiles.size() - 1).merge("variants", json.getString(), (a, b) -> a + " " + b);
        } else if (token.isScalarValue() && inLegend && isOnGround(json)) {
          tiles.get(tiles.size() - 1).merge("on", json.getString(), (a, b) -> a + " " + b);
        }
      }
    }
    return tiles;
  }
}
