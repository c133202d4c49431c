package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.SpriteStack;
import emberway.sprite.AtlasLayout;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a picture may cost, added up before anything of it is drawn. */
final class PictureBudgetTest {
  private static final TiledLayer.Look PLAIN = TiledScene.look(1, -1, 0, 0);

  private final TiledScene scene = new TiledScene(1);
  private final int tile = scene.sheet(64, 32, 0, 0, 0, 0);

  private static TiledObject at(int line, TiledObject object) {
    return new TiledObject(
        line + 100,
        "",
        "",
        object.x(),
        object.y(),
        object.width(),
        object.height(),
        object.rotation(),
        object.gid(),
        true,
        object.shape(),
        List.of(),
        "",
        TiledProperties.NONE,
        line);
  }

  private void layer(List<TiledObject> objects) {
    scene.layer(new TiledLayer.Objects(PLAIN, 0xFFFF0000, false, objects));
  }

  private SpriteStack stack() throws SpriteUnavailableException {
    TiledPicture.check(scene.map(), scene::image, missing -> {});
    return TiledPicture.of(scene.map(), scene::image);
  }

  private static int placed(SpriteStack stack) {
    return stack.layers().stream()
        .filter(FreeSpriteLayer.class::isInstance)
        .mapToInt(layer -> ((FreeSpriteLayer) layer).count())
        .sum();
  }

  @Test
  void tileObject_farLargerThanThePicture_costsWhatIsSeenOfIt() throws Exception {
    layer(List.of(TiledScene.tile(tile, 40, 40, 5e6, 4e6, 30)));
    SpriteStack stack = stack();
    AtlasLayout layout = stack.atlas().layout();
    assertThat(layout.spriteWidth(0)).isLessThanOrEqualTo(stack.box().width());
    assertThat(layout.spriteHeight(0)).isLessThanOrEqualTo(stack.box().height());
  }

  @Test
  void tileObjects_alikeAtManyPlaces_shareAPicture() throws Exception {
    List<TiledObject> objects = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      objects.add(TiledScene.tile(tile, 80 + 2 * (i % 5), 80 + 2 * (i / 5), 40, 20, 30));
    }
    objects.add(TiledScene.tile(tile, 80, 80, 40, 20, 31));
    layer(objects);
    SpriteStack stack = stack();
    assertThat(stack.atlas().layout().count()).isEqualTo(2);
    assertThat(placed(stack)).isEqualTo(51);
  }

  @Test
  void shapes_alikeAtManyPlaces_shareAPicture() throws Exception {
    List<TiledObject> objects = new ArrayList<>();
    for (TiledObject.Shape shape :
        List.of(TiledObject.Shape.RECTANGLE, TiledObject.Shape.ELLIPSE, TiledObject.Shape.POINT)) {
      for (int i = 0; i < 10; i++) {
        objects.add(TiledScene.object(shape, 80 + 4 * i, 80, 20, 10, 15));
      }
    }
    layer(objects);
    SpriteStack stack = stack();
    assertThat(stack.atlas().layout().count()).isEqualTo(3);
    assertThat(placed(stack)).isEqualTo(30);
  }

  @Test
  void tileObject_offThePicture_isNotDrawn() throws Exception {
    layer(
        List.of(
            TiledScene.tile(tile, 9000, 0, 50, 50, 3), TiledScene.tile(tile, -900, 0, 64, 32, 0)));
    assertThat(placed(stack())).isZero();
  }

  @Test
  void tileObjects_thatCoverThePictureTooOften_areRefusedAtTheirLine() {
    scene.size = new GridSize(32, 32);
    List<TiledObject> objects = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      objects.add(at(i + 1, TiledScene.tile(tile, 500, 500, 1e5, 1e5, i + 0.5)));
    }
    layer(objects);
    assertThatThrownBy(() -> TiledPicture.check(scene.map(), scene::image, missing -> {}))
        .isInstanceOfSatisfying(
            SpriteUnavailableException.class, e -> assertThat(e.line()).isEqualTo(9))
        .hasMessageStartingWith("object 109: with it, the tile objects")
        .hasMessageEndingWith("make them smaller or fewer, or alike");
    assertThatThrownBy(() -> TiledPicture.of(scene.map(), scene::image))
        .hasMessageStartingWith("object 109: ");
  }

  @Test
  void shapes_thatCoverThePictureTooOften_areLeftOutAndNamed() throws Exception {
    scene.size = new GridSize(32, 32);
    List<TiledObject> objects = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      TiledObject wide = TiledScene.object(TiledObject.Shape.RECTANGLE, 0, 0, 1e5, 1e5, 0.01 * i);
      objects.add(at(i + 1, wide));
    }
    layer(objects);
    TiledPicture.NotDrawn notDrawn = TiledPicture.notDrawn(scene.map()).orElseThrow();
    int drawn = placed(stack());
    assertThat(drawn).isBetween(16, 19);
    assertThat(notDrawn.line()).isEqualTo(drawn + 1);
    assertThat(notDrawn.message())
        .contains("32 million together")
        .contains("object " + (101 + drawn));
  }

  @Test
  void repeatedPicture_overAVastMap_isRefused() {
    scene.size = new GridSize(8192, 8192);
    TiledImage dot = scene.image("dot.png", scene.art(256, 4));
    scene.layer(new TiledLayer.Image(PLAIN, Optional.of(dot), true, true));
    scene.layer(new TiledLayer.Image(PLAIN, Optional.of(dot), true, true));
    assertThatThrownBy(() -> TiledPicture.check(scene.map(), scene::image, missing -> {}))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessageContaining("repeated more than 4,194,304 times");
  }

  @Test
  void tints_moreThanThePicturesCanBe_areRefusedBeforeDrawing() {
    scene.size = new GridSize(8, 8);
    TiledScene wide = new TiledScene(2);
    wide.size = scene.size;
    int first = wide.sheet(1024, 1024, 0, 0, 0, 0);
    for (int tint = 0; tint < 80; tint++) {
      wide.tiles(TiledScene.look(1, 0xFF000000 | tint, 0, 0), first, 8, 0);
    }
    assertThatThrownBy(() -> TiledPicture.check(wide.map(), wide::image, missing -> {}))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessageContaining("more than the 67,108,864 pixels that can be drawn");
  }
}
