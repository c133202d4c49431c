package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WindowTitleTest {
  private static final long MILLI = 1_000_000;

  private final List<String> written = new ArrayList<>();
  private String line = "one";
  private final WindowTitle title = new WindowTitle(() -> line, written::add);

  @Test
  void write_whereNothingHasChanged_writesNothing() {
    title.write(0);
    assertThat(written).isEmpty();
    assertThat(title.untilNext(0)).isEmpty();
  }

  @Test
  void write_ofTheFirst_isAtOnce() {
    title.change();
    assertThat(title.untilNext(5)).hasValue(0);
    title.write(5);
    assertThat(written).containsExactly("one");
    assertThat(title.isStale()).isFalse();
  }

  @Test
  void write_ofChangesInARow_waitsAndThenWritesTheLast() {
    title.change();
    title.write(0);
    line = "two";
    title.change();
    title.write(10 * MILLI);
    line = "three";
    title.change();
    title.write(20 * MILLI);
    assertThat(written).containsExactly("one");
    assertThat(title.isStale()).isTrue();
    assertThat(title.untilNext(20 * MILLI)).hasValue(80 * MILLI);
    title.write(100 * MILLI);
    assertThat(written).containsExactly("one", "three");
    assertThat(title.untilNext(100 * MILLI)).isEmpty();
  }
}
