package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.iso.LabelCollisions.Side;
import org.junit.jupiter.api.Test;

final class LabelPlacementTest {
  private static final float LETTERS = 16;

  private final LabelPlacement names = new LabelPlacement();

  private void add(int number, Side side, boolean isFirst, float x) {
    names.add(number, side, isFirst, x, 100, 110, 10, 80, LETTERS);
  }

  @Test
  void layOut_whereTheRouteBegins_comesBeforeAllOthers() {
    names.begin(LETTERS).within(0, 0, 400, 200);
    add(7, Side.ABOVE, false, 200);
    add(8, Side.BELOW, true, 205);
    names.layOut(LETTERS);
    assertThat(names.count()).isEqualTo(2);
    assertThat(names.number(1)).isEqualTo(8);
    assertThat(names.top(1)).as("above, although its side is another").isEqualTo(84);
    assertThat(names.isPlaced(0)).isTrue();
    assertThat(names.top(0)).as("its own side is taken").isNotEqualTo(84);
  }

  @Test
  void layOut_atAMark_standsClearOfIt() {
    LabelCollisions around = names.begin(LETTERS);
    around.within(0, 0, 400, 200);
    around.reserve(188, 92, 24, 24);
    names.add(0, null, true, 200, 100, 104, 4, 80, LETTERS);
    names.layOut(LETTERS);
    assertThat(names.isPlaced(0)).isTrue();
    assertThat(names.top(0) + LETTERS).isLessThan(92);
  }

  @Test
  void layOut_pushedByTheEdge_takesNoOthersPlace() {
    names.begin(LETTERS).within(0, 0, 400, 200);
    add(0, Side.ABOVE, false, 20); // reaches beyond the edge
    add(1, Side.ABOVE, false, 80); // where the first would be pushed to
    names.layOut(LETTERS);
    assertThat(names.left(1)).isEqualTo(40);
    assertThat(names.top(1)).isEqualTo(84);
  }

  @Test
  void layOut_manyNames_areAllKept() {
    names.begin(LETTERS);
    for (int i = 0; i < 300; i++) {
      add(i, Side.ABOVE, false, 100 * i);
    }
    names.layOut(LETTERS);
    for (int i = 0; i < 300; i++) {
      assertThat(names.left(i)).isEqualTo(100 * i - 40);
    }
  }
}
