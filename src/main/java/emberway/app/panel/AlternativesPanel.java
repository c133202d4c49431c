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
import emberway.app.study.AlternativesSurvey;
import emberway.app.text.Texts;
import emberway.app.tool.RouteTool;
import emberway.map.Scale;
import emberway.plan.query.Route;
import emberway.render.iso.RouteMarks;
import emberway.view.RouteFeatures;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.flag.ImDrawFlags;
import imgui.flag.ImGuiCol;
import java.util.ArrayList;
import java.util.List;

/** The routes that really differ, as cards to choose from, with labels on the map. */
public final class AlternativesPanel extends SurveyPanel {
  private static final double STRIPE = 5; // width of a card's color [units]
  private static final double PADDING = 10; // within a card [units]
  private static final double GAP = 4; // between lines of a card [units]

  /**
   * The texts of a card.
   *
   * @param total its time if it is known, otherwise its cost
   * @param more how much more that is than the first card's, or that it is the least
   * @param figures its length, its cost if the time is known, and its steps
   * @param sentence what tells it apart
   */
  private record Card(String total, String more, String figures, String sentence) {}

  private final ChangeDetector<List<AlternativesSurvey.Choice>> shownAnswer =
      new ChangeDetector<>();
  private final CellPainter cells = new CellPainter();
  private List<Card> cards = List.of(); // of the answer
  private int pointed; // the card under the pointer

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
    if (survey.answer().isEmpty()) {
      if (state.routeEnds().areComplete()) {
        pending(state, frame, width);
      } else {
        GuiText.wrapped(RoutePanel.howToAsk(), GuiStyle.FAINT, frame, width);
      }
      return;
    }
    List<AlternativesSurvey.Choice> answer = survey.answer().get();
    if (shownAnswer.isNew(answer)) {
      cards = cards(answer, state);
    }
    pointed = AlternativesSurvey.NONE;
    for (int i = 0; i < cards.size(); i++) {
      if (card(i, survey, frame, width)) {
        int chosen = i;
        commands.survey(AlternativesSurvey.class, each -> each.choose(chosen));
      }
    }
    if (cards.size() < 2) {
      String key = cards.isEmpty() ? "alternatives.none" : "alternatives.only";
      String note = Texts.format(key, Texts.cost(AlternativesSurvey.STRETCH));
      GuiText.wrapped(note, GuiStyle.FAINT, frame, width);
    }
    if (pointed != survey.pointed() && survey.isAnswered()) {
      int lit = pointed;
      commands.survey(AlternativesSurvey.class, each -> each.pointAt(lit));
    }
    if (survey.isAnswered() && state.isRouteDrawn()) {
      cells.begin(frame.mapList(), state);
      for (int i = cards.size() - 1; i >= 0; i--) {
        label(i, survey, state, frame);
      }
    }
  }

  /** Draws a card, and returns whether it was clicked. */
  private boolean card(int index, AlternativesSurvey survey, GuiFrame frame, float width) {
    Card card = cards.get(index);
    float indent = frame.px(STRIPE + PADDING);
    String sentence = frame.wrapBalanced(card.sentence, width - indent - frame.px(PADDING));
    float line = ImGui.getTextLineHeight();
    float gap = frame.px(GAP);
    float details = frame.px(PADDING) + frame.fonts().heading().getFontSize() + gap;
    float height = details + line * (1 + sentence.lines().count()) + gap + frame.px(PADDING);
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY();
    boolean isChosen = index == survey.chosen();
    ImGui.pushStyleColor(ImGuiCol.Border, GuiStyle.packed(GuiStyle.EMBER, isChosen ? 1 : 0));
    boolean isClicked = ImGui.button("##card" + index, width, height);
    ImGui.popStyleColor();
    if (ImGui.isItemHovered()) {
      pointed = index;
    }
    int ink = GuiStyle.onMap(survey.color(index).rgb(), ImGui.getStyle().getAlpha());
    float rounding = ImGui.getStyle().getFrameRounding();
    float right = left + frame.px(STRIPE);
    int corners = ImDrawFlags.RoundCornersLeft;
    frame.panelList().addRectFilled(left, top, right, top + height, ink, rounding, corners);
    int edge = GuiStyle.packed(GuiStyle.FAINT, 0.6); // cream would vanish on the light theme
    frame.panelList().addRect(left, top, right, top + height, edge, rounding, corners);
    ImGui.setCursorScreenPos(left + indent, top + frame.px(PADDING));
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(card.total);
    ImGui.popFont();
    float aside = left + width - frame.px(PADDING) - GuiText.width(card.more);
    ImGui.setCursorScreenPos(aside, top + details - gap - line);
    GuiText.colored(card.more, index == 0 ? GuiStyle.GOOD : GuiStyle.FAINT);
    ImGui.setCursorScreenPos(left + indent, top + details);
    GuiText.faint(card.figures);
    ImGui.setCursorScreenPos(left + indent, top + details + line + gap);
    ImGui.textUnformatted(sentence);
    ImGui.setCursorScreenPos(left, top + height + frame.px(PADDING));
    return isClicked;
  }

  private static List<Card> cards(List<AlternativesSurvey.Choice> answer, ExplorerState state) {
    Scale scale = state.simulations().surveys().scale();
    boolean isTimed = scale.pace().isPresent();
    List<RouteFeatures> all = answer.stream().map(AlternativesSurvey.Choice::features).toList();
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      Route route = answer.get(i).route();
      double more = route.cost() - answer.get(0).route().cost();
      String best = Texts.get(isTimed ? "alternatives.fastest" : "alternatives.cheapest");
      String figures =
          isTimed
              ? Texts.format("route.cost", ReportText.formatCost(route.cost()), route.steps())
              : Texts.format("route.steps", route.steps());
      cards.add(
          new Card(
              total(route.cost(), scale),
              i == 0 ? best : "+" + total(more, scale),
              ReachText.length(all.get(i).length(), scale).map(text -> text + " · ").orElse("")
                  + figures,
              DifferenceText.of(all, i, scale)));
    }
    return cards;
  }

  /** Returns the time that a cost takes, or the cost itself if the map has no pace. */
  private static String total(double cost, Scale scale) {
    return ReachText.time(cost, scale).orElseGet(() -> ReportText.formatCost(cost));
  }

  /** Draws on the map how much more a route takes. */
  private void label(int index, AlternativesSurvey survey, ExplorerState state, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    String text = cards.get(index).more;
    int cell = state.map().size().index(survey.choices().get(index).middle());
    float half = GuiText.width(text) / 2 + frame.px(2 * GAP);
    float high = frame.px(RouteTool.LABEL_Y);
    float x = (float) Math.rint(cells.x(cell));
    float y = (float) Math.rint(cells.y(cell));
    float edge = frame.px(1.5);
    int dark = RouteMarks.DARK.rgb();
    list.addRectFilled(
        x - half - edge,
        y - high - edge,
        x + half + edge,
        y + high + edge,
        GuiStyle.onMap(dark, 0.9),
        high);
    int ink = GuiStyle.onMap(survey.color(index).rgb(), 1);
    list.addRectFilled(x - half, y - high, x + half, y + high, ink, high);
    list.addText(
        (float) Math.rint(x - GuiText.width(text) / 2),
        (float) Math.rint(y - ImGui.getTextLineHeight() / 2),
        GuiStyle.onMap(dark, 1),
        text);
  }
}
