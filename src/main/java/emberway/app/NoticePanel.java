package emberway.app;

import emberway.io.Printable;
import imgui.ImGui;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What there is to say for a while: what was saved where, what went wrong. */
final class NoticePanel implements Panel {
  private static final double WIDTH = 420; // [units]

  private final Supplier<String> notice;

  NoticePanel(Supplier<String> notice) {
    this.notice = notice;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    String text = notice.get();
    if (text.isEmpty()) {
      return;
    }
    frame.beginPanel("##notice", frame.width() / 2, frame.height() - frame.px(12), 0.5f, 1);
    ImGui.pushTextWrapPos(frame.px(WIDTH));
    ImGui.textUnformatted(Printable.escape(text));
    ImGui.popTextWrapPos();
    frame.endPanel();
  }
}
