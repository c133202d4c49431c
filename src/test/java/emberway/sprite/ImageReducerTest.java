package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ImageReducerTest {
  private static SpriteImage of(int width, int height, int... rgba) {
    byte[] bytes = new byte[rgba.length];
    for (int i = 0; i < rgba.length; i++) {
      bytes[i] = (byte) rgba[i];
    }
    return new SpriteImage(width, height, bytes);
  }

  @Test
  void toSide_twiceAsLarge_isTheMeanWithoutTheColorOfWhatIsTransparent() {
    SpriteImage picture =
        of(4, 1, 100, 0, 0, 255, 200, 0, 10, 255, 80, 80, 80, 255, 255, 255, 255, 0);
    assertThat(ImageReducer.toSide(picture, 2))
        .isEqualTo(of(2, 1, 150, 0, 5, 255, 80, 80, 80, 128));
  }

  @Test
  void toSide_smallEnoughOrVeryNarrow_staysOrKeepsAPixel() {
    SpriteImage picture = of(1, 3, 1, 2, 3, 255, 1, 2, 3, 255, 1, 2, 3, 255);
    assertThat(ImageReducer.toSide(picture, 3)).isSameAs(picture);
    assertThat(ImageReducer.toSide(picture, 2)).isEqualTo(of(1, 2, 1, 2, 3, 255, 1, 2, 3, 255));
  }
}
