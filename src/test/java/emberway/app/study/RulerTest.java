package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.CellMenu;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ruler, against a plain search. */
final class RulerTest {
  private static final Cell WALL = new Cell(3, 4);

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private final Surveys surveys = state.simulations().surveys();
  private final RulerSurvey ruler = state.survey(RulerSurvey.class);

  @BeforeEach
  void takeOut() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    commands.toggle(Command.RULER);
    serve();
  }

  private void serve() {
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private void measure(Cell from, Cell to) {
    commands.survey(RulerSurvey.class, survey -> survey.measure(from, to));
  }

  @Test
  void ruler_takenOut_liesAlongTheRouteAndWhereItIsLaidThen() {
    assertThat(ruler.ruler()).contains(new RulerSurvey.Ruler(new Cell(1, 4), new Cell(10, 4)));
    measure(new Cell(2, 1), new Cell(9, 6));
    assertThat(surveys.isAnswered()).isFalse();
    serve();
    CostField costs = state.content().stepCosts().orElseThrow().field();
    double[] plain = PlainCosts.from(costs, state.routeState().movement(), new Cell(2, 1));
    Route route = ruler.answer().orElseThrow().route().orElseThrow();
    assertThat(route.cost()).isCloseTo(plain[costs.size().index(9, 6)], within(1e-9));
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).hasSize(2);
    assertThat(drawn.get(0).isCompared()).as("below the route").isTrue();
    assertThat(drawn.get(0).cells()).contains(route.indices());
    measure(new Cell(2, 1), new Cell(12, 6));
    assertThat(ruler.ruler().orElseThrow().to()).as("off the map").isEqualTo(new Cell(9, 6));
    commands.toggle(Command.RULER);
    assertThat(ruler.ruler()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void ruler_toAWall_findsNoRoute() {
    measure(new Cell(2, 1), WALL);
    serve();
    assertThat(ruler.answer().orElseThrow().route()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void menu_whileTheRulerIsOut_laysItsEnds() {
    commands.cells().openMenu(new Cell(5, 5), 100, 100);
    CellMenu menu = state.cellFocus().menu().orElseThrow();
    RulerSurvey.Ruler before = ruler.ruler().orElseThrow();
    List<RulerSurvey.Ruler> offered = new ArrayList<>();
    for (CellMenu.Entry entry : menu.entries()) {
      if (entry.icon() == Icon.RULER) {
        entry.deed().accept(commands);
        offered.add(ruler.ruler().orElseThrow());
        measure(before.from(), before.to());
      }
    }
    assertThat(offered)
        .containsExactly(
            new RulerSurvey.Ruler(new Cell(5, 5), new Cell(10, 4)),
            new RulerSurvey.Ruler(new Cell(1, 4), new Cell(5, 5)));
  }
}
