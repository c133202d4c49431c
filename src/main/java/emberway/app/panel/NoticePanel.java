package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.Icon;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.app.viewport.FreeGap;
import emberway.io.PrintableText;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.function.Consumer;

/** Toasts: confirmations, warnings and errors, newest at the bottom, clear of other panels. */
public final class NoticePanel implements Panel {
  // Limit on the text's width [units], like the lengths below.
  private static final double WIDTH = 420;
  // Least width of the text, even if panels leave less room.
  private static final double MIN_WIDTH = 160;
  private static final double MARGIN = 12; // to panels and to the window's edges
  private static final double GAP = 8; // between toasts
  private static final int LONGEST = 600; // [characters]

  private final Notices notices;
  private float width; // of the widest toast in the last layout [px], like the fields below
  private float height; // of all toasts
  private float spent; // part of the width that is not text

  public NoticePanel(Notices notices) {
    this.notices = notices;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    List<Notices.Toast> toasts = notices.toasts();
    if (toasts.isEmpty()) {
      return;
    }
    int from = Math.max(0, toasts.size() - Notices.MAX_AT_ONCE);
    float longest = 0;
    for (int i = from; i < toasts.size(); i++) {
      longest = Math.max(longest, GuiText.width(words(toasts.get(i))));
    }
    float most = frame.px(WIDTH);
    FreeGap gap = frame.gap(Math.min(most, longest) + spent, height, frame.px(MARGIN));
    float text = Math.max(frame.px(MIN_WIDTH), Math.min(most, gap.width() - spent));
    float bottom = gap.bottom();
    float middle = gap.middle(frame.width() / 2, width);
    float widest = 0;
    float besides = 0;
    height = 0;
    for (int i = toasts.size() - 1; i >= from; i--) {
      ImGui.setNextWindowBgAlpha(1);
      frame.beginPanel(
          "##notice" + (i - from), middle, bottom, 0.5f, 1, ImGuiWindowFlags.AlwaysAutoResize);
      float written = toast(toasts.get(i), text, frame, actions);
      widest = Math.max(widest, ImGui.getWindowWidth());
      besides = Math.max(besides, ImGui.getWindowWidth() - written);
      float step = ImGui.getWindowHeight() + frame.px(GAP);
      bottom -= step;
      height += step;
      frame.endPanel();
    }
    width = widest;
    spent = besides;
  }

  /** Draws a toast and returns the width of its text. [px] */
  private static float toast(
      Notices.Toast toast, float maxWidth, GuiFrame frame, Consumer<Action> actions) {
    Notice notice = toast.notice();
    ImGui.alignTextToFramePadding();
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(color(notice.kind()), 1));
    ImGui.textUnformatted(icon(notice.kind()).text());
    ImGui.popStyleColor();
    ImGui.sameLine();
    ImGui.textUnformatted(frame.wrapBalanced(words(toast), maxWidth));
    float written = ImGui.getItemRectMaxX() - ImGui.getItemRectMinX();
    if (notice.file().isPresent()) {
      ImGui.sameLine();
      if (GuiWidgets.iconButton(Icon.FOLDER, Texts.get("notice.folder.tip"), "##folder")) {
        actions.accept(new Action.ShowInFolder(notice.file().get()));
      }
    }
    if (notice.offer().isPresent()) {
      ImGui.sameLine();
      if (ImGui.button(notice.offer().get().label())) {
        actions.accept(notice.offer().get().action());
        actions.accept(new Action.CloseNotice(toast.number()));
      }
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.COPY, Texts.get("notice.copy.tip"), "##copy")) {
      actions.accept(new Action.CopyText(notice.inFull()));
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.CLOSE, Texts.get("close"), "##close")) {
      actions.accept(new Action.CloseNotice(toast.number()));
    }
    return written;
  }

  private static String words(Notices.Toast toast) {
    String text = PrintableText.escape(PrintableText.abbreviate(toast.notice().text(), LONGEST));
    return toast.count() == 1 ? text : Texts.format("notice.times", text, toast.count());
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
