package emberway.plan.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class TraceEventTest {
  @Test
  void event_saysWhatItIsAndAddsUpWhatTheListIsSortedBy() {
    TraceEvent event = new TraceEvent(TraceEvent.Kind.REPARENTED, 3, 2, 4.5, 1.25);
    assertThat(event.f()).isEqualTo(5.75);
    assertThat(Arrays.stream(TraceEvent.Kind.values()).map(TraceEvent.Kind::label))
        .containsExactly("generated", "reparented", "reopened", "expanded");
  }
}
