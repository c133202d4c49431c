package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.SimulationWorkers;
import emberway.app.command.Command;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.TestMap;
import emberway.app.state.Simulations;
import emberway.app.state.StudiedRoute;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.query.TerrainCosting;
import emberway.plan.trace.TraceEvent.Kind;
import emberway.testing.Patience;
import emberway.view.ShortCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LabTest {
  private static final TileMap LESTER =
      TestMap.open(
              """
              emberway-map 1
              name: Around
              [base]
              GGGGGGG
              GGGGGGG
              GGGGGGG
              GGGGGGG
              GGGGGGG
              [overlay]
              .......
              ...W...
              .1.W.2.
              ...W...
              .......
              """)
          .loaded()
          .map();

  private final StepCosts costs = steps(CostField.of(LESTER));
  private final RouteEnds routeEnds = RouteEnds.markedOn(LESTER);
  private final Lab lab = new Lab(Preset.LESTER);

  private static StepCosts steps(CostField field) {
    return new StepCosts(field, Movement.DEFAULT);
  }

  private void record() {
    lab.update(Optional.of(costs), routeEnds);
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
  }

  private String tale() {
    return lab.stepSummary().orElseThrow().sentence();
  }

  @Test
  void step_onLestersMap_tellsOfHisFigures() {
    record();
    assertThat(lab.steps()).isEqualTo(14);
    assertThat(lab.step()).isZero();
    assertThat(lab.stepSummary()).isEmpty();
    lab.stepBy(1);
    assertThat(tale()).isEqualTo("Expand (1,2): g 0, h 40; 8 neighbors: 8 new on the open list.");
    lab.stepBy(1);
    assertThat(tale())
        .isEqualTo(
            "Expand (2,2): g 10, h 30; 8 neighbors:"
                + " 4 already on the open list, no cheaper this way, 1 already closed, 3 blocked.");
    lab.stepBy(1);
    assertThat(tale())
        .isEqualTo(
            "Expand (2,3): g 14, h 40; 8 neighbors: 2 new on the open list,"
                + " 1 already on the open list, no cheaper this way, 2 already closed, 3 blocked.");
    lab.stepBy(2);
    assertThat(tale()).contains("1 cheaper path found");
    assertThat(lab.counts().of(Kind.EXPANDED)).isEqualTo(5);
    lab.scrubTo(Integer.MAX_VALUE);
    assertThat(lab.step()).isEqualTo(14);
    assertThat(tale()).endsWith("The goal is closed; the search ends.");
    lab.stepBy(-11);
    assertThat(lab.counts().of(Kind.GENERATED)).as("9 at first, then 2").isEqualTo(11);
    lab.stepBy(-100);
    assertThat(lab.step()).isZero();
    assertThat(lab.counts().generated()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void tales_anyMapAndPreset_accountForEveryNeighborAndEveryCount(Preset preset) {
    for (long seed = 1; seed <= 12; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(3 + random.nextInt(9), 3 + random.nextInt(9));
      double[] field = new double[size.cells()];
      Arrays.setAll(
          field,
          cell -> random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : 0.5 + random.nextInt(3));
      field[0] = 1;
      RouteEnds corners =
          new RouteEnds(Optional.of(new Cell(0, 0)), Optional.of(size.cell(size.cells() - 1)));
      Lab tried = new Lab(preset);
      tried.update(Optional.of(steps(CostField.of(size, field))), corners);
      Recording recording =
          Recording.of(tried.recordingRequest().orElseThrow(), () -> false).orElseThrow();
      tried.show(recording);
      for (int step = 1; step <= tried.steps(); step++) {
        tried.stepBy(1);
        StepSummary tale = tried.stepSummary().orElseThrow();
        int reported = tale.opened() + tale.improved() + tale.reopened() + tale.kept();
        assertThat(reported + tale.closed() + tale.blocked())
            .as("seed %d, step %d: %s", seed, step, tale)
            .isEqualTo(tale.neighbors());
      }
      assertThat(tried.counts().of(Kind.EXPANDED))
          .as("seed %d", seed)
          .isEqualTo((int) recording.outcome().stats().expanded());
      assertThat(tried.counts().of(Kind.REOPENED))
          .as("seed %d", seed)
          .isEqualTo((int) recording.outcome().stats().reopened());
    }
  }

  @Test
  void play_atASpeed_goesOnByThatAndStopsAtTheEnd() {
    record();
    lab.setLabSpeed(8);
    lab.playOrPause();
    lab.advance(0.3);
    assertThat(lab.step()).isEqualTo(2);
    lab.advance(0.1);
    assertThat(lab.step()).as("the parts of steps add up").isEqualTo(3);
    assertThat(lab.isPlaying()).isTrue();
    lab.advance(60);
    assertThat(lab.step()).isEqualTo(14);
    assertThat(lab.isPlaying()).isFalse();
    lab.playOrPause();
    assertThat(lab.step()).as("from the end it begins again").isZero();
    lab.stepBy(1);
    assertThat(lab.isPlaying()).isFalse();
  }

  @Test
  void speed_notChosen_isThatOfTwentySecondsForAnySearch() {
    record();
    assertThat(lab.steps()).isEqualTo(14);
    assertThat(lab.speed()).as("not slower than a step a second").isEqualTo(1);
    GridSize size = new GridSize(100, 100);
    double[] field = new double[size.cells()];
    Arrays.fill(field, 1);
    RouteEnds corners =
        new RouteEnds(Optional.of(new Cell(0, 0)), Optional.of(size.cell(size.cells() - 1)));
    lab.usePreset(Preset.STOUT);
    lab.useHeuristic(Optional.of(Heuristic.ZERO));
    lab.update(Optional.of(steps(CostField.of(size, field))), corners);
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
    assertThat(lab.speed() * 20).isEqualTo(lab.steps());
    lab.playOrPause();
    lab.advance(10);
    assertThat(lab.step()).isEqualTo(lab.steps() / 2);
    lab.setLabSpeed(7);
    record();
    assertThat(lab.speed()).as("as the user has chosen").isEqualTo(7);
  }

  @Test
  void update_anotherPresetGoalOrField_asksAnewAndForgetsTheOld() {
    record();
    lab.stepBy(3);
    RecordingRequest before = lab.recordingRequest().orElseThrow();
    lab.usePreset(Preset.STOUT);
    lab.update(Optional.of(costs), routeEnds);
    assertThat(lab.recording()).isEmpty();
    record();
    assertThat(lab.step()).isZero();
    lab.useHeuristic(Optional.of(Heuristic.MANHATTAN));
    lab.useGround(Optional.of(TerrainCosting.WEIGHTED));
    lab.update(Optional.of(costs), routeEnds);
    assertThat(lab.recordingRequest().orElseThrow().stepCosts().rules())
        .isEqualTo(Preset.STOUT.rules().with(Heuristic.MANHATTAN).with(TerrainCosting.WEIGHTED));
    lab.usePreset(Preset.LESTER);
    lab.update(Optional.of(costs), routeEnds);
    assertThat(lab.recordingRequest()).contains(before);
    lab.update(Optional.of(costs), routeEnds.with(RouteEnd.GOAL, new Cell(6, 0)));
    assertThat(lab.recordingRequest()).isNotEqualTo(Optional.of(before));
    lab.update(Optional.of(steps(CostField.of(LESTER))), routeEnds);
    assertThat(lab.recordingRequest())
        .as("of another state of the map")
        .isNotEqualTo(Optional.of(before));
    lab.update(Optional.empty(), routeEnds);
    assertThat(lab.recordingRequest()).isEmpty();
  }

  @Test
  void show_anotherGoalAfterTheEnd_staysAtTheEnd() {
    record();
    lab.scrubTo(Integer.MAX_VALUE);
    lab.update(Optional.of(costs), routeEnds.with(RouteEnd.GOAL, new Cell(6, 4)));
    Recording stale = lab.recording().orElse(null);
    assertThat(stale).isNull();
    lab.show(Recording.of(lab.recordingRequest().orElseThrow(), () -> false).orElseThrow());
    assertThat(lab.step()).isEqualTo(lab.steps()).isPositive();
  }

  @Test
  void recording_moreEventsThanThereIsRoomFor_keepsTheFirstAndSaysSo() {
    GridSize size = new GridSize(80, 80);
    double[] field = new double[size.cells()];
    Arrays.fill(field, 1);
    RecordingRequest recordingRequest =
        new RecordingRequest(
            new StepCosts(CostField.of(size, field), Preset.STOUT.rules()),
            new Cell(0, 0),
            new Cell(79, 60));
    Recording cut = Recording.of(recordingRequest, () -> false, 900, 10_000).orElseThrow();
    assertThat(cut.trace().events()).isEqualTo(900);
    assertThat(cut.outcome()).isInstanceOf(Outcome.Stopped.class);
    assertThat(cut.complaint()).contains("the first 900 events");
    assertThat(cut.hasSteps()).isTrue();
    Recording refused = Recording.of(recordingRequest, () -> false, 900, 6_399).orElseThrow();
    assertThat(refused.complaint()).contains("80×80").contains("6,399");
    assertThat(refused.hasSteps()).isFalse();
    assertThat(Recording.of(recordingRequest, () -> true, 1 << 20, 10_000))
        .as("canceled")
        .isEmpty();
  }

  private static RecordingRequest longQuestion() {
    GridSize size = new GridSize(400, 400);
    double[] field = new double[size.cells()];
    Arrays.fill(field, 1);
    Arrays.fill(field, 399 * 400, 400 * 400, Double.POSITIVE_INFINITY);
    return new RecordingRequest(
        new StepCosts(CostField.of(size, field), Preset.STOUT.rules()),
        new Cell(0, 0),
        new Cell(399, 399));
  }

  @Test
  void recording_thatTakesAWhile_tellsHowFarItIsAndCanBeStopped() {
    RecordingRequest asked = longQuestion();
    List<RecordingProgress> reported = new ArrayList<>();
    Recording.Listener impatient =
        new Recording.Listener() {
          @Override
          public boolean isStale() {
            return false;
          }

          @Override
          public boolean hasEnough() {
            return reported.size() == 3;
          }

          @Override
          public void soFar(RecordingProgress progress) {
            reported.add(progress);
          }
        };
    Recording stopped = Recording.of(asked, impatient).orElseThrow();
    assertThat(reported).extracting(RecordingProgress::recordingRequest).containsOnly(asked);
    assertThat(reported).extracting(RecordingProgress::part).isSorted().doesNotHaveDuplicates();
    assertThat(reported.get(2).part()).isStrictlyBetween(0.0, 1.0);
    assertThat(stopped.wasStopped()).isTrue();
    assertThat(stopped.trace().steps()).isEqualTo(reported.get(2).expanded());
    assertThat(stopped.complaint()).startsWith("stopped; these are the first ");
    reported.clear();
    Recording whole = Recording.of(asked, () -> false).orElseThrow();
    assertThat(whole.wasStopped()).isFalse();
    assertThat(whole.trace().steps()).isGreaterThan(stopped.trace().steps());
  }

  @Test
  void holdRecording_keepsWhatThereIsAndAsksForAllOfItAgain() {
    lab.update(Optional.of(costs), routeEnds);
    RecordingRequest asked = lab.recordingRequest().orElseThrow();
    lab.show(new RecordingProgress(asked, 70_000, 0.25));
    assertThat(lab.progress()).map(RecordingProgress::expanded).contains(70_000);
    lab.holdRecording();
    assertThat(lab.isStopped()).isTrue();
    assertThat(lab.recordingQuestion()).as("until the searching thread sees it").contains(asked);
    Outcome none = new Outcome.Stopped(SearchStats.NONE);
    lab.show(new Recording(asked, whole(asked).trace(), none, "stopped", Optional.empty()));
    assertThat(lab.recordingQuestion()).isEmpty();
    assertThat(lab.steps()).as("can be stepped through").isPositive();
    lab.holdRecording();
    assertThat(lab.isStopped()).isFalse();
    assertThat(lab.recordingQuestion()).contains(asked);
    assertThat(lab.recording()).isEmpty();
    assertThat(lab.progress()).as("from the beginning").isEmpty();
    lab.show(whole(asked));
    assertThat(lab.recording().orElseThrow().wasStopped()).isFalse();
    lab.holdRecording();
    assertThat(lab.isStopped()).as("there is nothing more to stop").isFalse();
    lab.update(Optional.of(costs), routeEnds.with(RouteEnd.GOAL, new Cell(6, 4)));
    lab.holdRecording();
    lab.update(Optional.of(costs), routeEnds);
    assertThat(lab.isStopped()).as("another goal is another question").isFalse();
  }

  private static Recording whole(RecordingRequest asked) {
    return Recording.of(asked, () -> false).orElseThrow();
  }

  @Test
  void studyRoom_stopWhileItRecords_hasWhatWasRecordedByThen() throws InterruptedException {
    RecordingRequest asked = longQuestion();
    Simulations simulations =
        new Simulations(
            lab,
            new Surveys(Set.of(), TestMap.valley().loaded(), (ends, via) -> {}),
            EnumSet.of(Command.LAB));
    RouteEnds far = new RouteEnds(Optional.of(asked.start()), Optional.of(asked.goal()));
    lab.usePreset(Preset.STOUT);
    simulations.update(Optional.of(asked.stepCosts()), new StudiedRoute(far, List.of()));
    Semaphore ready = new Semaphore(0);
    Semaphore going = new Semaphore(0);
    Runnable whenReady = // blocks the searching thread until it may continue
        () -> {
          ready.release();
          going.acquireUninterruptibly();
        };
    try (SimulationWorkers room = new SimulationWorkers(simulations, whenReady)) {
      room.update();
      assertThat(Patience.acquire(ready)).as("told of progress").isTrue();
      room.update();
      assertThat(lab.progress()).isPresent();
      lab.holdRecording();
      room.update();
      going.release();
      assertThat(Patience.acquire(ready)).as("told of what there is").isTrue();
      room.update();
      assertThat(lab.recording().orElseThrow().wasStopped()).isTrue();
      lab.holdRecording();
      room.update();
      going.release(100);
      while (lab.recording().isEmpty()) {
        assertThat(Patience.acquire(ready)).as("told of the rest").isTrue();
        room.update();
      }
      assertThat(lab.recording().orElseThrow().wasStopped()).isFalse();
    }
  }

  @Test
  void light_aCellTwice_putsItOut() {
    lab.light(OptionalInt.of(3));
    assertThat(lab.lit()).hasValue(3);
    lab.light(OptionalInt.of(4));
    assertThat(lab.lit()).hasValue(4);
    lab.light(OptionalInt.of(4));
    assertThat(lab.lit()).isEmpty();
  }

  @Test
  void openRows_sorted_byEachColumn() {
    record();
    lab.stepBy(1);
    int[] byF = OpenListRows.of(lab.cursor(), OpenListRows.Column.F, true, 100);
    assertThat(byF).hasSize(8);
    assertThat(lab.cursor().f(byF[0])).isEqualTo(40);
    int[] falling = OpenListRows.of(lab.cursor(), OpenListRows.Column.F, false, 3);
    assertThat(falling).hasSize(3);
    assertThat(lab.cursor().f(falling[0])).isEqualTo(74);
    int[] byCell = OpenListRows.of(lab.cursor(), OpenListRows.Column.CELL, true, 100);
    assertThat(byCell).isSorted();
    assertThat(OpenListRows.name(new GridSize(4, 4), 4)).isEqualTo("e  0,1");
    assertThat(OpenListRows.name(LESTER.size(), 8)).isEqualTo("1,1");
    assertThat(OpenListRows.name(LESTER.size(), -1)).isEqualTo("–");
  }

  @Test
  void figures_haveOnlyTheDecimalsThatSaySomething() {
    assertThat(ShortCosts.of(40, 2)).isEqualTo("40");
    assertThat(ShortCosts.of(0, 0)).isEqualTo("0");
    assertThat(ShortCosts.of(100, 0)).isEqualTo("100");
    assertThat(ShortCosts.of(2.5, 3)).isEqualTo("2.5");
    assertThat(ShortCosts.of(28.896976, 3)).isEqualTo("28.897");
    assertThat(ShortCosts.of(3e8, 2)).isEqualTo("3.0e+08");
  }

  @Test
  void comparison_ofAllPresets_isWhatEachFindsAlone() {
    record();
    assertThat(lab.comparisonQuestion()).isEmpty();
    lab.compareSearches();
    RecordingRequest question = lab.comparisonQuestion().orElseThrow();
    List<PresetComparison> soFar = new ArrayList<>();
    PresetComparison whole = PresetComparison.of(question, () -> false, soFar::add).orElseThrow();
    assertThat(soFar)
        .extracting(each -> each.runs().size())
        .as("told of as they are found")
        .containsExactly(1, 2, 3, 4, 5);
    lab.show(soFar.get(2));
    assertThat(lab.description()).isEqualTo("comparing presets");
    assertThat(lab.presetComparison().orElseThrow().isComplete()).isFalse();
    lab.holdComparison();
    assertThat(lab.isHeld()).isTrue();
    assertThat(lab.comparisonQuestion()).as("nothing more is to be worked out").isEmpty();
    assertThat(lab.presetComparison()).as("what was found stays").contains(soFar.get(2));
    lab.holdComparison();
    assertThat(lab.comparisonQuestion()).contains(question);
    lab.show(whole);
    assertThat(lab.description()).isEqualTo("6 presets side by side");
    PresetComparison presetComparison = lab.presetComparison().orElseThrow();
    assertThat(presetComparison.runs())
        .extracting(PresetRun::preset)
        .containsExactly(Preset.values());
    for (PresetRun run : presetComparison.runs()) {
      Outcome alone =
          new Planner(costs.with(run.preset().rules())).plan(question.start(), question.goal());
      assertThat(run.route().orElseThrow().cost())
          .isEqualTo(((Outcome.Found) alone).route().cost());
      assertThat(run.expanded().get(costs.size().index(question.goal()))).isTrue();
      assertThat((long) run.expanded().cardinality())
          .as("%s: a cell may be expanded more than once", run.preset())
          .isPositive()
          .isLessThanOrEqualTo(run.outcome().stats().expanded());
    }
    assertThat(presetComparison.runs().get(2).costBy(costs))
        .as("lester's 68, by the default's costs")
        .hasValueSatisfying(cost -> assertThat(cost).isEqualTo(4 + 2 * Movement.DEFAULT_DIAGONAL));
    assertThat(PresetComparison.of(question, () -> true, found -> {})).isEmpty();
  }
}
