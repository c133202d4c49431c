package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.PageScroll;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import imgui.ImGui;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.List;
import java.util.stream.Collectors;

/**
 * All notices since the window opened, newest first, whether or not their toasts are still shown.
 */
public final class MessagesPanel extends MovablePanel {
  private static final double WIDTH = 560; // [units]
  private static final double HEIGHT = 240;

  private final Notices notices;
  private final PageScroll pageScroll;

  /**
   * Creates the panel.
   *
   * @param pageScroll scrolls the messages by keys
   */
  public MessagesPanel(Notices notices, PageScroll pageScroll) {
    super(Command.MESSAGES, "messages.title", "messages", WIDTH, HEIGHT);
    this.notices = notices;
    this.pageScroll = pageScroll;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    List<Notice> past = notices.past();
    if (past.isEmpty()) {
      GuiText.faint(Texts.get("messages.none"));
    } else {
      if (GuiWidgets.iconButton(Icon.COPY, Texts.get("copy-all.tip"), "##copy")) {
        commands.window().copyText(inFull(past), Texts.get("copied.messages"));
      }
      table(past, frame, commands);
    }
  }

  private static String inFull(List<Notice> past) {
    return past.stream().map(Notice::inFull).collect(Collectors.joining("\n"));
  }

  private void table(List<Notice> past, GuiFrame frame, Commands commands) {
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.ScrollY;
    if (!ImGui.beginTable("##messages", 2, flags)) {
      return;
    }
    pageScroll.scroll();
    ImGui.tableSetupColumn("##what", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("##copy", ImGuiTableColumnFlags.WidthFixed);
    for (int i = past.size() - 1; i >= 0; i--) {
      Notice notice = past.get(i);
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      float width = ImGui.getContentRegionAvailX();
      if (notice.kind() == Notice.Kind.ERROR) {
        GuiText.colored(Icon.ERROR.text(), GuiStyle.EMBER);
      } else {
        GuiText.faint((notice.kind() == Notice.Kind.DONE ? Icon.DONE : Icon.WARNING).text());
      }
      ImGui.sameLine();
      float hung = width - ImGui.getContentRegionAvailX(); // aligns all lines with the first
      GuiText.wrapped(PrintableText.escape(notice.text()), frame, width - hung);
      ImGui.indent(hung);
      for (String line : (Iterable<String>) notice.details().lines()::iterator) {
        GuiText.wrapped(PrintableText.escape(line), GuiStyle.FAINT, frame, width - hung);
      }
      ImGui.unindent(hung);
      ImGui.tableNextColumn();
      if (GuiWidgets.iconButton(Icon.COPY, Texts.get("notice.copy.tip"), "##copy" + i)) {
        commands.window().copyText(notice.inFull(), Texts.get("copied.message"));
      }
    }
    ImGui.endTable();
  }
}
