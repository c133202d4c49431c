package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class NeighborMasksTest {
  @Test
  void moves_areNumberedRowByRow() {
    for (int move = 0; move < 8; move++) {
      int place = move < 4 ? move : move + 1;
      assertThat(NeighborMasks.DX[move]).isEqualTo(place % 3 - 1);
      assertThat(NeighborMasks.DY[move]).isEqualTo(place / 3 - 1);
      boolean isDiagonal = place % 2 == 0;
      assertThat(NeighborMasks.isDiagonal(move)).isEqualTo(isDiagonal);
      assertThat(NeighborMasks.DIAGONALS >> move & 1).isEqualTo(isDiagonal ? 1 : 0);
    }
    assertThat(NeighborMasks.offsets(10)).containsExactly(-11, -10, -9, -1, 1, 9, 10, 11);
  }

  @Test
  void column_ofPassableCells_hasABitEachFromTheNorth() {
    for (int bits = 0; bits < 8; bits++) {
      boolean[] isPassable = new boolean[15];
      for (int row = 0; row < 3; row++) {
        isPassable[2 + 5 * row] = (bits >> row & 1) != 0;
      }
      assertThat(NeighborMasks.column(isPassable, 7, 5)).isEqualTo(bits);
    }
  }

  /** Back is pointless, and so is what the cell before had straight beside it. */
  @Test
  void onward_afterEachMove_leavesOutWhatWasNearer() {
    for (double diagonal : new double[] {0.5, 0.99, 1, 1.414}) {
      int[] onward = NeighborMasks.onward(diagonal);
      assertThat(onward).hasSize(8);
      for (int came = 0; came < 8; came++) {
        for (int move = 0; move < 8; move++) {
          double away =
              Math.hypot(
                  NeighborMasks.DX[came] + NeighborMasks.DX[move],
                  NeighborMasks.DY[came] + NeighborMasks.DY[move]);
          boolean isWorthIt = diagonal < 1 ? away > 0 : away > 1;
          assertThat(onward[came] >> move & 1)
              .as("%d after %d at %s", move, came, diagonal)
              .isEqualTo(isWorthIt ? 1 : 0);
        }
      }
    }
  }

  @Test
  void around_cells_hasThemAndTheirNeighborsOnce() {
    GridSize size = new GridSize(5, 4);
    assertThat(NeighborMasks.around(size, new int[] {0})).containsExactly(0, 1, 5, 6);
    assertThat(NeighborMasks.around(size, new int[] {19, 18}))
        .containsExactly(12, 13, 14, 17, 18, 19);
    assertThat(NeighborMasks.around(size, new int[] {6}))
        .containsExactly(IntStream.of(0, 1, 2, 5, 6, 7, 10, 11, 12).toArray());
  }
}
