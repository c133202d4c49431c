package emberway.app;

import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiTableFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The keys, and what the mouse does. */
final class HelpPanel implements Panel {
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
          new Line("drop a file", "open that map"));

  private static final List<Line> KEYS =
      List.of(new Line("W A S D, arrows", "move about"), new Line("+ −", "zoom"));

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.HELP)) {
      return;
    }
    frame.beginPanel("##help", frame.width() / 2, frame.height() / 2, 0.5f, 0.5f);
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted("Keys and mouse");
    ImGui.popFont();
    ImGui.spacing();
    List<Line> lines = new ArrayList<>(MOUSE);
    lines.addAll(KEYS);
    Deed.ALL.stream()
        .filter(deed -> deed.key().isSome())
        .forEach(deed -> lines.add(new Line(deed.key().name(), deed.name())));
    int half = (lines.size() + 1) / 2;
    if (ImGui.beginTable("##lines", 4, ImGuiTableFlags.SizingFixedFit)) {
      for (int row = 0; row < half; row++) {
        ImGui.tableNextRow();
        line(lines.get(row));
        if (half + row < lines.size()) {
          line(lines.get(half + row));
        }
      }
      ImGui.endTable();
    }
    ImGui.spacing();
    if (ImGui.button("Close")) {
      actions.accept(new Action.Toggle(Shown.HELP));
    }
    frame.endPanel();
  }

  private static void line(Line line) {
    ImGui.tableNextColumn();
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(GuiStyle.EMBER, 1));
    ImGui.textUnformatted(line.input());
    ImGui.popStyleColor();
    ImGui.tableNextColumn();
    ImGui.textUnformatted(line.effect() + "   ");
  }
}
