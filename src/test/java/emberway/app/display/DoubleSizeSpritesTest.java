package emberway.app.display;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.sprite.Atlas;
import emberway.sprite.SpritePatch;
import org.junit.jupiter.api.Test;

/** Which sprites are read in double size. */
final class DoubleSizeSpritesTest {
  private final OpenedMap valley = TestMap.valley();
  private final DoubleSizeSprites.Held held =
      DoubleSizeSprites.onMap(valley, valley.mapOnly().sprites(), Legend.NOTHING).held();

  @Test
  void onMap_aVolcanoThatAClickWakes_isHeldAwakeToo() {
    assertThat(held.holds(valley.mapOnly().sprites())).isTrue();
    assertThat(held.holds(patch("VolcanoErupting"))).isTrue();
  }

  @Test
  void onMap_aTileThatIsNotOnTheMap_isHeldOnlyIfItIsTheBrush() {
    int bridge = id("Bridge");
    assertThat(held.holds(patch("Bridge"))).isFalse();
    assertThat(held.holds(valley, bridge)).isFalse();
    DoubleSizeSprites.Held with =
        DoubleSizeSprites.onMap(valley, valley.mapOnly().sprites(), bridge).held();
    assertThat(with.holds(patch("Bridge"))).isTrue();
    assertThat(with.holds(valley, bridge)).isTrue();
  }

  /** Pieces that only the double size shows among them. */
  @Test
  void onMap_whatAPictureFileShows_isAllHeld() throws Exception {
    OpenedMap range = TestMap.bundled("ember-range");
    Atlas file = range.drawable().doubles(sprite -> true, "", unread -> {}).orElseThrow();
    Atlas window =
        DoubleSizeSprites.onMap(range, range.mapOnly().sprites(), Legend.NOTHING)
            .atlas()
            .orElseThrow()
            .atlas();
    for (int slot = 0; slot < file.layout().count(); slot++) {
      if (file.bounds(slot).width() > 0) {
        assertThat(window.bounds(slot))
            .as(range.drawable().names().get(slot))
            .isEqualTo(file.bounds(slot));
      }
    }
  }

  /** Puts the first tile of a sprite's name where the dormant volcano is. */
  private SpritePatch patch(String sprite) {
    TileMap map = valley.loaded().map().copy();
    int[] cells = {map.size().index(6, 4)};
    map.overlay().set(cells[0], id(sprite));
    return valley.tiler().patch(map, Rotation.NONE, Layer.OVERLAY, cells);
  }

  /** Returns the first tile of a sprite's name. */
  private int id(String sprite) {
    Legend legend = valley.loaded().map().legend();
    int id = 1;
    while (!legend.tile(id).stem().contains(sprite)) {
      id++;
    }
    return id;
  }
}
