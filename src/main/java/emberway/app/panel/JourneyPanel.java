package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.ReachText;
import emberway.app.scene.SceneContent;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.JourneySurvey;
import emberway.app.study.RouteSurvey;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.view.Journey;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import imgui.flag.ImGuiSliderFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The route day by day, with marks on the map where the traveler spends the nights. */
public final class JourneyPanel extends SurveyPanel {
  private static final int MOST_DAYS = 100; // days listed
  private static final int MOST_GROUNDS = 3; // kinds of ground listed for a day
  private static final double NEAR = 6; // how far a place may be to be named [cells]
  private static final double RADIUS = 10; // half the height of a mark on the map [units]
  private static final int NIGHT = 0x2b3a67;
  private static final int LOGARITHMIC =
      ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp;

  /** The texts of a day, and where it ends. */
  private record Row(String text, String line, List<String> details, String mark, Cell end) {}

  private final float[] value = new float[1];
  private final CellPainter cells = new CellPainter();
  private final ImVec2 measure = new ImVec2();
  private final ChangeDetector<SceneContent> shownContent = new ChangeDetector<>();
  private final ChangeDetector<ReachLimit> limited = new ChangeDetector<>();
  private final ChangeDetector<RouteSurvey.Answer> answered = new ChangeDetector<>();
  private String limit = "";
  private List<Row> rows = List.of();
  private String note = ""; // says how many days are not listed

  /** Creates the panel. */
  public JourneyPanel() {
    super(Command.JOURNEY, Icon.JOURNEY, "journey.title");
  }

  @Override
  void question(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    JourneySurvey survey = state.survey(JourneySurvey.class);
    boolean isOther = limited.isNew(survey.day());
    isOther |= answered.isNew(survey.answer().orElse(null));
    if (shownContent.isNew(state.content()) || isOther) {
      buildTexts(state);
    }
    limit(survey, state, width, commands);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, float width, Commands commands) {
    if (JourneyDays.isPending(state)) {
      pending(state, frame, width);
    } else {
      days(state, width, frame, commands);
    }
  }

  private void days(ExplorerState state, float width, GuiFrame frame, Commands commands) {
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      if (ImGui.selectable(row.line, false, 0, width, 0)) {
        commands.motion().lookAt(row.end);
      }
      if (GuiText.width(row.text) > width) {
        GuiText.tooltip(row.text); // the line is cut
      }
      for (int j = 0; j < row.details.size(); j++) {
        GuiText.wrapped(row.details.get(j), GuiStyle.FAINT, frame, width);
      }
      ImGui.spacing();
    }
    if (!note.isEmpty()) {
      GuiText.wrapped(note, GuiStyle.FAINT, frame, width);
    }
    nights(state, frame);
  }

  private void limit(JourneySurvey survey, ExplorerState state, float width, Commands commands) {
    Scale scale = state.simulations().surveys().scale();
    ReachLimit now = survey.day();
    boolean isHours = now.unit() == ReachLimit.Unit.HOURS;
    float least = isHours ? 1 : (float) ReachLimit.least(now.unit(), state.map().size(), scale);
    float most = isHours ? 24 : (float) ReachLimit.most(now.unit(), state.map().size(), scale);
    value[0] = (float) now.amount();
    GuiText.plain(limit); // above the slider, which would change its width beside the text
    ImGui.setNextItemWidth(width);
    if (GuiWidgets.slider("##day", value, least, most, LOGARITHMIC)) {
      ReachLimit next = new ReachLimit(now.unit(), ReachLimit.rounded(value[0]));
      if (!next.equals(now)) {
        commands.survey(JourneySurvey.class, journey -> journey.setDay(next));
      }
    }
    GuiText.tooltip(Texts.get("journey.slider.tip"));
    ImGui.spacing();
  }

  private void buildTexts(ExplorerState state) {
    JourneySurvey survey = state.survey(JourneySurvey.class);
    limit = Texts.format("journey.a-day", ReachText.limit(survey.day()));
    rows = new ArrayList<>();
    Optional<Journey> days = JourneyDays.of(state);
    if (days.isEmpty()) {
      boolean isAsked = state.routeEnds().areComplete();
      note = isAsked ? Texts.get("itinerary.none") : RoutePanel.howToAsk();
      return;
    }
    Journey journey = days.get();
    int told = Math.min(MOST_DAYS, journey.days().size());
    for (int i = 0; i < told; i++) {
      rows.add(
          row(i + 1, journey.days().get(i), state.map(), state.simulations().surveys().scale()));
    }
    int more = journey.days().size() - told;
    note = more > 0 ? Texts.format("journey.more", more) : "";
  }

  private static Row row(int number, Journey.Day day, TileMap map, Scale scale) {
    List<String> amounts = new ArrayList<>();
    amounts.add(Texts.format("journey.cost", day.steps(), ReachText.cost(day.cost(), 1)));
    ReachText.length(day.length(), scale).ifPresent(amounts::add);
    ReachText.time(day.cost(), scale).ifPresent(amounts::add);
    List<String> details = new ArrayList<>();
    details.add(Texts.format("journey.from", name(map, day.from())));
    details.add(String.join(" · ", amounts));
    if (!day.grounds().isEmpty()) {
      details.add(
          day.grounds().stream()
              .limit(MOST_GROUNDS)
              .map(
                  ground ->
                      ground.steps() + " " + PrintableText.escape(CellText.label(ground.tile())))
              .collect(Collectors.joining(" · ")));
    }
    String line = Texts.format("journey.day", number, name(map, day.to()));
    String mark = Texts.format("journey.mark", number);
    return new Row(line, GuiText.shown(line) + "##" + number, details, mark, day.to());
  }

  /** Returns a cell with the name of a place near it, if there is one. */
  private static String name(TileMap map, Cell cell) {
    return map.nearestPlace(cell, NEAR)
        .map(place -> Texts.format("journey.near", cell, NameText.of(place.name())))
        .orElse(cell.toString());
  }

  /** Marks the end of each day but the last. */
  private void nights(ExplorerState state, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    float radius = frame.px(RADIUS);
    for (int i = 0; i + 1 < rows.size(); i++) {
      Row row = rows.get(i);
      float x = cells.x(row.end.x(), row.end.y());
      float y = cells.y(row.end.x(), row.end.y());
      ImGui.calcTextSize(measure, row.mark);
      float side = measure.x / 2 + radius / 2;
      int edge = GuiStyle.onMap(GuiStyle.PALE, 1);
      int night = GuiStyle.onMap(NIGHT, 1);
      list.addRectFilled(x - side, y - radius, x + side, y + radius, night, radius);
      list.addRect(x - side, y - radius, x + side, y + radius, edge, radius, 0, frame.px(1.5));
      list.addText(
          (float) Math.rint(x - measure.x / 2),
          (float) Math.rint(y - measure.y / 2),
          GuiStyle.onMap(0xffffff, 1),
          row.mark);
    }
  }
}
