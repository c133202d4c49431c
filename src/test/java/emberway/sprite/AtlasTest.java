package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AtlasTest {
  private static final TileGeometry GEOMETRY = new TileGeometry(5, 7, 4, 2);

  private static SpriteImage noise(long seed) {
    byte[] rgba = new byte[5 * 7 * 4];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < rgba.length; i++) {
      boolean isPlain = i % 4 == 3 && random.nextInt(3) > 0; // a run of opaque or empty ones
      rgba[i] = (byte) (isPlain ? -random.nextInt(2) : random.nextInt(256));
    }
    return new SpriteImage(5, 7, rgba);
  }

  private static Atlas atlas(int count) throws SpriteUnavailableException {
    List<String> names = IntStream.range(0, count).mapToObj(i -> "s" + i).toList();
    boolean[] used = new boolean[count + 1];
    Arrays.fill(used, true);
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

  private static SpriteImage plain(int width, int height, int color) {
    byte[] rgba = new byte[width * height * 4];
    Arrays.fill(rgba, (byte) color);
    return new SpriteImage(width, height, rgba);
  }

  /** What one of the pixels of a slot's sprite holds. */
  private static int color(Atlas atlas, int slot, int x, int y) {
    AtlasLayout layout = atlas.layout();
    int at = (layout.spriteY(slot) + y) * layout.width() + layout.spriteX(slot) + x;
    return atlas.pixels()[4 * at];
  }

  @Test
  void compose_spriteOfDoubleSize_standsOnTheSameGround() throws Exception {
    Atlas atlas =
        Atlas.compose(
            GEOMETRY,
            List.of("a", "twice", "unused"),
            new boolean[] {true, true, true, false},
            name -> name.equals("twice") ? plain(10, 14, -1) : plain(5, 7, -1));
    assertThat(atlas.layout().spriteWidth(0)).isEqualTo(5);
    assertThat(atlas.offsetX(0)).isZero();
    assertThat(atlas.offsetY(0)).isZero();
    assertThat(atlas.layout().spriteWidth(1)).isEqualTo(10);
    assertThat(atlas.layout().spriteHeight(1)).isEqualTo(14);
    assertThat(atlas.offsetX(1)).isEqualTo(-2);
    assertThat(atlas.offsetY(1)).isEqualTo(-7);
    assertThat(atlas.bounds(1)).isEqualTo(new Atlas.Bounds(0, 0, 10, 14));
    assertThat(atlas.bounds(2)).isEqualTo(new Atlas.Bounds(0, 0, 0, 0));
    Atlas both =
        Atlas.compose(
            GEOMETRY,
            List.of("a", "twice"),
            new boolean[] {false, true, true},
            name -> name.equals("twice") ? plain(10, 14, -1) : plain(5, 7, -1));
    assertThat(both.layout().spriteWidth(1)).isEqualTo(10);
    assertThat(both.offsetY(1)).isEqualTo(-7);
  }

  @Test
  void compose_allOfOneSize_liesInEqualSlots() throws Exception {
    Atlas whole = atlas(11);
    assertThat(whole.layout().width()).isEqualTo(64);
    assertThat(whole.layout().height()).isEqualTo(48);
    assertThat(whole.layout().slotX(6)).isEqualTo(32);
    assertThat(whole.layout().slotY(6)).isEqualTo(16);
    assertThat(whole.offsetX(10)).isZero();
    assertThat(whole.offsetY(10)).isZero();
    AtlasLayout tall = AtlasLayout.of(new TileGeometry(24, 88, 24, 12), 6);
    assertThat(tall.width()).isEqualTo(5 * 32);
    assertThat(tall.height()).isEqualTo(2 * 96);
    AtlasLayout none = AtlasLayout.of(GEOMETRY, 0);
    assertThat(none.count()).isEqualTo(1);
    assertThat(none.width()).isEqualTo(16);
  }

  @Test
  void packed_picturesOfSeveralHeights_lieOnShelvesFromTheTallest() {
    List<Atlas.Sprite> sprites =
        IntStream.of(8, 24, 56, 40)
            .mapToObj(height -> new Atlas.Sprite(24, height, 0, 0, () -> null))
            .toList();
    AtlasLayout layout = AtlasLayout.packed(sprites);
    assertThat(layout.width()).isEqualTo(80);
    assertThat(layout.height()).isEqualTo(96);
    assertThat(IntStream.range(0, 4).mapToObj(i -> layout.slotX(i) + "," + layout.slotY(i)))
        .containsExactly("32,64", "0,64", "0,0", "32,0");
  }

  /** In any order of sizes, each slot holds its own picture. */
  @Test
  void pack_picturesWithOffsets_keepThem() throws Exception {
    Atlas atlas =
        Atlas.pack(
            List.of(
                new Atlas.Sprite(plain(3, 4, 11), -5, 6),
                new Atlas.Sprite(plain(9, 40, 22), 7, -8),
                new Atlas.Sprite(plain(30, 2, 33), 9, 10)));
    for (int slot = 0; slot < 3; slot++) {
      int expected = 11 * (slot + 1) * (11 * (slot + 1)); // premultiplied by itself
      assertThat(color(atlas, slot, 0, 0)).isEqualTo(Math.round(expected / 255f));
      assertThat(color(atlas, slot, 2, 1)).isEqualTo(Math.round(expected / 255f));
    }
    assertThat(atlas.offsetX(0)).isEqualTo(-5);
    assertThat(atlas.offsetY(0)).isEqualTo(6);
    assertThat(atlas.offsetX(2)).isEqualTo(9);
    assertThat(atlas.offsetY(2)).isEqualTo(10);
    assertThat(atlas.bounds(1)).isEqualTo(new Atlas.Bounds(0, 0, 9, 40));
  }

  /** A picture that fills an atlas to the last pixel with its border is asked for; a larger not. */
  @Test
  void pack_moreThanCanBeDrawn_isRefusedBeforeAPictureIsAskedFor() {
    Supplier<SpriteImage> unasked =
        () -> {
          throw new IllegalStateException("asked for");
        };
    assertThatThrownBy(() -> Atlas.pack(List.of(new Atlas.Sprite(8184, 8185, 0, 0, unasked))))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessage(
            "1 pictures of 67,371,264 pixels together are more than the 67,108,864 that can be"
                + " drawn at a time; use fewer or smaller ones");
    Atlas.Sprite huge = new Atlas.Sprite(65536, 65536, 0, 0, unasked);
    assertThatThrownBy(() -> Atlas.pack(List.of(huge, huge)))
        .hasMessageStartingWith("2 pictures of 8,589,934,592 pixels");
    assertThatThrownBy(() -> Atlas.pack(List.of(new Atlas.Sprite(8184, 8184, 0, 0, unasked))))
        .hasMessage("asked for");
  }

  @Test
  void compose_moreThanCanBeDrawn_isRefused() {
    TileGeometry large = new TileGeometry(4096, 4096, 2, 2);
    boolean[] used = {true, true, true, true, true, true};
    SpriteImage[] images = new SpriteImage[1];
    assertThatThrownBy(
            () ->
                Atlas.compose(
                    large,
                    List.of("a", "b", "c", "d", "e"),
                    used,
                    name -> {
                      images[0] = images[0] == null ? plain(4096, 4096, 0) : images[0];
                      return images[0];
                    }))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessageStartingWith("5 pictures of 83,886,080 pixels together");
  }

  /** Pictures of double size: one's own where there is one, else the usual one enlarged. */
  @Test
  void composeDoubled_someOfDoubleSize_enlargesTheOthers() throws Exception {
    SpriteSource source =
        new SpriteSource() {
          @Override
          public SpriteImage image(String name) {
            return noise(name.hashCode());
          }

          @Override
          public Set<String> doubles() {
            return Set.of("fine");
          }

          @Override
          public Optional<SpriteImage> doubled(String name) {
            return name.equals("fine") ? Optional.of(plain(10, 14, -1)) : Optional.empty();
          }
        };
    List<String> names = List.of("fine", "coarse", "unused");
    boolean[] used = {false, true, true, false};
    Atlas atlas = Atlas.composeDoubled(GEOMETRY, names, used, source).orElseThrow();
    Atlas expected =
        Atlas.compose(
            GEOMETRY.doubled(),
            names,
            used,
            name ->
                name.equals("fine") ? plain(10, 14, -1) : noise("coarse".hashCode()).enlarged());
    assertThat(atlas.pixels()).isEqualTo(expected.pixels());
    assertThat(atlas.layout().spriteWidth(1)).isEqualTo(10);
    boolean[] coarseOnly = {false, false, true, true};
    assertThat(Atlas.composeDoubled(GEOMETRY, names, coarseOnly, source)).isEmpty();
    TileGeometry large = new TileGeometry(2048, 2048, 2, 2);
    boolean[] five = {true, true, true, true, true, true};
    List<String> many = List.of("fine", "a", "b", "c", "d");
    assertThat(Atlas.composeDoubled(large, many, five, source)).isEmpty();
  }
}
