package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.LabColors;
import emberway.app.gui.Panel;
import emberway.app.gui.PlaybackBar;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.Walk;
import emberway.app.study.WalkSnapshot;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.plan.cost.Movement;
import emberway.plan.party.Trip;
import imgui.ImGui;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiSliderFlags;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Explore mode: speed, sight range, the travelers, and the cost of each journey. */
public final class WalkPanel implements Panel {
  private static final List<String> FIGURES =
      List.of("walk.at-first", "walk.expected", "walk.so-far", "walk.seen");
  private static final List<String> TEAM_FIGURES =
      List.of("walk.team.steps", "walk.expected", "walk.so-far");
  private static final float SLOWEST = 0.5f; // [cells/s]
  private static final float FASTEST = 40;
  private static final double SIGHT_WIDTH = 130; // [units]
  private static final double COUNT_WIDTH = 92;
  private static final double MIN_HEIGHT = 80; // of the event list [units]
  private static final double MAX_HEIGHT = 260;

  private final PlaybackBar transport = new PlaybackBar();
  private final int[] number = new int[1];
  private final ChangeDetector<WalkSnapshot> pictured = new ChangeDetector<>();
  private List<String> news = List.of(); // of the current snapshot
  private List<Row> rows = List.of(); // of the current snapshot
  private Row teamRow; // null before the first snapshot
  private double percentSeen; // the share of the map that the first traveler, or its team, has seen
  private float eventsHeight = 1; // content height of the event list in the last layout [px]

  static String title() {
    return Texts.get("walk.title") + "###walk";
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS) || !state.simulations().isWalkShown()) {
      return;
    }
    Walk walk = state.simulations().walk();
    frame.beginRightPanel(title(), LabPanel.maxHeight(state, frame));
    LabPanel.heading(frame, Icon.WALK, Texts.get("walk.title"), Command.EXPLORE, commands);
    String text = walk.isTeam() ? "walk.team.text" : "walk.text";
    LabPanel.wrapped(Texts.get(text), GuiStyle.FAINT, frame);
    LabPanel.wrapped(words(walk.movement()), GuiStyle.FAINT, frame);
    controls(walk, state.simulations().isPlayWanted(), frame, commands);
    if (!walk.complaint().isEmpty()) {
      GuiText.warning(walk.complaint(), frame, LabPanel.width(frame));
    } else if (walk.picture().isPresent()) {
      updateTexts(state, walk.picture().get());
      travelers(walk, walk.picture().get(), frame, commands);
      events(state, walk.picture().get(), frame);
    } else {
      LabPanel.wrapped(
          state.routeEnds().areComplete() ? Texts.get("route.planning") : RoutePanel.howToAsk(),
          GuiStyle.FAINT,
          frame);
    }
    frame.endPanel();
  }

  private static String words(Movement movement) {
    return Texts.format(
        "walk.movement",
        TuningPanel.words(movement.cornerCutting()),
        Texts.cost(movement.diagonal()));
  }

  private void controls(Walk walk, boolean isPlayWanted, GuiFrame frame, Commands commands) {
    transport.buttons(isPlayWanted, commands);
    ImGui.sameLine();
    double speed =
        transport.speed(
            walk.speed(),
            SLOWEST,
            FASTEST,
            LabPanel.right(frame),
            Texts.format("walk.speed", Texts.fixed(FASTEST, 1)),
            Texts.format("walk.speed", Texts.fixed(walk.speed(), 1)));
    if (speed != walk.speed()) {
      commands.walk().setWalkSpeed(speed);
    }
    float button = ImGui.getFrameHeight();
    float gap = ImGui.getStyle().getItemSpacingX();
    number[0] = walk.sight();
    ImGui.setNextItemWidth(frame.px(SIGHT_WIDTH));
    int flags = ImGuiSliderFlags.AlwaysClamp | ImGuiSliderFlags.NoInput;
    if (GuiWidgets.slider("##sight", number, 1, Walk.MAX_SIGHT, flags)) {
      commands.walk().setSight(number[0]);
    }
    GuiText.tooltip(Texts.get("walk.sight.tip"));
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted(Texts.format("walk.sight", walk.sight()));
    float left = LabPanel.right(frame);
    ImGui.sameLine(left - 2 * button - gap - frame.px(COUNT_WIDTH));
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted(Texts.format("walk.travelers", walk.travelers()));
    ImGui.sameLine(left - 2 * button - gap);
    count(Icon.MINUS, Texts.get("walk.fewer.tip"), walk.travelers() - 1, commands);
    ImGui.sameLine();
    count(Icon.PLUS, Texts.get("walk.more.tip"), walk.travelers() + 1, commands);
    if (GuiWidgets.checkbox(Texts.get("walk.team"), walk.isTeam())) {
      commands.walk().setTeam(!walk.isTeam());
    }
    GuiText.tooltip(Texts.get("walk.team.tip"));
  }

  private static void count(Icon icon, String tip, int count, Commands commands) {
    ImGui.beginDisabled(count < 1 || count > Walk.MAX_TRAVELERS);
    if (GuiWidgets.iconButton(icon.text())) {
      commands.walk().setTravelers(count);
    }
    ImGui.endDisabled();
    GuiText.tooltip(tip);
  }

  /** The texts of a traveler's row, its figures from left to right. */
  private record Row(String line, String tip, List<String> figures) {
    static Row of(WalkSnapshot picture, int number) {
      WalkSnapshot.Walker walker = picture.walkers().get(number);
      String expected = cost(expected(walker));
      return new Row(
          WalkPanel.line(walker.trip(), number) + state(walker),
          WalkPanel.tip(walker, picture.plan().isTeam()),
          picture.plan().isTeam()
              ? List.of(steps(walker.steps()), expected, cost(walker.spent()))
              : List.of(
                  cost(walker.expectedAtFirst()),
                  expected,
                  cost(walker.spent()),
                  Texts.format("walk.percent", Texts.fixed(percentSeen(picture, walker), 0))));
    }

    /** Returns the row of the whole team. */
    static Row ofTeam(WalkSnapshot picture) {
      List<WalkSnapshot.Walker> walkers = picture.walkers();
      return new Row(
          Texts.get("walk.team.all"),
          "",
          List.of(
              steps(walkers.stream().mapToLong(WalkSnapshot.Walker::steps).sum()),
              cost(walkers.stream().mapToDouble(Row::expected).sum()),
              cost(walkers.stream().mapToDouble(WalkSnapshot.Walker::spent).sum())));
    }

    /** Returns the expected cost; NaN before the first plan. */
    private static double expected(WalkSnapshot.Walker walker) {
      return Double.isNaN(walker.expectedAtFirst()) ? Double.NaN : walker.expected();
    }

    private static String steps(long steps) {
      return Texts.fixed((double) steps, 0);
    }
  }

  private static double percentSeen(WalkSnapshot picture, WalkSnapshot.Walker walker) {
    return 100.0 * walker.seen().cardinality() / picture.plan().stepCosts().size().cells();
  }

  private void updateTexts(ExplorerState state, WalkSnapshot picture) {
    if (pictured.isNew(picture)) {
      news = picture.news().stream().map(each -> each.describe(state.map())).toList();
      rows =
          IntStream.range(0, picture.walkers().size())
              .mapToObj(number -> Row.of(picture, number))
              .toList();
      teamRow = Row.ofTeam(picture);
      percentSeen = percentSeen(picture, picture.walkers().get(0));
    }
  }

  private void travelers(Walk walk, WalkSnapshot picture, GuiFrame frame, Commands commands) {
    boolean isTeam = picture.plan().isTeam();
    GuiText.faint(Texts.format("walk.tick", Texts.fixed((double) picture.tick(), 0)));
    if (isTeam) {
      ImGui.sameLine();
      GuiText.faint(Texts.format("walk.team.seen", Texts.fixed(percentSeen, 0)));
    }
    List<String> columns = isTeam ? TEAM_FIGURES : FIGURES;
    int flags = ImGuiTableFlags.RowBg | ImGuiTableFlags.SizingFixedFit;
    if (!ImGui.beginTable("##travelers", 1 + columns.size(), flags, LabPanel.width(frame), 0)) {
      return;
    }
    ImGui.tableSetupColumn(Texts.get("walk.traveler"), ImGuiTableColumnFlags.WidthStretch);
    for (int i = 0; i < columns.size(); i++) {
      ImGui.tableSetupColumn(Texts.get(columns.get(i)));
    }
    ImGui.tableHeadersRow();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      GuiText.swatch(LabColors.ofTraveler(i));
      if (ImGui.selectable(
          GuiText.shown(row.line),
          !isTeam && i == walk.followed(),
          ImGuiSelectableFlags.SpanAllColumns)) {
        commands.walk().follow(i);
      }
      GuiText.tooltip(row.tip);
      figures(row, isTeam);
    }
    if (isTeam) {
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      ImGui.textUnformatted(teamRow.line);
      figures(teamRow, true);
    }
    ImGui.endTable();
  }

  /** Draws the figures of a row; what a separate traveler first expected and has seen is faint. */
  private static void figures(Row row, boolean isTeam) {
    int last = row.figures.size() - 1;
    for (int i = 0; i <= last; i++) {
      boolean isFaint = !isTeam && (i == 0 || i == last);
      GuiText.right(row.figures.get(i), isFaint ? GuiStyle.FAINT : GuiStyle.TEXT);
    }
  }

  /** Returns a traveler's number, start and goal. */
  public static String line(Trip trip, int number) {
    String trips = (number + 1) + "   " + trip.from() + " → " + trip.to();
    return trip.via().isEmpty() ? trips : Texts.format("walk.via", trips, trip.via().size());
  }

  private static String state(WalkSnapshot.Walker walker) {
    if (walker.isAtGoal()) {
      return "  " + Icon.DONE.text();
    }
    return walker.hasGivenUp() ? "  " + Icon.ERROR.text() : "";
  }

  private static String tip(WalkSnapshot.Walker walker, boolean isTeam) {
    List<Cell> via = walker.trip().via();
    List<String> sentences = new ArrayList<>();
    if (walker.isAtGoal() || walker.hasGivenUp()) {
      sentences.add(Texts.get(walker.isAtGoal() ? "walk.arrived" : "walk.gave-up"));
    }
    if (!via.isEmpty()) {
      String and = Texts.get("walk.and");
      String cells = via.stream().map(Cell::toString).collect(Collectors.joining(and));
      sentences.add(Texts.format("walk.via-cells", cells));
    }
    if (!isTeam) {
      sentences.add(Texts.get("walk.follow.tip"));
    }
    return String.join(" ", sentences);
  }

  private static String cost(double cost) {
    return Double.isNaN(cost) ? "–" : Texts.fixed(cost, 2);
  }

  private void events(ExplorerState state, WalkSnapshot picture, GuiFrame frame) {
    if (news.isEmpty()) {
      return;
    }
    float free =
        frame.height()
            - ImGui.getCursorScreenPosY()
            - OverviewPanel.height(state, frame)
            - frame.px(12) * 3;
    float most = Math.max(frame.px(MIN_HEIGHT), Math.min(frame.px(MAX_HEIGHT), free));
    ImGui.beginChild("##events", LabPanel.width(frame), Math.min(most, eventsHeight));
    for (int i = 0; i < news.size(); i++) {
      GuiText.swatch(LabColors.ofTraveler(picture.news().get(i).event().traveler()));
      GuiText.wrapped(news.get(i), frame, ImGui.getContentRegionAvailX());
    }
    eventsHeight = Math.max(frame.px(1), ImGui.getCursorPosY());
    ImGui.endChild();
  }
}
