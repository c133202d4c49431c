package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.PageScroll;
import emberway.app.platform.PathText;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.pack.problem.Problem;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The problems in the files of the last map: where, what, and how to fix them. */
public final class ProblemsPanel extends MovablePanel {
  private static final double WIDTH = 640; // [units]
  private static final double HEIGHT = 220;
  private static final double PLACE_WIDTH = 240;
  private static final int LONGEST_FOLDER = 32; // [characters]

  private final Supplier<List<Problem>> problems;
  private final PageScroll pageScroll;

  /**
   * Creates the panel.
   *
   * @param problems returns the problems
   * @param pageScroll scrolls them by keys
   */
  public ProblemsPanel(Supplier<List<Problem>> problems, PageScroll pageScroll) {
    super(Command.PROBLEMS, "problems.title", "problems", WIDTH, HEIGHT);
    this.problems = problems;
    this.pageScroll = pageScroll;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    List<Problem> all = problems.get();
    if (!state.viewOptions().contains(Command.PROBLEMS)
        && !all.isEmpty()
        && state.viewOptions().contains(Command.PANELS)) {
      badge(all, frame, commands);
    }
    super.show(state, frame, commands);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    List<Problem> all = problems.get();
    if (all.isEmpty()) {
      GuiText.faint(Texts.get("problems.none"));
    } else {
      if (GuiWidgets.iconButton(Icon.COPY, Texts.get("copy-all.tip"), "##copy")) {
        commands.window().copyText(inFull(all), Texts.get("copied.problems"));
      }
      table(all, frame);
    }
  }

  private static String words(List<Problem> all) {
    return Icon.WARNING.before(Texts.format("problems.count", all.size()));
  }

  /** Draws the problem count at the right end of the menu bar. */
  private void badge(List<Problem> all, GuiFrame frame, Commands commands) {
    if (ImGui.beginMainMenuBar()) {
      String words = words(all);
      if (ImGui.getCursorPosX() + GuiText.width(words) + frame.px(24) > frame.width()) {
        words = Icon.WARNING.before(Integer.toString(all.size()));
      }
      ImGui.sameLine(frame.width() - GuiText.width(words) - frame.px(24));
      ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(GuiStyle.EMBER, 1));
      if (ImGui.menuItem(words)) {
        commands.toggle(Command.PROBLEMS);
      }
      ImGui.popStyleColor();
      ImGui.endMainMenuBar();
    }
  }

  private static String inFull(List<Problem> all) {
    return all.stream().map(Problem::toString).collect(Collectors.joining("\n"));
  }

  private void table(List<Problem> all, GuiFrame frame) {
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.Resizable | ImGuiTableFlags.ScrollY;
    if (!ImGui.beginTable("##problems", 2, flags)) {
      return;
    }
    float place = Math.min(frame.px(PLACE_WIDTH), ImGui.getContentRegionAvailX() / 2);
    pageScroll.scroll();
    ImGui.tableSetupColumn("##where", ImGuiTableColumnFlags.WidthFixed, place);
    ImGui.tableSetupColumn("##what", ImGuiTableColumnFlags.WidthStretch);
    for (Problem problem : all) {
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      GuiText.colored(place(problem), problem.isError() ? GuiStyle.EMBER : GuiStyle.FAINT);
      GuiText.tooltip(PrintableText.escape(problem.file()));
      String folder = folder(problem);
      if (!folder.isEmpty()) {
        GuiText.wrapped(folder, GuiStyle.FAINT, frame, ImGui.getContentRegionAvailX());
      }
      ImGui.tableNextColumn();
      float width = ImGui.getContentRegionAvailX();
      GuiText.wrapped(PrintableText.escape(problem.message()), frame, width);
      if (!problem.remedy().isEmpty()) {
        GuiText.wrapped(PrintableText.escape(problem.remedy()), GuiStyle.FAINT, frame, width);
      }
    }
    ImGui.endTable();
  }

  /**
   * Returns the text for the folder of a problem's file, shortened in the middle; empty if unknown.
   */
  private static String folder(Problem problem) {
    String file = problem.file();
    int cut = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\'));
    return cut <= 0
        ? ""
        : Texts.format(
            "problems.folder",
            PrintableText.escape(PathText.shortened(file.substring(0, cut), LONGEST_FOLDER)));
  }

  /** Returns the name of a problem's file, with line and column. */
  private static String place(Problem problem) {
    String file = problem.file();
    int cut = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1;
    String line = problem.line() > 0 ? ":" + problem.line() : "";
    String column = problem.column() > 0 ? ":" + problem.column() : "";
    return PrintableText.escape(file.substring(cut)) + line + column;
  }
}
