package emberway.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ExtentTest {
  @Test
  void extent_testWithoutTheTag_isRefused() {
    assertThatThrownBy(() -> Extent.of(1, 2))
        .hasMessage(
            "emberway.testing.ExtentTest tries more in the full build: it needs @Tag(\"extent\")");
    assertThatThrownBy(() -> Extent.sample(List.of(1), 2)).hasMessageContaining("needs @Tag");
    assertThatThrownBy(Extent::isFull).hasMessageContaining("needs @Tag");
    assertThat(Extent.of(3)).as("the same in both builds").isEqualTo(3);
  }
}
