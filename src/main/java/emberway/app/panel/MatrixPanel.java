package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.scene.ReachText;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.CostTable;
import emberway.app.study.MatrixSurvey;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Place;
import emberway.map.PlaceKind;
import imgui.ImGui;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiStyleVar;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.flag.ImGuiTableRowFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The costs between places, as a table that can be sorted and copied. */
public final class MatrixPanel extends SurveyPanel {
  private static final double MAX_HEIGHT = 420; // of the table [units]
  private static final double MIN_HEIGHT = 120;
  private static final int AS_THEY_COME = -1;

  /** The texts of a row: its place and the costs to all places. */
  private record Row(String number, String name, List<String> costs, Place place) {}

  private final ChangeDetector<MatrixSurvey.Answer> shownAnswer = new ChangeDetector<>();
  private List<Row> rows = List.of(); // of the answer, in its order
  private List<Integer> order = List.of(); // of the rows, as they are shown
  private List<String> headings = List.of();
  private List<String> tips = List.of();
  private String note = "";
  private int sorted = AS_THEY_COME; // the column by which the rows are sorted

  /** Creates the panel. */
  public MatrixPanel() {
    super(Command.MATRIX, Icon.TABLE, "matrix.title");
  }

  @Override
  void question(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    kinds(state.survey(MatrixSurvey.class), width, frame, commands);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    Optional<MatrixSurvey.Answer> answer = state.survey(MatrixSurvey.class).answer();
    if (answer.isPresent() && shownAnswer.isNew(answer.get())) {
      buildTexts(answer.get());
    }
    if (warn(state, frame, width)) {
      return;
    }
    if (answer.isEmpty()) {
      pending(state, frame, width);
    } else if (rows.size() < 2) {
      GuiText.wrapped(Texts.get("matrix.too-few"), GuiStyle.FAINT, frame, width);
    } else {
      table(answer.get(), width, frame, commands);
    }
    if (answer.isPresent() && !note.isEmpty()) {
      GuiText.wrapped(note, GuiStyle.FAINT, frame, width);
    }
  }

  private void kinds(MatrixSurvey survey, float width, GuiFrame frame, Commands commands) {
    ImGui.setNextItemWidth(width - ImGui.getFrameHeight() - ImGui.getStyle().getItemSpacingX());
    List<Optional<String>> kinds = new ArrayList<>(List.of(Optional.empty()));
    survey.kinds().keySet().forEach(kind -> kinds.add(Optional.of(kind)));
    frame.choose(
        "##kind",
        kinds,
        survey.kind(),
        kind -> name(kind, survey),
        kind -> commands.survey(MatrixSurvey.class, table -> table.chooseKind(kind)));
    ImGui.sameLine();
    ImGui.beginDisabled(survey.answer().isEmpty() || rows.size() < 2);
    if (GuiWidgets.iconButton(Icon.COPY.text())) {
      commands
          .window()
          .copyText(CostTable.csv(survey.answer().orElseThrow(), order), Texts.get("copied.costs"));
    }
    ImGui.endDisabled();
    GuiText.tooltip(Texts.get("matrix.copy.tip"));
  }

  private static String name(Optional<String> kind, MatrixSurvey survey) {
    return kind.flatMap(PlaceKind::of)
        .map(CellText::kind)
        .or(() -> kind.map(noun -> tiles(noun, survey)))
        .orElseGet(() -> Texts.get("matrix.places"));
  }

  private static String tiles(String noun, MatrixSurvey survey) {
    String label = CellText.kind(noun, Optional.ofNullable(survey.kinds().get(noun)));
    return CellText.sentenceStart(PrintableText.escape(label));
  }

  private void buildTexts(MatrixSurvey.Answer answer) {
    List<Place> places = answer.question().places();
    rows = new ArrayList<>();
    headings = new ArrayList<>();
    tips = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      String name = NameText.of(places.get(i).name());
      String number = Integer.toString(i + 1);
      headings.add(number);
      tips.add(Texts.format("matrix.sort.tip", name));
      List<String> costs = new ArrayList<>();
      for (int j = 0; j < places.size(); j++) {
        double cost = answer.costs().cost(i, j);
        costs.add(i == j ? "" : cost < Double.POSITIVE_INFINITY ? ReachText.cost(cost, 1) : "–");
      }
      rows.add(new Row(number, name, costs, places.get(i)));
    }
    sorted = AS_THEY_COME;
    order = CostTable.order(answer, sorted);
    int all = answer.question().all();
    note =
        places.size() < all
            ? Texts.format("matrix.cut", Texts.grouped(places.size()), Texts.grouped(all))
            : "";
  }

  private void table(MatrixSurvey.Answer answer, float width, GuiFrame frame, Commands commands) {
    int flags =
        ImGuiTableFlags.RowBg
            | ImGuiTableFlags.SizingFixedFit
            | ImGuiTableFlags.ScrollX
            | ImGuiTableFlags.ScrollY;
    float line = ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getCellPaddingY();
    float all = (rows.size() + 1) * line + ImGui.getStyle().getScrollbarSize() + frame.px(4);
    float most = frame.px(MAX_HEIGHT);
    float free = frame.bottom() - ImGui.getCursorScreenPosY() - frame.px(200);
    float height = Math.min(all, Math.max(frame.px(MIN_HEIGHT), Math.min(most, free)));
    if (!ImGui.beginTable("##costs", rows.size() + 2, flags, width, height)) {
      return;
    }
    ImGui.tableSetupScrollFreeze(2, 1);
    ImGui.tableSetupColumn("##number", ImGuiTableColumnFlags.NoHide);
    ImGui.tableSetupColumn(Texts.get("matrix.from"), ImGuiTableColumnFlags.NoHide);
    for (int i = 0; i < rows.size(); i++) {
      ImGui.tableSetupColumn(headings.get(i));
    }
    headings(answer);
    for (int i = 0; i < order.size(); i++) {
      row(rows.get(order.get(i)), commands);
    }
    ImGui.endTable();
  }

  /** Draws the headings; a click on one sorts the rows by it. */
  private void headings(MatrixSurvey.Answer answer) {
    ImGui.tableNextRow(ImGuiTableRowFlags.Headers);
    ImGui.tableNextColumn();
    ImGui.tableNextColumn();
    if (ImGui.selectable(Texts.get("matrix.from"), sorted == AS_THEY_COME)) {
      sort(answer, AS_THEY_COME);
    }
    GuiText.tooltip(Texts.get("matrix.unsort.tip"));
    ImGui.pushStyleVar(ImGuiStyleVar.SelectableTextAlign, 1, 0); // headings end where numbers end
    for (int i = 0; i < rows.size(); i++) {
      ImGui.tableNextColumn();
      if (ImGui.selectable(headings.get(i), sorted == i)) {
        sort(answer, i);
      }
      GuiText.tooltip(tips.get(i));
    }
    ImGui.popStyleVar();
  }

  private void sort(MatrixSurvey.Answer answer, int column) {
    sorted = column;
    order = CostTable.order(answer, column);
  }

  private static void row(Row row, Commands commands) {
    ImGui.tableNextRow();
    GuiText.right(row.number, GuiStyle.FAINT);
    ImGui.tableNextColumn();
    if (ImGui.selectable(GuiText.shown(row.name), false, ImGuiSelectableFlags.None)) {
      commands.motion().lookAt(row.place.cell());
    }
    for (int i = 0; i < row.costs.size(); i++) {
      GuiText.right(row.costs.get(i), GuiStyle.TEXT);
    }
  }
}
