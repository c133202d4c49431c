package emberway.render.gl.software;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.edit.MapEdit;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.TestScenes.Tiles;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.testing.Legends;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GroundOpacityTest {
  private static final GridSize SIZE = new GridSize(4, 3);
  private static final IsoProjection PROJECTION = new IsoProjection(TileGeometry.PUBLISHED, SIZE);
  private static final String GRASS = "L1_Terrain001";
  private static final String SAND = "L1_Terrain035";

  private final Tiles tiles = TestScenes.flat(TileGeometry.PUBLISHED, 0x608060);
  private final Scene scene = TestScenes.random(tiles, SIZE, 1);
  private final Legend legend = tiles.set().legend();

  /** Makes a pixel of a picture translucent, counted from its cell's center. */
  private void pierce(String name, int x, int y) {
    SpriteImage image = tiles.images().get(name);
    int column = PROJECTION.groundOffsetX() + x;
    int row = PROJECTION.groundOffsetY() + y;
    image.rgba()[4 * (row * image.width() + column) + 3] = (byte) 254;
  }

  private GroundOpacity cover(Atlas atlas) {
    return new GroundOpacity(atlas, scene.sprites(Layer.BASE));
  }

  private boolean isOpaque() {
    return cover(tiles.atlas(scene.tiler())).isOpaque(PROJECTION);
  }

  private int sprite(String name) {
    return scene.tiler().spriteNames().indexOf(name) + 1;
  }

  @Test
  void isOpaque_wholeDiamonds_is() {
    Legends.fill(scene.map().base(), legend.id('G'));
    assertThat(isOpaque()).isTrue();
  }

  @Test
  void isOpaque_pixelsThatOnlyOneCellCovers_counts() {
    Legends.fill(scene.map().base(), legend.id('G'));
    pierce(GRASS, 3, -2);
    assertThat(isOpaque()).isFalse();
  }

  @Test
  void isOpaque_emptyCell_isNot() {
    Legends.fill(scene.map().base(), legend.id('G'));
    scene.map().base().set(2, 1, Legend.NOTHING);
    assertThat(isOpaque()).isFalse();
  }

  @Test
  void isOpaque_pictureWithAHoleThatIsNotShown_isUntilItIs() {
    Legends.fill(scene.map().base(), legend.id('G'));
    pierce(SAND, -4, 1);
    GroundOpacity cover = cover(tiles.atlas(scene.tiler()));
    assertThat(cover.isOpaque(PROJECTION)).isTrue();
    int[] cells = {5};
    MapEdit.painting(scene.map(), Layer.BASE, cells, legend.id('S')).applyTo(scene.map());
    cover.patch(scene.tiler().patch(scene.map(), Rotation.NONE, Layer.BASE, cells));
    assertThat(cover.isOpaque(PROJECTION)).isFalse();
  }

  @Test
  void isOpaque_animationThatShowsAPictureWithAHole_isNot() {
    Legends.fill(scene.map().base(), legend.id('G'));
    pierce(SAND, 0, 0);
    GroundOpacity cover = cover(tiles.atlas(scene.tiler()));
    SpriteStack.Frame hole = new SpriteStack.Frame(sprite(SAND), 10);
    cover.show(List.of(new SpriteStack.Animation(sprite("L2_Tent"), List.of(hole))));
    assertThat(cover.isOpaque(PROJECTION)).as("of what is no ground").isTrue();
    cover.show(List.of(new SpriteStack.Animation(sprite(GRASS), List.of(hole))));
    assertThat(cover.isOpaque(PROJECTION)).isFalse();
  }
}
