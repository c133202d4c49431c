package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The sizes of drawn overlays. */
final class OverlayStyleTest {
  @Test
  void style_withoutSize_isRefused() {
    for (double unit : new double[] {0, -1, Double.NaN}) {
      assertThatThrownBy(() -> new OverlayStyle(false, true, unit))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(OverlayStyle.USUAL.unit()).isEqualTo(1);
  }
}
