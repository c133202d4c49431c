package emberway.app.panel.help;

import emberway.app.command.Action;
import emberway.app.command.Hint;
import emberway.app.command.Icon;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Localized;
import emberway.app.text.Texts;
import emberway.app.viewport.FreeGap;
import imgui.ImGui;
import imgui.flag.ImGuiStyleVar;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A strip at the lower edge of the window that says what the mouse does, each part until the user
 * has done it once. It keeps clear of panels, and lies beside the tip of a map that is shown whole.
 * Where panels leave no room, it lies at the upper edge and shows as many parts as fit. The mouse
 * acts on the map behind the strip, except on its button.
 */
public final class HintPanel implements Panel {
  private static final double MARGIN = 12; // to panels and to the window's edges [units]
  private static final double GAP = 20; // between two hints [units]

  private record Line(Hint hint, String input, String effect) {}

  private static final Localized<List<Line>> LINES = new Localized<>(HintPanel::lines);

  private final Supplier<Set<Hint>> done;
  private float highWidth; // size of the window in which the strip lies high; 0 at first [px]
  private float highHeight;

  /**
   * Creates the strip.
   *
   * @param done returns the hints that the user no longer needs
   */
  public HintPanel(Supplier<Set<Hint>> done) {
    this.done = done;
  }

  private static List<Line> lines() {
    return Hint.ALL.stream()
        .map(hint -> new Line(hint, Texts.get(hint.text()), Texts.get(hint.text() + ".effect")))
        .toList();
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Set<Hint> removed = done.get();
    if (removed.size() < Hint.ALL.size() && isUseful(state)) {
      strip(removed, frame, actions);
    }
  }

  /** Whether the mouse does what the hints say: a drawing tool or a selection changes that. */
  private static boolean isUseful(ExplorerState state) {
    return state.viewOptions().contains(ViewOption.PANELS)
        && state.drawingState().tool().isEmpty()
        && !state.regionSelection().isSelecting();
  }

  private void strip(Set<Hint> removed, GuiFrame frame, Consumer<Action> actions) {
    List<Line> lines = LINES.get();
    float between = ImGui.getStyle().getItemSpacingX();
    float close = ImGui.getTextLineHeight();
    float padding = ImGui.getStyle().getWindowPaddingX();
    float besides = 2 * padding + close;
    float height = ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getWindowPaddingY();
    float wanted = besides;
    for (int i = 0; i < lines.size(); i++) {
      wanted += removed.contains(lines.get(i).hint) ? 0 : width(lines.get(i), between, frame);
    }
    float margin = frame.px(MARGIN);
    FreeGap gap = gap(wanted, height, margin, frame);
    int end = 0; // of the hints that fit
    float width = besides;
    while (end < lines.size()) {
      Line line = lines.get(end);
      float more = removed.contains(line.hint) ? 0 : width(line, between, frame);
      if (width + more > gap.width()) {
        break;
      }
      width += more;
      end++;
    }
    if (width == besides) {
      return;
    }
    boolean isHigh = highWidth == frame.width() && highHeight == frame.height();
    float middle = isHigh ? frame.width() / 2 : gap.left();
    float left = (float) Math.rint(gap.middle(middle, width) - width / 2);
    float top = gap.bottom() - height;
    frame.beginReadOnlyPanel("##hints", left, top, 0, 0);
    for (int i = 0; i < end; i++) {
      Line line = lines.get(i);
      if (!removed.contains(line.hint)) {
        GuiText.colored(line.input, GuiStyle.EMBER);
        ImGui.sameLine();
        ImGui.textUnformatted(line.effect);
        ImGui.sameLine(0, frame.px(GAP));
      }
    }
    ImGui.dummy(close, close);
    frame.endPanel();
    closeButton(left + width - padding - close, gap.bottom() - height / 2, frame, actions);
  }

  /** Returns the place above the line that describes a cell, or else at the upper edge. */
  private FreeGap gap(float width, float height, float margin, GuiFrame frame) {
    float status = height + margin;
    float lowest = frame.bottom() - margin - status;
    FreeGap low = frame.gap(width, height, margin, status);
    float highest = frame.top() + margin + height;
    boolean isLow = low.width() >= width && low.bottom() >= lowest;
    boolean wasHigh = highWidth == frame.width() && highHeight == frame.height();
    if (isLow && !wasHigh) {
      return low;
    }
    highWidth = frame.width();
    highHeight = frame.height();
    return frame.gap(width, height, margin, frame.bottom() - margin - highest);
  }

  private static float width(Line line, float between, GuiFrame frame) {
    return GuiText.width(line.input) + between + GuiText.width(line.effect) + frame.px(GAP);
  }

  /** Draws the button in a window of its own, which alone takes the mouse. */
  private static void closeButton(
      float left, float middle, GuiFrame frame, Consumer<Action> actions) {
    ImGui.pushStyleVar(ImGuiStyleVar.WindowPadding, 0, 0);
    ImGui.pushStyleVar(ImGuiStyleVar.WindowMinSize, 1, 1);
    frame.beginPanel(
        "##hints-close",
        left,
        middle,
        0,
        0.5f,
        ImGuiWindowFlags.NoBackground | ImGuiWindowFlags.AlwaysAutoResize);
    ImGui.popStyleVar(2);
    if (GuiWidgets.iconButton(Icon.CLOSE.text())) {
      actions.accept(new Action.ShowHints(false));
    }
    GuiText.tooltip(Texts.get("hint.close.tip"));
    frame.endPanel();
  }
}
