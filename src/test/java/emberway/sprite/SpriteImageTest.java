package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of sprites, what they are joined of and where they lie. */
final class SpriteImageTest {
  /** A picture of one color a pixel, told by its number. */
  private static SpriteImage numbered(int width, int height, int... alphas) {
    byte[] rgba = new byte[width * height * 4];
    for (int i = 0; i < width * height; i++) {
      rgba[4 * i] = (byte) (i + 1);
      rgba[4 * i + 3] = (byte) alphas[i % alphas.length];
    }
    return new SpriteImage(width, height, rgba);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 0", "1, 0, 0", "1, 1, 3", "1, 1, 5", "-1, -1, 4", "65536, 65536, 0"})
  void image_pixelsThatDoNotFit_areRefused(int width, int height, int bytes) {
    assertThatThrownBy(() -> new SpriteImage(width, height, new byte[bytes]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a picture of %d × %d px over %d bytes".formatted(width, height, bytes));
  }

  @Test
  void image_equals_goesByShapeAndPixels() {
    SpriteImage image = numbered(2, 3, 255);
    assertThat(image).isEqualTo(numbered(2, 3, 255)).hasSameHashCodeAs(numbered(2, 3, 255));
    assertThat(image).isNotEqualTo(numbered(3, 2, 255)).isNotEqualTo(numbered(2, 3, 254));
    assertThat(image).isNotEqualTo(numbered(6, 1, 255)).isNotEqualTo("picture");
    assertThat(image.hashCode()).isNotEqualTo(numbered(3, 2, 255).hashCode());
  }

  @Test
  void enlarged_eachPixel_isFour() {
    SpriteImage large = numbered(3, 2, 255).enlarged();
    assertThat(large.width()).isEqualTo(6);
    assertThat(large.height()).isEqualTo(4);
    for (int y = 0; y < 4; y++) {
      for (int x = 0; x < 6; x++) {
        assertThat(large.rgba()[(y * 6 + x) * 4]).isEqualTo((byte) (y / 2 * 3 + x / 2 + 1));
      }
    }
  }

  @Test
  void image_ofPieces_isOfEachPixelTheMostOpaqueFirstOfEquals() throws Exception {
    Map<String, SpriteImage> images =
        Map.of("a", numbered(2, 2, 10, 200, 0, 128), "b", shifted(numbered(2, 2, 200, 10, 0, 128)));
    List<String> asked = new ArrayList<>();
    ComposedSprites sprites =
        new ComposedSprites(
            name -> {
              asked.add(name);
              return images.get(name);
            });
    byte[] sum = sprites.image("a" + TransitionMask.PLUS + "b").rgba();
    assertThat(new int[] {sum[0], sum[4], sum[8], sum[12]}).containsExactly(101, 2, 3, 4);
    assertThat(sum[3] & 0xFF).isEqualTo(200);
    assertThat(sprites.image("b" + TransitionMask.PLUS + "a").rgba()[12]).isEqualTo((byte) 104);
    assertThat(asked).as("pieces are read once").containsExactly("a", "b");
    assertThat(sprites.image("a")).isSameAs(images.get("a"));
    assertThat(images.get("a")).as("left alone").isEqualTo(numbered(2, 2, 10, 200, 0, 128));
  }

  private static SpriteImage shifted(SpriteImage image) {
    byte[] rgba = image.rgba().clone();
    for (int i = 0; i < rgba.length; i += 4) {
      rgba[i] = (byte) (rgba[i] + 100);
    }
    return new SpriteImage(image.width(), image.height(), rgba);
  }

  @Test
  void image_ofPiecesOfTwoSizes_isRefusedWithBoth() {
    for (SpriteImage other : List.of(numbered(2, 3, 9), numbered(3, 2, 9))) {
      ComposedSprites sprites =
          new ComposedSprites(name -> name.equals("a") ? numbered(2, 2, 9) : other);
      assertThatThrownBy(() -> sprites.image("a" + TransitionMask.PLUS + "b"))
          .isInstanceOf(SpriteUnavailableException.class)
          .hasMessageContaining("2×2 px and %d×%d px".formatted(other.width(), other.height()));
    }
  }

  @Test
  void ahead_whatIsMissing_isToldToWhoeverAsks() throws Exception {
    SpriteSource source =
        name -> {
          if (name.equals("gone")) {
            throw new SpriteUnavailableException("gone is gone");
          }
          return numbered(1, 1, 255);
        };
    ComposedSprites sprites =
        ComposedSprites.ahead(source, List.of("a" + TransitionMask.PLUS + "b", "gone", "c"));
    assertThat(sprites.image("c")).isSameAs(sprites.image("c"));
    assertThat(sprites.image("a" + TransitionMask.PLUS + "b")).isEqualTo(numbered(1, 1, 255));
    assertThatThrownBy(() -> sprites.image("gone")).hasMessage("gone is gone");
  }

  @Test
  void colorKey_pixelsOffByOneInAChannel_stay() {
    byte[] rgba = {1, 2, 3, 9, 2, 2, 3, 9, 1, 3, 3, 9, 1, 2, 4, 9, 1, 2, 3, 0};
    byte[] keyed = ColorKey.apply(new SpriteImage(5, 1, rgba), 0x010203).rgba();
    assertThat(keyed).containsExactly(0, 0, 0, 0, 2, 2, 3, 9, 1, 3, 3, 9, 1, 2, 4, 9, 0, 0, 0, 0);
    assertThat(rgba[0]).as("left alone").isEqualTo((byte) 1);
  }

  @ParameterizedTest
  @CsvSource({
    "54, 54, 52, 26, 26, 39",
    "52, 26, 52, 26, 26, 13",
    "64, 100, 52, 26, 26, 75",
    "20, 40, 52, 26, 20, 27",
    "54, 5, 52, 26, 26, 0",
    "1, 1, 2, 2, 1, 0"
  })
  void geometry_withoutAnAnchor_standsInTheBottomDiamond(
      int width, int height, int latticeWidth, int latticeHeight, int anchorX, int anchorY) {
    TileGeometry geometry = new TileGeometry(width, height, latticeWidth, latticeHeight);
    assertThat(geometry.anchorX()).isEqualTo(anchorX);
    assertThat(geometry.anchorY()).isEqualTo(anchorY);
    assertThat(geometry.groundPixels()).isEqualTo(latticeWidth * latticeHeight / 2);
    assertThat(geometry.doubled())
        .isEqualTo(
            new TileGeometry(
                2 * width,
                2 * height,
                2 * latticeWidth,
                2 * latticeHeight,
                2 * anchorX,
                2 * anchorY));
    assertThat(geometry.fits(width, height)).isTrue();
    assertThat(geometry.fits(2 * width, 2 * height)).isTrue();
    assertThat(geometry.fits(width, 2 * height)).isFalse();
    assertThat(geometry.fits(2 * width, height)).isFalse();
    assertThat(geometry.fits(width + 1, height)).isFalse();
    assertThat(geometry.fits(width, height + 1)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 2, 2, 0, 0",
    "1, 0, 2, 2, 0, 0",
    "1, 1, 3, 2, 0, 0",
    "1, 1, 2, 3, 0, 0",
    "1, 1, 0, 2, 0, 0",
    "4097, 1, 2, 2, 0, 0",
    "1, 1, 4098, 2, 0, 0",
    "1, 1, 2, 2, -1, 0",
    "1, 1, 2, 2, 2, 0",
    "1, 1, 2, 2, 0, -1",
    "1, 1, 2, 2, 0, 2"
  })
  void geometry_outOfRange_isRefused(int w, int h, int latticeW, int latticeH, int x, int y) {
    assertThatThrownBy(() -> new TileGeometry(w, h, latticeW, latticeH, x, y))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be");
    assertThat(new TileGeometry(4096, 4096, 4096, 4096, 4096, 4096).spriteWidth()).isEqualTo(4096);
    assertThat(new TileGeometry(1, 1, 2, 2, 0, 0).anchorX()).isZero();
  }

  /** Slots of any sizes: aligned, in the picture, apart, with their border around them. */
  @Test
  void packed_picturesOfAnySizes_lieApart() {
    java.util.Random random = new java.util.Random(11);
    for (int round = 0; round < 60; round++) {
      List<Atlas.Sprite> sprites =
          IntStream.range(0, random.nextInt(20))
              .mapToObj(
                  i ->
                      new Atlas.Sprite(
                          1 + random.nextInt(120), 1 + random.nextInt(90), 0, 0, () -> null))
              .toList();
      AtlasLayout layout = AtlasLayout.packed(sprites);
      assertThat(layout.count()).isEqualTo(Math.max(1, sprites.size()));
      boolean[] taken = new boolean[layout.width() * layout.height()];
      long area = 0;
      for (int slot = 0; slot < sprites.size(); slot++) {
        Atlas.Sprite sprite = sprites.get(slot);
        assertThat(layout.spriteWidth(slot)).isEqualTo(sprite.width());
        assertThat(layout.spriteHeight(slot)).isEqualTo(sprite.height());
        assertThat(layout.slotX(slot) % AtlasLayout.ALIGNMENT).isZero();
        assertThat(layout.slotY(slot) % AtlasLayout.ALIGNMENT).isZero();
        int left = layout.spriteX(slot) - AtlasLayout.MIN_BORDER;
        int top = layout.spriteY(slot) - AtlasLayout.MIN_BORDER;
        assertThat(left).isBetween(layout.slotX(slot), layout.slotX(slot) + AtlasLayout.ALIGNMENT);
        assertThat(top).isBetween(layout.slotY(slot), layout.slotY(slot) + AtlasLayout.ALIGNMENT);
        area += AtlasLayout.slotArea(sprite.width(), sprite.height());
        assertThat(AtlasLayout.slotArea(sprite.width(), sprite.height()))
            .isEqualTo((long) layout.slotWidth(slot) * layout.slotHeight(slot));
        for (int y = 0; y < layout.slotHeight(slot); y++) {
          for (int x = 0; x < layout.slotWidth(slot); x++) {
            int at = (layout.slotY(slot) + y) * layout.width() + layout.slotX(slot) + x;
            assertThat(layout.slotX(slot) + x).isLessThan(layout.width());
            assertThat(taken[at]).isFalse();
            taken[at] = true;
          }
        }
      }
      if (sprites.size() > 10) {
        assertThat((double) area / taken.length).as("of it used").isGreaterThan(0.5);
      }
    }
  }

  @Test
  void packed_picturesThatFillASquare_leaveNoRoom() {
    int side = 4 * AtlasLayout.ALIGNMENT - 2 * AtlasLayout.MIN_BORDER;
    Atlas.Sprite sprite = new Atlas.Sprite(side, side, 0, 0, () -> null);
    AtlasLayout layout = AtlasLayout.packed(List.of(sprite, sprite, sprite, sprite));
    assertThat(layout.width()).isEqualTo(8 * AtlasLayout.ALIGNMENT);
    assertThat(layout.height()).isEqualTo(8 * AtlasLayout.ALIGNMENT);
  }

  /** Of stacks beyond the most that can be told apart, the lowest pieces are left out. */
  @Test
  void number_moreStacksThanThereAreNumbers_leavesOutLowestPieces() {
    TransitionStackBuilder book = new TransitionStackBuilder(TransitionStacks.NONE);
    assertThat(book.number("")).isEqualTo((char) 0);
    char one = 1;
    for (int i = 1; i <= 65_535; i++) {
      assertThat(book.number(String.valueOf((char) i))).isEqualTo((char) i);
    }
    TransitionStacks stacks = book.stacks();
    assertThat(stacks.count()).isEqualTo(65_535);
    assertThat(book.number("\u0007" + one)).isEqualTo(one);
    assertThat(book.stacks()).as("nothing new").isSameAs(stacks);
    assertThat(stacks.depth()).isEqualTo(1);
    TransitionStackBuilder few = new TransitionStackBuilder(TransitionStacks.NONE);
    assertThat(few.number("ab")).isEqualTo((char) 1);
    assertThat(few.number("c")).isEqualTo((char) 2);
    assertThat(few.number("ab")).isEqualTo((char) 1);
    TransitionStackBuilder on = new TransitionStackBuilder(few.stacks());
    assertThat(on.number("c")).isEqualTo((char) 2);
    assertThat(on.number("d")).isEqualTo((char) 3);
    assertThat(on.stacks().depth()).isEqualTo(2);
    assertThat(on.stacks().pieces(0)).isZero();
    assertThat(on.stacks().pieces(1)).isEqualTo(2);
    assertThat(on.stacks().sprite(1, 1)).isEqualTo('b');
    assertThat(on.stacks().sprite(3, 0)).isEqualTo('d');
  }

  @Test
  void look_senselessNumbers_areRefused() {
    for (double corners : new double[] {-0.01, 1.01, Double.NaN}) {
      assertThatThrownBy(() -> new TileAppearance(List.of(), List.of(), 0, corners))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("legal range 0..1");
    }
    assertThat(new TileAppearance(List.of(), List.of(), 0, 1).hasCorners()).isTrue();
    assertThat(new TileAppearance(List.of(), List.of(), 0, 0).hasCorners()).isFalse();
    assertThatThrownBy(() -> new TileAppearance(List.of(), List.of("f"), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("above 0");
    assertThat(new TileAppearance(List.of(), List.of("f"), 1).frameMillis()).isEqualTo(1);
  }
}
