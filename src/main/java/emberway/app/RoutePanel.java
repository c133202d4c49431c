package emberway.app;

import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.Outcome;
import emberway.plan.Route;
import emberway.view.RouteCosts;
import emberway.view.Words;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** What the route costs, and why; or why there is none. */
final class RoutePanel implements Panel {
  private static final double WIDTH = 250; // [units]
  private static final double STEPS_WIDTH = 44;
  private static final double COST_WIDTH = 68;
  private static final double LEAST = 5e-4; // what is less is not worth a line

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PANELS) || !state.shown().contains(Shown.ROUTE)) {
      return;
    }
    float margin = frame.px(12);
    frame.beginPanel("##route", margin, ImGui.getFrameHeight() + margin, 0, 0);
    ImGui.dummy(frame.px(WIDTH), 0);
    ImGui.pushTextWrapPos(frame.px(WIDTH));
    ends(state);
    SceneContent content = state.content();
    if (content.problem().isPresent()) {
      warning(content.problem().get());
    } else if (content.outcome().isPresent()) {
      outcome(state, content.outcome().get(), frame);
    } else if (state.ends().areComplete()) {
      faint("planning …");
    } else {
      faint("Right click a cell to go there; with Shift, to start from there.");
    }
    ImGui.popTextWrapPos();
    frame.endPanel();
  }

  private static void ends(ExplorerState state) {
    state.ends().start().ifPresent(cell -> end(Icon.START, state, cell));
    state.ends().goal().ifPresent(cell -> end(Icon.GOAL, state, cell));
  }

  private static void end(Icon icon, ExplorerState state, Cell cell) {
    faint(icon.text());
    ImGui.sameLine();
    ImGui.textUnformatted(name(state, cell));
  }

  /** The name of the place there, or the cell's coordinates. */
  private static String name(ExplorerState state, Cell cell) {
    Optional<Place> place =
        state.map().places().stream().filter(each -> each.cell().equals(cell)).findFirst();
    return place
        .map(named -> Printable.escape(named.name()) + "  " + cell)
        .orElseGet(() -> cell.toString());
  }

  private static void outcome(ExplorerState state, Outcome outcome, GuiFrame frame) {
    if (outcome instanceof Outcome.Found found) {
      total(found.route(), frame);
      state.content().reasons().ifPresent(costs -> reasons(costs, frame));
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      warning("No way leads to " + unreachable.target() + ".");
      Route nearest = unreachable.nearest();
      ImGui.textUnformatted(
          "The nearest cell that can be reached is %s: cost %s, %s."
              .formatted(nearest.end(), Words.cost(nearest.cost()), Words.steps(nearest.steps())));
    } else if (outcome instanceof Outcome.BlockedStart blocked) {
      warning(
          "Nobody can stand on the start: %s."
              .formatted(Words.tilesAt(state.map(), blocked.start())));
    } else {
      faint("planning …");
    }
  }

  private static void total(Route route, GuiFrame frame) {
    ImGui.spacing();
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(figure(route.cost()));
    ImGui.popFont();
    ImGui.sameLine();
    ImGui.setCursorPosY(ImGui.getCursorPosY() + frame.px(6));
    faint("cost · " + Words.steps(route.steps()));
    ImGui.spacing();
  }

  private static void reasons(RouteCosts costs, GuiFrame frame) {
    if (!ImGui.beginTable("##why", 3, ImGuiTableFlags.SizingFixedFit)) {
      return;
    }
    ImGui.pushTextWrapPos(-1);
    ImGui.tableSetupColumn("ground", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("steps", ImGuiTableColumnFlags.WidthFixed, frame.px(STEPS_WIDTH));
    ImGui.tableSetupColumn("cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
    for (RouteCosts.Share share : costs.grounds()) {
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      swatch(share.color());
      ImGui.textUnformatted(Printable.escape(share.label()));
      right(share.steps() + " ×", GuiStyle.FAINT);
      right(figure(share.cost()), GuiStyle.TEXT);
    }
    change("Diagonal steps", costs.diagonals() + " ×", costs.diagonal(), GuiStyle.TEXT);
    change("Warmth", "", costs.warmth(), GuiStyle.WARM);
    change("Dread", "", costs.dread(), GuiStyle.COLD);
    ImGui.popTextWrapPos();
    ImGui.endTable();
  }

  private static void swatch(int color) {
    float size = ImGui.getFontSize() * 0.7f;
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY() + ImGui.getFontSize() * 0.2f;
    ImGui.getWindowDrawList()
        .addRectFilled(left, top, left + size, top + size, GuiStyle.packed(color, 1), size * 0.25f);
    ImGui.dummy(size, size);
    ImGui.sameLine();
  }

  private static void change(String label, String steps, double cost, int color) {
    if (Math.abs(cost) < LEAST) {
      return;
    }
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    colored(label, color);
    right(steps, GuiStyle.FAINT);
    right((cost < 0 ? "−" : "+") + figure(Math.abs(cost)), color);
  }

  /** The next cell of the table, its text at the right. */
  private static void right(String text, int color) {
    ImGui.tableNextColumn();
    float indent = ImGui.getContentRegionAvailX() - ImGui.calcTextSize(text).x;
    ImGui.setCursorPosX(ImGui.getCursorPosX() + Math.max(0, indent));
    colored(text, color);
  }

  private static String figure(double cost) {
    return cost < 1e6 ? String.format(Locale.ROOT, "%.3f", cost) : Words.cost(cost);
  }

  private static void warning(String text) {
    ImGui.pushStyleColor(imgui.flag.ImGuiCol.Text, GuiStyle.packed(GuiStyle.EMBER, 1));
    ImGui.textWrapped(Icon.WARNING.before(Printable.escape(text)).replace("%", "%%"));
    ImGui.popStyleColor();
  }

  private static void faint(String text) {
    colored(text, GuiStyle.FAINT);
  }

  private static void colored(String text, int color) {
    ImGui.pushStyleColor(imgui.flag.ImGuiCol.Text, GuiStyle.packed(color, 1));
    ImGui.textUnformatted(text);
    ImGui.popStyleColor();
  }
}
