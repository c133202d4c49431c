package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.study.JourneySurvey;
import emberway.app.study.Surveys;
import emberway.map.Cell;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import emberway.view.Journey;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Days of a journey on maps with and without a textbook's rules. */
final class JourneyDaysTest {
  private static final double DIAGONAL = 1.5; // more than the costs of 14 and 10 say
  private static final ReachLimit DAY = new ReachLimit(ReachLimit.Unit.COST, 3);

  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private OpenedMap opened;

  private void open(String rules) {
    opened =
        TestMap.open(TestMap.VALLEY.replace("name: Test Valley\n", "name: Test Valley\n" + rules));
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    compose();
    commands.toggle(Command.JOURNEY);
    commands.survey(JourneySurvey.class, journey -> journey.setDay(DAY));
  }

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private void serve() {
    Surveys surveys = state.simulations().surveys();
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private double cost() {
    return days().stream().mapToDouble(Journey.Day::cost).sum();
  }

  private List<Journey.Day> days() {
    return JourneyDays.of(state).orElseThrow().days();
  }

  private Route planned() {
    return ((Outcome.Found) state.content().outcome().orElseThrow()).route();
  }

  @Test
  void of_aMapOfTheUsualRules_dividesThePlannedRoute() {
    open("");
    assertThat(JourneyDays.isPending(state)).isFalse();
    assertThat(state.simulations().surveys().question()).isEmpty();
    assertThat(cost()).isCloseTo(planned().cost(), within(1e-9));
  }

  @Test
  void of_aMapOfTextbookRules_countsTheCostsOfTheGround() {
    open("");
    double usual = cost();
    open("rules: lester\n");
    assertThat(planned().cost()).as("by the textbook").isGreaterThan(10 * usual / DIAGONAL);
    assertThat(JourneyDays.isPending(state)).isTrue();
    assertThat(JourneyDays.of(state)).isEmpty();
    serve();
    assertThat(JourneyDays.isPending(state)).isFalse();
    assertThat(cost()).isCloseTo(usual, within(1e-9));
    assertThat(days()).hasSizeGreaterThan(1);
    assertThat(days()).allMatch(day -> day.cost() <= DAY.amount() || day.steps() == 1);
  }

  @Test
  void of_aMapOfTextbookRules_passesTheWaypoints() {
    open("rules: lester\n");
    Cell via = new Cell(2, 1);
    commands.route().addVia(via);
    compose();
    serve();
    Route route = state.survey(JourneySurvey.class).answer().orElseThrow().route().orElseThrow();
    assertThat(route.cells()).contains(via);
  }

  @Test
  void content_ofAMapOfTextbookRules_drawsTheJourneyAboveThePlannedRoute() {
    open("rules: lester\n");
    serve();
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).extracting(RouteOverlay::isCompared).containsExactly(true, false);
    Route route = state.survey(JourneySurvey.class).answer().orElseThrow().route().orElseThrow();
    assertThat(drawn.get(1).cells()).contains(route.indices());
    commands.toggle(Command.JOURNEY);
    assertThat(state.content().routes()).hasSize(1);
  }
}
