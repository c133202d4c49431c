package emberway.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.image.PngDecoder;
import emberway.sprite.SpriteImage;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The icon is the erupting volcano on its grass, in both sizes of the tile set. */
final class WindowIconTest {
  @Test
  void pictures_bothSizes_showTheVolcanoAboveTheGround() throws Exception {
    List<SpriteImage> pictures = WindowIcon.pictures();
    assertThat(pictures).extracting(SpriteImage::width).containsExactly(54, 108);
    assertThat(pictures).extracting(SpriteImage::height).containsExactly(54, 108);
    assertThat(layers(pictures.get(0), "")).containsExactly(true, true, true);
    assertThat(layers(pictures.get(1), "@2x")).containsExactly(true, true, true);
  }

  /**
   * Returns whether some pixels show each of these and nothing else: no layer, the ground, and the
   * volcano, which hides the ground. Blended pixels are ignored.
   */
  private static boolean[] layers(SpriteImage icon, String size) throws Exception {
    SpriteImage ground = sprite("L1_Terrain001" + size);
    SpriteImage volcano = sprite("L2_VolcanoErupting" + size);
    boolean[] seen = new boolean[3];
    for (int pixel = 0; pixel < icon.width() * icon.height(); pixel++) {
      int above = pixel(volcano, pixel)[3];
      byte[] below = pixel(ground, pixel);
      if (above == 0 && below[3] == 0) {
        assertThat(pixel(icon, pixel)).containsExactly(0, 0, 0, 0);
        seen[0] = true;
      } else if (above == 0 && below[3] == -1) {
        assertThat(pixel(icon, pixel)).isEqualTo(below);
        seen[1] = true;
      } else if (above == -1) {
        assertThat(pixel(icon, pixel)).isEqualTo(pixel(volcano, pixel));
        seen[2] = true;
      }
    }
    return seen;
  }

  private static byte[] pixel(SpriteImage image, int pixel) {
    return Arrays.copyOfRange(image.rgba(), 4 * pixel, 4 * pixel + 4);
  }

  private static SpriteImage sprite(String name) throws Exception {
    try (InputStream in =
        WindowIconTest.class.getResourceAsStream("/tiles/fantasy/" + name + ".png")) {
      return PngDecoder.decode(in.readAllBytes());
    }
  }
}
