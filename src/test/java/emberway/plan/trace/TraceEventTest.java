package emberway.plan.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class TraceEventTest {
  @Test
  void kinds_haveLabels() {
    assertThat(Arrays.stream(TraceEvent.Kind.values()).map(TraceEvent.Kind::label))
        .containsExactly("generated", "reparented", "reopened", "expanded");
  }
}
