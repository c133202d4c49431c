package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Influence.Effect;
import emberway.map.Influence.Falloff;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InfluenceTest {
  private static final Influence VOLCANO =
      new Influence(Effect.ATTRACT, 4.5, 5.0, 2.0, Falloff.HARD);
  private static final Influence TOMBSTONE =
      new Influence(Effect.REPEL, 2.5, 3.5, 1.1, Falloff.HARD);

  @Test
  void applyTo_publishedFormulas_areReproduced() {
    for (int dx = 0; dx <= 6; dx++) {
      for (int dy = 0; dy <= 6; dy++) {
        double d = Math.sqrt(dx * dx + dy * dy);
        double warm = d <= 4.5 ? 3.0 / ((5.0 - d) * 2.0) : 3.0;
        double dread = d <= 2.5 ? 3.0 * (((3.0 - d) + 0.5) * 1.1) : 3.0;
        assertThat(VOLCANO.applyTo(3.0, d)).isEqualTo(warm, within(1e-12));
        assertThat(TOMBSTONE.applyTo(3.0, d)).isEqualTo(dread, within(1e-12));
      }
    }
  }

  @Test
  void multiplier_ofTwoCells_isThatOfTheirDistance() {
    Cell source = new Cell(-3, 7);
    for (Influence influence :
        List.of(VOLCANO, TOMBSTONE, new Influence(Effect.REPEL, 0, 3, 2, Falloff.SMOOTH))) {
      for (int dx = -6; dx <= 6; dx++) {
        for (int dy = -6; dy <= 6; dy++) {
          Cell target = new Cell(source.x() + dx, source.y() + dy);
          double d = Math.sqrt(dx * dx + dy * dy);
          assertThat(influence.multiplier(source, target)).isEqualTo(influence.multiplierAt(d));
          assertThat(influence.applyTo(3, source, target)).isEqualTo(influence.applyTo(3, d));
          assertThat(influence.actsOn(source, target)).isEqualTo(influence.actsAt(d));
        }
      }
    }
  }

  @Test
  void extent_allRadii_holdsAllThatIsTouchedAndNoMore() {
    for (double radius : new double[] {0, 0.99, 1, 2.5, 4.5, 255.9, Influence.MAX_RADIUS}) {
      Influence influence = new Influence(Effect.REPEL, radius, 300, 1, Falloff.HARD);
      Cell source = new Cell(0, 0);
      int extent = influence.extent();
      assertThat(influence.actsOn(source, new Cell(0, -extent))).as("%s", radius).isTrue();
      assertThat(influence.actsOn(source, new Cell(extent, 0))).as("%s", radius).isTrue();
      assertThat(influence.actsOn(source, new Cell(0, extent + 1))).as("%s", radius).isFalse();
      assertThat(influence.actsOn(source, new Cell(-extent - 1, 0))).as("%s", radius).isFalse();
    }
  }

  @Test
  void multiplierAt_smooth_meetsOneAtTheRadiusAndFullAtTheSource() {
    Influence smooth = new Influence(Effect.REPEL, 2.5, 3.5, 1.1, Falloff.SMOOTH);
    assertThat(smooth.multiplierAt(0)).isEqualTo(TOMBSTONE.multiplierAt(0), within(1e-12));
    assertThat(smooth.multiplierAt(2.5)).isEqualTo(1, within(1e-12));
    assertThat(smooth.multiplierAt(2.4999)).isEqualTo(1, within(1e-6));
    assertThat(smooth.multiplierAt(2.6)).isEqualTo(1);
  }

  @Test
  void constructor_senselessNumbers_areRefusedWithValueAndRange() {
    assertThatThrownBy(() -> new Influence(Effect.REPEL, 3, 2.5, 1, Falloff.HARD))
        .hasMessageContaining("2.5")
        .hasMessageContaining("above the radius");
    assertThatThrownBy(() -> new Influence(Effect.REPEL, Double.NaN, 2, 1, Falloff.HARD))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Influence(Effect.REPEL, 1, 2, 0, Falloff.HARD))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Influence(Effect.REPEL, 1e9, 2e9, 1, Falloff.HARD))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void multiplierAt_smooth_halfwayOutIsHalfOfIt() {
    Influence smooth = new Influence(Effect.REPEL, 2, 6, 1, Falloff.SMOOTH);
    assertThat(smooth.multiplierAt(1)).isEqualTo(1 + (5 - 1) * 0.5, within(1e-12));
    assertThat(smooth.multiplierAt(0.5)).isEqualTo(1 + (5.5 - 1) * 0.84375, within(1e-12));
    Influence point = new Influence(Effect.REPEL, 0, 3, 2, Falloff.SMOOTH);
    assertThat(point.multiplierAt(0)).isEqualTo(6);
    assertThat(point.multiplierAt(Double.MIN_VALUE)).isEqualTo(1);
  }

  @Test
  void constructor_atTheLimits_isWithinThem() {
    double most = Influence.MAX_RADIUS;
    assertThat(new Influence(Effect.REPEL, most, 300, 1, Falloff.HARD).actsAt(most)).isTrue();
    assertThat(new Influence(Effect.REPEL, 2, 3, 1, Falloff.HARD).actsAt(2.001)).isFalse();
    for (double radius : new double[] {-0.1, Math.nextUp(most)}) {
      assertThatThrownBy(() -> new Influence(Effect.REPEL, radius, 300, 1, Falloff.HARD))
          .hasMessageContaining("must be in 0..256");
    }
    for (double reach : new double[] {2, Double.POSITIVE_INFINITY, Double.NaN}) {
      assertThatThrownBy(() -> new Influence(Effect.REPEL, 2, reach, 1, Falloff.HARD))
          .hasMessageContaining("above the radius 2");
    }
    for (double strength : new double[] {-1, Double.POSITIVE_INFINITY, Double.NaN}) {
      assertThatThrownBy(() -> new Influence(Effect.REPEL, 2, 3, strength, Falloff.HARD))
          .hasMessageContaining("above 0");
    }
  }
}
