package emberway.app.panel.front;

import emberway.app.command.Commands;
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
import imgui.flag.ImGuiWindowFlags;
import java.util.List;

/**
 * Toasts: confirmations, warnings and errors, newest at the bottom, clear of other panels, and
 * below them what is under way. All are equally wide.
 */
public final class NoticePanel implements Panel {
  private static final double WIDTH = 440; // of each toast's content [units]
  // Least width of the content, even if panels leave less room.
  private static final double MIN_WIDTH = 260;
  private static final double MIN_TEXT = 130; // width of text that has buttons beside it
  private static final double MARGIN = 12; // to panels and to the window's edges
  private static final double GAP = 8; // between toasts
  private static final int LONGEST = 600; // [characters]

  // Names of the toasts' windows. A toast keeps its window, and so its size, when others go.
  private static final List<String> NAMES =
      List.of("##notice0", "##notice1", "##notice2", "##notice3", "##notice4", "##notice5");

  private final Notices notices;
  private float height; // of all toasts in the last layout [px]

  public NoticePanel(Notices notices) {
    this.notices = notices;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    List<Notices.Toast> toasts = notices.toasts();
    String work = notices.work();
    if (toasts.isEmpty() && work.isEmpty()) {
      return;
    }
    float beside = 2 * ImGui.getStyle().getWindowPaddingX();
    FreeGap gap = frame.gap(frame.px(WIDTH) + beside, height, frame.px(MARGIN));
    float content = Math.max(frame.px(MIN_WIDTH), Math.min(frame.px(WIDTH), gap.width() - beside));
    float wanted = gap.middle(frame.width() / 2, content + beside);
    float middle = inside(wanted, content + beside, frame.width());
    float bottom = gap.bottom();
    if (!work.isEmpty()) {
      begin("##work", middle, bottom, content, frame);
      GuiText.colored(Icon.CLOCK.text(), GuiStyle.FAINT);
      ImGui.sameLine();
      GuiText.wrapped(PrintableText.escape(work), frame, content - ImGui.getCursorPosX());
      bottom = end(bottom, frame);
    }
    int from = Math.max(0, toasts.size() - Notices.MAX_AT_ONCE);
    for (int i = toasts.size() - 1; i >= from; i--) {
      Notices.Toast toast = toasts.get(i);
      begin(NAMES.get((int) (toast.number() % NAMES.size())), middle, bottom, content, frame);
      toast(toast, content, frame, commands);
      bottom = end(bottom, frame);
    }
    height = gap.bottom() - bottom;
  }

  /**
   * Returns the middle of a toast that keeps both edges in the window, or its left one in a window
   * that is too narrow. [px]
   *
   * @param wanted where its middle would lie clear of panels
   */
  static float inside(float wanted, float width, float window) {
    return Math.max(width / 2, Math.min(wanted, window - width / 2));
  }

  /** Begins a toast whose lower edge lies at a height. [px] */
  private static void begin(
      String name, float middle, float bottom, float content, GuiFrame frame) {
    ImGui.setNextWindowBgAlpha(1);
    frame.beginPanel(name, middle, bottom, 0.5f, 1, ImGuiWindowFlags.AlwaysAutoResize);
    ImGui.dummy(content, 0);
    ImGui.setCursorPosY(ImGui.getCursorPosY() - ImGui.getStyle().getItemSpacingY());
    ImGui.alignTextToFramePadding();
  }

  /** Ends a toast and returns where the lower edge of the one above it lies. [px] */
  private static float end(float bottom, GuiFrame frame) {
    float whole =
        ImGui.getCursorPosY()
            - ImGui.getStyle().getItemSpacingY()
            + ImGui.getStyle().getWindowPaddingY();
    if (Math.abs(ImGui.getWindowHeight() - whole) > 1) {
      frame.unsettle(); // ImGui sizes windows one frame late
    }
    frame.endPanel();
    return bottom - whole - frame.px(GAP);
  }

  private static void toast(Notices.Toast toast, float content, GuiFrame frame, Commands commands) {
    Notice notice = toast.notice();
    GuiText.colored(icon(notice.kind()).text(), color(notice.kind()));
    ImGui.sameLine();
    float gap = ImGui.getStyle().getItemSpacingX();
    float icon = GuiWidgets.ICON_WIDTH * ImGui.getFrameHeight() + gap;
    float buttons = (notice.file().isPresent() ? 3 : 2) * icon;
    if (notice.offer().isPresent()) {
      float padding = 2 * ImGui.getStyle().getFramePaddingX();
      buttons += GuiText.width(notice.offer().get().label()) + padding + gap;
    }
    float left = ImGui.getCursorPosX();
    float right = ImGui.getStyle().getWindowPaddingX() + content;
    boolean isBeside = right - buttons - left >= frame.px(MIN_TEXT);
    GuiText.wrapped(words(toast), frame, right - left - (isBeside ? buttons : 0));
    if (isBeside) {
      ImGui.sameLine(right - buttons + gap);
    } else {
      ImGui.setCursorPosX(right - buttons + gap);
    }
    buttons(toast, commands);
  }

  private static void buttons(Notices.Toast toast, Commands commands) {
    Notice notice = toast.notice();
    if (notice.file().isPresent()) {
      if (GuiWidgets.iconButton(Icon.FOLDER, Texts.get("notice.folder.tip"), "##folder")) {
        commands.window().showInFolder(notice.file().get());
      }
      ImGui.sameLine();
    }
    if (notice.offer().isPresent()) {
      if (ImGui.button(notice.offer().get().label())) {
        notice.offer().get().deed().accept(commands);
        commands.notices().closeNotice(toast.number());
      }
      ImGui.sameLine();
    }
    if (GuiWidgets.iconButton(Icon.COPY, Texts.get("notice.copy.tip"), "##copy")) {
      commands.window().copyText(notice.inFull(), Texts.get("copied.message"));
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.CLOSE, Texts.get("close"), "##close")) {
      commands.notices().closeNotice(toast.number());
    }
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
