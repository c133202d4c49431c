package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.map.Rotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The cells of a drawn route. */
final class RouteOverlayTest {
  private static final GridSize ROW = new GridSize(4, 1);

  @ParameterizedTest
  @EnumSource(Rotation.class)
  void rotated_anyTurn_carriesTheCellsAlong(Rotation rotation) {
    GridSize size = new GridSize(3, 2);
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
  void looksLike_sameCellsGoalAndComparison_only() {
    RouteOverlay route = new RouteOverlay(ROW, new int[] {0, 1}, 1);
    assertThat(route.looksLike(new RouteOverlay(ROW, new int[] {0, 1}, 1))).isTrue();
    assertThat(route.looksLike(new RouteOverlay(ROW, new int[] {0, 1, 2}, 1))).isFalse();
    assertThat(route.looksLike(new RouteOverlay(ROW, new int[] {0, 1}, 3))).isFalse();
    assertThat(route.looksLike(route.compared())).isFalse();
    GridSize wider = new GridSize(5, 1);
    assertThat(route.looksLike(new RouteOverlay(wider, new int[] {0, 1}, 1))).isFalse();
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
}
