package emberway.app;

import emberway.io.Printable;
import emberway.plan.Outcome;
import emberway.plan.Route;
import emberway.view.RouteCosts;
import emberway.view.Words;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** What the route costs, and why; or why there is none. A part of {@link RoutePanel}. */
final class GuiReport {
  private static final double STEPS_WIDTH = 44; // [units]
  private static final double COST_WIDTH = 68;
  private static final double LEAST = 5e-4; // what is less is not worth a line

  private final GuiFrame frame;
  private final Consumer<Action> actions;

  GuiReport(GuiFrame frame, Consumer<Action> actions) {
    this.frame = frame;
    this.actions = actions;
  }

  /** Lays it out. */
  void show(ExplorerState state, RouteReport report) {
    Outcome outcome = report.outcome();
    if (outcome instanceof Outcome.Found found) {
      total(found.route(), report);
      report.reasons().ifPresent(this::reasons);
      worlds(state, report, found.route());
    } else if (outcome instanceof Outcome.Unreachable failed) {
      unreachable(state, failed, report);
    } else if (outcome instanceof Outcome.BlockedStart blocked) {
      GuiText.warning(
          "Nobody can stand on the start: %s."
              .formatted(Words.tilesAt(state.map(), blocked.start())));
      return;
    } else {
      GuiText.faint("planning …");
      return;
    }
    ImGui.spacing();
    if (ImGui.button(Icon.SCROLL.before("The way in words"))) {
      actions.accept(new Action.Toggle(Shown.ITINERARY));
    }
  }

  /** The same route in other worlds, one of them drawn beside it. */
  private void worlds(ExplorerState state, RouteReport report, Route route) {
    if (!state.map().legend().tiles().stream().anyMatch(tile -> tile.influence().isPresent())) {
      return;
    }
    ImGui.spacing();
    Optional<WhatIf> compared = report.question().compared();
    if (compared.isEmpty()) {
      if (ImGui.button(Icon.COMPARE.before("What if nothing bent it?"))) {
        actions.accept(new Action.Compare(Optional.of(WhatIf.WITHOUT_BOTH)));
      }
      return;
    }
    if (ImGui.beginTable("##worlds", 2, ImGuiTableFlags.SizingFixedFit)) {
      ImGui.pushTextWrapPos(-1);
      ImGui.tableSetupColumn("world", ImGuiTableColumnFlags.WidthStretch);
      ImGui.tableSetupColumn("cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
      for (RouteReport.Comparison comparison : report.comparisons()) {
        world(comparison, compared.get(), route);
      }
      ImGui.popTextWrapPos();
      ImGui.endTable();
    }
    if (ImGui.button(Icon.CLOSE.before("Compare no more"))) {
      actions.accept(new Action.Compare(Optional.empty()));
    }
  }

  private void world(RouteReport.Comparison comparison, WhatIf compared, Route route) {
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    boolean isDrawn = comparison.world() == compared;
    if (isDrawn) {
      GuiText.swatch(GuiStyle.COMPARED);
    }
    if (ImGui.selectable(comparison.world().label(), isDrawn)) {
      actions.accept(new Action.Compare(Optional.of(comparison.world())));
    }
    Optional<Route> there = Wayfinder.routeOf(comparison.outcome());
    boolean isSame = there.filter(other -> isSameWay(other, route)).isPresent();
    GuiText.tooltip(isSame ? "The same way" : "Another way");
    GuiText.right(
        there.map(other -> figure(other.cost())).orElse("no way"),
        isSame ? GuiStyle.FAINT : GuiStyle.COMPARED);
  }

  private static boolean isSameWay(Route one, Route other) {
    return Arrays.equals(one.indices(), other.indices());
  }

  private static void unreachable(
      ExplorerState state, Outcome.Unreachable failed, RouteReport report) {
    boolean isStop = report.question().via().contains(failed.target());
    GuiText.warning(
        "No way leads to %s%s."
            .formatted(isStop ? "the way-point " : "", RoutePanel.name(state, failed.target())));
    Route nearest = failed.nearest();
    ImGui.textWrapped(
        "Nearest to the goal one comes at %s: cost %s, %s."
            .formatted(nearest.end(), Words.cost(nearest.cost()), Words.steps(nearest.steps()))
            .replace("%", "%%"));
    if (report.barrier().equals(List.of(failed.target()))) {
      ImGui.textWrapped(
          "Nobody can stand there: %s."
              .formatted(Words.tilesAt(state.map(), failed.target()))
              .replace("%", "%%"));
    } else if (!report.barrier().isEmpty()) {
      ImGui.textWrapped("What closes it off is framed on the map.");
    }
  }

  private void total(Route route, RouteReport report) {
    ImGui.spacing();
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(figure(route.cost()));
    ImGui.popFont();
    ImGui.sameLine();
    ImGui.setCursorPosY(ImGui.getCursorPosY() + frame.px(6));
    GuiText.faint("cost · " + Words.steps(route.steps()));
    if (!report.amounts().isEmpty()) {
      ImGui.textUnformatted(Icon.CLOCK.before(String.join(" · ", report.amounts())));
    }
    ImGui.spacing();
  }

  private void reasons(RouteCosts costs) {
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
      GuiText.swatch(share.color());
      ImGui.textUnformatted(Printable.escape(share.label()));
      GuiText.right(share.steps() + " ×", GuiStyle.FAINT);
      GuiText.right(figure(share.cost()), GuiStyle.TEXT);
    }
    change("Diagonal steps", costs.diagonals() + " ×", costs.diagonal(), GuiStyle.TEXT);
    change("Warmth", "", costs.warmth(), GuiStyle.WARM);
    change("Dread", "", costs.dread(), GuiStyle.COLD);
    ImGui.popTextWrapPos();
    ImGui.endTable();
  }

  private static void change(String label, String steps, double cost, int color) {
    if (Math.abs(cost) < LEAST) {
      return;
    }
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    GuiText.colored(label, color);
    GuiText.right(steps, GuiStyle.FAINT);
    GuiText.right((cost < 0 ? "−" : "+") + figure(Math.abs(cost)), color);
  }

  /** A cost with three decimals, as people compare them. */
  static String figure(double cost) {
    return cost < 1e6 ? String.format(Locale.ROOT, "%.3f", cost) : Words.cost(cost);
  }
}
