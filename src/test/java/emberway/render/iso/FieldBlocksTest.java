package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.iso.FieldOverlay.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FieldBlocksTest {
  private static final List<Kind> KINDS = List.of(Kind.values());

  @Test
  void of_oneStrength_isTheCellsAroundItCutAtTheEdge() {
    assertThat(picture(blocks(Kind.ATTRACT, "......", "...o..", "......", "......")))
        .containsExactly("..aaa.", "..aaa.", "..aaa.", "......");
    assertThat(picture(blocks(Kind.REPEL, "o....", ".....", ".....")))
        .isEqualTo(List.of("aa...", "aa...", "....."));
  }

  @Test
  void of_runsOfOtherWidths_areBlocksOfTheirOwn() {
    assertThat(picture(blocks(Kind.ATTRACT, "o.....o", ".......", ".......", "...o...", "o......")))
        .containsExactly("aa...bb", "aa...bb", "..ccc..", "ddddd..", "ddddd..");
  }

  @Test
  void of_cost_isTheWholeGrid() {
    assertThat(picture(blocks(Kind.COST, "....", ".o..", "....")))
        .containsExactly("aaaa", "aaaa", "aaaa");
  }

  @Test
  void of_strengthsOfOne_areNone() {
    assertThat(blocks(Kind.ATTRACT, "....", "....").count()).isZero();
  }

  @Test
  void blocks_randomFields_coverEachShownCellOnceAndNoOther() {
    long seed = 19;
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      GridSize size = new GridSize(1 + random.nextInt(30), 1 + random.nextInt(200));
      FieldOverlay field = random(size, random);
      FieldBlocks blocks = FieldBlocks.of(field);
      int[] covered = new int[size.cells()];
      int[] block = blocks.blocks();
      for (int at = 0; at < block.length; at += FieldBlocks.INTS) {
        for (int y = block[at + 2]; y <= block[at + 3]; y++) {
          for (int x = block[at]; x <= block[at + 1]; x++) {
            covered[size.index(x, y)]++;
          }
        }
      }
      int[] shown = new int[size.cells()];
      Arrays.setAll(shown, cell -> isShown(field, cell) ? 1 : 0);
      assertThat(covered).as("field %d of %s, seed %d", i, size, seed).isEqualTo(shown);
    }
  }

  @Test
  void firstFromEndAfter_randomRows_leaveOutNoBlockThatReachesThem() {
    long seed = 19;
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      GridSize size = new GridSize(1 + random.nextInt(9), 1 + random.nextInt(400));
      FieldBlocks blocks = FieldBlocks.of(random(size, random));
      int firstRow = random.nextInt(size.height());
      int lastRow = firstRow + random.nextInt(size.height() - firstRow);
      int first = blocks.firstFrom(firstRow);
      int end = blocks.endAfter(lastRow);
      int[] block = blocks.blocks();
      for (int number = 0; number < blocks.count(); number++) {
        int top = block[number * FieldBlocks.INTS + 2];
        int bottom = block[number * FieldBlocks.INTS + 3];
        assertThat(bottom - top).isLessThan(FieldBlocks.MAX_ROWS);
        if (top <= lastRow && bottom >= firstRow) {
          assertThat(number).as("seed %d", seed).isBetween(first, end - 1);
        } else if (top > lastRow) {
          assertThat(number).as("seed %d", seed).isGreaterThanOrEqualTo(end);
        }
      }
    }
  }

  /** Strengths on few cells, none to many, or costs, or shares of a budget on few cells. */
  private static FieldOverlay random(GridSize size, Random random) {
    float[] values = new float[size.cells()];
    double share = random.nextDouble() * random.nextDouble() * random.nextDouble();
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextDouble() < share ? 1 + random.nextFloat() : 1;
    }
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    for (int i = 0; kind == Kind.REACH && i < values.length; i++) {
      values[i] = values[i] > 1 ? values[i] / 2 : Float.POSITIVE_INFINITY;
    }
    return new FieldOverlay(kind, size, values);
  }

  private static boolean isShown(FieldOverlay field, int cell) {
    if (field.kind() == Kind.REACH) {
      return field.valueAt(cell) < Float.POSITIVE_INFINITY;
    }
    GridSize size = field.size();
    boolean shown = field.kind() == Kind.COST;
    for (int y = size.y(cell) - 1; y <= size.y(cell) + 1; y++) {
      for (int x = size.x(cell) - 1; x <= size.x(cell) + 1; x++) {
        shown |= size.contains(x, y) && field.valueAt(size.index(x, y)) > 1;
      }
    }
    return shown;
  }

  private static FieldBlocks blocks(Kind kind, String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    float[] values = new float[size.cells()];
    for (int i = 0; i < values.length; i++) {
      values[i] = rows[size.y(i)].charAt(size.x(i)) == 'o' ? 3 : 1;
    }
    return FieldBlocks.of(new FieldOverlay(kind, size, values));
  }

  /** Each cell as the letter of its block. */
  private static List<String> picture(FieldBlocks blocks) {
    char[][] rows = new char[blocks.size().height()][blocks.size().width()];
    for (char[] row : rows) {
      Arrays.fill(row, '.');
    }
    int[] block = blocks.blocks();
    for (int at = 0; at < block.length; at += FieldBlocks.INTS) {
      for (int y = block[at + 2]; y <= block[at + 3]; y++) {
        Arrays.fill(rows[y], block[at], block[at + 1] + 1, (char) ('a' + at / FieldBlocks.INTS));
      }
    }
    return Arrays.stream(rows).map(String::new).toList();
  }
}
