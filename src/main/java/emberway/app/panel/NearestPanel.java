package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.scene.RouteEnd;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.NearestOfKind;
import emberway.app.study.NearestSurvey;
import emberway.app.text.Texts;
import emberway.map.Scale;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiTableBgTarget;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.List;
import java.util.Optional;

/** The nearest of each kind of tile, with cost and time from the start; a click goes there. */
public final class NearestPanel extends SurveyPanel {
  private static final int PLACE = 0xd8b25a; // the color of named places
  private static final int FRAME = 0xffe9a8; // around the cell under the pointer
  private static final int SHADE = 0x171c26; // below the frame around the cell under the pointer

  private final ChangeDetector<List<NearestOfKind>> shownAnswer = new ChangeDetector<>();
  private final CellPainter cells = new CellPainter();
  private List<NearestRows.Row> rows = List.of(); // of the answer

  /** Creates the panel. */
  public NearestPanel() {
    super(Command.NEAREST, Icon.NEAREST, "nearest.title");
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    Optional<List<NearestOfKind>> nearest = state.survey(NearestSurvey.class).answer();
    if (warn(state, frame, width)) {
      return;
    }
    if (nearest.isPresent()) {
      kinds(nearest.get(), state, width, frame, commands);
    } else if (state.routeEnds().start().isPresent()) {
      pending(state, frame, width);
    } else {
      GuiText.wrapped(Texts.get("reach.no-start"), GuiStyle.FAINT, frame, width);
    }
  }

  private void kinds(
      List<NearestOfKind> nearest,
      ExplorerState state,
      float width,
      GuiFrame frame,
      Commands commands) {
    Scale scale = state.simulations().surveys().scale();
    if (shownAnswer.isNew(nearest)) {
      rows = NearestRows.of(nearest, scale);
    }
    boolean hasTimes = scale.pace().isPresent();
    int flags = ImGuiTableFlags.SizingFixedFit; // only headings have a background
    if (!ImGui.beginTable("##kinds", hasTimes ? 3 : 2, flags, width, 0)) {
      return;
    }
    ImGui.tableSetupColumn("##kind", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("##cost");
    if (hasTimes) {
      ImGui.tableSetupColumn("##time");
    }
    cells.begin(frame.mapList(), state);
    for (int i = 0; i < rows.size(); i++) {
      ImGui.pushID(i);
      NearestRows.Row row = rows.get(i);
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      if (row.found().isEmpty()) {
        heading(row, i == 0, hasTimes);
      } else {
        row(row, row.found().get(), hasTimes, state, frame, commands);
      }
      ImGui.popID();
    }
    ImGui.endTable();
  }

  /** Draws the heading of a group; above the first, the columns get theirs. */
  private static void heading(NearestRows.Row row, boolean isFirst, boolean hasTimes) {
    ImGui.tableSetBgColor(ImGuiTableBgTarget.RowBg1, ImGui.getColorU32(ImGuiCol.TableHeaderBg));
    GuiText.plain(row.label());
    if (isFirst) {
      GuiText.right(Texts.get("nearest.cost"), GuiStyle.TEXT);
      if (hasTimes) {
        GuiText.right(Texts.get("nearest.time"), GuiStyle.TEXT);
      }
    }
  }

  private void row(
      NearestRows.Row row,
      NearestOfKind found,
      boolean hasTimes,
      ExplorerState state,
      GuiFrame frame,
      Commands commands) {
    boolean isReached = row.isReached();
    GuiText.swatch(found.tile().isPresent() ? found.tile().get().mapColor() : PLACE);
    int cell = state.map().size().index(found.cell());
    if (ImGui.selectable(GuiText.shown(row.label()), false, ImGuiSelectableFlags.SpanAllColumns)
        && isReached) {
      commands.route().setEnd(RouteEnd.GOAL, found.end());
      if (!cells.isSeen(cell)) {
        commands.motion().lookAt(found.cell());
      }
    }
    if (ImGui.isItemHovered()) {
      cells.frame(cell, 0, GuiStyle.onMap(SHADE, 0.8), frame.px(5));
      cells.frame(cell, 0, GuiStyle.onMap(FRAME, 1), frame.px(2.5));
    }
    GuiText.tooltip(row.tip());
    GuiText.right(row.cost(), isReached ? GuiStyle.TEXT : GuiStyle.FAINT);
    if (hasTimes) {
      GuiText.right(row.time(), GuiStyle.FAINT);
    }
  }
}
