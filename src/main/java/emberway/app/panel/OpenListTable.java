package emberway.app.panel;

import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.state.ExplorerState;
import emberway.app.study.Lab;
import emberway.app.study.OpenListRows;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.plan.trace.TraceCursor;
import imgui.ImGui;
import imgui.ImGuiTableColumnSortSpecs;
import imgui.ImGuiTableSortSpecs;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiSortDirection;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The open or the closed list as a table, sortable by each column; a click on a row highlights its
 * cell.
 */
final class OpenListTable {
  private static final List<OpenListRows.Column> COLUMNS = List.of(OpenListRows.Column.values());
  private static final int MAX_ROWS = 400;
  private static final int DECIMALS = 3;
  private static final int LONG = 50_000; // [events]
  private static final int SELDOM = 20; // [changes]
  private static final double MIN_HEIGHT = 110; // [units]
  private static final double MAX_HEIGHT = 300;
  private static final int FLAGS =
      ImGuiTableFlags.Sortable
          | ImGuiTableFlags.ScrollY
          | ImGuiTableFlags.RowBg
          | ImGuiTableFlags.BordersOuter
          | ImGuiTableFlags.SizingStretchSame;

  private final boolean isOfClosed;
  // The column to sort by; none for the order in which cells were closed.
  private Optional<OpenListRows.Column> column = Optional.of(OpenListRows.Column.F);
  private boolean ascending = true;
  private int[] rows = {};
  private String[] words = {}; // per row: cell, g, h, f, parent
  private int listed; // size of the list; may exceed the number of rows
  private long madeAt = -1; // the lab's change count when the rows were built
  private TraceCursor madeOf;

  /** Creates a table of the closed list or of the open one. */
  OpenListTable(boolean isOfClosed) {
    this.isOfClosed = isOfClosed;
  }

  void show(ExplorerState state, Lab lab, GuiFrame frame, Commands commands) {
    GridSize size = state.map().size();
    float free = frame.height() - ImGui.getCursorScreenPosY() - below(state, frame);
    float height = Math.max(frame.px(MIN_HEIGHT), Math.min(frame.px(MAX_HEIGHT), free));
    int flags = isOfClosed ? FLAGS | ImGuiTableFlags.SortTristate : FLAGS;
    String id = isOfClosed ? "##closed" : "##open";
    if (!ImGui.beginTable(id, COLUMNS.size(), flags, LabPanel.width(frame), height)) {
      return;
    }
    ImGui.tableSetupScrollFreeze(0, 1);
    for (OpenListRows.Column each : COLUMNS) {
      ImGui.tableSetupColumn(
          Texts.get(each.title()),
          each == OpenListRows.Column.F && !isOfClosed
              ? ImGuiTableColumnFlags.WidthStretch | ImGuiTableColumnFlags.DefaultSort
              : ImGuiTableColumnFlags.WidthStretch,
          1);
    }
    ImGui.tableHeadersRow();
    sort();
    if (isStale(lab)) {
      madeAt = lab.changes();
      madeOf = lab.cursor();
      int[] all = cells(lab.cursor());
      listed = all.length;
      rows = Arrays.copyOf(all, Math.min(MAX_ROWS, all.length));
      words = words(lab.cursor(), size);
    }
    for (int row = 0; row < rows.length; row++) {
      row(lab, row, commands);
    }
    ImGui.endTable();
    if (listed > rows.length) {
      String key = isOfClosed ? "lab.closed-list.first" : "lab.open-list.first";
      GuiText.faint(Texts.format(key, rows.length, listed));
    }
  }

  private int[] cells(TraceCursor cursor) {
    return isOfClosed
        ? OpenListRows.ofClosed(cursor, column, ascending, Integer.MAX_VALUE)
        : OpenListRows.of(
            cursor, column.orElse(OpenListRows.Column.F), ascending, Integer.MAX_VALUE);
  }

  /**
   * Whether the rows must be rebuilt. During playback of a long search they are rebuilt less often,
   * because going through its open list takes time.
   */
  private boolean isStale(Lab lab) {
    boolean isLong = lab.isPlaying() && lab.cursor().position() > LONG;
    return lab.cursor() != madeOf || madeAt < 0 || lab.changes() - madeAt > (isLong ? SELDOM : 0);
  }

  /** Returns the height to keep free below the table: a line of text and the overview. [px] */
  private static float below(ExplorerState state, GuiFrame frame) {
    return OverviewPanel.height(state, frame)
        + frame.px(12) * 4
        + ImGui.getTextLineHeightWithSpacing();
  }

  private void sort() {
    ImGuiTableSortSpecs specs = ImGui.tableGetSortSpecs();
    if (specs == null || !specs.getSpecsDirty()) {
      return;
    }
    if (specs.getSpecsCount() == 0) {
      column = Optional.empty();
    } else {
      ImGuiTableColumnSortSpecs first = specs.getSpecs()[0];
      column = Optional.of(COLUMNS.get(first.getColumnIndex()));
      ascending = first.getSortDirection() != ImGuiSortDirection.Descending;
    }
    madeAt = -1;
    specs.setSpecsDirty(false);
  }

  private String[] words(TraceCursor cursor, GridSize size) {
    String[] result = new String[rows.length * COLUMNS.size()];
    int at = 0;
    for (int cell : rows) {
      result[at++] = OpenListRows.name(size, cell) + "##" + cell;
      result[at++] = Texts.shortCost(cursor.g(cell), DECIMALS);
      result[at++] = Texts.shortCost(cursor.h(cell), DECIMALS);
      result[at++] = Texts.shortCost(cursor.f(cell), DECIMALS);
      result[at++] = OpenListRows.name(size, cursor.parent(cell));
    }
    return result;
  }

  private void row(Lab lab, int row, Commands commands) {
    int first = row * COLUMNS.size();
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    boolean isLit = lab.lit().isPresent() && lab.lit().getAsInt() == rows[row];
    if (ImGui.selectable(words[first], isLit, ImGuiSelectableFlags.SpanAllColumns)) {
      commands.lab().light(OptionalInt.of(rows[row]));
    }
    for (int i = 1; i < COLUMNS.size(); i++) {
      ImGui.tableNextColumn();
      ImGui.textUnformatted(words[first + i]);
    }
  }
}
