package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.scene.ReachText;
import emberway.app.scene.RouteEnds;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.AlternativesSurvey;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.query.Route;
import emberway.view.RouteDifference;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The routes that really differ, with what tells them apart, and their numbers on the map. */
public final class AlternativesPanel extends SurveyPanel {
  private static final int MOST_GROUNDS = 3; // named for a route
  private static final int MOST_PLACES = 4; // named for a route
  private static final double RADIUS = 10; // of a number on the map [units]

  /**
   * The texts of a route.
   *
   * @param line its number, cost and steps
   * @param details what tells it apart; may be empty
   * @param middle where its number lies on the map, a row-major index
   */
  private record Row(String line, List<String> details, String number, int middle) {}

  private final ChangeDetector<AlternativesSurvey.Answer> shownAnswer = new ChangeDetector<>();
  private final CellPainter cells = new CellPainter();
  private final ImVec2 measure = new ImVec2();
  private List<Row> rows = List.of(); // of the answer
  private String note = ""; // the line below the list of routes

  /** Creates the panel. */
  public AlternativesPanel() {
    super(Command.ALTERNATIVES, Icon.ALTERNATIVES, "alternatives.title");
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    AlternativesSurvey survey = state.survey(AlternativesSurvey.class);
    if (warn(state, frame, width)) {
      return;
    }
    if (survey.answer().isPresent()) {
      routes(survey.answer().get(), state, width, frame, commands);
    } else if (state.routeEnds().areComplete()) {
      pending(state, frame, width);
    } else {
      GuiText.wrapped(RoutePanel.howToAsk(), GuiStyle.FAINT, frame, width);
    }
  }

  private void routes(
      AlternativesSurvey.Answer answer,
      ExplorerState state,
      float width,
      GuiFrame frame,
      Commands commands) {
    if (shownAnswer.isNew(answer)) {
      buildTexts(answer, state);
    }
    AlternativesSurvey survey = state.survey(AlternativesSurvey.class);
    int pointed = -1;
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      ImGui.beginGroup();
      if (ImGui.selectable(row.line, i == survey.selected(), 0, width, 0)) {
        int chosen = i;
        commands.survey(AlternativesSurvey.class, each -> each.select(chosen));
      }
      for (int j = 0; j < row.details.size(); j++) {
        GuiText.wrapped(row.details.get(j), GuiStyle.FAINT, frame, width);
      }
      ImGui.spacing();
      ImGui.endGroup();
      pointed = ImGui.isItemHovered() ? i : pointed;
    }
    int now = pointed < 0 ? survey.selected() : pointed;
    if (now != survey.strongest()) {
      OptionalInt route = pointed < 0 ? OptionalInt.empty() : OptionalInt.of(pointed);
      commands.survey(AlternativesSurvey.class, each -> each.pointAt(route));
    }
    if (!rows.isEmpty()) {
      take(answer, survey.selected(), state, commands);
      numbers(state, survey.strongest(), frame);
    }
    List<Cell> via = state.request().routeRequest().via();
    if (!via.isEmpty() && !answer.via().contains(via)) {
      GuiText.wrapped(Texts.get("alternatives.no-waypoints"), GuiStyle.FAINT, frame, width);
    }
    if (!note.isEmpty()) {
      GuiText.wrapped(note, GuiStyle.FAINT, frame, width);
    }
  }

  private static void take(
      AlternativesSurvey.Answer answer, int selected, ExplorerState state, Commands commands) {
    RouteChoice choice = RouteChoice.of(answer, selected, state);
    ImGui.beginDisabled(choice != RouteChoice.FREE);
    if (ImGui.button(Texts.get(choice.key()))) {
      RouteEnds ends =
          new RouteEnds(Optional.of(answer.question().from()), Optional.of(answer.question().to()));
      commands.route().takeRoute(ends, answer.via().get(selected));
    }
    ImGui.endDisabled();
    GuiText.tooltip(Texts.get("alternatives.take.tip"));
  }

  private void buildTexts(AlternativesSurvey.Answer answer, ExplorerState state) {
    List<Route> routes = answer.routes();
    List<RouteDifference> differences = RouteDifference.of(state.map(), routes);
    rows = new ArrayList<>();
    for (int i = 0; i < routes.size(); i++) {
      Route route = routes.get(i);
      String number = Integer.toString(i + 1);
      String cost = ReachText.cost(route.cost(), 2);
      double more = 100 * (route.cost() / routes.get(0).cost() - 1);
      String line =
          i == 0
              ? Texts.format("alternatives.first", number, cost, route.steps())
              : Texts.format(
                  "alternatives.route", number, cost, Texts.fixed(more, 0), route.steps());
      List<String> details = new ArrayList<>();
      ReachText.time(route.cost(), state.simulations().surveys().scale())
          .map(Icon.CLOCK::before)
          .ifPresent(details::add);
      List<Place> places = differences.get(i).places();
      if (!places.isEmpty()) {
        details.add(Texts.format("alternatives.by", names(places)));
      }
      if (!differences.get(i).grounds().isEmpty()) {
        details.add(grounds(differences.get(i).grounds(), i == 0));
      }
      rows.add(new Row(line + "##" + i, details, number, middle(answer, i, state)));
    }
    note = note(routes.size());
  }

  private static String note(int routes) {
    return switch (routes) {
      case 0 -> Texts.get("alternatives.none");
      case 1 -> Texts.format("alternatives.only", Texts.cost(AlternativesSurvey.STRETCH));
      default -> "";
    };
  }

  private static String names(List<Place> places) {
    return places.stream()
        .limit(MOST_PLACES)
        .map(place -> NameText.of(place.name()))
        .collect(Collectors.joining(", "));
  }

  private static String grounds(List<RouteDifference.Change> changes, boolean isFirst) {
    return changes.stream()
        .limit(MOST_GROUNDS)
        .map(
            change -> {
              String sign = isFirst ? "" : change.steps() < 0 ? "−" : "+";
              return sign
                  + Math.abs(change.steps())
                  + " "
                  + PrintableText.escape(CellText.label(change.tile()));
            })
        .collect(Collectors.joining(" · "));
  }

  /** Returns the cell of a route's number: by which the planner finds it, or its middle. */
  private static int middle(AlternativesSurvey.Answer answer, int route, ExplorerState state) {
    List<Cell> via = answer.via().get(route);
    Route cells = answer.routes().get(route);
    return via.isEmpty() ? cells.index(cells.steps() / 2) : state.map().size().index(via.get(0));
  }

  /** Draws the routes' numbers on the map, that of the strongest last. */
  private void numbers(ExplorerState state, int strongest, GuiFrame frame) {
    cells.begin(frame.mapList(), state);
    for (int i = 0; i < rows.size(); i++) {
      if (i != strongest) {
        number(rows.get(i), false, frame);
      }
    }
    number(rows.get(strongest), true, frame);
  }

  private void number(Row row, boolean isStrongest, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    float x = cells.x(row.middle);
    float y = cells.y(row.middle);
    float radius = frame.px(RADIUS);
    int ink = GuiStyle.onMap(isStrongest ? 0x171c26 : 0xffffff, 1);
    list.addCircleFilled(x, y, radius + frame.px(1.5), GuiStyle.onMap(0x171c26, 0.9));
    list.addCircleFilled(x, y, radius, GuiStyle.onMap(isStrongest ? GuiStyle.PALE : 0x2a6f7f, 1));
    ImGui.calcTextSize(measure, row.number);
    list.addText(
        (float) Math.rint(x - measure.x / 2),
        (float) Math.rint(y - measure.y / 2),
        ink,
        row.number);
  }
}
