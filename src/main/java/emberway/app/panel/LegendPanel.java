package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.scene.ReachText;
import emberway.app.state.ExplorerState;
import emberway.app.study.ReachSurvey;
import emberway.app.text.Texts;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.flag.ImGuiTableFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Explains the colors of the visible fields, while there are any and there is room for it. */
public final class LegendPanel implements Panel {
  private static final double WIDTH = 120; // of a color ramp [units]
  private static final double HEIGHT = 12;
  private static final double BOX = 14; // width of the sample of blocked cells [units]
  private static final float MIN_TENTHS = 2; // greater values have one decimal
  private static final float MIN_WHOLE = 10; // greater values have none
  private static final int INK = 0xd9d9d9; // of the crosses on blocked cells, as on the map

  /** The texts for a field. */
  private record Line(FieldOverlay.Kind kind, String name, String lowest, String highest) {}

  private final BooleanSupplier hasSafeColors;
  private final StatusPanel statusPanel;
  private List<Line> lines = List.of(); // of the current frame
  private float width; // of the last layout [px]

  /**
   * Creates the panel.
   *
   * @param hasSafeColors whether the map uses the colors that are safe for color blindness
   * @param statusPanel lies below the legend
   */
  public LegendPanel(BooleanSupplier hasSafeColors, StatusPanel statusPanel) {
    this.hasSafeColors = hasSafeColors;
    this.statusPanel = statusPanel;
  }

  private static String title() {
    return Texts.get("legend.title") + "###legend";
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    lines = lines(state);
    if (lines.isEmpty() || !state.viewOptions().contains(Command.PANELS)) {
      return;
    }
    float margin = frame.px(12);
    float left = frame.left() + margin;
    float bottom = frame.bottom() - 2 * margin - statusPanel.tallest();
    if (hasNoRoom(left, bottom, frame)) { // next choice: left of the overview
      left = frame.right() - OverviewPanel.width(frame) - 2 * margin - width;
      bottom = frame.bottom() - margin;
    }
    if (hasNoRoom(left, bottom, frame)) { // last choice: above the overview
      left = frame.right() - margin - width;
      bottom = frame.bottom() - 2 * margin - OverviewPanel.height(state, frame);
    }
    if (hasNoRoom(left, bottom, frame)) {
      return; // other panels take all the room
    }
    frame.beginDockable(title(), left, bottom, 0, 1, bottom - frame.top());
    if (ImGui.getScrollMaxY() == 0) {
      frame.keyboard().skipPanel();
    }
    if (ImGui.beginTable("##fields", 4, ImGuiTableFlags.SizingFixedFit)) {
      for (int i = 0; i < lines.size(); i++) {
        line(lines.get(i), frame);
      }
      ImGui.endTable();
    }
    if (width != ImGui.getWindowWidth()) {
      width = ImGui.getWindowWidth();
      frame.unsettle(); // its position depends on its width
    }
    frame.endPanel();
  }

  private boolean hasNoRoom(float left, float bottom, GuiFrame frame) {
    float top = bottom - height();
    return frame.isInItsCorner(title())
        && (frame.covers(left, top)
            || frame.covers(left + width, top)
            || frame.covers(left, bottom - 1)
            || frame.covers(left + width, bottom - 1));
  }

  /** Returns the height of the legend with its borders. [px] */
  private float height() {
    float line = ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getCellPaddingY();
    return lines.size() * line + 2 * ImGui.getStyle().getWindowPaddingY();
  }

  private static List<Line> lines(ExplorerState state) {
    List<Line> lines = new ArrayList<>();
    for (FieldOverlay field : state.content().fields()) {
      if (field.isVisible()) {
        lines.add(
            switch (field.kind()) {
              case ATTRACT -> line(field, "legend.warmth", "legend.easier");
              case REPEL -> line(field, "legend.dread", "legend.harder");
              case COST -> line(field, "legend.cost", "legend.plain");
              case REACH -> reach(state.survey(ReachSurvey.class));
            });
      }
    }
    return List.copyOf(lines);
  }

  private static Line reach(ReachSurvey survey) {
    String limit =
        survey.answer().map(found -> ReachText.limit(found.question().limit())).orElse("");
    return new Line(FieldOverlay.Kind.REACH, Texts.get("legend.reach"), "0", limit);
  }

  /**
   * Returns the texts for a field.
   *
   * @param key message key of its name
   * @param highest message key of what its highest value means
   */
  private static Line line(FieldOverlay field, String key, String highest) {
    return new Line(
        field.kind(),
        Texts.get(key),
        Texts.cost(field.lowest()),
        Texts.format(highest, figure(field.highest())));
  }

  /** Formats a value with the fewer decimals the greater it is. */
  private static String figure(float value) {
    if (value < MIN_TENTHS) {
      return Texts.cost(value);
    }
    return Texts.cost(value < MIN_WHOLE ? Math.round(value * 10) / 10.0 : Math.round(value));
  }

  private void line(Line line, GuiFrame frame) {
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    GuiText.plain(line.name);
    GuiText.right(line.lowest, GuiStyle.FAINT);
    ImGui.tableNextColumn();
    FieldColorRamp colors = FieldColorRamp.of(line.kind, hasSafeColors.getAsBoolean());
    ramp(colors, line.kind != FieldOverlay.Kind.REACH, frame);
    ImGui.tableNextColumn();
    GuiText.faint(line.highest);
    if (line.kind == FieldOverlay.Kind.COST) {
      ImGui.sameLine();
      ImGui.dummy(frame.px(4), 0);
      ImGui.sameLine();
      blocked(frame);
      ImGui.sameLine();
      GuiText.faint(Texts.get("legend.blocked"));
    }
  }

  /** Draws the colors of a field: those of a reach side by side, others blended. */
  private static void ramp(FieldColorRamp ramp, boolean isBlended, GuiFrame frame) {
    ImDrawList list = frame.panelList();
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY() + down(frame);
    float bottom = top + frame.px(HEIGHT);
    int parts = isBlended ? ramp.stops() - 1 : ramp.stops();
    float step = frame.px(WIDTH) / parts;
    for (int i = 0; i < parts; i++) {
      int from = GuiStyle.onMap(ramp.color(i), 1);
      int to = isBlended ? GuiStyle.onMap(ramp.color(i + 1), 1) : from;
      float x = left + i * step;
      list.addRectFilledMultiColor(x, top, x + step, bottom, from, to, to, from);
    }
    edge(list, left, top, left + frame.px(WIDTH), bottom);
    ImGui.dummy(frame.px(WIDTH), ImGui.getTextLineHeight());
  }

  /** Draws a crossed box like blocked cells on the map. */
  private static void blocked(GuiFrame frame) {
    ImDrawList list = frame.panelList();
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY() + down(frame);
    float right = left + frame.px(BOX);
    float bottom = top + frame.px(HEIGHT);
    list.addRectFilled(
        left, top, right, bottom, GuiStyle.onMap(FieldColorRamp.blocked().color(0), 1), 0);
    float inset = frame.px(4);
    int ink = GuiStyle.onMap(INK, 1);
    float middle = (left + right) / 2;
    float reach = (bottom - top) / 2 - inset;
    float center = (top + bottom) / 2;
    float thickness = frame.px(1.5);
    list.addLine(middle - reach, center - reach, middle + reach, center + reach, ink, thickness);
    list.addLine(middle - reach, center + reach, middle + reach, center - reach, ink, thickness);
    edge(list, left, top, right, bottom);
    ImGui.dummy(frame.px(BOX), ImGui.getTextLineHeight());
  }

  private static void edge(ImDrawList list, float left, float top, float right, float bottom) {
    list.addRect(left, top, right, bottom, GuiStyle.packed(GuiStyle.FAINT, 0.8));
  }

  /** Returns the offset that centers a ramp vertically on a line. [px] */
  private static float down(GuiFrame frame) {
    return (ImGui.getTextLineHeight() - frame.px(HEIGHT)) / 2;
  }
}
