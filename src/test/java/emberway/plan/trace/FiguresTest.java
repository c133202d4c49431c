package emberway.plan.trace;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.plan.query.Preset;
import emberway.plan.query.SearchListener;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** The texts' own figures and tables, stepped through number by number. */
final class FiguresTest {
  /** Figure 1 of Lester: A, B and the wall between them, with room around. */
  private static final Searches LESTER =
      Searches.over(".......", "...#...", ".1.#.2.", "...#...", ".......");

  /** "Path Finding using the A* algorithm": cells a to p, row by row. */
  private static final Searches TABLES = Searches.over("....", "1.#.", "..#2", "....");

  private static String[] rows(TraceCursor cursor, int[] cells, IntFunction<String> name) {
    return Arrays.stream(cells)
        .mapToObj(
            cell ->
                String.format(
                    Locale.ROOT,
                    "%s %.0f %.0f %.0f %s",
                    name.apply(cell),
                    cursor.g(cell),
                    cursor.h(cell),
                    cursor.f(cell),
                    cursor.parent(cell) == SearchListener.NO_PARENT
                        ? "--"
                        : name.apply(cursor.parent(cell))))
        .toArray(String[]::new);
  }

  private static String letter(int cell) {
    return String.valueOf((char) ('a' + cell));
  }

  private static String lester(int cell) {
    return LESTER.field().size().cell(cell).toString();
  }

  @Test
  void unit_stepByStep_showsTheTablesAsPrinted() {
    TraceCursor cursor = new TraceCursor(TABLES.trace(Preset.UNIT.rules()));
    cursor.moveToStep(1);
    assertThat(rows(cursor, cursor.openInOrder(), FiguresTest::letter))
        .containsExactly("a 1 5 6 e", "b 1 4 5 e", "f 1 3 4 e", "i 1 3 4 e", "j 1 2 3 e");
    assertThat(rows(cursor, cursor.closedInOrder(), FiguresTest::letter))
        .containsExactly("e 0 4 4 --");
    cursor.moveToStep(2);
    assertThat(rows(cursor, cursor.openInOrder(), FiguresTest::letter))
        .containsExactly(
            "a 1 5 6 e",
            "b 1 4 5 e",
            "f 1 3 4 e",
            "i 1 3 4 e",
            "m 2 4 6 j",
            "n 2 3 5 j",
            "o 2 2 4 j");
    cursor.moveToStep(3);
    assertThat(rows(cursor, cursor.openInOrder(), FiguresTest::letter))
        .containsExactly(
            "a 1 5 6 e",
            "b 1 4 5 e",
            "f 1 3 4 e",
            "i 1 3 4 e",
            "m 2 4 6 j",
            "n 2 3 5 j",
            "p 3 1 4 o",
            "l 3 0 3 o");
    cursor.moveToStep(4);
    assertThat(rows(cursor, cursor.closedInOrder(), FiguresTest::letter))
        .containsExactly("e 0 4 4 --", "j 1 2 3 e", "o 2 2 4 j", "l 3 0 3 o");
    assertThat(Arrays.stream(cursor.pathTo('l' - 'a')).mapToObj(FiguresTest::letter))
        .containsExactly("e", "j", "o", "l");
  }

  @Test
  void lester_figure3_eightSquaresAroundTheStart() {
    TraceCursor cursor = new TraceCursor(LESTER.trace(Preset.LESTER.rules()));
    cursor.moveToStep(0);
    assertThat(rows(cursor, cursor.openByF(), FiguresTest::lester))
        .as("begin at A and add it to the open list")
        .containsExactly("1,2 0 40 40 --");
    cursor.moveToStep(1);
    assertThat(rows(cursor, cursor.openByF(), FiguresTest::lester))
        .as("equals in the order in which they are taken later on")
        .containsExactly(
            "2,2 10 30 40 1,2",
            "2,3 14 40 54 1,2",
            "2,1 14 40 54 1,2",
            "1,3 10 50 60 1,2",
            "0,2 10 50 60 1,2",
            "1,1 10 50 60 1,2",
            "0,3 14 60 74 1,2",
            "0,1 14 60 74 1,2");
  }

  @Test
  void lester_figure4_noneOfFourPathsIsImproved() {
    SearchTrace trace = LESTER.trace(Preset.LESTER.rules());
    assertThat(trace.eventsAfter(2) - trace.eventsAfter(1))
        .as("the square right of A is closed, and nothing else happens")
        .isEqualTo(1);
    TraceCursor cursor = new TraceCursor(trace);
    cursor.moveToStep(2);
    assertThat(rows(cursor, cursor.closedInOrder(), FiguresTest::lester))
        .containsExactly("1,2 0 40 40 --", "2,2 10 30 40 1,2");
    assertThat(cursor.openInOrder()).as("now down to 7 squares").hasSize(7);
  }

  @Test
  void lester_figure5_twoNewSquaresBelow() {
    TraceCursor cursor = new TraceCursor(LESTER.trace(Preset.LESTER.rules()));
    cursor.moveToStep(3);
    assertThat(rows(cursor, cursor.closedInOrder(), FiguresTest::lester))
        .containsExactly("1,2 0 40 40 --", "2,2 10 30 40 1,2", "2,3 14 40 54 1,2");
    assertThat(rows(cursor, cursor.openInOrder(), FiguresTest::lester))
        .containsExactly(
            "0,1 14 60 74 1,2",
            "1,1 10 50 60 1,2",
            "2,1 14 40 54 1,2",
            "0,2 10 50 60 1,2",
            "0,3 14 60 74 1,2",
            "1,3 10 50 60 1,2",
            "1,4 28 60 88 2,3",
            "2,4 24 50 74 2,3");
  }

  /** Two below A: "Before it had a G score of 28 ... Now it has a score of 20". */
  @Test
  void lester_figure6_parentTwoBelowTheStartHasChanged() {
    SearchTrace trace = LESTER.trace(Preset.LESTER.rules());
    TraceCursor cursor = new TraceCursor(trace);
    int twoBelow = LESTER.field().size().index(1, 4);
    cursor.moveToStep(trace.steps());
    assertThat(rows(cursor, new int[] {twoBelow}, FiguresTest::lester))
        .containsExactly("1,4 20 60 80 1,3");
    cursor.moveToStep(3);
    assertThat(rows(cursor, new int[] {twoBelow}, FiguresTest::lester))
        .containsExactly("1,4 28 60 88 2,3");
    cursor.moveToStep(trace.steps());
    int goal = LESTER.field().size().index(5, 2);
    assertThat(rows(cursor, new int[] {goal}, FiguresTest::lester))
        .containsExactly("5,2 68 0 68 5,3");
    assertThat(cursor.isClosed(goal)).as("it stops when the goal is closed").isTrue();
    assertThat(Arrays.stream(cursor.pathTo(goal)).mapToObj(FiguresTest::lester))
        .as("figure 7")
        .containsExactly("1,2", "2,3", "2,4", "3,4", "4,4", "5,3", "5,2");
  }

  /** "eight neighboring grass tiles ... eight new paths are added to the open list". */
  @Test
  void calkins_firstIteration_addsEightPaths() {
    Searches map =
        Searches.over("......", "......", "......", "...#..", "...#..", ".1.#.2", "...#..");
    TraceCursor cursor = new TraceCursor(map.trace(Preset.CALKINS.rules()));
    cursor.moveToStep(1);
    assertThat(cursor.openInOrder()).hasSize(8);
    assertThat(cursor.h(map.field().size().index(4, 5) - 2)).as("Euclidean").isEqualTo(3);
    assertThat(cursor.g(map.field().size().index(2, 4))).as("a diagonal").isEqualTo(1.414);
  }

  /** Steps of 2 and 3, and "min(dx, dy)" diagonal moves estimated. */
  @Test
  void mcneill_firstSteps_costTwoAndThree() {
    Searches map = Searches.over(".....", ".1...", "....2");
    TraceCursor cursor = new TraceCursor(map.trace(Preset.MCNEILL.rules()));
    cursor.moveToStep(1);
    assertThat(rows(cursor, cursor.openInOrder(), cell -> map.field().size().cell(cell).toString()))
        .containsExactly(
            "0,0 3 10 13 1,1",
            "1,0 2 8 10 1,1",
            "2,0 3 6 9 1,1",
            "0,1 2 9 11 1,1",
            "2,1 2 5 7 1,1",
            "0,2 3 8 11 1,1",
            "1,2 2 6 8 1,1",
            "2,2 3 4 7 1,1");
  }
}
