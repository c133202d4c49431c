package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlaceholderTest {
  @Test
  void box_ofAnySize_hasARedRimAndIsDarkWithin() {
    for (int[] size : new int[][] {{1, 1}, {2, 1}, {1, 5}, {64, 32}, {9, 31}}) {
      SpriteImage box = Placeholder.box(size[0], size[1]);
      for (int i = 0; i < size[0] * size[1]; i++) {
        int x = i % size[0];
        int y = i / size[0];
        boolean isRim = x == 0 || y == 0 || x == size[0] - 1 || y == size[1] - 1;
        int alpha = box.rgba()[4 * i + 3] & 0xFF;
        assertThat(alpha).as("%d,%d of %d×%d", x, y, size[0], size[1]).isGreaterThanOrEqualTo(128);
        assertThat(!isRim || (alpha > 220 && (box.rgba()[4 * i] & 0xFF) > 230)).isTrue();
      }
    }
    SpriteImage wide = Placeholder.box(64, 32);
    assertThat(wide.rgba()[4 * (10 * 64 + 32) + 3] & 0xFF).isEqualTo(128);
  }

  @Test
  void diamond_ofThePublishedSprites_fillsTheGroundAlone() {
    SpriteImage diamond = Placeholder.diamond(TileGeometry.PUBLISHED);
    int filled = 0;
    for (int i = 0; i < 54 * 54; i++) {
      boolean isFilled = diamond.rgba()[4 * i + 3] != 0;
      filled += isFilled ? 1 : 0;
      assertThat(isFilled && i / 54 < 26).as("above the ground").isFalse();
    }
    assertThat(filled).isBetween(52 * 26 / 2 - 20, 52 * 26 / 2 + 20);
    assertThat(diamond.rgba()[4 * (39 * 54 + 26) + 3]).isEqualTo((byte) 255);
    assertThat(diamond).isEqualTo(Placeholder.diamond(TileGeometry.PUBLISHED));
  }
}
