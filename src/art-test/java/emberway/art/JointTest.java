package emberway.art;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.art.raster.JoinMask;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Neighboring sprites fit: no hole, no seam, no step. */
final class JointTest {
  private static final SpriteLattice LATTICE = new SpriteLattice(1);
  private static final Map<String, SpriteBitmap> PICTURES = DrawnTiles.spriteBitmaps();

  @Test
  void outline_everyGround_coversThePublishedDiamond() {
    for (String name : PICTURES.keySet()) {
      if (name.startsWith("L1_")
          && TransitionArt.ALL.keySet().stream().noneMatch(name::startsWith)) {
        for (int y = 27; y < 54; y++) {
          int half = 1 + 2 * (13 - Math.abs(y - 40));
          for (int x = 27 - half; x < 27 + half; x++) {
            assertThat(PICTURES.get(name).alpha(x, y)).as("%s at %d,%d", name, x, y).isEqualTo(255);
          }
        }
      }
    }
  }

  @Test
  void owns_allCells_shareOutThePlane() {
    int[][] owners = new int[200][200];
    for (int cy = -2; cy <= 6; cy++) {
      for (int cx = -2; cx <= 6; cx++) {
        for (int y = 0; y < 54; y++) {
          for (int x = 0; x < 54; x++) {
            int px = (cx + cy) * 26 + x;
            int py = (cy - cx) * 13 + 80 + y;
            if (LATTICE.owns(x, y) && px >= 0 && py >= 0 && px < 200 && py < 200) {
              owners[py][px]++;
            }
          }
        }
      }
    }
    for (int y = 95; y < 145; y++) {
      for (int x = 80; x < 150; x++) {
        assertThat(owners[y][x]).as("owners of pixel %d,%d", x, y).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"G", "S", "a", "m", "~", "r", "l", "f"})
  void field_ofOneGround_hasNoHoleAndNoSeam(String symbol) {
    String[] base = new String[7];
    java.util.Arrays.fill(base, symbol.repeat(7));
    SpriteBitmap field = new SampleScenes(PICTURES, 1).draw(base, new String[0]);
    int left = (2 + 2) * 26;
    int top = (2 - 2 + 6) * 13 + 27;
    for (int y = top; y < top + 26; y++) {
      for (int x = left; x < left + 52; x++) {
        assertThat(field.alpha(x, y)).as("hole at %d,%d", x, y).isEqualTo(255);
        assertThat(field.color(x, y))
            .as("%d,%d and one cell to the south of it", x, y)
            .isEqualTo(field.color(x + 26, y + 13));
        assertThat(field.color(x, y))
            .as("%d,%d and one cell to the east of it", x, y)
            .isEqualTo(field.color(x + 26, y - 13));
      }
    }
  }

  /**
   * Two neighbors in every pair of shapes look at their border as two straight runs do. Pairs with
   * an arm that stands before the border are left out; beside gates the columns of pixels are
   * looked at that no gatehouse stands before.
   */
  @ParameterizedTest
  @CsvSource({"L2_RoadDirt, 6", "L2_Bridge, 4", "L2_WallStone, 4", "L2_Gate, 13"})
  void border_ofEveryPairOfShapes_isThatOfAStraightRun(String stem, double most) {
    boolean gates = stem.equals("L2_Gate");
    String run = gates ? "L2_WallStone" : stem;
    String grass = "L1_Terrain001";
    for (int first = 0; first < JoinMask.COUNT; first++) {
      for (int second = 0; second < JoinMask.COUNT; second++) {
        JoinMask a = new JoinMask(first);
        JoinMask b = new JoinMask(second);
        String cell = stem + a.suffix();
        String next = stem + b.suffix();
        String what = cell + " and " + next;
        if (a.has(JoinMask.EAST) && b.has(JoinMask.WEST) && !a.has(JoinMask.SOUTH)) {
          SpriteBitmap bare = border(grass, grass, true);
          compare(border(cell, next, true), straight(run, true), bare, gates ? 41 : 38, what, most);
        }
        if (a.has(JoinMask.SOUTH) && b.has(JoinMask.NORTH) && !b.has(JoinMask.WEST)) {
          SpriteBitmap bare = border(grass, grass, false);
          compare(
              border(cell, next, false), straight(run, false), bare, gates ? 35 : 38, what, most);
        }
      }
    }
  }

  private static SpriteBitmap straight(String stem, boolean east) {
    String line =
        stem
            + new JoinMask(east ? JoinMask.EAST | JoinMask.WEST : JoinMask.NORTH | JoinMask.SOUTH)
                .suffix();
    return border(line, line, east);
  }

  /** A cell on grass with its east or its south neighbor, in painter's order. */
  private static SpriteBitmap border(String cell, String neighbor, boolean east) {
    SpriteBitmap scene = new SpriteBitmap(110);
    String first = east ? neighbor : cell;
    String second = east ? cell : neighbor;
    for (String name : List.of("L1_Terrain001", first)) {
      SampleScenes.lay(scene, PICTURES.get(name), east ? 26 : 0, east ? 7 : 20);
    }
    for (String name : List.of("L1_Terrain001", second)) {
      SampleScenes.lay(scene, PICTURES.get(name), east ? 0 : 26, east ? 20 : 33);
    }
    return scene;
  }

  /** Compares the pixels of the run in four columns, the first of them given. */
  private static void compare(
      SpriteBitmap seen,
      SpriteBitmap expected,
      SpriteBitmap bare,
      int column,
      String what,
      double most) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y < 100; y++) {
      for (int x = column; x < column + 4; x++) {
        Rgb two = expected.color(x, y);
        if (!two.equals(bare.color(x, y))) {
          count++;
          Rgb one = seen.color(x, y);
          sum += Math.abs(one.r() - two.r());
          sum += Math.abs(one.g() - two.g());
          sum += Math.abs(one.b() - two.b());
        }
      }
    }
    assertThat(count).as("pixels of the run, " + what).isGreaterThan(20);
    assertThat(sum / count / 3).as("mean difference, " + what).isLessThan(most);
  }
}
