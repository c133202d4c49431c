package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.StudyAction;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.LabColors;
import emberway.app.gui.ProgressBar;
import emberway.app.lab.Lab;
import emberway.app.lab.PresetComparison;
import emberway.app.lab.PresetRun;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.view.DisplayText;
import emberway.view.ShortCosts;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiTableRowFlags;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** What each preset makes of the same question, as a table; those ticked are seen on the map. */
final class ComparisonTable {
  private static final String WIDEST = "1,234,567";
  private static final String[] FIGURES = {"expanded", "generated", "cost", "steps"};

  /** What stands in a row, from left to right, and what is said of its cost. */
  private record Row(
      PresetRun run, String expanded, String generated, String cost, String tip, String steps) {
    static Row of(PresetComparison presetComparison, PresetRun run) {
      return new Row(
          run,
          String.format(Locale.ROOT, "%,d", run.outcome().stats().expanded()),
          String.format(Locale.ROOT, "%,d", run.outcome().stats().generated()),
          run.route().map(route -> ShortCosts.of(route.cost(), 3)).orElseGet(() -> missing(run)),
          found(presetComparison, run),
          run.route().map(Route::steps).map(steps -> Integer.toString(steps)).orElse("–"));
    }
  }

  private final ChangeDetector<PresetComparison> told = new ChangeDetector<>();
  private List<Row> rows = List.of(); // of that

  void show(ExplorerState state, Lab lab, GuiFrame frame, Consumer<Action> actions) {
    if (lab.recordingRequest().isEmpty()) {
      LabPanel.wrapped(LabPanel.unasked(state), GuiStyle.FAINT, frame);
      return;
    }
    if (!lab.canCompare()) {
      LabPanel.wrapped("This map is too large to search it so often.", GuiStyle.FAINT, frame);
      return;
    }
    List<PresetRun> runs = lab.presetComparison().map(PresetComparison::runs).orElse(List.of());
    if (runs.size() < Preset.values().length) {
      progress(lab, runs.size(), frame, actions);
    }
    if (lab.presetComparison().isEmpty()) {
      return;
    }
    PresetComparison presetComparison = lab.presetComparison().get();
    if (told.isNew(presetComparison)) {
      rows = presetComparison.runs().stream().map(run -> Row.of(presetComparison, run)).toList();
    }
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.SizingFixedFit;
    if (ImGui.beginTable("##presets", FIGURES.length + 1, flags, LabPanel.width(frame), 0)) {
      ImGui.tableSetupColumn("preset", ImGuiTableColumnFlags.WidthStretch);
      for (String title : FIGURES) {
        float width = Math.max(GuiText.width(title), GuiText.width(WIDEST));
        ImGui.tableSetupColumn(title, ImGuiTableColumnFlags.WidthFixed, width);
      }
      headings();
      for (int i = 0; i < rows.size(); i++) {
        row(lab, rows.get(i), actions);
      }
      ImGui.endTable();
    }
    LabPanel.wrapped(
        "Costs are in each preset's own measure; rest the pointer on one for the same route by the"
            + " default's. Tick presets to see what they expanded, and their routes. Here each searches"
            + " cell by cell, to be shown; for a route alone the default takes short cuts and expands"
            + " fewer.",
        GuiStyle.FAINT,
        frame);
  }

  /** How far all searches have come, and a button to stop them. */
  private static void progress(Lab lab, int done, GuiFrame frame, Consumer<Action> actions) {
    int all = Preset.values().length;
    String button = lab.isHeld() ? "Go on" : "Stop";
    String next = List.of(Preset.values()).get(done).label();
    String words =
        lab.isHeld() ? "stopped after %d of %d" : "searching by " + next + ", %d of %d done";
    double part = (double) done / all;
    if (ProgressBar.show(part, words.formatted(done, all), button, LabPanel.width(frame))) {
      actions.accept(new StudyAction.HoldComparison());
    }
  }

  /** Each at the same side as what stands below it. */
  private static void headings() {
    ImGui.tableNextRow(ImGuiTableRowFlags.Headers);
    ImGui.tableNextColumn();
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted("preset");
    for (String title : FIGURES) {
      figure(title);
    }
  }

  private static void row(Lab lab, Row row, Consumer<Action> actions) {
    PresetRun run = row.run;
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    ImGui.pushID(run.preset().label());
    if (ImGui.checkbox("##seen", lab.compared().contains(run.preset()))) {
      actions.accept(new StudyAction.ComparePreset(run.preset()));
    }
    ImGui.popID();
    ImGui.sameLine();
    ImGui.setCursorPosY(ImGui.getCursorPosY() + ImGui.getStyle().getFramePaddingY());
    GuiText.swatch(LabColors.of(run.preset()));
    ImGui.textUnformatted(run.preset().label());
    figure(row.expanded);
    figure(row.generated);
    figure(row.cost);
    GuiText.tooltip(row.tip);
    figure(row.steps);
  }

  private static String missing(PresetRun run) {
    return run.outcome() instanceof Outcome.Unreachable ? "no way" : "–";
  }

  private static String found(PresetComparison presetComparison, PresetRun run) {
    if (run.outcome() instanceof Outcome.Unreachable unreachable) {
      return "no way; the nearest cell is " + unreachable.nearest().end();
    }
    return run.costOnTheGround(presetComparison.question().costs())
        .map(cost -> "by the default's costs: " + DisplayText.cost(cost))
        .orElse("stopped: too much to expand");
  }

  private static void figure(String text) {
    ImGui.tableNextColumn();
    ImGui.alignTextToFramePadding();
    float indent = ImGui.getContentRegionAvailX() - GuiText.width(text);
    ImGui.setCursorPosX(ImGui.getCursorPosX() + Math.max(0, indent));
    ImGui.textUnformatted(text);
  }
}
