package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.iso.FieldOverlay.Kind;
import org.junit.jupiter.api.Test;

final class FieldRampTest {
  @Test
  void of_anyKind_fitsTheShader() {
    for (Kind kind : Kind.values()) {
      for (boolean isSafe : new boolean[] {false, true}) {
        FieldRamp ramp = FieldRamp.of(kind, isSafe);

        assertThat(ramp.stops()).isBetween(2, FieldRamp.MOST_STOPS);
        assertThat(ramp.channels()).hasSize(3 * ramp.stops());
        for (float channel : ramp.channels()) {
          assertThat(channel).isBetween(0f, 1f);
        }
      }
    }
  }

  @Test
  void of_safeColors_areOthersForWhatAttractsAndRepels() {
    assertThat(FieldRamp.of(Kind.ATTRACT, true)).isNotSameAs(FieldRamp.of(Kind.ATTRACT, false));
    assertThat(FieldRamp.of(Kind.REPEL, true)).isNotSameAs(FieldRamp.of(Kind.REPEL, false));
  }

  @Test
  void of_costs_growLighterStepByStep() {
    FieldRamp ramp = FieldRamp.of(Kind.COST, false);
    double before = 0;
    for (int stop = 0; stop < ramp.stops(); stop++) {
      int color = ramp.color(stop);
      double lightness = 0.21 * (color >> 16) + 0.72 * (color >> 8 & 0xff) + 0.07 * (color & 0xff);
      assertThat(lightness).as("stop %d", stop).isGreaterThan(before);
      before = lightness;
    }
  }

  @Test
  void color_ofAStop_isItsChannels() {
    assertThat(FieldRamp.of(Kind.ATTRACT, false).color(0)).isEqualTo(0xffdb40);
    assertThat(FieldRamp.blocked().color(0)).isEqualTo(0x140d1a);
  }
}
