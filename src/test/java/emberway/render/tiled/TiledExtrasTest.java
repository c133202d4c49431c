package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledProperties;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is drawn of a Tiled map where it is asked for. */
final class TiledExtrasTest {
  private final TiledScene scene = new TiledScene(7);

  @BeforeEach
  void prepare() {
    scene.opaque = true;
    scene.size = new GridSize(8, 8);
  }

  private SpriteImage draw(Set<TiledPicture.Extra> extras) throws SpriteUnavailableException {
    return TiledScene.draw(TiledPicture.of(scene.map(), scene::image, extras, missing -> {}));
  }

  /** A tile in the first cell. */
  private void layTile(double parallaxX, double parallaxY) {
    int[] gids = new int[scene.size.cells()];
    gids[0] = scene.sheet(32, 32, 0, 0, 0, 0);
    TiledLayer.Look look =
        new TiledLayer.Look(
            "far", "", true, 1, -1, 0, 0, parallaxX, parallaxY, TiledProperties.NONE);
    scene.layer(new TiledLayer.Tiles(look, new TiledCells(scene.size, gids)));
  }

  @ParameterizedTest
  @CsvSource({"0xFF3366CC", "0x80FF0000"})
  void background_askedFor_fillsWhatNoTileCovers(String color) throws Exception {
    scene.orientation = TiledMap.Orientation.ISOMETRIC;
    scene.size = new GridSize(40, 40); // wider than one sprite of that color
    scene.backgroundColor = Integer.parseUnsignedInt(color.substring(2), 16);
    layTile(1, 1);
    SpriteImage without = draw(Set.of());
    SpriteImage with = draw(Set.of(TiledPicture.Extra.BACKGROUND));
    assertThat(with.width()).isEqualTo(without.width());
    assertThat(with.height()).isEqualTo(without.height());
    int filled = 0;
    for (int i = 0; i < without.rgba().length; i += 4) {
      boolean isEmpty = without.rgba()[i + 3] == 0;
      filled += isEmpty ? 1 : 0;
      int should = isEmpty ? scene.backgroundColor : argb(without, i);
      assertThat(argb(with, i)).as("pixel %d", i / 4).isEqualTo(should);
    }
    assertThat(filled).isGreaterThan(1_000_000);
  }

  private static int argb(SpriteImage image, int at) {
    byte[] rgba = image.rgba();
    return (rgba[at + 3] & 0xFF) << 24
        | (rgba[at] & 0xFF) << 16
        | (rgba[at + 1] & 0xFF) << 8
        | (rgba[at + 2] & 0xFF);
  }

  /** As in Tiled's editor: by 1 − factor of the way from the origin to the view's middle. */
  @ParameterizedTest
  @CsvSource({
    "ORTHOGONAL, 0.5, 0.25, 0, 0, 128, 96", // the middle is 256, 128
    "ORTHOGONAL, 0.5, 0.25, 256, 128, 0, 0",
    "ORTHOGONAL, 0, 1, 200, 0, 56, 0",
    "ISOMETRIC, 0.5, 0.5, 192, 64, 32, 32",
    "ORTHOGONAL, 1, 1, 0, 0, 0, 0"
  })
  void parallax_askedFor_movesTheLayer(
      TiledMap.Orientation orientation,
      double parallaxX,
      double parallaxY,
      double originX,
      double originY,
      int right,
      int down)
      throws Exception {
    scene.orientation = orientation;
    scene.parallaxOriginX = originX;
    scene.parallaxOriginY = originY;
    layTile(parallaxX, parallaxY);
    SpriteImage without = draw(Set.of());
    SpriteImage with = draw(Set.of(TiledPicture.Extra.PARALLAX));
    int width = without.width() - right;
    int height = without.height() - down;
    assertThat(
            GlFixture.difference(
                GlFixture.crop(with, right, down, width, height),
                GlFixture.crop(without, 0, 0, width, height)))
        .isEmpty();
  }

  @Test
  void parallax_beyondAllMeasure_leavesThePicture() throws Exception {
    scene.orientation = TiledMap.Orientation.ORTHOGONAL;
    layTile(-1e12, 1e12);
    assertThat(draw(Set.of(TiledPicture.Extra.PARALLAX)).rgba()).containsOnly(0);
  }
}
