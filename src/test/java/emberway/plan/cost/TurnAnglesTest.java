package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TurnAnglesTest {
  private static final int ROOM = 4; // cells around the start that ways may use

  /** How far two moves point apart, by their angles. */
  private static int apart(int before, int move) {
    double one = Math.atan2(NeighborMasks.DY[before], NeighborMasks.DX[before]);
    double other = Math.atan2(NeighborMasks.DY[move], NeighborMasks.DX[move]);
    long steps = Math.abs(Math.round((one - other) / (Math.PI / 4)));
    return (int) Math.min(steps, 8 - steps);
  }

  @Test
  void between_anyTwoMoves_isTheAngle() {
    for (int before = 0; before < 8; before++) {
      for (int move = 0; move < 8; move++) {
        assertThat(TurnAngles.between(before, move)).isEqualTo(apart(before, move));
      }
    }
  }

  @Test
  void move_betweenNeighbors_crossesTheirColumnsAndRows() {
    GridSize size = new GridSize(3, 3);
    for (int move = 0; move < 8; move++) {
      int dx = NeighborMasks.DX[move];
      int dy = NeighborMasks.DY[move];
      assertThat(TurnAngles.move(dx, dy)).isEqualTo(move);
      assertThat(TurnAngles.move(4, size.index(1 + dx, 1 + dy), size)).isEqualTo(move);
    }
  }

  @Test
  void along_randomWalks_addsUpTheTurns() {
    GridSize size = new GridSize(30, 30);
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      int[] cells = new int[1 + random.nextInt(12)];
      cells[0] = size.index(15, 15);
      int turns = 0;
      int before = -1;
      for (int step = 1; step < cells.length; step++) {
        int move = random.nextInt(8);
        cells[step] = cells[step - 1] + NeighborMasks.offsets(30)[move];
        turns += before < 0 ? 0 : apart(before, move);
        before = move;
      }
      assertThat(TurnAngles.along(cells, size)).isEqualTo(turns);
    }
  }

  /** Against the least that any way through free ground turns. */
  @Test
  void toward_anyPointNearby_isWhatTheStraightestWayTurns() {
    for (int before = 0; before < 8; before++) {
      int[][] least = leastTurns(before);
      for (int dy = -3; dy <= 3; dy++) {
        for (int dx = -3; dx <= 3; dx++) {
          assertThat(TurnAngles.toward(dx, dy, before))
              .as("%d,%d after %d", dx, dy, before)
              .isEqualTo(least[dy + ROOM][dx + ROOM]);
        }
      }
    }
  }

  /** The turns of the straightest ways from the middle, after a move. [by row and column] */
  private static int[][] leastTurns(int first) {
    int side = 2 * ROOM + 1;
    int[][] turns = new int[side * side][8];
    for (int[] cell : turns) {
      Arrays.fill(cell, 99);
    }
    turns[ROOM * side + ROOM][first] = 0;
    for (boolean isFaster = true; isFaster; ) {
      isFaster = false;
      for (int cell = 0; cell < turns.length; cell++) {
        for (int move = 0; move < 8; move++) {
          int x = cell % side + NeighborMasks.DX[move];
          int y = cell / side + NeighborMasks.DY[move];
          if (x < 0 || y < 0 || x >= side || y >= side) {
            continue;
          }
          for (int before = 0; before < 8; before++) {
            int all = turns[cell][before] + apart(before, move);
            if (all < turns[y * side + x][move]) {
              turns[y * side + x][move] = all;
              isFaster = true;
            }
          }
        }
      }
    }
    int[][] least = new int[side][side];
    for (int cell = 0; cell < turns.length; cell++) {
      least[cell / side][cell % side] = Arrays.stream(turns[cell]).min().getAsInt();
    }
    return least;
  }
}
