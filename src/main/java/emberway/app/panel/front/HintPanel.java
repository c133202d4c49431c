package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Hint;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.app.viewport.FreeGap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.render.iso.Projection;
import imgui.ImGui;
import imgui.flag.ImGuiStyleVar;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A strip at the lower edge of the window that says what the mouse does, or the keyboard once that
 * is used, each part until the user has done it once. It keeps clear of panels and of a map that is
 * shown whole. Where these leave no room, it lies at the upper edge and shows as many parts as fit.
 * The mouse acts on the map behind the strip, except on its button.
 */
public final class HintPanel implements Panel {
  private static final double MARGIN = 12; // to panels and to the window's edges [units]
  private static final double GAP = 20; // between two hints [units]

  private record Line(Hint hint, String input, String effect) {}

  private static final List<Command> CURSOR =
      List.of(Command.CURSOR_UP, Command.CURSOR_RIGHT, Command.CURSOR_DOWN, Command.CURSOR_LEFT);

  private final Supplier<Set<Hint>> done;
  private final BooleanSupplier isByKeyboard;
  private final Supplier<Shortcuts> shortcuts;
  private float highWidth; // size of the window in which the strip lies high; 0 at first [px]
  private float highHeight;

  /**
   * Creates the strip.
   *
   * @param done returns the hints that the user no longer needs
   * @param isByKeyboard returns whether to tell keys instead of gestures of the mouse
   * @param shortcuts returns the keys of commands
   */
  public HintPanel(
      Supplier<Set<Hint>> done, BooleanSupplier isByKeyboard, Supplier<Shortcuts> shortcuts) {
    this.done = done;
    this.isByKeyboard = isByKeyboard;
    this.shortcuts = shortcuts;
  }

  private static List<Line> byMouse() {
    return Hint.ALL.stream().map(hint -> line(hint, Texts.get(hint.text()))).toList();
  }

  private static Line line(Hint hint, String input) {
    return new Line(hint, input, Texts.get(hint.text() + ".effect"));
  }

  private static List<Line> byKeyboard(Shortcuts shortcuts) {
    return Hint.ALL.stream().map(hint -> line(hint, keys(hint, shortcuts))).toList();
  }

  /** Returns the keys that do the same as the gesture of a hint. */
  static String keys(Hint hint, Shortcuts shortcuts) {
    return switch (hint) {
      case MENU ->
          Texts.format(
              "hint.menu.keys", cursorKeys(shortcuts), shortcuts.nameOf(Command.CURSOR_MENU));
      case GO -> Texts.format("hint.go.keys", shortcuts.nameOf(Command.FIND_PLACE));
      case PAN -> Texts.get("hint.pan.keys");
      case ZOOM ->
          Texts.format(
              "hint.zoom.keys",
              shortcuts.nameOf(Command.ZOOM_IN),
              shortcuts.nameOf(Command.ZOOM_OUT));
    };
  }

  /** Returns one name for the usual keys of the cell cursor, or else that of each key. */
  private static String cursorKeys(Shortcuts shortcuts) {
    List<String> names = CURSOR.stream().map(shortcuts::nameOf).toList();
    return names.equals(CURSOR.stream().map(Shortcuts.USUAL::nameOf).toList())
        ? Texts.get("hint.cursor")
        : String.join(" ", names);
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Set<Hint> removed = done.get();
    if (removed.size() < Hint.ALL.size() && isUseful(state)) {
      strip(removed, state, frame, commands);
    }
  }

  /** Whether the mouse does what the hints say: a drawing tool or a selection changes that. */
  private static boolean isUseful(ExplorerState state) {
    return state.viewOptions().contains(Command.PANELS)
        && state.drawingState().tool().isEmpty()
        && !state.regionSelection().isSelecting();
  }

  private void strip(Set<Hint> removed, ExplorerState state, GuiFrame frame, Commands commands) {
    List<Line> lines = isByKeyboard.getAsBoolean() ? byKeyboard(shortcuts.get()) : byMouse();
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
    FreeGap gap = gap(wanted, height, margin, state, frame);
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
    float left = (float) Math.rint(gap.middle(frame.width() / 2, width) - width / 2);
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
    closeButton(left + width - padding - close, gap.bottom() - height / 2, frame, commands);
  }

  /**
   * Returns the place above the line that describes a cell, off a map that is shown whole, or else
   * at the upper edge.
   */
  private FreeGap gap(
      float width, float height, float margin, ExplorerState state, GuiFrame frame) {
    float status = height + margin;
    boolean wasHigh = highWidth == frame.width() && highHeight == frame.height();
    FreeGap low = frame.gap(width, height, margin, status);
    if (!wasHigh && low.width() >= width && low.bottom() >= frame.bottom() - margin - status) {
      float top = low.bottom() - height;
      float middle = low.middle(frame.width() / 2, width) - width / 2;
      if (!isOverWholeMap(middle, middle + width, top, state)) {
        return low;
      } else if (!isOverWholeMap(low.left(), low.left() + width, top, state)) {
        return new FreeGap(low.left(), low.left() + width, low.bottom());
      } else if (!isOverWholeMap(low.right() - width, low.right(), top, state)) {
        return new FreeGap(low.right() - width, low.right(), low.bottom());
      }
    }
    highWidth = frame.width();
    highHeight = frame.height();
    float highest = frame.top() + margin + height;
    return frame.gap(width, height, margin, frame.bottom() - margin - highest);
  }

  /** Whether a map that is shown whole lies at a line below its middle. [px] */
  private static boolean isOverWholeMap(float left, float right, float y, ExplorerState state) {
    Viewport view = state.view();
    if (!view.isFitted()) {
      return false;
    }
    Projection projection = view.frame().projection();
    double lowest = projection.cellToWorldX(-0.5, projection.size().height() - 0.5);
    double nearest = Math.max(left, Math.min(right, view.camera().worldToScreenX(lowest)));
    Cell cell = view.cellAt(nearest, y);
    return state.map().size().contains(cell.x(), cell.y());
  }

  private static float width(Line line, float between, GuiFrame frame) {
    return GuiText.width(line.input) + between + GuiText.width(line.effect) + frame.px(GAP);
  }

  /** Draws the button in a window of its own, which alone takes the mouse. */
  private static void closeButton(float left, float middle, GuiFrame frame, Commands commands) {
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
      commands.window().showHints(false);
    }
    GuiText.tooltip(Texts.get("hint.close.tip"));
    frame.endPanel();
  }
}
