package emberway.worldgen;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.testing.Extent;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class HydrologyTest {
  private static CoarseField heights(String... rows) {
    CoarseField field = new CoarseField(new GridSize(rows[0].length(), rows.length));
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        char c = rows[y].charAt(x);
        field.values[y * field.columns + x] = c == '~' ? -1 : (c - '0') / 10f;
      }
    }
    return field;
  }

  @Test
  void flood_slopeToTheSea_everyPointDrainsDown() {
    Hydrology water = new Hydrology(heights("~~~~~", "22222", "33433", "44544", "55655"));
    int summitRow = 3 * 5 + 2;
    assertThat(water.downstream[summitRow]).isBetween(2 * 5, 2 * 5 + 4);
    assertThat(water.depth(summitRow)).isZero();
  }

  @Test
  void flood_hollow_fillsToItsLowestRimAndDrainsThroughIt() {
    Hydrology water = new Hydrology(heights("99999", "92229", "92123", "92229", "99999"));
    int bottom = 2 * 5 + 2;
    assertThat(water.depth(bottom)).isEqualTo(0.3f - 0.1f);
    int at = bottom;
    while (water.downstream[at] != Hydrology.OUTLET) {
      at = water.downstream[at];
    }
    assertThat(at).isEqualTo(2 * 5 + 4);
    assertThat(water.rain[at]).isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource
  void rain_everyKind_growsDownstreamToTheSeaOrTheBorder(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(2, 5); seed++) {
      World world = world(kind, 100, 80, seed);
      Hydrology water = new Hydrology(new Relief(world).height);
      for (int at = 0; at < water.rain.length; at++) {
        int next = water.downstream[at];
        if (water.height.values[at] < 0) {
          continue;
        }
        assertThat(water.rain[at]).isPositive();
        if (next == Hydrology.OUTLET) {
          int x = at % 100;
          int y = at / 100;
          assertThat(x == 0 || y == 0 || x == 99 || y == 79).as("seed " + seed).isTrue();
        } else if (water.height.values[next] >= 0) {
          assertThat(water.rain[next]).isGreaterThan(water.rain[at]);
          assertThat(water.filled[next]).isLessThanOrEqualTo(water.filled[at]);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void carve_everyKind_everyRiverReachesSeaLakeOrBorder(WorldKind kind) {
    int rivers = 0;
    for (int[] size : new int[][] {{128, 100}, {1500, 1100}}) {
      for (long seed = 0; seed < (size[0] > 1000 ? 1 : 8); seed++) {
        World world = world(kind, size[0], size[1], seed);
        Relief relief = new Relief(world);
        new Shore(world, relief, new Hydrology(relief.height)).carve();
        boolean[] seen = new boolean[world.base.length];
        for (int at = 0; at < seen.length; at++) {
          if (world.isMarked(at, World.RIVER) && !seen[at]) {
            rivers++;
            assertThat(reachesStandingWater(world, at, seen))
                .as("%s seed %d river at %s", kind, seed, world.size.cell(at))
                .isTrue();
          }
        }
      }
    }
    assertThat(rivers).isPositive();
  }

  private static World world(WorldKind kind, int width, int height, long seed) {
    return new World(
        new WorldRequest(new GridSize(width, height), seed, kind),
        new Palette(WorldLegend.fantasy()),
        Progress.NONE);
  }

  /**
   * Whether the water around a river cell, by rook moves, holds sea or lake or meets the border.
   */
  private static boolean reachesStandingWater(World world, int from, boolean[] seen) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(from);
    seen[from] = true;
    boolean reached = false;
    while (!open.isEmpty()) {
      int at = open.pop();
      int x = at % world.width;
      int y = at / world.width;
      reached |= world.isMarked(at, World.SEA | World.LAKE);
      reached |= x == 0 || y == 0 || x == world.width - 1 || y == world.height - 1;
      int[][] sides = {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}};
      for (int[] side : sides) {
        if (world.contains(side[0], side[1])) {
          int next = world.index(side[0], side[1]);
          if (world.isWater(next) && !seen[next]) {
            seen[next] = true;
            open.push(next);
          }
        }
      }
    }
    return reached;
  }
}
