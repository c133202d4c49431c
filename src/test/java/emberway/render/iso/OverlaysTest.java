package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.FieldOverlay.Kind;
import emberway.render.iso.SpriteStack.Animation;
import emberway.render.iso.SpriteStack.Frame;
import emberway.testing.FieldValues;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields, routes and films, as values. */
final class OverlaysTest {
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
    RouteOverlay route = new RouteOverlay(size, new int[] {0, 1, 5}, 4).compared();
    RouteOverlay around = route.rotated(rotation);
    assertThat(around.isCompared()).isTrue();
    assertThat(around.isComplete()).isFalse();
    assertThat(around.size().cell(around.goal())).isEqualTo(rotation.apply(size, size.cell(4)));
    for (int i = 0; i < 3; i++) {
      assertThat(around.size().cell(around.cells()[i]))
          .isEqualTo(rotation.apply(size, size.cell(route.cells()[i])));
    }
  }

  @Test
  void route_cellsOffTheMapOrNone_areRefused() {
    assertThatThrownBy(() -> new RouteOverlay(ROW, new int[0], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a cell to start from");
    for (int off : new int[] {-1, 4}) {
      assertThatThrownBy(() -> new RouteOverlay(ROW, new int[] {off}, 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("route cell " + off + ": must be in 0..3");
      assertThatThrownBy(() -> new RouteOverlay(ROW, new int[] {0}, off))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(new RouteOverlay(ROW, new int[] {0, 3}, 3).isComplete()).isTrue();
    assertThat(new RouteOverlay(ROW, new int[] {0, 3}, 3).isCompared()).isFalse();
  }

  @Test
  void film_ofNoneOrOneFrame_neverChanges() {
    Animation none = new Animation(7, List.of());
    assertThat(none.spriteAt(123)).isEqualTo(7);
    assertThat(none.untilNext(123)).isEqualTo(Animation.NEVER);
    Animation one = new Animation(7, List.of(new Frame(9, 100)));
    assertThat(one.spriteAt(123)).isEqualTo(9);
    assertThat(one.untilNext(23)).isEqualTo(Animation.NEVER);
    Animation instant = new Animation(7, List.of(new Frame(9, 0), new Frame(8, 0)));
    assertThat(instant.spriteAt(5)).isEqualTo(9);
    assertThat(instant.untilNext(5)).isEqualTo(Animation.NEVER);
  }

  @Test
  void freeSprites_moreThanThereIsRoomForAtFirst_areAllKept() {
    FreeSpriteLayer.Builder builder = new FreeSpriteLayer.Builder();
    for (int i = 0; i < 100; i++) {
      builder.add(i, 1000 + i, 2000 + i);
    }
    FreeSpriteLayer sprites = builder.build();
    assertThat(sprites.count()).isEqualTo(100);
    for (int i = 0; i < 100; i++) {
      assertThat(sprites.places()).containsSequence(i, 1000 + i, 2000 + i);
    }
  }

  @Test
  void style_withoutSize_isRefused() {
    for (double unit : new double[] {0, -1, Double.NaN}) {
      assertThatThrownBy(() -> new OverlayStyle(false, true, unit))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(OverlayStyle.USUAL.unit()).isEqualTo(1);
  }
}
