package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.StepCosts;
import emberway.plan.query.TieBreaking;
import emberway.plan.trace.TraceCursor;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every lesson opens what its text describes, and the text is true. */
final class LessonTest {
  private static OpenedMap open(Lesson lesson) {
    try {
      return TestMap.bundled(lesson.map());
    } catch (UnreadableException missing) {
      throw new AssertionError(missing);
    }
  }

  /** Returns a lab in which a lesson has just begun. */
  private static Lab begun(int number) {
    Lesson lesson = Lesson.ALL.get(number);
    TileMap map = open(lesson).loaded().map();
    RouteEnds routeEnds = RouteEnds.markedOn(map);
    if (lesson.goal().isPresent()) {
      routeEnds = routeEnds.with(RouteEnd.GOAL, lesson.goal().get());
    }
    Lab lab = new Lab(lesson.preset());
    lab.beginLesson(number);
    lab.update(Optional.of(new StepCosts(CostField.of(map), Movement.DEFAULT)), routeEnds);
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
    lab.comparisonQuestion()
        .ifPresent(
            asked -> lab.show(PresetComparison.of(asked, () -> false, found -> {}).orElseThrow()));
    return lab;
  }

  private static Lab begun(String title) {
    return begun(
        IntStream.range(0, Lesson.ALL.size())
            .filter(number -> Lesson.ALL.get(number).title().equals(title))
            .findFirst()
            .orElseThrow());
  }

  @TestFactory
  Stream<DynamicTest> lesson_each_opensItsMapAtItsStep() {
    return IntStream.range(0, Lesson.ALL.size())
        .mapToObj(
            number ->
                DynamicTest.dynamicTest(
                    Lesson.ALL.get(number).title(),
                    () -> {
                      Lesson lesson = Lesson.ALL.get(number);
                      Lab lab = begun(number);
                      assertThat(lab.lesson()).hasValue(number);
                      assertThat(lab.step()).isPositive();
                      if (lesson.step() != Lesson.END) {
                        assertThat(lab.step()).isEqualTo(lesson.step()).isLessThan(lab.steps());
                      } else {
                        assertThat(lab.step()).isEqualTo(lab.steps());
                      }
                      assertThat(lab.isComparing()).isEqualTo(!lesson.compared().isEmpty());
                    }));
  }

  @Test
  void titles_allDiffer() {
    Set<String> titles = new HashSet<>();
    Lesson.ALL.forEach(lesson -> assertThat(titles.add(lesson.title())).isTrue());
    assertThat(Lesson.ALL).allSatisfy(lesson -> assertThat(lesson.text()).endsWith("."));
    assertThat(Lesson.ALL)
        .filteredOn(Lesson::isAboutClosedList)
        .extracting(Lesson::title)
        .containsExactly("The closed list");
  }

  private static int cell(Lab lab, int x, int y) {
    return lab.recording().orElseThrow().trace().size().index(x, y);
  }

  private static double cost(Lab lab) {
    return route(lab).cost();
  }

  private static Route route(Lab lab) {
    return ((Outcome.Found) lab.recording().orElseThrow().outcome()).route();
  }

  @Test
  void figures_ofLester_areAsTold() {
    Lab first = begun("One step from the start");
    assertThat(first.cursor().openInOrder()).hasSize(8);
    assertThat(first.cursor().isClosed(cell(first, 1, 2))).isTrue();
    Lab second = begun("Nothing gained");
    assertThat(second.stepSummary().orElseThrow().g() + second.stepSummary().orElseThrow().h())
        .isEqualTo(40);
    assertThat(second.stepSummary().orElseThrow().kept()).isEqualTo(4);
    assertThat(second.cursor().openInOrder()).hasSize(7);
    Lab third = begun("No cutting of corners");
    assertThat(third.cursor().isKnown(cell(third, 3, 4))).isFalse();
    assertThat(third.cursor().f(cell(third, 2, 1))).isEqualTo(54);
    assertThat(third.stepSummary().orElseThrow().cell()).isEqualTo(new Cell(2, 3));
    Lab better = begun("A better parent");
    TraceCursor now = better.cursor();
    assertThat(now.g(cell(better, 1, 4))).isEqualTo(20);
    assertThat(now.parent(cell(better, 1, 4))).isEqualTo(cell(better, 1, 3));
    better.stepBy(-1);
    assertThat(now.g(cell(better, 1, 4))).isEqualTo(28);
    Lab end = begun("Back along the pointers");
    assertThat(cost(end)).isEqualTo(68);
    assertThat(end.cursor().pathTo(cell(end, 5, 2))).isEqualTo(route(end).indices());
    assertThat(route(end).steps()).isEqualTo(6);
  }

  private static String openLetters(Lab lab) {
    StringBuilder letters = new StringBuilder();
    for (int cell : lab.cursor().openInOrder()) {
      letters.append(OpenListRows.letter(cell));
    }
    return letters.toString();
  }

  /** Returns the first column of the table in its initial order. */
  private static String tableLetters(Lab lab) {
    StringBuilder letters = new StringBuilder();
    for (int cell : OpenListRows.of(lab.cursor(), OpenListRows.Column.F, true, 100)) {
      letters.append(OpenListRows.letter(cell));
    }
    return letters.toString();
  }

  @Test
  void tables_ofTheUnitExample_areAsTold() {
    assertThat(openLetters(begun("The first table"))).isEqualTo("abfij");
    Lab second = begun("Last in, first out");
    assertThat(openLetters(second)).isEqualTo("abfimno");
    assertThat(
            IntStream.of(second.cursor().openInOrder())
                .filter(cell -> second.cursor().f(cell) == 4)
                .mapToObj(OpenListRows::letter))
        .containsExactly("f", "i", "o");
    assertThat(tableLetters(second)).as("o is taken first").startsWith("o").hasSize(7);
    second.stepBy(1);
    assertThat(second.stepSummary().orElseThrow().cell()).isEqualTo(new Cell(2, 3));
    Lab third = begun("The goal is seen but not yet reached");
    third.stepBy(1);
    StringBuilder closed = new StringBuilder();
    for (int cell : OpenListRows.ofClosed(third.cursor(), Optional.empty(), true, 100)) {
      closed.append(OpenListRows.letter(cell));
    }
    assertThat(closed).as("the text's table of the closed list").hasToString("ejol");
    third.stepBy(-1);
    assertThat(third.cursor().isOpen(cell(third, 3, 2))).isTrue();
    assertThat(third.steps()).isEqualTo(third.step() + 1);
  }

  /** Returns the closed list as a table, with the columns of the text: node, G, N, F, parent. */
  private static List<String> closedTable(Lab lab) {
    TraceCursor now = lab.cursor();
    List<String> rows = new ArrayList<>();
    for (int cell : OpenListRows.ofClosed(now, Optional.empty(), true, 100)) {
      int parent = now.parent(cell);
      rows.add(
          "%s %.0f %.0f %.0f %s"
              .formatted(
                  OpenListRows.letter(cell),
                  now.g(cell),
                  now.h(cell),
                  now.f(cell),
                  parent < 0 ? "--" : OpenListRows.letter(parent)));
    }
    return rows;
  }

  private static String letters(int[] cells) {
    return IntStream.of(cells).mapToObj(OpenListRows::letter).collect(Collectors.joining(" > "));
  }

  @Test
  void closedList_ofTheUnitExample_isThePrintedTable() {
    Lab end = begun("The closed list");
    assertThat(closedTable(end))
        .containsExactly("e 0 4 4 --", "j 1 2 3 e", "o 2 2 4 j", "l 3 0 3 o");
    assertThat(letters(end.cursor().pathTo(end.reached().orElseThrow())))
        .isEqualTo("e > j > o > l");
    assertThat(cost(end)).isEqualTo(3);
  }

  /** The text has no table of its own here: these figures follow its rules, step by step. */
  @Test
  void deadEnd_isLeftBehindAsTold() {
    Lab stuck = begun("A dead end");
    assertThat(closedTable(stuck)).containsExactly("g 0 5 5 --", "h 1 4 5 g", "i 2 3 5 h");
    assertThat(openLetters(stuck)).isEqualTo("am");
    assertThat(IntStream.of(stuck.cursor().openInOrder()).mapToDouble(stuck.cursor()::f))
        .containsOnly(7.0);
    stuck.stepBy(1);
    assertThat(stuck.current()).as("m is taken").hasValue(cell(stuck, 0, 2));
    Lab end = begun("Out of the dead end");
    assertThat(closedTable(end))
        .containsExactly(
            "g 0 5 5 --",
            "h 1 4 5 g",
            "i 2 3 5 h",
            "m 1 6 7 g",
            "a 1 6 7 g",
            "t 2 6 8 m",
            "u 3 5 8 t",
            "v 4 4 8 u",
            "q 5 2 7 v",
            "l 6 0 6 q");
    assertThat(letters(end.cursor().pathTo(end.reached().orElseThrow())))
        .isEqualTo("g > m > t > u > v > q > l");
    assertThat(letters(route(end).indices())).isEqualTo("g > m > t > u > v > q > l");
    assertThat(cost(end)).isEqualTo(6);
  }

  @Test
  void tiesAndReopening_areAsTold() {
    Lab lot = begun("Equal costs, chosen at random");
    assertThat(cost(lot)).isEqualTo(12);
    Lab near = begun("As close as possible");
    Outcome.Unreachable outcome = (Outcome.Unreachable) near.recording().orElseThrow().outcome();
    assertThat(outcome.nearest().end()).isEqualTo(new Cell(2, 2));
    assertThat(near.cursor().openInOrder()).isEmpty();
    assertThat(near.reached()).hasValue(cell(near, 2, 2));
    Cell last = near.stepSummary().orElseThrow().cell();
    assertThat(near.current())
        .as("what the sentence tells of")
        .hasValue(cell(near, last.x(), last.y()));
    assertThat(last).isNotEqualTo(new Cell(2, 2));
    Lab again = begun("A closed cell is re-opened");
    assertThat(again.counts().of(Kind.REOPENED)).isEqualTo(1);
    assertThat(again.cursor().isOpen(cell(again, 4, 2))).isTrue();
    again.stepBy(-1);
    assertThat(again.cursor().isClosed(cell(again, 4, 2))).isTrue();
  }

  @Test
  void routes_ofCalkins_costAsTold() {
    assertThat(cost(begun("The road around the wall"))).isCloseTo(7.656, within(5e-4));
    assertThat(cost(begun("A longer wall"))).isCloseTo(11.656, within(5e-4));
    Lab snow = begun("Snow");
    assertThat(cost(snow)).isEqualTo(21);
    assertThat(route(snow).cells()).allMatch(cell -> cell.y() == 5).hasSize(8);
    assertThat(cost(begun("Fire"))).isCloseTo(8.571, within(5e-4));
    assertThat(route(begun("Fire")).cells()).anyMatch(cell -> cell.y() < 5);
    assertThat(route(begun("A tombstone")).cells()).anyMatch(cell -> cell.y() > 6);
    PresetComparison both = begun("An estimate that is too high").presetComparison().orElseThrow();
    assertThat(both.runs().get(0).route().orElseThrow().cost()).isCloseTo(14.622, within(5e-4));
    assertThat(both.runs().get(1).route().orElseThrow().cost()).isCloseTo(14.705, within(5e-4));
  }

  @Test
  void variants_ofAStar_missTheCheapestRouteAsTold() {
    Lab greedy = begun("Greedy best-first");
    assertThat(cost(greedy)).isEqualTo(4);
    assertThat(cheapest("Greedy best-first")).isCloseTo(2.828, within(5e-4));
    Lab early = begun("Stopping too early");
    assertThat(cost(early)).isCloseTo(2.614, within(5e-4));
    assertThat(cheapest("Stopping too early")).isCloseTo(2.414, within(5e-4));
    assertThat(early.cursor().isOpen(cell(early, 2, 1))).as("the goal").isTrue();
    assertThat(early.reached()).as("the path shown leads there").hasValue(cell(early, 2, 1));
    assertThat(early.cursor().isOpen(cell(early, 1, 1))).as("the better path").isTrue();
    assertThat(early.stepSummary().orElseThrow().sentence())
        .endsWith("The goal is on the open list; the search stops.");
  }

  @Test
  void orders_ofEquals_closeAsManyCellsAsTold() {
    assertThat(begun("Strictly last in, first out").counts().of(Kind.EXPANDED)).isEqualTo(7);
    assertThat(begun("Along the straight line").counts().of(Kind.EXPANDED)).isEqualTo(6);
    Lab roughly = begun("Strictly last in, first out");
    roughly.useTies(TieBreaking.HEAP);
    assertThat(again(roughly).counts().of(Kind.EXPANDED)).isEqualTo(6);
    Lab nearest = begun("Along the straight line");
    nearest.useTies(TieBreaking.LOW_H);
    assertThat(again(nearest).counts().of(Kind.EXPANDED)).isEqualTo(5);
  }

  /** Returns a lab whose search was recorded again, by its new rules, and moved to its end. */
  private static Lab again(Lab lab) {
    lab.update(
        lab.recordingRequest().map(RecordingRequest::stepCosts),
        new RouteEnds(
            lab.recordingRequest().map(RecordingRequest::start),
            lab.recordingRequest().map(RecordingRequest::goal)));
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
    lab.scrubTo(lab.steps());
    return lab;
  }

  /** Returns what A* finds on the map of a lesson. */
  private static double cheapest(String title) {
    Lab lab = begun(title);
    lab.useVariant(SearchVariant.A_STAR);
    return cost(again(lab));
  }

  private static org.assertj.core.data.Offset<Double> within(double offset) {
    return org.assertj.core.data.Offset.offset(offset);
  }
}
