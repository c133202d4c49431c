package emberway.app.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Action;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.TestMap;
import emberway.app.state.CellMenu;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ruler, against a plain search. */
final class RulerTest {
  private static final Cell WALL = new Cell(3, 4);

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(ViewOption.ROUTE), 1280, 800);
  private final Surveys surveys = state.simulations().surveys();

  @BeforeEach
  void takeOut() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    state.apply(new ViewAction.Toggle(ViewOption.RULER));
    serve();
  }

  private void serve() {
    new SurveyPlanner()
        .answer(surveys.question().orElseThrow(), () -> false)
        .ifPresent(surveys::take);
  }

  @Test
  void ruler_takenOut_liesAlongTheRouteAndWhereItIsLaidThen() {
    assertThat(surveys.ruler()).contains(new Surveys.Ruler(new Cell(1, 4), new Cell(10, 4)));
    state.apply(new StudyAction.Measure(new Cell(2, 1), new Cell(9, 6)));
    assertThat(surveys.isAnswered()).isFalse();
    serve();
    CostField costs = state.content().costs().orElseThrow();
    double[] plain = PlainCosts.from(costs, state.routeState().movement(), new Cell(2, 1));
    Route route = surveys.between().orElseThrow().route().orElseThrow();
    assertThat(route.cost()).isCloseTo(plain[costs.size().index(9, 6)], within(1e-9));
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).hasSize(2);
    assertThat(drawn.get(0).isCompared()).as("below the route").isTrue();
    assertThat(drawn.get(0).cells()).contains(route.indices());
    state.apply(new StudyAction.Measure(new Cell(2, 1), new Cell(12, 6)));
    assertThat(surveys.ruler().orElseThrow().to()).as("off the map").isEqualTo(new Cell(9, 6));
    state.apply(new ViewAction.Toggle(ViewOption.RULER));
    assertThat(surveys.ruler()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void ruler_toAWall_findsNoRoute() {
    state.apply(new StudyAction.Measure(new Cell(2, 1), WALL));
    serve();
    assertThat(surveys.between().orElseThrow().route()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void menu_whileTheRulerIsOut_laysItsEnds() {
    state.apply(new ViewAction.OpenMenu(new Cell(5, 5), 100, 100));
    CellMenu menu = state.cellFocus().menu().orElseThrow();
    List<Action> offered =
        menu.entries().stream().flatMap(entry -> entry.actions().stream()).toList();
    assertThat(offered)
        .contains(
            new StudyAction.Measure(new Cell(5, 5), new Cell(10, 4)),
            new StudyAction.Measure(new Cell(1, 4), new Cell(5, 5)));
  }
}
