package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class AtlasTest {
  private static final TileGeometry GEOMETRY = new TileGeometry(5, 7, 4, 2);

  private static SpriteImage noise(long seed) {
    byte[] rgba = new byte[5 * 7 * 4];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < rgba.length; i++) {
      rgba[i] = (byte) random.nextInt(256);
    }
    return new SpriteImage(5, 7, rgba);
  }

  private static Atlas atlas(int count) throws SpriteUnavailableException {
    List<String> names = java.util.stream.IntStream.range(0, count).mapToObj(i -> "s" + i).toList();
    boolean[] used = new boolean[count + 1];
    java.util.Arrays.fill(used, true);
    return Atlas.compose(GEOMETRY, names, used, name -> noise(name.hashCode()));
  }

  @Test
  void compose_anySlot_holdsPremultipliedSpriteWithExtrudedBorder() throws Exception {
    Atlas atlas = atlas(11);
    AtlasLayout layout = atlas.layout();
    for (int slot = 0; slot < 11; slot++) {
      SpriteImage image = noise(("s" + slot).hashCode());
      for (int dy = -AtlasLayout.MIN_BORDER; dy < 7 + AtlasLayout.MIN_BORDER; dy++) {
        for (int dx = -AtlasLayout.MIN_BORDER; dx < 5 + AtlasLayout.MIN_BORDER; dx++) {
          int at = ((layout.spriteY(slot) + dy) * layout.width() + layout.spriteX(slot) + dx) * 4;
          int from = (Math.min(Math.max(dy, 0), 6) * 5 + Math.min(Math.max(dx, 0), 4)) * 4;
          int alpha = image.rgba()[from + 3] & 0xFF;
          for (int channel = 0; channel < 3; channel++) {
            long expected = Math.round((image.rgba()[from + channel] & 0xFF) * alpha / 255.0);
            assertThat(atlas.pixels()[at + channel] & 0xFF).isEqualTo((int) expected);
          }
          assertThat(atlas.pixels()[at + 3] & 0xFF).isEqualTo(alpha);
        }
      }
    }
  }

  @Test
  void layout_anyCount_keepsSlotsApartAndInside() {
    for (int count = 1; count < 60; count++) {
      AtlasLayout layout = AtlasLayout.of(TileGeometry.PUBLISHED, count);
      for (int slot = 0; slot < count; slot++) {
        assertThat(layout.spriteX(slot)).isGreaterThanOrEqualTo(AtlasLayout.MIN_BORDER);
        assertThat(layout.spriteX(slot) + 54 + AtlasLayout.MIN_BORDER)
            .isLessThanOrEqualTo(layout.width());
        assertThat(layout.spriteY(slot) + 54 + AtlasLayout.MIN_BORDER)
            .isLessThanOrEqualTo(layout.height());
      }
      assertThat(layout.slotWidth(0) % AtlasLayout.ALIGNMENT).isZero();
    }
  }

  @Test
  void bounds_ofSprite_areTight() throws Exception {
    byte[] rgba = new byte[5 * 7 * 4];
    rgba[(2 * 5 + 1) * 4 + 3] = 1;
    rgba[(4 * 5 + 3) * 4 + 3] = (byte) 255;
    Atlas atlas =
        Atlas.compose(
            GEOMETRY,
            List.of("a", "b"),
            new boolean[] {true, true, false},
            name -> new SpriteImage(5, 7, rgba));
    assertThat(atlas.bounds(0)).isEqualTo(new Atlas.Bounds(1, 2, 3, 3));
    assertThat(atlas.bounds(1)).isEqualTo(new Atlas.Bounds(0, 0, 0, 0));
  }

  @Test
  void compose_wrongSize_namesBothSizes() {
    assertThatThrownBy(
            () ->
                Atlas.compose(
                    GEOMETRY,
                    List.of("L1_Odd"),
                    new boolean[] {false, true},
                    name -> new SpriteImage(1, 1, new byte[4])))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessageContaining("L1_Odd")
        .hasMessageContaining("1×1")
        .hasMessageContaining("5×7");
  }

  @Test
  void colorKey_exactColorOnly_becomesTransparent() {
    byte[] rgba = {
      (byte) 255, 0, (byte) 255, (byte) 255, (byte) 254, 0, (byte) 255, (byte) 255,
    };
    SpriteImage keyed = ColorKey.apply(new SpriteImage(2, 1, rgba), ColorKey.PUBLISHED);
    assertThat(keyed.rgba()).containsExactly(0, 0, 0, 0, 254, 0, 255, 255);
  }
}
