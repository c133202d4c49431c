package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class LabelLayoutTest {
  private final LabelLayout layout = new LabelLayout();

  @BeforeEach
  void begin() {
    layout.begin(5);
  }

  @Test
  void take_freePlaces_areTaken() {
    assertThat(layout.take(0, 0, 100, 20)).isTrue();
    assertThat(layout.take(105, 0, 100, 20)).isTrue();
    assertThat(layout.take(0, 25, 100, 20)).isTrue();
  }

  @Test
  void take_overlapOrLessThanTheGap_isRefusedAndLeavesThePlaceFree() {
    assertThat(layout.take(0, 0, 100, 20)).isTrue();
    assertThat(layout.take(104, 10, 100, 20)).isFalse();
    assertThat(layout.take(50, -10, 10, 100)).isFalse();
    assertThat(layout.take(105, 10, 100, 20)).isTrue();
  }
}
