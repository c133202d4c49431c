package emberway.app.panel;

import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.LabColors;
import emberway.app.gui.ProgressBar;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.Lab;
import emberway.app.study.PresetComparison;
import emberway.app.study.PresetRun;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiTableRowFlags;
import java.util.List;

/** A table of what each preset finds for the same route; the ticked ones are drawn on the map. */
final class ComparisonTable {
  private static final int WIDEST = 1_234_567;

  /** The cells of a row, left to right, and the tooltip of its cost. */
  private record Row(
      PresetRun run, String expanded, String generated, String cost, String tip, String steps) {
    static Row of(PresetComparison presetComparison, PresetRun run) {
      return new Row(
          run,
          Texts.grouped(run.outcome().stats().expanded()),
          Texts.grouped(run.outcome().stats().generated()),
          run.route().map(route -> Texts.shortCost(route.cost(), 3)).orElseGet(() -> missing(run)),
          found(presetComparison, run),
          run.route().map(Route::steps).map(steps -> Integer.toString(steps)).orElse("–"));
    }
  }

  private final ChangeDetector<PresetComparison> shownComparison = new ChangeDetector<>();
  private List<Row> rows = List.of(); // of the comparison shown last

  void show(ExplorerState state, Lab lab, GuiFrame frame, Commands commands) {
    if (lab.recordingRequest().isEmpty()) {
      LabPanel.wrapped(LabPanel.emptyMessage(state), GuiStyle.FAINT, frame);
      return;
    }
    if (!lab.canCompare()) {
      LabPanel.wrapped(Texts.get("comparison.too-large"), GuiStyle.FAINT, frame);
      return;
    }
    List<PresetRun> runs = lab.presetComparison().map(PresetComparison::runs).orElse(List.of());
    if (runs.size() < Preset.values().length) {
      progress(lab, runs.size(), frame, commands);
    }
    if (lab.presetComparison().isEmpty()) {
      return;
    }
    PresetComparison presetComparison = lab.presetComparison().get();
    if (shownComparison.isNew(presetComparison)) {
      rows = presetComparison.runs().stream().map(run -> Row.of(presetComparison, run)).toList();
    }
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.SizingFixedFit;
    if (ImGui.beginTable("##presets", figures().length + 1, flags, LabPanel.width(frame), 0)) {
      ImGui.tableSetupColumn("##preset", ImGuiTableColumnFlags.WidthStretch);
      float widest = GuiText.width(Texts.grouped(WIDEST));
      for (String title : figures()) {
        float width = Math.max(GuiText.width(title), widest);
        ImGui.tableSetupColumn(title, ImGuiTableColumnFlags.WidthFixed, width);
      }
      headings();
      for (int i = 0; i < rows.size(); i++) {
        row(lab, rows.get(i), commands);
      }
      ImGui.endTable();
    }
    LabPanel.wrapped(Texts.get("comparison.text"), GuiStyle.FAINT, frame);
  }

  /** Draws the progress of all searches and a button to stop or continue them. */
  private static void progress(Lab lab, int done, GuiFrame frame, Commands commands) {
    int all = Preset.values().length;
    String button = Texts.get(lab.isHeld() ? "comparison.go-on" : "comparison.stop");
    String next = SearchText.name(List.of(Preset.values()).get(done));
    String words =
        lab.isHeld()
            ? Texts.format("comparison.stopped", done, all)
            : Texts.format("comparison.searching", next, done, all);
    double part = (double) done / all;
    if (ProgressBar.show(part, words, button, LabPanel.width(frame))) {
      commands.lab().holdComparison();
    }
  }

  /** Draws the column headings, aligned like the columns. */
  private static void headings() {
    ImGui.tableNextRow(ImGuiTableRowFlags.Headers);
    ImGui.tableNextColumn();
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted(Texts.get("comparison.preset"));
    for (String title : figures()) {
      figure(title);
    }
  }

  private static void row(Lab lab, Row row, Commands commands) {
    PresetRun run = row.run;
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    ImGui.pushID(run.preset().label());
    if (GuiWidgets.checkbox("##seen", lab.compared().contains(run.preset()))) {
      commands.lab().comparePreset(run.preset());
    }
    ImGui.popID();
    ImGui.sameLine();
    ImGui.setCursorPosY(ImGui.getCursorPosY() + ImGui.getStyle().getFramePaddingY());
    GuiText.swatch(LabColors.of(run.preset()));
    ImGui.textUnformatted(SearchText.name(run.preset()));
    figure(row.expanded);
    figure(row.generated);
    figure(row.cost);
    GuiText.tooltip(row.tip);
    figure(row.steps);
  }

  private static String missing(PresetRun run) {
    return run.outcome() instanceof Outcome.Unreachable ? Texts.get("comparison.no-route") : "–";
  }

  private static String found(PresetComparison presetComparison, PresetRun run) {
    if (run.outcome() instanceof Outcome.Unreachable unreachable) {
      return Texts.format("comparison.nearest", unreachable.nearest().end());
    }
    return run.costBy(presetComparison.question().stepCosts())
        .map(cost -> Texts.format("comparison.default-cost", Texts.shortCost(cost, 3)))
        .orElseGet(() -> Texts.get("comparison.too-much"));
  }

  private static void figure(String text) {
    ImGui.tableNextColumn();
    ImGui.alignTextToFramePadding();
    float indent = ImGui.getContentRegionAvailX() - GuiText.width(text);
    ImGui.setCursorPosX(ImGui.getCursorPosX() + Math.max(0, indent));
    ImGui.textUnformatted(text);
  }

  private static String[] figures() {
    return new String[] {
      Texts.get("comparison.expanded"),
      Texts.get("comparison.generated"),
      Texts.get("comparison.cost"),
      Texts.get("comparison.steps")
    };
  }
}
