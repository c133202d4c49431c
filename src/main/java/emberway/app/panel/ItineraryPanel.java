package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.scene.ItineraryText;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteService;
import emberway.app.scene.SceneContent;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.plan.query.Route;
import emberway.plan.travel.Instruction;
import emberway.plan.travel.Itinerary;
import imgui.ImGui;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The route described in words, to read, copy or save. */
public final class ItineraryPanel implements Panel {

  private final RoutePart routePart;
  private final BitSet at = new BitSet(); // the steps of an instruction
  private final ChangeDetector<Itinerary> shownItinerary = new ChangeDetector<>();
  private List<String> lines = List.of(); // of the itinerary shown last
  private List<String> shown = List.of(); // the lines of that itinerary, escaped for display

  /** Creates a panel whose lines light up a part of the route. */
  public ItineraryPanel(RoutePart routePart) {
    this.routePart = routePart;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS)
        || !state.viewOptions().contains(Command.ITINERARY)) {
      return;
    }
    frame.beginRightPanel(
        Texts.get("itinerary.title") + "###itinerary", LabPanel.maxHeight(state, frame));
    float width = frame.inner(SidePanelSlot.width(state, frame));
    updateLines(state);
    buttons(width, frame, commands);
    if (!lines.isEmpty()) {
      text(state, width, frame, commands);
    } else {
      GuiText.wrapped(missing(state), GuiStyle.FAINT, frame, width);
    }
    frame.endPanel();
  }

  /** Returns why there is no itinerary. */
  static String missing(ExplorerState state) {
    if (!state.routeEnds().areComplete()) {
      return RoutePanel.howToAsk();
    }
    SceneContent content = state.content();
    boolean isAnswered =
        content
            .report()
            .filter(report -> report.routeRequest().itinerary().isPresent())
            .isPresent();
    boolean isHopeless = isAnswered || content.problem().isPresent();
    return Texts.get(isHopeless ? "itinerary.none" : "itinerary.planning");
  }

  private void updateLines(ExplorerState state) {
    Optional<RouteReport> report = state.content().report();
    Optional<Itinerary> itinerary = report.flatMap(RouteReport::itinerary);
    if (shownItinerary.isNew(itinerary.orElse(null))) {
      lines = report.map(each -> ItineraryText.lines(each, state.map())).orElse(List.of());
      shown = lines.stream().map(PrintableText::escape).toList();
    }
  }

  private void buttons(float width, GuiFrame frame, Commands commands) {
    float gaps = 2 * ImGui.getStyle().getItemSpacingX();
    float beside = width - 3 * ImGui.getFrameHeight() - gaps;
    GuiWidgets.heading(Icon.SCROLL.text(), Texts.get("itinerary.title"), beside, frame);
    ImGui.sameLine(ImGui.getStyle().getWindowPaddingX() + beside);
    ImGui.beginDisabled(lines.isEmpty());
    if (GuiWidgets.iconButton(Icon.COPY.text())) {
      commands.window().copyText(String.join("\n", lines), Texts.get("copied.directions"));
    }
    GuiText.tooltip(Texts.get("itinerary.copy.tip"));
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.SAVE.text())) {
      commands.files().saveText("itinerary", String.join("\n", lines) + "\n");
    }
    GuiText.tooltip(Texts.get("itinerary.save.tip"));
    ImGui.endDisabled();
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.CLOSE.text())) {
      commands.toggle(Command.ITINERARY);
    }
    GuiText.tooltip(Texts.get("close"));
    ImGui.spacing();
  }

  private void text(ExplorerState state, float panel, GuiFrame frame, Commands commands) {
    float width = panel - ImGui.getStyle().getWindowPaddingX();
    RouteReport report = state.content().report().orElseThrow();
    List<Instruction> instructions = report.itinerary().orElseThrow().instructions();
    Route route = RouteService.routeOf(report.outcome()).orElseThrow();
    for (int i = 0; i < shown.size(); i++) {
      float y = ImGui.getCursorPosY();
      if (i > 0 && i <= instructions.size()) {
        Instruction step = instructions.get(i - 1);
        float height = GuiText.height(shown.get(i), frame, width);
        boolean isPicked = ImGui.selectable("##" + i, false, 0, width, height);
        at.clear();
        at.set(step.from() + 1, step.to() + 1);
        routePart.about(isPicked, at, route, state.map(), commands);
        ImGui.setCursorPosY(y);
      }
      GuiText.wrapped(shown.get(i), frame, width);
      if (i == 0 || i == shown.size() - 2) {
        ImGui.spacing();
      }
    }
  }
}
