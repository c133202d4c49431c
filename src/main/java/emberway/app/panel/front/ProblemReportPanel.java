package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.PageScroll;
import emberway.app.platform.Diagnosis;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.log.ProgramInfo;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;
import java.util.Optional;
import java.util.function.Supplier;

/** The diagnostic report for a problem, or what the program is: to read and to copy. */
public final class ProblemReportPanel extends MovablePanel {
  private static final double WIDTH = 640; // [units]
  private static final double HEIGHT = 420;
  private static final double NAME_WIDTH = 160;

  private final boolean isAbout;
  private final Supplier<ProblemReporter> reporter;
  private final PageScroll pageScroll;

  /**
   * Creates the panel.
   *
   * @param isAbout whether it is about the program
   * @param reporter returns what makes the report
   * @param pageScroll scrolls the report by keys
   */
  public ProblemReportPanel(
      boolean isAbout, Supplier<ProblemReporter> reporter, PageScroll pageScroll) {
    super(
        isAbout ? Command.ABOUT : Command.REPORT,
        isAbout ? "about.title" : "report.title",
        isAbout ? "about" : "report",
        WIDTH,
        HEIGHT);
    this.isAbout = isAbout;
    this.reporter = reporter;
    this.pageScroll = pageScroll;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    float width = ImGui.getContentRegionAvailX();
    if (isAbout) {
      GuiText.heading(Texts.format("about.heading", ProgramInfo.version()), frame);
      GuiText.wrapped(Texts.get("about.text"), frame, width);
      GuiText.wrapped(Texts.get("about.license"), GuiStyle.FAINT, frame, width);
    }
    Optional<Diagnosis> diagnosis =
        reporter.get().diagnosis().map(made -> isAbout ? made.versions() : made);
    if (diagnosis.isEmpty()) {
      GuiText.faint(Texts.get("report.looking"));
      return;
    }
    if (!isAbout) {
      GuiText.wrapped(Texts.get("report.text"), frame, width);
    }
    ImGui.spacing();
    if (ImGui.button(Icon.COPY.before(Texts.get("copy")))) {
      commands.window().copyText(diagnosis.get().text(), Texts.get("copied.report"));
    }
    ImGui.sameLine();
    if (isAbout && ImGui.button(Icon.REPORT.before(Command.REPORT.title()))) {
      commands.toggle(Command.REPORT);
    } else if (!isAbout && ImGui.button(Icon.SAVE.before(Texts.get("save")))) {
      commands.window().saveReport(diagnosis.get().text());
    }
    ImGui.spacing();
    ImGui.beginChild("##report", 0, 0, true, ImGuiWindowFlags.HorizontalScrollbar);
    pageScroll.scroll();
    diagnosis.get().sections().forEach(section -> show(section, frame));
    show(diagnosis.get().problemSection(), frame);
    ImGui.endChild();
  }

  private static void show(Diagnosis.Section section, GuiFrame frame) {
    GuiText.colored(section.title(), GuiStyle.EMBER);
    for (Diagnosis.Entry entry : section.entries()) {
      if (!entry.name().isEmpty()) {
        GuiText.faint(entry.name());
        ImGui.sameLine(frame.px(NAME_WIDTH));
      }
      ImGui.textUnformatted(entry.value());
    }
    ImGui.spacing();
  }
}
