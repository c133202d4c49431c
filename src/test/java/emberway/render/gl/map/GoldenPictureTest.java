package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.render.GlFixture;
import emberway.render.SoftwareCompositor;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.GlContext;
import emberway.render.iso.CellRegion;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.testing.Legends;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The renderer against the software compositor, byte for byte. */
final class GoldenPictureTest {
  private static final int[] ALL_ALPHAS = IntStream.range(0, 256).toArray();
  private static final GridSize[] SHAPES = {
    new GridSize(1, 1),
    new GridSize(1, 17),
    new GridSize(23, 1),
    new GridSize(9, 4),
    new GridSize(5, 14),
    new GridSize(16, 16)
  };

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void draw_publishedTilesInEveryShape_equalsTheCompositor(Rotation rotation) {
    compareAllShapes(TestScenes.published(), rotation, new Random().nextLong());
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void draw_noiseWithPartialAlpha_equalsTheCompositor(Rotation rotation) {
    long seed = new Random().nextLong();
    compareAllShapes(TestScenes.noise(TileGeometry.PUBLISHED, seed, ALL_ALPHAS), rotation, seed);
  }

  @Test
  void draw_oddGeometries_equalsTheCompositor() {
    long seed = new Random().nextLong();
    compareAllShapes(
        TestScenes.noise(new TileGeometry(31, 70, 28, 18), seed, 0, 255), Rotation.NONE, seed);
    compareAllShapes(
        TestScenes.noise(new TileGeometry(64, 64, 64, 32), seed, 0, 255), Rotation.NONE, seed);
  }

  @ParameterizedTest
  @CsvSource({
    "64,32,64,32",
    "66,64,64,32",
    "128,128,128,64",
    "130,64,128,64",
    "256,128,256,128",
    "258,200,256,128",
    "60,90,60,40",
    "90,30,88,20",
    "33,33,32,32"
  })
  void draw_tileSetsOfOtherSizes_equalsTheCompositor(
      int spriteWidth, int spriteHeight, int latticeWidth, int latticeHeight) {
    long seed = new Random().nextLong();
    TileGeometry geometry =
        new TileGeometry(spriteWidth, spriteHeight, latticeWidth, latticeHeight);
    compare(TestScenes.noise(geometry, seed, ALL_ALPHAS), new GridSize(7, 5), seed);
    compare(TestScenes.withDoubles(geometry, seed, 0, 255), new GridSize(5, 8), seed);
  }

  @Test
  void draw_doubleSizeSpritesInParts_equalsTheCompositor() {
    long seed = new Random().nextLong();
    Tiles tiles = TestScenes.withDoubles(TileGeometry.PUBLISHED, seed, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(14, 11), seed);
    SpriteImage whole = SoftwareCompositor.draw(scene);
    Random random = new Random(seed);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      for (int i = 0; i < 20; i++) {
        int left = random.nextInt(whole.width() - 40);
        int top = random.nextInt(whole.height() - 40);
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1), left, top, 40, 40);
        SpriteImage should = GlFixture.crop(whole, left, top, 40, 40);
        assertThat(GlFixture.difference(drawn, should))
            .as("at %d,%d, seed %d", left, top, seed)
            .isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void draw_mapsWithTop_equalTheCompositor(Rotation rotation) {
    long seed = new Random().nextLong();
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, ALL_ALPHAS);
    for (GridSize shape : SHAPES) {
      Scene straight = TestScenes.withTop(TestScenes.random(tiles, shape, seed), seed);
      Scene scene = TestScenes.scene(tiles, straight.map().rotated(rotation));
      try (FilePainter renderer = GlFixture.renderer(context, scene)) {
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
        assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene)))
            .as("%s, seed %d", shape, seed)
            .isEmpty();
      }
    }
  }

  @Test
  void patchMap_topThatComesAndGoes_equalsTheCompositor() {
    long seed = new Random().nextLong();
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(9, 7), seed);
    int[] cells = {0, 20, 21, 30, 62};
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      for (char symbol : "gf.g".toCharArray()) {
        for (int cell : cells) {
          int id = symbol == '.' ? 0 : scene.map().legend().id(symbol);
          scene.map().top().set(cell, id);
        }
        renderer.patchMap(scene.tiler().patch(scene.map(), Rotation.NONE, Layer.TOP, cells));
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
        assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene)))
            .as("%s, seed %d", symbol, seed)
            .isEmpty();
      }
    }
  }

  @Test
  void draw_withoutTheTop_leavesItOut() {
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, 3, 0, 255);
    Scene bare = TestScenes.random(tiles, new GridSize(8, 8), 3);
    Scene scene = TestScenes.withTop(bare, 3);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setLayers(Set.of(Layer.BASE, Layer.OVERLAY));
      SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(bare))).isEmpty();
    }
  }

  private static void compare(Tiles tiles, GridSize shape, long seed) {
    Scene scene = TestScenes.random(tiles, shape, seed);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene)))
          .as("%s, seed %d", tiles.set().geometry(), seed)
          .isEmpty();
    }
  }

  private static void compareAllShapes(Tiles tiles, Rotation rotation, long seed) {
    for (GridSize shape : SHAPES) {
      Scene straight = TestScenes.random(tiles, shape, seed);
      Scene scene = TestScenes.scene(tiles, straight.map().rotated(rotation));
      try (FilePainter renderer = GlFixture.renderer(context, scene)) {
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
        assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene)))
            .as("%s, %s, seed %d", shape, rotation, seed)
            .isEmpty();
      }
    }
  }

  @Test
  void draw_regions_equalTheCompositorsPictureOfThoseCells() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    Scene scene =
        TestScenes.random(
            TestScenes.noise(TileGeometry.PUBLISHED, seed, 0, 255), new GridSize(19, 12), seed);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      for (int i = 0; i < 20; i++) {
        int x = random.nextInt(19);
        int y = random.nextInt(12);
        int width = 1 + random.nextInt(19 - x);
        int height = 1 + random.nextInt(12 - y);
        CellRegion region = new CellRegion(x, y, width, height);
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, region, 1));
        assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene, x, y, width, height)))
            .as("%s, seed %d", region, seed)
            .isEmpty();
      }
    }
  }

  @Test
  void draw_mapLongerThanATexture_equalsTheCompositorAtBothEnds() {
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, 5, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(100_000, 1), 5);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      for (int x : new int[] {0, 4090, 65_530, 99_990}) {
        CellRegion region = new CellRegion(x, 0, 10, 1);
        SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, region, 1));
        assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(scene, x, 0, 10, 1)))
            .as("from cell %d", x)
            .isEmpty();
      }
    }
  }

  @Test
  void draw_oneLayerOnly_leavesTheOtherOut() {
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, 3, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(8, 8), 3);
    Scene bare = TestScenes.random(tiles, new GridSize(8, 8), 3);
    Legends.fill(bare.map().overlay(), 0);
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      renderer.setLayers(Set.of(Layer.BASE));
      SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, 1));
      assertThat(GlFixture.difference(drawn, SoftwareCompositor.draw(bare))).isEmpty();
    }
  }

  @ParameterizedTest
  @org.junit.jupiter.params.provider.ValueSource(ints = {2, 3, 7, 16})
  void draw_wholeScale_repeatsEachPixel(int scale) {
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, 6, 0, 255);
    Scene scene = TestScenes.random(tiles, new GridSize(4, 3), 6);
    SpriteImage small = SoftwareCompositor.draw(scene);
    byte[] large = new byte[small.rgba().length * scale * scale];
    for (int i = 0; i < large.length; i++) {
      int x = i / 4 % (small.width() * scale) / scale;
      int y = i / 4 / (small.width() * scale) / scale;
      large[i] = small.rgba()[(y * small.width() + x) * 4 + i % 4];
    }
    try (FilePainter renderer = GlFixture.renderer(context, scene)) {
      SpriteImage drawn = GlFixture.draw(renderer, GlFixture.frame(scene, scale));
      SpriteImage should = new SpriteImage(small.width() * scale, small.height() * scale, large);
      assertThat(GlFixture.difference(drawn, should)).isEmpty();
    }
  }
}
