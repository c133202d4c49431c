package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Each pixel's red and alpha in hexadecimal; green and blue are 0. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ffdf ffdf,ffff ffff,ffdf eeef",
        "ffff,ffff,ffff",
        "ffff ffff ffff ffff",
        "ffdf ffff ffff ffff ffdf,ffff ffff 0080 ffff ffff,ffff 0080 ffff 0080 ffff,"
            + "ffff ffff 0080 ffff ffff,ffdf ffff ffff ffff eeef",
        "ffdf ffff ffff ffff ffff ffff ffff ffff ffdf,"
            + "ffff 8bb0 dadf f0f1 dadf f0f1 dadf 8bb0 ffff,"
            + "ffff 8bb0 dadf f0f1 dadf f0f1 dadf 8bb0 ffff,"
            + "ffdf ffff ffff ffff ffff ffff ffff ffff eeef",
        "ffdf ffff ffdf,ffff a7be ffff,ffff e5e8 ffff,ffff fcfc ffff,ffff fcfc ffff,"
            + "ffff e5e8 ffff,ffff a7be ffff,ffdf ffff eeef"
      })
  void box_ofAFewPixels_isDrawnAsTiledDoes(String rows) {
    String[] pixels = rows.split("[, ]", -1);
    int height = rows.split(",", -1).length;
    byte[] rgba = Placeholder.box(pixels.length / height, height).rgba();
    for (int i = 0; i < pixels.length; i++) {
      String pixel = "%02x%02x".formatted(rgba[4 * i], rgba[4 * i + 3]);
      assertThat(pixel).as("pixel %d", i).isEqualTo(pixels[i]);
      assertThat(rgba[4 * i + 1] | rgba[4 * i + 2]).isZero();
    }
  }

  @Test
  void diamond_onItsGround_isCheckered() {
    String[] rows = {
      "....................",
      "....................",
      ".......MM...........",
      ".....ddMMdd.........",
      "...MMddMMddMM.......",
      ".ddMMddMMddMMdd.....",
      ".ddMMddMMddMMdd.....",
      "...MMddMMddMM.......",
      ".....ddMMdd.........",
      ".......MM...........",
      "....................",
      "....................",
      "....................",
      "...................."
    };
    byte[] rgba = Placeholder.diamond(new TileGeometry(20, 14, 16, 8)).rgba();
    for (int i = 0; i < 20 * 14; i++) {
      String pixel =
          "%02x%02x%02x%02x"
              .formatted(rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2], rgba[4 * i + 3]);
      String expected =
          switch (rows[i / 20].charAt(i % 20)) {
            case 'M' -> "e000e0ff";
            case 'd' -> "301030ff";
            default -> "00000000";
          };
      assertThat(pixel).as("%d,%d", i % 20, i / 20).isEqualTo(expected);
    }
  }

  /** One picture is there, one is missing, and one's double cannot be read. */
  @Test
  void sprites_somePicturesMissing_areDrawnAsDiamondsAndSaidWhy() throws Exception {
    TileGeometry geometry = new TileGeometry(20, 10, 16, 8);
    SpriteImage there = Placeholder.box(20, 10);
    SpriteUnavailableException why = new SpriteUnavailableException(7, "it is not there");
    SpriteSource source =
        new SpriteSource() {
          @Override
          public SpriteImage image(String name) throws SpriteUnavailableException {
            if (name.equals("gone")) {
              throw why;
            }
            return there;
          }

          @Override
          public Set<String> doubles() {
            return Set.of("there", "torn");
          }

          @Override
          public Optional<SpriteImage> doubled(String name) throws SpriteUnavailableException {
            if (name.equals("torn")) {
              throw why;
            }
            return Optional.of(there.enlarged());
          }
        };
    PlaceholderSprites sprites = new PlaceholderSprites(source, geometry);
    assertThat(sprites.image("there")).isSameAs(there);
    assertThat(sprites.doubles()).containsExactlyInAnyOrder("there", "torn");
    assertThat(sprites.doubled("there")).contains(there.enlarged());
    assertThat(sprites.missing()).isEmpty();
    assertThat(sprites.image("gone")).isEqualTo(Placeholder.diamond(geometry));
    assertThat(sprites.doubled("torn")).isEmpty();
    assertThat(sprites.missing()).isEqualTo(Map.of("gone", why, "torn", why));
    assertThat(why.line()).isEqualTo(7);
    assertThat(why.isTooMuch()).isFalse();
    assertThat(new SpriteUnavailableException("too much", null, true).isTooMuch()).isTrue();
  }
}
