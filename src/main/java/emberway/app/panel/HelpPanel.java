package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.CommandRegistry;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Localized;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Lists the keys and what the mouse does. */
public final class HelpPanel implements Panel {
  private static final double MIN_FOR_THREE = 1200; // window width for three columns [units]
  private static final double MIN_FOR_TWO = 880;

  private record Line(String input, String effect) {}

  /** Message keys of mouse gestures; with {@code .effect} appended, those of their effects. */
  private static final List<String> GESTURES =
      List.of(
          "help.drag",
          "help.wheel",
          "help.right-click",
          "help.right-drag",
          "help.shift-right-click",
          "help.ctrl-right-click",
          "help.ctrl-shift-right-click",
          "help.drag-mark",
          "help.click-volcano",
          "help.drag-tool",
          "help.shift-drag-rectangle",
          "help.drag-panel",
          "help.drop-file",
          "help.move-keys");

  private static final Localized<List<Line>> ALL = new Localized<>(HelpPanel::lines);

  private static List<Line> lines() {
    Stream<Line> gestures =
        GESTURES.stream().map(key -> new Line(Texts.get(key), Texts.get(key + ".effect")));
    Stream<Line> commands =
        CommandRegistry.ALL.stream().map(command -> new Line(command.key().name(), command.name()));
    return Stream.concat(gestures, commands)
        .map(line -> new Line(line.input, line.effect + "   "))
        .toList();
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.viewOptions().contains(ViewOption.HELP)) {
      return;
    }
    float menus = ImGui.getFrameHeight();
    float margin = frame.px(8);
    ImGui.setNextWindowSizeConstraints(
        0, 0, frame.width() - 2 * margin, frame.height() - menus - 2 * margin);
    ImGui.setNextWindowBgAlpha(1);
    frame.beginPanel(
        "##help",
        frame.width() / 2,
        (menus + frame.height()) / 2,
        0.5f,
        0.5f,
        ImGuiWindowFlags.AlwaysAutoResize);
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(Texts.get("help.title"));
    ImGui.popFont();
    ImGui.spacing();
    int columns =
        frame.width() >= frame.px(MIN_FOR_THREE)
            ? 3
            : frame.width() >= frame.px(MIN_FOR_TWO) ? 2 : 1;
    List<Line> all = ALL.get();
    int rows = (all.size() + columns - 1) / columns;
    if (ImGui.beginTable("##lines", 2 * columns, ImGuiTableFlags.SizingFixedFit)) {
      for (int row = 0; row < rows; row++) {
        ImGui.tableNextRow();
        for (int i = row; i < all.size(); i += rows) {
          line(all.get(i));
        }
      }
      ImGui.endTable();
    }
    ImGui.spacing();
    if (ImGui.button(Texts.get("close"))) {
      actions.accept(new ViewAction.Toggle(ViewOption.HELP));
    }
    frame.endPanel();
  }

  private static void line(Line line) {
    ImGui.tableNextColumn();
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(GuiStyle.EMBER, 1));
    ImGui.textUnformatted(line.input());
    ImGui.popStyleColor();
    ImGui.tableNextColumn();
    ImGui.textUnformatted(line.effect());
  }
}
