package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.FieldOverlay.Kind;
import emberway.testing.FieldValues;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of fields and the strengths that are drawn for them. */
final class FieldOverlayTest {
  private static final GridSize ROW = new GridSize(4, 1);
  private static final float INFINITE = Float.POSITIVE_INFINITY;

  private static FieldOverlay field(Kind kind, float... values) {
    return new FieldOverlay(kind, new GridSize(values.length, 1), values);
  }

  @Test
  void strengths_ofCosts_goFromTheLeastToTheMostByTheirLogarithm() {
    FieldOverlay costs = field(Kind.COST, 2, 8, 4, INFINITE);
    assertThat(costs.lowest()).isEqualTo(2);
    assertThat(costs.highest()).isEqualTo(8);
    assertThat(FieldValues.strengths(costs))
        .containsExactly(new float[] {0, 1, 0.5f, 2}, within(1e-6f));
    assertThat(FieldValues.strengths(field(Kind.COST, 3, 3))).containsExactly(0, 0);
    assertThat(FieldValues.strengths(field(Kind.COST, INFINITE))).containsExactly(2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"ATTRACT", "REPEL"})
  void strengths_ofInfluence_beginAtOneWhichIsNone(Kind kind) {
    FieldOverlay influence = field(kind, 1, 4, 2, 0.5f);
    assertThat(influence.lowest()).isEqualTo(1);
    assertThat(FieldValues.strengths(influence))
        .containsExactly(new float[] {0, 1, 0.5f, 0}, within(1e-6f));
    assertThat(influence.isVisible()).isTrue();
    assertThat(field(kind, 1, 0.5f).isVisible()).isFalse();
    assertThat(field(kind, 1, 1.01f).isVisible()).isTrue();
  }

  /** A source that passes over its ones gives the same field as one that is asked for each cell. */
  @Test
  void values_thatPassOverOnes_areAsIfAllWereAsked() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      GridSize size = new GridSize(1 + random.nextInt(90), 1 + random.nextInt(90));
      float[] values = new float[size.cells()];
      Arrays.fill(values, 1);
      for (int changed = random.nextInt(4); changed > 0; changed--) {
        values[random.nextInt(values.length)] = 0.25f + 2 * random.nextFloat();
      }
      FieldOverlay.Values passing =
          new FieldOverlay.Values() {
            @Override
            public float at(int cell) {
              return values[cell];
            }

            @Override
            public int nextNotOne(int cell) {
              int next = cell;
              while (next < values.length && values[next] == 1) {
                next++;
              }
              return next;
            }
          };
      Kind kind = random.nextBoolean() ? Kind.ATTRACT : Kind.COST;
      FieldOverlay some = new FieldOverlay(kind, size, passing);
      FieldOverlay all = new FieldOverlay(kind, size, values);
      assertThat(some.looksLike(all)).isTrue();
      assertThat(some.lowest()).as("seed %d", seed).isEqualTo(all.lowest());
      assertThat(some.highest()).as("seed %d", seed).isEqualTo(all.highest());
      int from = random.nextInt(values.length);
      int next = from;
      while (next < values.length && values[next] <= 1) {
        next++;
      }
      assertThat(some.nextAboveOne(from, values.length)).as("seed %d", seed).isEqualTo(next);
    }
  }

  @Test
  void strengths_ofReach_areItsShares() {
    FieldOverlay reach = field(Kind.REACH, 0.25f, 1, INFINITE);
    assertThat(FieldValues.strengths(reach)).containsExactly(0.25f, 1, FieldOverlay.BLOCKED);
    assertThat(FieldValues.values(reach)).as("left alone").containsExactly(0.25f, 1, INFINITE);
    assertThat(reach.isVisible()).isTrue();
    assertThat(field(Kind.COST, 5, 5).isVisible()).isTrue();
    assertThatThrownBy(() -> field(Kind.REACH, 1.001f))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 1");
  }

  @ParameterizedTest
  @ValueSource(floats = {0, -1, Float.NaN})
  void field_valueThatIsNotAboveZero_isRefused(float value) {
    assertThatThrownBy(() -> field(Kind.COST, 1, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be above 0");
    assertThatThrownBy(() -> new FieldOverlay(Kind.COST, ROW, new float[] {1, 1, 1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 values for a field of 4×1");
  }

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void rotated_anyTurn_carriesEachValueAlong(Rotation rotation) {
    GridSize size = new GridSize(3, 2);
    FieldOverlay field = new FieldOverlay(Kind.COST, size, new float[] {1, 2, 3, 4, 5, 6});
    FieldOverlay turned = field.rotated(rotation);
    for (int i = 0; i < 6; i++) {
      int to = turned.size().index(rotation.apply(size, size.cell(i)));
      assertThat(turned.valueAt(to)).isEqualTo(field.valueAt(i));
    }
  }
}
