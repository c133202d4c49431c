package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.tileset.TileSetLibrary;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.TileGeometry;
import emberway.testing.Extent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Maps whose grounds have borders, at scales between the crisp ones, in either size of sprites. */
@Tag("extent")
final class SmoothPiecesTest {
  private static final int LEFT = 130;
  private static final int TOP = 70;

  @AutoClose private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  static List<Arguments> scales() {
    return Extent.sample(
        List.of(
            Arguments.of(0.5, false),
            Arguments.of(0.9, false),
            Arguments.of(1.5, true),
            Arguments.of(1.5, false),
            Arguments.of(2.5, false),
            Arguments.of(3, true)),
        2);
  }

  @ParameterizedTest
  @MethodSource("scales")
  void draw_mapWithPieces_partsFitTogetherWithoutHoles(double scale, boolean doubles)
      throws Exception {
    String text = "emberway-map 1\nname: Border\n[base]\n" + "GGGaaaSSSrrrGGGa\n".repeat(16);
    LoadedMap loaded =
        MapFiles.read("border", text.getBytes(StandardCharsets.UTF_8), TileSetLibrary.bundled());
    TileMap map = loaded.map();
    AutoTiler tiler = new AutoTiler(loaded.tiles().set());
    TileGeometry geometry = loaded.tiles().set().geometry();
    SpriteSource source = loaded.tiles().sprites();
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    Arrays.fill(used, true);
    assertThat(tiler.pieces(map).isEmpty()).isFalse();
    Atlas atlas = Atlas.compose(geometry, tiler.spriteNames(), used, new ComposedSprites(source));
    try (FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), atlas)) {
      renderer.setMap(tiler.tile(map));
      if (doubles) {
        Atlas large =
            Atlas.composeDoubled(geometry, tiler.spriteNames(), used, source).orElseThrow();
        assertThat(renderer.sprites().setDoubles(large)).isTrue();
      }
      PictureFrame frame = PictureFrame.whole(new IsoProjection(geometry, map.size()), scale);
      SpriteImage whole = GlFixture.draw(renderer, frame);
      int middle = whole.height() / 2 * whole.width() + whole.width() / 2;
      assertThat(whole.rgba()[4 * middle + 3]).as("a hole in the middle").isEqualTo((byte) 255);
      int width = whole.width() - LEFT;
      int height = whole.height() - TOP;
      SpriteImage part = GlFixture.draw(renderer, frame, LEFT, TOP, width, height);
      assertThat(GlFixture.difference(part, GlFixture.crop(whole, LEFT, TOP, width, height)))
          .isEmpty();
    }
  }
}
