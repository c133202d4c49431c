package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Icon;
import emberway.app.command.RouteAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.route.InfluenceScenario;
import emberway.app.route.RouteReport;
import emberway.app.state.ChangeDetector;
import emberway.map.TileMap;
import imgui.ImGui;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.Optional;
import java.util.function.Consumer;

/** What the route costs, and why; or why there is none. A part of {@link RoutePanel}. */
final class RouteReportView {
  private static final double STEPS_WIDTH = 44; // [units]
  private static final double COST_WIDTH = 68;
  private static final String IN_WORDS = Icon.SCROLL.before("The way in words");
  private static final String COMPARE = Icon.COMPARE.before("What if nothing bent it?");
  private static final String SAME = "The same way is cheapest there, too";
  private static final String COMPARE_NO_MORE = Icon.CLOSE.before("Compare no more");

  private final ChangeDetector<RouteReport> told = new ChangeDetector<>();
  private ReportText words; // of that

  /** Lays a report on a route over a map out. */
  void show(RouteReport report, TileMap map, GuiFrame frame, Consumer<Action> actions) {
    if (told.isNew(report)) {
      words = ReportText.of(report, map);
    }
    if (words.isPlanning()) {
      GuiText.faint("planning …");
      return;
    }
    if (words.warning().isEmpty()) {
      total(frame);
      reasons(frame);
      worlds(report.routeRequest().compared(), frame, actions);
    } else {
      unreachable(frame);
    }
    if (words.isTold()) {
      ImGui.spacing();
      if (ImGui.button(IN_WORDS)) {
        actions.accept(new ViewAction.Toggle(ViewOption.ITINERARY));
      }
    }
  }

  private void unreachable(GuiFrame frame) {
    float width = ImGui.getContentRegionAvailX();
    GuiText.warned(words.warning(), frame, width);
    for (int i = 0; i < words.details().size(); i++) {
      GuiText.wrapped(words.details().get(i), frame, width);
    }
  }

  private void total(GuiFrame frame) {
    ImGui.spacing();
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(words.cost());
    ImGui.popFont();
    ImGui.sameLine();
    ImGui.setCursorPosY(ImGui.getCursorPosY() + frame.px(6));
    GuiText.faint(words.steps());
    if (!words.amounts().isEmpty()) {
      GuiText.wrapped(words.amounts(), frame, ImGui.getContentRegionAvailX());
    }
    ImGui.spacing();
  }

  private void reasons(GuiFrame frame) {
    if (words.lines().isEmpty() || !ImGui.beginTable("##why", 3, ImGuiTableFlags.SizingFixedFit)) {
      return;
    }
    ImGui.tableSetupColumn("ground", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("steps", ImGuiTableColumnFlags.WidthFixed, frame.px(STEPS_WIDTH));
    ImGui.tableSetupColumn("cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
    for (int i = 0; i < words.lines().size(); i++) {
      line(words.lines().get(i), frame);
    }
    ImGui.endTable();
  }

  private static void line(ReportText.Line line, GuiFrame frame) {
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    if (line.swatch() >= 0) {
      GuiText.swatch(frame.panelList(), line.swatch());
    }
    GuiText.colored(line.label(), line.labelColor());
    GuiText.right(line.steps(), GuiStyle.FAINT);
    GuiText.right(line.cost(), line.costColor());
  }

  /** The same route in other worlds, one of them drawn beside it. */
  private void worlds(
      Optional<InfluenceScenario> compared, GuiFrame frame, Consumer<Action> actions) {
    if (!words.canCompare()) {
      return;
    }
    ImGui.spacing();
    if (compared.isEmpty()) {
      if (ImGui.button(COMPARE)) {
        actions.accept(new RouteAction.Compare(Optional.of(InfluenceScenario.WITHOUT_BOTH)));
      }
      return;
    }
    if (ImGui.beginTable("##worlds", 2, ImGuiTableFlags.SizingFixedFit)) {
      ImGui.tableSetupColumn("world", ImGuiTableColumnFlags.WidthStretch);
      ImGui.tableSetupColumn("cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
      for (int i = 0; i < words.worlds().size(); i++) {
        world(words.worlds().get(i), compared.get(), frame, actions);
      }
      ImGui.endTable();
    }
    if (words.isUnbent(compared.get())) {
      GuiText.faint(SAME);
    }
    if (ImGui.button(COMPARE_NO_MORE)) {
      actions.accept(new RouteAction.Compare(Optional.empty()));
    }
  }

  private static void world(
      ReportText.World world,
      InfluenceScenario compared,
      GuiFrame frame,
      Consumer<Action> actions) {
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    boolean isDrawn = world.world() == compared;
    if (isDrawn && !world.isSame()) {
      GuiText.swatch(frame.panelList(), GuiStyle.COMPARED);
    }
    if (ImGui.selectable(world.world().label(), isDrawn, ImGuiSelectableFlags.SpanAllColumns)) {
      actions.accept(new RouteAction.Compare(Optional.of(world.world())));
    }
    GuiText.tooltip(world.isSame() ? SAME : "Another way is cheapest there");
    GuiText.right(world.cost(), world.isSame() ? GuiStyle.FAINT : GuiStyle.COMPARED);
  }
}
