package emberway.worldgen;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.testing.Extent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("extent")
final class DrainageNetworkTest {
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
    DrainageNetwork water =
        new DrainageNetwork(heights("~~~~~", "22222", "33433", "44544", "55655"));
    int summitRow = 3 * 5 + 2;
    assertThat(water.downstream[summitRow]).isBetween(2 * 5, 2 * 5 + 4);
    assertThat(water.depth(summitRow)).isZero();
  }

  @Test
  void flood_hollow_fillsToItsLowestRimAndDrainsThroughIt() {
    DrainageNetwork water =
        new DrainageNetwork(heights("99999", "92229", "92123", "92229", "99999"));
    int bottom = 2 * 5 + 2;
    assertThat(water.depth(bottom)).isEqualTo(0.3f - 0.1f);
    int at = bottom;
    while (water.downstream[at] != DrainageNetwork.OUTLET) {
      at = water.downstream[at];
    }
    assertThat(at).isEqualTo(2 * 5 + 4);
    assertThat(water.rain[at]).isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource
  void rain_everyKind_growsDownstreamToTheSeaOrTheBorder(WorldKind kind) {
    for (long seed = 0; seed < Extent.of(1, 5); seed++) {
      WorldDraft worldDraft = worldDraft(kind, 100, 80, seed);
      DrainageNetwork water = new DrainageNetwork(new TerrainFields(worldDraft).height);
      for (int at = 0; at < water.rain.length; at++) {
        int next = water.downstream[at];
        if (water.height.values[at] < 0) {
          continue;
        }
        assertThat(water.rain[at]).isPositive();
        if (next == DrainageNetwork.OUTLET) {
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
    for (int[] size : Extent.sample(List.of(new int[] {128, 100}, new int[] {1500, 1100}), 2)) {
      for (long seed = 0; seed < (size[0] > 1000 ? 1 : 8); seed++) {
        WorldDraft worldDraft = worldDraft(kind, size[0], size[1], seed);
        TerrainFields terrainFields = new TerrainFields(worldDraft);
        new WaterPlacer(worldDraft, terrainFields, new DrainageNetwork(terrainFields.height))
            .carve();
        boolean[] seen = new boolean[worldDraft.base.length];
        for (int at = 0; at < seen.length; at++) {
          if (worldDraft.isMarked(at, WorldDraft.RIVER) && !seen[at]) {
            rivers++;
            assertThat(reachesStandingWater(worldDraft, at, seen))
                .as("%s seed %d river at %s", kind, seed, worldDraft.size.cell(at))
                .isTrue();
          }
        }
      }
    }
    assertThat(rivers).isPositive();
  }

  private static WorldDraft worldDraft(WorldKind kind, int width, int height, long seed) {
    return new WorldDraft(
        new WorldRequest(new GridSize(width, height), seed, kind),
        new TilePalette(WorldLegend.fantasy()),
        GenerationProgress.NONE);
  }

  /**
   * Whether the water around a river cell, by rook moves, holds sea or lake or meets the border.
   */
  private static boolean reachesStandingWater(WorldDraft worldDraft, int from, boolean[] seen) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(from);
    seen[from] = true;
    boolean reached = false;
    while (!open.isEmpty()) {
      int at = open.pop();
      int x = at % worldDraft.width;
      int y = at / worldDraft.width;
      reached |= worldDraft.isMarked(at, WorldDraft.SEA | WorldDraft.LAKE);
      reached |= x == 0 || y == 0 || x == worldDraft.width - 1 || y == worldDraft.height - 1;
      int[][] sides = {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}};
      for (int[] side : sides) {
        if (worldDraft.contains(side[0], side[1])) {
          int next = worldDraft.index(side[0], side[1]);
          if (worldDraft.isWater(next) && !seen[next]) {
            seen[next] = true;
            open.push(next);
          }
        }
      }
    }
    return reached;
  }
}
