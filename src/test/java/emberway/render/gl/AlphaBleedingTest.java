package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaBleedingTest {
  private static final int LEVELS = AtlasTextures.MAX_LEVEL + 1;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void of_randomSprites_averagesByAlphaOnEachLevel(long seed) throws Exception {
    Atlas atlas = atlas(seed);

    byte[][] levels = AlphaBleeding.of(atlas, LEVELS);

    for (int level = 1; level < LEVELS; level++) {
      int width = atlas.layout().width() >> level;
      int height = atlas.layout().height() >> level;
      for (int texel = 0; texel < width * height; texel++) {
        assertThat(rgba(levels[level], texel))
            .as("seed %d, level %d, texel %d", seed, level, texel)
            .isEqualTo(average(atlas, level, texel % width, texel / width));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void of_randomSprites_showsTheNearestColorOfTheSlotBesideWhatIsVisible(long seed)
      throws Exception {
    Atlas atlas = atlas(seed);
    AtlasLayout layout = atlas.layout();

    byte[] level = AlphaBleeding.of(atlas, 1)[0];

    for (int slot = 0; slot < layout.count(); slot++) {
      int[] texels = texels(layout, slot);
      int[] known =
          IntStream.of(texels).filter(texel -> atlas.pixels()[4 * texel + 3] != 0).toArray();
      for (int texel : texels) {
        List<List<Integer>> nearest = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int other : known) {
          int distance = distance(layout, texel, other);
          if (distance < least) {
            nearest.clear();
            least = distance;
          }
          if (distance == least) {
            nearest.add(average(atlas, 0, other % layout.width(), other / layout.width()));
          }
        }
        List<Integer> shown = rgba(level, texel);
        assertThat(least > 2 ? List.of(List.of(0, 0, 0, 0)) : nearest)
            .as("seed %d, slot %d, texel %d", seed, slot, texel)
            .contains(shown);
      }
    }
  }

  private static Atlas atlas(long seed) throws SpriteUnavailableException {
    Random random = new Random(seed);
    List<Atlas.Sprite> sprites = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int width = 1 + random.nextInt(30);
      int height = 1 + random.nextInt(30);
      byte[] rgba = new byte[4 * width * height];
      random.nextBytes(rgba);
      int kind = random.nextInt(4); // empty, opaque, either, anything
      for (int alpha = 3; alpha < rgba.length; alpha += 4) {
        boolean isThere = kind == 1 || (kind > 1 && random.nextInt(3) > 0);
        rgba[alpha] = isThere ? (kind == 3 ? rgba[alpha] : (byte) 255) : 0;
      }
      sprites.add(new Atlas.Sprite(new SpriteImage(width, height, rgba), 0, 0));
    }
    return Atlas.pack(sprites);
  }

  private static int[] texels(AtlasLayout layout, int slot) {
    return IntStream.range(0, layout.slotHeight(slot))
        .flatMap(
            y ->
                IntStream.range(0, layout.slotWidth(slot))
                    .map(x -> (layout.slotY(slot) + y) * layout.width() + layout.slotX(slot) + x))
        .toArray();
  }

  private static int distance(AtlasLayout layout, int one, int other) {
    return Math.abs(one % layout.width() - other % layout.width())
        + Math.abs(one / layout.width() - other / layout.width());
  }

  private static List<Integer> average(Atlas atlas, int level, int x, int y) {
    long[] sums = new long[4];
    for (int fromY = y << level; fromY < (y + 1) << level; fromY++) {
      for (int fromX = x << level; fromX < (x + 1) << level; fromX++) {
        for (int channel = 0; channel < 4; channel++) {
          sums[channel] +=
              atlas.pixels()[4 * (fromY * atlas.layout().width() + fromX) + channel] & 0xFF;
        }
      }
    }
    if (sums[3] == 0) {
      return List.of(0, 0, 0, 0);
    }
    List<Integer> texel = new ArrayList<>();
    for (int channel = 0; channel < 3; channel++) {
      texel.add((int) Math.min(255, (sums[channel] * 255 + sums[3] / 2) / sums[3]));
    }
    texel.add(255);
    return texel;
  }

  private static List<Integer> rgba(byte[] texels, int texel) {
    return IntStream.range(4 * texel, 4 * texel + 4).mapToObj(i -> texels[i] & 0xFF).toList();
  }
}
