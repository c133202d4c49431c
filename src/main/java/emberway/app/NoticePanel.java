package emberway.app;

import emberway.io.Printable;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.function.Consumer;

/** Toasts: what was saved where, what is odd, what went wrong; the newest lowest. */
final class NoticePanel implements Panel {
  private static final double WIDTH = 420; // [units]
  private static final double GAP = 8;
  private static final int MOST = 3; // at once; the others wait for room
  private static final int LONGEST = 600; // [characters]

  private final Notices notices;
  private float width; // of the newest, when it was laid out last [px]

  NoticePanel(Notices notices) {
    this.notices = notices;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    List<Notices.Toast> toasts = notices.toasts();
    float bottom = bottom(frame);
    int from = Math.max(0, toasts.size() - MOST);
    for (int i = toasts.size() - 1; i >= from; i--) {
      ImGui.setNextWindowBgAlpha(1);
      frame.beginPanel(
          "##notice" + (i - from),
          frame.width() / 2,
          bottom,
          0.5f,
          1,
          ImGuiWindowFlags.AlwaysAutoResize);
      toast(toasts.get(i), frame, actions);
      width = i == toasts.size() - 1 ? ImGui.getWindowWidth() : width;
      bottom -= ImGui.getWindowHeight() + frame.px(GAP);
      frame.endPanel();
    }
  }

  /** The lower edge of the newest: beside what tells of the pointed cell, or above it. [px] */
  private float bottom(GuiFrame frame) {
    float bottom = frame.bottom() - frame.px(12);
    float left = (frame.width() - width) / 2;
    boolean isTaken = frame.covers(left, bottom - 1) || frame.covers(left + width, bottom - 1);
    return isTaken ? bottom - StatusPanel.height() - frame.px(12) : bottom;
  }

  private static void toast(Notices.Toast toast, GuiFrame frame, Consumer<Action> actions) {
    Notice notice = toast.notice();
    ImGui.alignTextToFramePadding();
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(color(notice.kind()), 1));
    ImGui.textUnformatted(icon(notice.kind()).text());
    ImGui.popStyleColor();
    ImGui.sameLine();
    String text = Printable.escape(Printable.abbreviate(notice.text(), LONGEST));
    String counted = toast.count() == 1 ? text : text + "  (" + toast.count() + " times)";
    ImGui.textUnformatted(frame.balanced(counted, frame.px(WIDTH)));
    if (notice.file().isPresent()) {
      ImGui.sameLine();
      if (GuiButtons.icon(Icon.FOLDER, "Show in its folder", "folder")) {
        actions.accept(new Action.ShowInFolder(notice.file().get()));
      }
    }
    if (notice.offer().isPresent()) {
      ImGui.sameLine();
      if (ImGui.button(notice.offer().get().label())) {
        actions.accept(notice.offer().get().action());
        actions.accept(new Action.CloseNotice(toast));
      }
    }
    ImGui.sameLine();
    if (GuiButtons.icon(Icon.COPY, "Copy the message and its details", "copy")) {
      actions.accept(new Action.CopyText(notice.inFull()));
    }
    ImGui.sameLine();
    if (GuiButtons.icon(Icon.CLOSE, "Close", "close")) {
      actions.accept(new Action.CloseNotice(toast));
    }
  }

  private static Icon icon(Notice.Kind kind) {
    return switch (kind) {
      case DONE -> Icon.DONE;
      case WARNING -> Icon.WARNING;
      case ERROR -> Icon.ERROR;
    };
  }

  private static int color(Notice.Kind kind) {
    return switch (kind) {
      case DONE -> GuiStyle.GOOD;
      case WARNING, ERROR -> GuiStyle.EMBER;
    };
  }
}
