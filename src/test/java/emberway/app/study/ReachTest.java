package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.TitleLine;
import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.map.Scale;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.render.iso.FieldOverlay;
import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** What lies within reach, against a plain search to every cell. */
final class ReachTest {
  private static final String PACED = TestMap.VALLEY.replace("[base]", "pace: 10 min\n[base]");
  private static final Cell VOLCANO = new Cell(6, 4);

  private final OpenedMap opened = TestMap.open(PACED);
  private final GridSize size = opened.loaded().map().size();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE, Command.INFLUENCES), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private final Surveys surveys = state.simulations().surveys();
  private final ReachSurvey survey = state.survey(ReachSurvey.class);

  /** Computes what the state asks for, as the background threads would. */
  private void serve() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    surveys
        .question()
        .flatMap(question -> surveys.answer(question, () -> false))
        .ifPresent(surveys::take);
  }

  private void open(ReachLimit limit) {
    commands.toggle(Command.REACH);
    commands.survey(ReachSurvey.class, reach -> reach.setLimit(limit));
    serve();
  }

  private ReachSurvey.Answer reach() {
    return survey.answer().orElseThrow();
  }

  private void assertAsReckonedPlainly(Cell start, double budget) {
    CostField costs = state.content().stepCosts().orElseThrow().field();
    double[] plain = PlainCosts.from(costs, state.routeState().movement(), start);
    FieldOverlay field = reach().field().orElseThrow();
    int[] bands = new int[ReachSurvey.Answer.BANDS];
    for (int cell = 0; cell < size.cells(); cell++) {
      boolean isWithin = plain[cell] <= budget;
      assertThat(reach().cells().contains(cell)).as("cell %s", size.cell(cell)).isEqualTo(isWithin);
      if (isWithin) {
        assertThat((double) field.valueAt(cell))
            .as("cell %s", size.cell(cell))
            .isCloseTo(plain[cell] / budget, within(1e-6));
        bands[Math.min(bands.length - 1, (int) (bands.length * plain[cell] / budget))]++;
      } else {
        assertThat(field.valueAt(cell)).isInfinite();
      }
    }
    assertThat(reach().bands()).containsExactlyElementsOf(Arrays.stream(bands).boxed().toList());
  }

  @Test
  void reach_ofACost_isWhatAPlainSearchFinds() {
    open(new ReachLimit(ReachLimit.Unit.COST, 5.3));
    assertAsReckonedPlainly(new Cell(1, 4), 5.3);
    assertThat(TitleLine.of(state, "")).contains(reach().cells().cells() + " cells within 5.3");
  }

  @Test
  void reach_ofHoursAndMarches_goesByTheMapsPace() {
    open(new ReachLimit(ReachLimit.Unit.HOURS, 1));
    assertThat(reach().cells().budget()).isCloseTo(6, within(1e-12));
    assertAsReckonedPlainly(new Cell(1, 4), 6);
    ReachLimit march = new ReachLimit(ReachLimit.Unit.MARCHES, 0.25);
    assertThat(march.cost(surveys.scale())).isCloseTo(12, within(1e-12));
    assertThat(march.in(ReachLimit.Unit.HOURS, surveys.scale()))
        .isEqualTo(new ReachLimit(ReachLimit.Unit.HOURS, 2));
    assertThat(ReachLimit.isKnown(ReachLimit.Unit.HOURS, Scale.UNKNOWN)).isFalse();
  }

  @Test
  void reach_followsTheStartEditsInfluencesAndMovement() {
    open(new ReachLimit(ReachLimit.Unit.COST, 6));
    commands.route().setEnd(RouteEnd.START, new Cell(9, 2));
    assertThat(surveys.isAnswered()).isFalse();
    serve();
    assertThat(surveys.isAnswered()).isTrue();
    assertAsReckonedPlainly(new Cell(9, 2), 6);
    int before = reach().cells().cells();
    commands.map().toggleCell(VOLCANO);
    serve();
    assertAsReckonedPlainly(new Cell(9, 2), 6);
    assertThat(reach().cells().cells()).as("warmed").isGreaterThan(before);
    commands.tuning().tuneMovement(new Movement(CornerCutting.NO_CUT, 1.5));
    serve();
    assertAsReckonedPlainly(new Cell(9, 2), 6);
  }

  @Test
  void content_whileThePanelIsOpen_hasTheBandsInPlaceOfOtherFields() {
    serve();
    assertThat(state.content().fields())
        .extracting(FieldOverlay::kind)
        .doesNotContain(FieldOverlay.Kind.REACH);
    open(new ReachLimit(ReachLimit.Unit.COST, 4));
    assertThat(state.content().fields())
        .extracting(FieldOverlay::kind)
        .containsExactly(FieldOverlay.Kind.REACH);
    assertThat(state.content()).as("built once").isSameAs(state.content());
    assertThat(state.content().routes()).isNotEmpty();
    commands.view().turn(true);
    serve();
    FieldOverlay turned = state.content().fields().get(0);
    assertThat(turned.size()).isEqualTo(Rotation.QUARTER.apply(size));
    Cell start = Rotation.QUARTER.apply(size, new Cell(1, 4));
    assertThat(turned.valueAt(turned.size().index(start))).isLessThan(1e-6f);
    commands.toggle(Command.REACH);
    assertThat(state.content().fields())
        .extracting(FieldOverlay::kind)
        .doesNotContain(FieldOverlay.Kind.REACH);
    assertThat(surveys.question()).isEmpty();
  }

  @Test
  void content_afterTheLimitChanges_keepsTheBandsUntilTheNextAnswer() {
    open(new ReachLimit(ReachLimit.Unit.COST, 4));
    FieldOverlay before = state.content().fields().get(0);
    commands.survey(
        ReachSurvey.class,
        reach -> reach.setLimit(reach.limit().in(ReachLimit.Unit.HOURS, surveys.scale())));
    assertThat(surveys.isAnswered()).isFalse();
    assertThat(state.content().fields()).containsExactly(before);
    serve();
    assertThat(state.content().fields()).hasSize(1).doesNotContain(before);
  }

  @Test
  void resume_afterTheMapWasReadAgain_keepsALimitWhoseUnitIsKnown() {
    ReachLimit march = new ReachLimit(ReachLimit.Unit.MARCHES, 0.5);
    open(march);
    ExplorerState again = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    again.resume(state);
    assertThat(again.survey(ReachSurvey.class).limit()).isEqualTo(march);
    OpenedMap unpaced = TestMap.valley();
    again = new ExplorerState(unpaced, EnumSet.of(Command.ROUTE), 1280, 800);
    again.resume(state);
    assertThat(again.survey(ReachSurvey.class).limit()).isEqualTo(ReachLimit.usual(size));
  }

  @Test
  void reach_fromABlockedStart_isEmptyAndDrawsNothing() {
    commands.route().setEnd(RouteEnd.START, new Cell(3, 3));
    open(new ReachLimit(ReachLimit.Unit.COST, 4));
    assertThat(reach().cells().cells()).isZero();
    assertThat(reach().field()).isEmpty();
    assertThat(state.content()).isSameAs(state.content());
  }

  @Test
  void parse_typedNumbers_takesThoseAboveZero() {
    ReachLimit.Unit cost = ReachLimit.Unit.COST;
    assertThat(ReachLimit.parse(cost, " 12,5 ")).contains(new ReachLimit(cost, 12.5));
    assertThat(ReachLimit.parse(cost, "7")).contains(new ReachLimit(cost, 7));
    for (String wrong : new String[] {"", "far", "0", "-3", "NaN", "1e300", "Infinity"}) {
      assertThat(ReachLimit.parse(cost, wrong)).as(wrong).isEmpty();
    }
  }

  @Test
  void stretchReach_byKeys_opensThePanelThenStepsWithinTheMapsLimits() {
    ReachLimit usual = survey.limit();
    commands.stepSurvey(Command.REACH, 1);
    assertThat(state.viewOptions()).contains(Command.REACH);
    assertThat(survey.limit()).isEqualTo(usual);
    commands.stepSurvey(Command.REACH, 1);
    assertThat(survey.limit().amount()).isGreaterThan(usual.amount());
    for (int i = 0; i < 100; i++) {
      commands.stepSurvey(Command.REACH, 1);
    }
    assertThat(survey.limit().amount())
        .isEqualTo(ReachLimit.most(ReachLimit.Unit.COST, size, surveys.scale()));
    for (int i = 0; i < 300; i++) {
      commands.stepSurvey(Command.REACH, -1);
    }
    assertThat(survey.limit().amount()).isPositive();
  }
}
