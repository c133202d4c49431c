package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.CommandRegistry;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** The keys, and what the mouse does. */
public final class HelpPanel implements Panel {
  private static final double LEAST_FOR_THREE = 1200; // columns [units]
  private static final double LEAST_FOR_TWO = 880;

  private record Line(String input, String effect) {}

  private static final List<Line> MOUSE =
      List.of(
          new Line("drag", "move about"),
          new Line("wheel", "zoom at the pointer"),
          new Line("right click, drag", "set the goal; the route follows"),
          new Line("Shift, right click", "set the start"),
          new Line("Ctrl, right click", "pass this cell on the way"),
          new Line("Ctrl, Shift, right click", "another goal: whichever is nearer"),
          new Line("drag a mark", "move the start or the goal"),
          new Line("click a volcano", "it erupts, or falls dormant"),
          new Line("drag with a tool", "draw; Space or the middle button moves about"),
          new Line("Shift, drag a rectangle", "draw its outline only"),
          new Line("drag a panel's top", "take it along; on a border's mark it docks"),
          new Line("drop a file", "open that map"));

  private static final List<Line> KEYS = List.of(new Line("W A S D, arrows", "move about"));

  private static final List<Line> ALL =
      Stream.of(
              MOUSE.stream(),
              KEYS.stream(),
              CommandRegistry.ALL.stream()
                  .map(command -> new Line(command.key().name(), command.name())))
          .flatMap(Function.identity())
          .map(line -> new Line(line.input, line.effect + "   "))
          .toList();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.viewOption().contains(ViewOption.HELP)) {
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
    ImGui.textUnformatted("Keys and mouse");
    ImGui.popFont();
    ImGui.spacing();
    int columns =
        frame.width() >= frame.px(LEAST_FOR_THREE)
            ? 3
            : frame.width() >= frame.px(LEAST_FOR_TWO) ? 2 : 1;
    int rows = (ALL.size() + columns - 1) / columns;
    if (ImGui.beginTable("##lines", 2 * columns, ImGuiTableFlags.SizingFixedFit)) {
      for (int row = 0; row < rows; row++) {
        ImGui.tableNextRow();
        for (int i = row; i < ALL.size(); i += rows) {
          line(ALL.get(i));
        }
      }
      ImGui.endTable();
    }
    ImGui.spacing();
    if (ImGui.button("Close")) {
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
