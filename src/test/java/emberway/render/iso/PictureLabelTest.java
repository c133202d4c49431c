package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PictureLabelTest {
  private static final int WIDTH = 40;
  private static final int HEIGHT = 30;

  private static byte[] gray() {
    byte[] picture = new byte[WIDTH * HEIGHT * 4];
    for (int i = 0; i < picture.length; i++) {
      picture[i] = (byte) (i % 4 == 3 ? 255 : 128);
    }
    return picture;
  }

  private static int rgba(byte[] picture, int x, int y) {
    int at = (y * WIDTH + x) * 4;
    int rgba = 0;
    for (int channel = 0; channel < 4; channel++) {
      rgba = rgba << 8 | (picture[at + channel] & 0xFF);
    }
    return rgba;
  }

  @Test
  void lay_oneFullPixel_isLightWithADarkRim() {
    byte[] coverage = new byte[5 * 5];
    coverage[2 * 5 + 2] = (byte) 255;
    byte[] picture = gray();
    new PictureLabel(new PixelBox(10, 12, 5, 5), coverage, 1).lay(picture, WIDTH, 0, HEIGHT);
    assertThat(rgba(picture, 12, 14)).isEqualTo(0xfff3dcff);
    assertThat(rgba(picture, 11, 13)).isEqualTo(0x282b2fff); // a quarter of 128 shines through
    assertThat(rgba(picture, 13, 14)).isEqualTo(0x282b2fff);
    assertThat(rgba(picture, 14, 14)).isEqualTo(0x808080ff);
    byte[] clear = new byte[WIDTH * HEIGHT * 4];
    new PictureLabel(new PixelBox(10, 12, 5, 5), coverage, 1).lay(clear, WIDTH, 0, HEIGHT);
    assertThat(rgba(clear, 11, 13) & 0xFF).isEqualTo(191);
    assertThat(rgba(clear, 20, 20)).isZero();
  }

  @Test
  void lay_bandByBand_isTheSameAsAtOnceWhereverItLies() {
    long seed = 29;
    Random random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      PixelBox box =
          new PixelBox(
              random.nextInt(60) - 15, random.nextInt(50) - 15, 1 + random.nextInt(20), 12);
      byte[] coverage = new byte[box.width() * box.height()];
      random.nextBytes(coverage);
      PictureLabel label = new PictureLabel(box, coverage, 1 + random.nextInt(2));
      byte[] whole = gray();
      label.lay(whole, WIDTH, 0, HEIGHT);
      byte[] picture = gray();
      for (int first = 0; first < HEIGHT; first += 7) {
        int count = Math.min(7, HEIGHT - first);
        int from = first * WIDTH * 4;
        byte[] rows = Arrays.copyOfRange(picture, from, from + count * WIDTH * 4);
        label.lay(rows, WIDTH, first, count);
        System.arraycopy(rows, 0, picture, from, rows.length);
      }
      assertThat(picture).as("seed %d, round %d", seed, round).isEqualTo(whole);
    }
  }

  @Test
  void label_arrayOfAnotherSize_isRefused() {
    assertThatThrownBy(() -> new PictureLabel(new PixelBox(0, 0, 2, 2), new byte[3], 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 pixels and a rim of 1 for a label of 2 × 2 px");
  }
}
