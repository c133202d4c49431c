package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.scene.ReachText;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.RouteSurvey;
import emberway.app.study.RulerSurvey;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Scale;
import emberway.plan.query.Route;
import emberway.plan.travel.MeasuredRoute;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A ruler from cell to cell: columns and rows, straight lines, and the cheapest route. */
public final class RulerPanel extends SurveyPanel {
  private static final int DARK = 0x0b0e14;
  private static final int LINE = 0xffe9a8;

  private final CellPainter cells = new CellPainter();
  private final ImVec2 measure = new ImVec2();
  private final ChangeDetector<RouteSurvey.Answer> shownAnswer = new ChangeDetector<>();
  private List<String> route = List.of(); // of the answer

  /** Creates the panel. */
  public RulerPanel() {
    super(Command.RULER, Icon.RULER, "ruler.title");
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    RulerSurvey survey = state.survey(RulerSurvey.class);
    Scale scale = state.simulations().surveys().scale();
    GuiText.wrapped(Texts.get("ruler.how"), GuiStyle.FAINT, frame, width);
    List<Cell> corners = survey.corners();
    draw(survey, scale, state, frame);
    if (corners.size() < 2) {
      return;
    }
    boolean isStraight = corners.size() == 2;
    if (isStraight) {
      Cell from = corners.get(0);
      Cell to = corners.get(1);
      int columns = Math.abs(to.x() - from.x());
      int rows = Math.abs(to.y() - from.y());
      GuiText.wrapped(Texts.format("ruler.from-to", from, to), frame, width);
      GuiText.wrapped(Texts.format("ruler.across", columns, rows), frame, width);
    }
    double sum = 0;
    for (int i = 1; i < corners.size(); i++) {
      double straight = corners.get(i - 1).distanceTo(corners.get(i));
      String key = isStraight ? "ruler.straight" : "ruler.leg";
      GuiText.wrapped(Texts.format(key, lengths(straight, scale), i), frame, width);
      sum += straight;
    }
    if (!isStraight) {
      GuiText.wrapped(Texts.format("ruler.sum", lengths(sum, scale)), frame, width);
    }
    route(survey, state, frame, width);
  }

  /** Returns a length in cell widths, and in the map's unit if it has one. */
  private static String lengths(double cells, Scale scale) {
    String cellWidths = cellWidths(cells);
    return ReachText.length(cells, scale)
        .map(known -> cellWidths + " · " + known)
        .orElse(cellWidths);
  }

  private static String cellWidths(double cells) {
    return Texts.format("ruler.cells", Texts.shortCost(cells, 1));
  }

  private void route(RulerSurvey survey, ExplorerState state, GuiFrame frame, float width) {
    Scale scale = state.simulations().surveys().scale();
    GridSize size = state.map().size();
    Optional<RouteSurvey.Answer> answer = survey.answer();
    if (shownAnswer.isNew(answer.orElse(null))) {
      route = answer.map(found -> lines(found.route(), size, scale)).orElse(List.of());
    }
    if (answer.isEmpty() || !survey.isAnswered()) {
      pending(state, frame, width);
      return;
    }
    for (int i = 0; i < route.size(); i++) {
      GuiText.wrapped(route.get(i), frame, width);
    }
  }

  private static List<String> lines(Optional<Route> found, GridSize size, Scale scale) {
    if (found.isEmpty()) {
      return List.of(Texts.get("ruler.no-route"));
    }
    Route route = found.get();
    List<String> lines = new ArrayList<>();
    lines.add(Texts.format("ruler.route", ReachText.cost(route.cost(), 2), route.steps()));
    List<String> amounts = new ArrayList<>();
    ReachText.length(MeasuredRoute.length(size, route), scale).ifPresent(amounts::add);
    ReachText.time(route.cost(), scale).ifPresent(amounts::add);
    if (!amounts.isEmpty()) {
      lines.add(Icon.CLOCK.before(String.join(" · ", amounts)));
    }
    return lines;
  }

  /** Draws the legs, and one to where the next corner would be. */
  private void draw(RulerSurvey survey, Scale scale, ExplorerState state, GuiFrame frame) {
    cells.begin(frame.mapList(), state);
    List<Cell> corners = survey.corners();
    Optional<Cell> next = state.cellFocus().described().filter(cell -> survey.isLaying());
    for (int i = 0; i < corners.size(); i++) {
      Cell from = corners.get(i);
      draw(from, i + 1 < corners.size() ? corners.get(i + 1) : next.orElse(from), scale, frame);
    }
  }

  private void draw(Cell from, Cell to, Scale scale, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    float fromX = cells.x(from.x(), from.y());
    float fromY = cells.y(from.x(), from.y());
    float toX = cells.x(to.x(), to.y());
    float toY = cells.y(to.x(), to.y());
    int dark = GuiStyle.onMap(DARK, 0.85);
    int bright = GuiStyle.onMap(LINE, 1);
    list.addLine(fromX, fromY, toX, toY, dark, frame.px(5));
    list.addLine(fromX, fromY, toX, toY, bright, frame.px(2));
    list.addCircleFilled(fromX, fromY, frame.px(6), dark);
    list.addCircleFilled(fromX, fromY, frame.px(4), bright);
    list.addCircleFilled(toX, toY, frame.px(6), dark);
    list.addCircleFilled(toX, toY, frame.px(4), bright);
    if (from.equals(to)) {
      return;
    }
    double straight = from.distanceTo(to);
    String length = ReachText.length(straight, scale).orElseGet(() -> cellWidths(straight));
    ImGui.calcTextSize(measure, length);
    float pad = frame.px(4);
    float x = (float) Math.rint((fromX + toX - measure.x) / 2);
    float y = (float) Math.rint((fromY + toY - measure.y) / 2);
    list.addRectFilled(
        x - pad, y - pad / 2, x + measure.x + pad, y + measure.y + pad / 2, dark, pad);
    list.addText(x, y, bright, length);
  }
}
