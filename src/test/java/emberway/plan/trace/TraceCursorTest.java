package emberway.plan.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import emberway.plan.query.ClosedCellPolicy;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TraceCursorTest {
  /** What is known of a cell. */
  private record Known(boolean isOpen, int parent, double g, double h) {}

  /** Keeps, after every event, all that is known: the plain way to do what a cursor does. */
  private static final class Diary implements SearchListener {
    private final List<Map<Integer, Known>> states = new ArrayList<>(List.of(Map.of()));

    private void write(int cell, Known known, boolean isPutAgain) {
      Map<Integer, Known> state = new LinkedHashMap<>(states.get(states.size() - 1));
      if (isPutAgain) {
        state.remove(cell); // so that it goes to the end
      }
      state.put(cell, known);
      states.add(state);
    }

    @Override
    public void opened(int cell, int parent, double g, double h) {
      if (parent == NO_PARENT) {
        states.add(Map.of(cell, new Known(true, parent, g, h)));
      } else {
        write(cell, new Known(true, parent, g, h), true);
      }
    }

    @Override
    public void reparented(int cell, int parent, double g, double h) {
      write(cell, new Known(true, parent, g, h), false);
    }

    @Override
    public void reopened(int cell, int parent, double g, double h) {
      write(cell, new Known(true, parent, g, h), true);
    }

    @Override
    public void expanded(int cell, int parent, double g, double h) {
      write(cell, new Known(false, parent, g, h), true);
    }

    int[] inOrder(int event, boolean isOpen) {
      return states.get(event).entrySet().stream()
          .filter(entry -> entry.getValue().isOpen == isOpen)
          .mapToInt(Map.Entry::getKey)
          .toArray();
    }
  }

  private static void assertThatAgree(TraceCursor cursor, Diary diary, String description) {
    int event = cursor.position();
    Map<Integer, Known> state = diary.states.get(event);
    assertThat(cursor.openInOrder()).as(description).containsExactly(diary.inOrder(event, true));
    assertThat(cursor.closedInOrder()).as(description).containsExactly(diary.inOrder(event, false));
    state.forEach(
        (cell, known) -> {
          assertThat(
                  new Known(
                      cursor.isOpen(cell), cursor.parent(cell), cursor.g(cell), cursor.h(cell)))
              .as("%s, cell %d", description, cell)
              .isEqualTo(known);
          assertThat(cursor.isClosed(cell)).isNotEqualTo(known.isOpen);
        });
    int[] byF = cursor.openByF();
    for (int i = 1; i < byF.length; i++) {
      assertThat(cursor.f(byF[i - 1])).as(description).isLessThanOrEqualTo(cursor.f(byF[i]));
    }
  }

  private static void assertThatScrubs(SearchRules rules, long seed) {
    Searches searches = Searches.random(seed);
    Diary diary = new Diary();
    searches.plan(rules, diary);
    SearchTrace trace = searches.trace(rules);
    assertThat(trace.events()).isEqualTo(diary.states.size() - 1);
    TraceCursor cursor = new TraceCursor(trace);
    Random random = new Random(seed);
    for (int i = 0; i < 12; i++) {
      cursor.moveTo(random.nextInt(trace.events() + 1));
      assertThatAgree(cursor, diary, "seed %d, event %d".formatted(seed, cursor.position()));
    }
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void openByF_anyTies_beginsWithTheCellThatIsTakenNext(Preset preset) {
    for (long seed = 1; seed <= 40; seed++) {
      SearchTrace trace = Searches.random(seed).trace(preset.rules());
      TraceCursor cursor = new TraceCursor(trace);
      for (int step = 0; step < trace.steps(); step++) {
        cursor.moveToStep(step);
        TraceEvent next = trace.event(trace.eventsAfter(step));
        if (next.kind() == Kind.EXPANDED) { // and not the start of another leg
          assertThat(cursor.openByF()[0])
              .as("seed %d, step %d of %s", seed, step, preset)
              .isEqualTo(next.cell());
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void moveTo_backAndForth_showsWhatWasKnownThen(Preset preset) {
    for (long seed = 1; seed <= 60; seed++) {
      assertThatScrubs(preset.rules(), seed);
    }
  }

  @Test
  void moveTo_acrossReopenings_showsWhatWasKnownThen() {
    SearchRules rules =
        Preset.STOUT.rules().with(TerrainCosting.WEIGHTED).with(Heuristic.MANHATTAN);
    int reopened = 0;
    for (long seed = 1; seed <= 60; seed++) {
      assertThatScrubs(rules.with(ClosedCellPolicy.REOPEN), seed);
      SearchTrace trace = Searches.random(seed).trace(rules);
      for (int event = 0; event < trace.events(); event++) {
        reopened += trace.event(event).kind() == Kind.REOPENED ? 1 : 0;
      }
    }
    assertThat(reopened).as("some cells are re-opened at all").isPositive();
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void moveToStep_everyStep_endsBeforeTheNextExpansionOrLeg(Preset preset) {
    for (long seed = 1; seed <= 60; seed++) {
      Searches searches = Searches.random(seed);
      SearchTrace trace = new SearchTrace(searches.field().size(), 1_000_000);
      Outcome outcome = searches.plan(preset.rules(), trace);
      assertThat((long) trace.steps()).isEqualTo(outcome.stats().expanded());
      for (int step = 0; step < trace.steps(); step++) {
        TraceEvent next = trace.event(trace.eventsAfter(step));
        boolean startsLeg = step > 0 && next.parent() == SearchListener.NO_PARENT;
        assertThat(next.kind() == Kind.EXPANDED || startsLeg).as("seed %d", seed).isTrue();
      }
      assertThat(trace.eventsAfter(trace.steps())).isEqualTo(trace.events());
    }
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void way_toTheGoalAtTheEnd_isTheRoute(Preset preset) {
    int found = 0;
    for (long seed = 1; seed <= 60; seed++) {
      Searches searches = Searches.random(seed);
      SearchTrace trace = new SearchTrace(searches.field().size(), 1_000_000);
      if (searches.query().via().isEmpty()
          && searches.plan(preset.rules(), trace) instanceof Outcome.Found answer) {
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveToStep(trace.steps());
        int goal = answer.route().index(answer.route().steps());
        assertThat(cursor.pathTo(goal)).as("seed %d", seed).isEqualTo(answer.route().indices());
        found++;
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void trace_pastItsLimit_keepsTheFirstEventsAndCountsTheRest() {
    Searches searches = Searches.over("........", ".1....2.", "........");
    SearchTrace whole = searches.trace(Preset.LESTER.rules());
    assertThat(whole.leftOut()).isZero();
    for (int most : new int[] {1, 2, 7, whole.events() - 1}) {
      SearchTrace part = searches.trace(Preset.LESTER.rules(), most);
      assertThat(part.events()).isEqualTo(most);
      assertThat(part.leftOut()).isEqualTo(whole.events() - most);
      for (int event = 0; event < most; event++) {
        assertThat(part.event(event)).isEqualTo(whole.event(event));
      }
      TraceCursor cursor = new TraceCursor(part);
      cursor.moveToStep(part.steps());
      assertThat(cursor.position()).isEqualTo(most);
    }
  }

  @Test
  void places_outsideTheTrace_areRefusedWithTheRange() {
    SearchTrace trace = Searches.over("1.2").trace(Preset.UNIT.rules());
    TraceCursor cursor = new TraceCursor(trace);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cursor.moveTo(trace.events() + 1))
        .withMessageContaining("0.." + trace.events());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cursor.moveToStep(-1))
        .withMessageContaining("0.." + trace.steps());
    assertThatIllegalArgumentException().isThrownBy(() -> cursor.g(0)).withMessageContaining("0,0");
    assertThatIllegalArgumentException().isThrownBy(() -> trace.event(-1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SearchTrace(trace.size(), 0))
        .withMessageContaining("at least 1");
  }
}
