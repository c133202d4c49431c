package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.iso.FieldOverlay.Kind;
import org.junit.jupiter.api.Test;

final class FieldColorRampTest {
  @Test
  void of_anyKind_fitsTheShader() {
    for (Kind kind : Kind.values()) {
      for (boolean isSafe : new boolean[] {false, true}) {
        FieldColorRamp ramp = FieldColorRamp.of(kind, isSafe);

        assertThat(ramp.stops()).isBetween(2, FieldColorRamp.MAX_STOPS);
        assertThat(ramp.channels()).hasSize(3 * ramp.stops());
        for (float channel : ramp.channels()) {
          assertThat(channel).isBetween(0f, 1f);
        }
      }
    }
  }

  @Test
  void of_safeColors_areOthersForWhatAttractsAndRepels() {
    assertThat(FieldColorRamp.of(Kind.ATTRACT, true))
        .isNotSameAs(FieldColorRamp.of(Kind.ATTRACT, false));
    assertThat(FieldColorRamp.of(Kind.REPEL, true))
        .isNotSameAs(FieldColorRamp.of(Kind.REPEL, false));
  }

  @Test
  void of_costs_growLighterStepByStep() {
    FieldColorRamp ramp = FieldColorRamp.of(Kind.COST, false);
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
    assertThat(FieldColorRamp.of(Kind.ATTRACT, false).color(0)).isEqualTo(0xffdb40);
    assertThat(FieldColorRamp.blocked().color(0)).isEqualTo(0x140d1a);
  }
}
