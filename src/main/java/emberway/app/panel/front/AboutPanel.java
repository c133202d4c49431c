package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.platform.Diagnosis;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.log.ProgramInfo;
import imgui.ImGui;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What the program is: its version, its license, and the versions of what it runs on. */
public final class AboutPanel extends MovablePanel {
  private static final double WIDTH = 440; // [units]
  private static final double NAME_WIDTH = 128; // of an entry [units]

  private final Supplier<ProblemReporter> reporter;

  /**
   * Creates the panel.
   *
   * @param reporter returns what finds out the versions
   */
  public AboutPanel(Supplier<ProblemReporter> reporter) {
    super(Command.ABOUT, "about.title", "about", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.reporter = reporter;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    float width = ImGui.getContentRegionAvailX();
    GuiText.heading("Emberway", frame);
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    GuiText.faint(ProgramInfo.version());
    GuiText.wrapped(Texts.get("about.text"), frame, width);
    GuiText.wrapped(Texts.get("about.license"), GuiStyle.FAINT, frame, width);
    GuiText.wrapped(Texts.get("about.documents"), GuiStyle.FAINT, frame, width);
    ImGui.separator();
    List<Diagnosis.Section> sections = sections();
    if (sections.isEmpty()) {
      GuiText.faint(Texts.get("report.looking"));
    }
    for (Diagnosis.Section section : sections) {
      for (Diagnosis.Entry entry : section.entries()) {
        GuiText.faint(entry.name());
        ImGui.sameLine(frame.px(NAME_WIDTH));
        GuiText.wrapped(entry.value(), frame, width - frame.px(NAME_WIDTH));
      }
    }
    ImGui.separator();
    ImGui.beginDisabled(sections.isEmpty());
    if (ImGui.button(Icon.COPY.before(Texts.get("copy")))) {
      String text = sections.stream().map(Diagnosis.Section::text).collect(Collectors.joining());
      commands.window().copyText(text, Texts.get("copied.versions"));
    }
    frame.recordStop();
    ImGui.endDisabled();
    ImGui.sameLine();
    if (ImGui.button(Icon.REPORT.before(Command.REPORT.title()))) {
      commands.toggle(Command.REPORT);
    }
    frame.recordStop();
  }

  /** Returns the sections about versions; none while they are looked for. */
  private List<Diagnosis.Section> sections() {
    return reporter.get().diagnosis().map(Diagnosis::versions).orElse(List.of());
  }
}
