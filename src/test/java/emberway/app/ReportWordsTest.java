package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the panel says about a route. */
final class ReportWordsTest {
  private final OpenedMap valley = TestMap.valley();
  private final ExplorerState state = new ExplorerState(valley, Set.of(Shown.ROUTE), 1280, 720);

  private ReportWords words(Action.OfRoute... wishes) {
    for (Action.OfRoute wish : wishes) {
      state.apply(wish);
    }
    try (SceneComposer composer = valley.composer()) {
      SceneContent content = composer.compose(state.request(), () -> false).orElseThrow();
      return ReportWords.of(content.report().orElseThrow(), state.map());
    }
  }

  @Test
  void of_route_tellsItsCostAndWhereThatComesFrom() {
    ReportWords words = words();
    assertThat(words.cost()).matches("\\d+\\.\\d{3}");
    assertThat(words.steps()).startsWith("cost · ").endsWith(" steps");
    assertThat(words.lines()).extracting(ReportWords.Line::label).contains("Grass");
    assertThat(words.warning()).isEmpty();
    assertThat(words.isPlanning()).isFalse();
    assertThat(words.isTold()).isTrue();
    assertThat(words.canCompare()).isTrue();
    assertThat(words.worlds()).isEmpty();
  }

  @Test
  void of_comparedRoute_tellsWhatItWouldCostInEachWorld() {
    ReportWords words = words(new Action.Compare(Optional.of(WhatIf.WITHOUT_BOTH)));
    assertThat(words.worlds())
        .extracting(ReportWords.World::world)
        .containsExactly(WhatIf.values());
    assertThat(words.worlds()).allSatisfy(each -> assertThat(each.cost()).contains("."));
  }

  @Test
  void of_goalInAWall_saysSoAndHowNearOneComes() {
    ReportWords words = words(new Action.SetEnd(RouteEnd.GOAL, new Cell(3, 4)));
    assertThat(words.warning()).contains("No way leads to 3,4.");
    assertThat(words.details().get(0)).startsWith("Nearest to the goal one comes at ");
    assertThat(words.details().get(1)).startsWith("Nobody can stand there: ");
    assertThat(words.isTold()).isTrue();
  }

  @Test
  void of_startInAWall_saysSoAndNoMore() {
    ReportWords words = words(new Action.SetEnd(RouteEnd.START, new Cell(3, 4)));
    assertThat(words.warning()).contains("Nobody can stand on the start: ");
    assertThat(words.details()).isEmpty();
    assertThat(words.isTold()).isFalse();
  }

  @Test
  void figure_anyCost_isWrittenAsByThePrinter() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      long millionths = random.nextInt(i % 2 == 0 ? 10_000_000 : 2_000_000_000);
      if (millionths % 1000 != 500) { // halves are rounded as binary fractions happen to lie
        double cost = millionths / 1e6;
        assertThat(ReportWords.figure(cost))
            .as("seed %d", seed)
            .isEqualTo(String.format(Locale.ROOT, "%.3f", cost));
      }
    }
    assertThat(ReportWords.figure(0)).isEqualTo("0.000");
    assertThat(ReportWords.figure(999.9996)).isEqualTo("1000.000");
  }

  @Test
  void stops_ofAQuestion_areItsCellsInTheOrderTheyArePassed() {
    state.apply(new Action.AddVia(new Cell(2, 6)));
    state.apply(new Action.AddGoal(new Cell(11, 0)));
    assertThat(StopWords.of(state.request().question(), state.map()))
        .extracting(StopWords::text)
        .containsExactly("1,4", "1.  2,6", "10,4", "or 11,0");
    assertThat(StopWords.of(state.request().question(), state.map()))
        .extracting(stop -> stop.removal().isPresent())
        .containsExactly(false, true, false, true);
  }
}
