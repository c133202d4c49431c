package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

public class CellNumbersTest {
  private static final int CELLS = 20_000; // several pages, the last one cut off

  /** All numbers. */
  public static char[] array(CellNumbers numbers) {
    char[] array = new char[numbers.cells()];
    numbers.copy(0, array.length, array);
    return array;
  }

  /** Pages without zeros, with few and with many; with small numbers and with great ones. */
  private static char[] mixed(Random random) {
    char[] numbers = new char[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      int kind = cell / 3000;
      boolean isZero = random.nextInt(6) < kind;
      numbers[cell] = (char) (isZero ? 0 : 1 + random.nextInt(kind % 2 == 0 ? 255 : 65_535));
    }
    return numbers;
  }

  @Test
  void of_zerosSmallAndGreatNumbers_returnsThem() {
    char[] numbers = mixed(new Random(1));
    CellNumbers packed = CellNumbers.of(numbers);
    assertThat(array(packed)).isEqualTo(numbers);
    boolean[] used = new boolean[1 << Character.SIZE];
    boolean[] marked = new boolean[used.length];
    int greatest = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      assertThat(packed.at(cell)).as("cell %d", cell).isEqualTo(numbers[cell]);
      used[numbers[cell]] = true;
      greatest = Math.max(greatest, numbers[cell]);
    }
    packed.markUsed(marked);
    assertThat(marked).isEqualTo(used);
    assertThat(packed.greatest()).isEqualTo(greatest);
  }

  @Test
  void markUsed_noZero_leavesItUnmarked() {
    boolean[] used = new boolean[2];
    CellNumbers.of(new char[] {1, 1}).markUsed(used);
    assertThat(used).containsExactly(false, true);
  }

  @Test
  void with_changesInSomePages_changesACopyOnly() {
    Random random = new Random(2);
    char[] numbers = mixed(random);
    char[] others = mixed(random);
    CellNumbers packed = CellNumbers.of(numbers);
    int[] changed = random.ints(300, 0, CELLS).sorted().distinct().toArray();
    char[] values = new char[changed.length];
    char[] expected = numbers.clone();
    for (int i = 0; i < changed.length; i++) {
      values[i] = others[changed[i]];
      expected[changed[i]] = values[i];
    }
    assertThat(array(packed.with(changed, values))).isEqualTo(expected);
    assertThat(array(packed)).isEqualTo(numbers);
  }

  @Test
  void zeros_thenOneNumber_isThatNumber() {
    CellNumbers one = CellNumbers.zeros(CELLS).with(new int[] {CELLS - 1}, new char[] {300});
    char[] expected = new char[CELLS];
    expected[CELLS - 1] = 300;
    assertThat(array(one)).isEqualTo(expected);
    assertThat(CellNumbers.none().isEmpty()).isTrue();
    assertThat(CellNumbers.none().greatest()).isZero();
  }
}
