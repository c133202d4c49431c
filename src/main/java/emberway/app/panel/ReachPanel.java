package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.ReachText;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.ReachSurvey;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import imgui.ImGui;
import imgui.flag.ImGuiInputTextFlags;
import imgui.flag.ImGuiSliderFlags;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import imgui.type.ImString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How far to go from the start, and how many cells lie in each band of what is within reach. */
public final class ReachPanel extends SurveyPanel {
  private static final List<ReachLimit.Unit> UNITS = List.of(ReachLimit.Unit.values());
  private static final int MAX_DIGITS = 12;
  private static final double FIELD_WIDTH = 72; // [units]
  private static final double UNIT_WIDTH = 128; // of the list of units [units]
  private static final int LOGARITHMIC =
      ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp;

  /** The texts of a band: up to which limit, and how many cells. */
  private record Band(String upTo, String cells) {}

  private final float[] value = new float[1];
  private final ChangeDetector<ReachLimit> limited = new ChangeDetector<>();
  private final ImString typed = new ImString(MAX_DIGITS); // in the field of the limit
  private final ChangeDetector<ReachSurvey.Answer> shownReach = new ChangeDetector<>();
  private String found = ""; // the text of the answer
  private List<Band> bands = List.of(); // of the answer

  /** Creates the panel. */
  public ReachPanel() {
    super(Command.REACH, Icon.REACH, "reach.title");
  }

  @Override
  void question(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    Optional<Cell> cell = state.routeEnds().start();
    String from =
        cell.map(each -> Texts.format("reach.from", each)).orElse(Texts.get("reach.no-start"));
    GuiText.wrapped(from, frame, width);
    limit(state.survey(ReachSurvey.class), state, width, frame, commands);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    ReachSurvey survey = state.survey(ReachSurvey.class);
    if (warn(state, frame, width)) {
      return;
    }
    if (survey.answer().isPresent()) {
      result(survey.answer().get(), state, width, frame);
    } else if (state.routeEnds().start().isPresent()) {
      pending(state, frame, width);
    }
  }

  private void limit(
      ReachSurvey survey, ExplorerState state, float width, GuiFrame frame, Commands commands) {
    Scale scale = state.simulations().surveys().scale();
    ReachLimit now = survey.limit();
    if (limited.isNew(now)) {
      typed.set(number(now));
    }
    ImGui.setNextItemWidth(frame.px(UNIT_WIDTH));
    frame.choose(
        "##unit",
        UNITS.stream().filter(unit -> ReachLimit.isKnown(unit, scale)).toList(),
        now.unit(),
        ReachPanel::name,
        unit -> commands.survey(ReachSurvey.class, reach -> reach.setLimit(now.in(unit, scale))));
    ImGui.sameLine();
    field(now, frame, commands);
    if (GuiWidgets.iconButton(Icon.MINUS.text())) {
      commands.stepSurvey(Command.REACH, -1);
    }
    GuiText.tooltip(Texts.get("reach.less.tip"));
    ImGui.sameLine();
    float least = (float) ReachLimit.least(now.unit(), state.map().size(), scale);
    float most = (float) ReachLimit.most(now.unit(), state.map().size(), scale);
    value[0] = (float) now.amount();
    ImGui.setNextItemWidth(
        width - 2 * (ImGui.getFrameHeight() + ImGui.getStyle().getItemSpacingX()));
    if (GuiWidgets.slider("##amount", value, least, most, LOGARITHMIC)) {
      ReachLimit next = new ReachLimit(now.unit(), ReachLimit.rounded(value[0]));
      if (!next.equals(now)) {
        commands.survey(ReachSurvey.class, reach -> reach.setLimit(next));
      }
    }
    GuiText.tooltip(Texts.get("reach.slider.tip"));
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.PLUS.text())) {
      commands.stepSurvey(Command.REACH, 1);
    }
    GuiText.tooltip(Texts.get("reach.more.tip"));
    ImGui.spacing();
  }

  /** Draws the limit as a number that can be typed. */
  private void field(ReachLimit now, GuiFrame frame, Commands commands) {
    ImGui.setNextItemWidth(frame.px(FIELD_WIDTH));
    int flags = ImGuiInputTextFlags.EnterReturnsTrue | ImGuiInputTextFlags.AutoSelectAll;
    if (ImGui.inputText("##limit", typed, flags)) {
      ReachLimit.parse(now.unit(), typed.get())
          .ifPresent(next -> commands.survey(ReachSurvey.class, reach -> reach.setLimit(next)));
    }
    if (ImGui.isItemDeactivated()) {
      typed.set(number(now)); // what was not accepted
    }
    GuiText.tooltip(Texts.get("reach.field.tip"));
  }

  private static String number(ReachLimit limit) {
    return Texts.shortCost(limit.amount(), 3);
  }

  private static String name(ReachLimit.Unit unit) {
    return Texts.get(
        switch (unit) {
          case COST -> "reach.unit.cost";
          case HOURS -> "reach.unit.hours";
          case MARCHES -> "reach.unit.marches";
        });
  }

  private void result(ReachSurvey.Answer reach, ExplorerState state, float width, GuiFrame frame) {
    if (shownReach.isNew(reach)) {
      buildTexts(reach, state);
    }
    if (reach.field().isEmpty()) {
      GuiText.warned(Texts.get("reach.blocked"), frame, width);
      return;
    }
    GuiText.plain(found);
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.SizingFixedFit;
    if (!ImGui.beginTable("##bands", 2, flags, width, 0)) {
      return;
    }
    ImGui.tableSetupColumn(Texts.get("reach.up-to"), ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn(Texts.get("reach.cells"));
    ImGui.tableHeadersRow();
    FieldColorRamp colors = FieldColorRamp.of(FieldOverlay.Kind.REACH, false);
    for (int i = 0; i < bands.size(); i++) {
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      GuiText.swatch(colors.color(i));
      GuiText.plain(bands.get(i).upTo);
      GuiText.right(bands.get(i).cells, GuiStyle.FAINT);
    }
    ImGui.endTable();
  }

  private void buildTexts(ReachSurvey.Answer reach, ExplorerState state) {
    TileMap map = state.map();
    long places =
        map.places().stream()
            .filter(place -> reach.cells().contains(map.size().index(place.cell())))
            .count();
    found = Texts.format("reach.found", reach.cells().cells(), places);
    bands = new ArrayList<>();
    for (int i = 0; i < reach.bands().size(); i++) {
      double upTo = reach.cells().budget() * (i + 1) / reach.bands().size();
      bands.add(
          new Band(
              ReachText.within(
                  reach.question().limit(), upTo, state.simulations().surveys().scale()),
              Texts.grouped(reach.bands().get(i))));
    }
  }
}
