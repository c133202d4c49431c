package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.RouteService;
import emberway.app.scene.SceneContent;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.study.JourneySurvey;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TravelProfile;
import emberway.plan.query.Route;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiSelectableFlags;
import imgui.flag.ImGuiStyleVar;
import imgui.flag.ImGuiTableColumnFlags;
import imgui.flag.ImGuiTableFlags;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The route panel: the traveler, the stops, and the route's cost with its causes. */
public final class RoutePanel implements Panel {
  private static final double WIDTH = 250; // [units]
  private static final double MIN_BESIDE = 1000; // window width with room for another panel
  private static final double STEPS_WIDTH = 44; // of a table column [units]
  private static final double COST_WIDTH = 68; // of a table column [units]
  private static final double STOP_GAP = 4; // between fields and buttons in a line [units]
  private static final String PICK = "stop"; // the list of places, and a stop that is dragged
  static final float OUTDATED = 0.5f; // opacity of what no longer answers the request
  private static final int ADDED = -1; // in place of the number of a stop: a further via cell

  private final TileSwatch swatch;
  private final ChangeDetector<RouteRequest> shownRequest = new ChangeDetector<>();
  private final ChangeDetector<List<Place>> shownPlaces = new ChangeDetector<>();
  private final ChangeDetector<SceneContent> answered = new ChangeDetector<>();
  private List<Cell> outOfReach = List.of(); // goals of the answered request that cannot be reached
  private List<StopText> stops = List.of(); // of the current request
  private final ChangeDetector<RouteReport> shownReport = new ChangeDetector<>();
  private ReportText words; // of the current report
  private final RoutePart routePart;
  private final QuickPick quickPick = new QuickPick(QuickPick::places);

  /** Creates a panel whose lines light up a part of the route, and show the tile they name. */
  public RoutePanel(RoutePart routePart, TileSwatch swatch) {
    this.routePart = routePart;
    this.swatch = swatch;
  }

  private static String title() {
    return Texts.get("route.title") + "###route";
  }

  private static String reset() {
    return Icon.TURN_LEFT.before(Texts.get("tuning.reset"));
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!isShown(state, frame)) {
      return;
    }
    float margin = frame.px(12);
    float top = frame.top() + margin;
    frame.beginDockable(title(), frame.left() + margin, top, 0, 0, maxHeight(frame));
    ImGui.dummy(frame.inner(frame.px(WIDTH)), 0);
    ImGui.setCursorPosY(ImGui.getCursorPosY() - ImGui.getStyle().getItemSpacingY());
    travelers(state, frame, commands);
    stops(state, frame, commands);
    assumptions(state, commands);
    SceneContent content = state.content();
    if (content.problem().isPresent()) {
      GuiText.warning(content.problem().get(), frame, frame.inner(frame.px(WIDTH)));
    } else if (content.report().isPresent()) {
      heading(state, frame);
      ImGui.pushStyleVar(ImGuiStyleVar.Alpha, state.isWaiting() ? OUTDATED : 1);
      report(content.report().get(), state, frame, commands);
      ImGui.popStyleVar();
    } else if (state.routeEnds().areComplete()) {
      GuiText.faint(Texts.get("route.planning"));
    } else {
      GuiText.wrapped(howToAsk(), GuiStyle.FAINT, frame, frame.inner(frame.px(WIDTH)));
    }
    frame.endPanel();
  }

  /** Whether the panel is shown: in a narrow window, it gives way to others beside the map. */
  static boolean isShown(ExplorerState state, GuiFrame frame) {
    Set<Command> viewOptions = state.viewOptions();
    boolean hasRoom =
        (Command.besideIn(viewOptions).isEmpty() && state.mode() != Mode.BUILD)
            || frame.right() - frame.left() >= frame.px(MIN_BESIDE)
            || !frame.isInItsCorner(title());
    return hasRoom
        && state.isRouteDrawn() // the lab and explore mode have a panel of their own
        && viewOptions.contains(Command.PANELS)
        && viewOptions.contains(Command.ROUTE);
  }

  /** Returns the hint shown while no route is requested. */
  public static String howToAsk() {
    return Texts.get("route.how-to-ask");
  }

  private void travelers(ExplorerState state, GuiFrame frame, Commands commands) {
    List<TravelProfile> profiles = state.routeState().profiles();
    float button = ImGui.getFrameHeight();
    if (profiles.size() > 1) {
      ImGui.setNextItemWidth(
          frame.inner(frame.px(WIDTH)) - button - ImGui.getStyle().getItemSpacingX());
      frame.choose(
          "##traveler",
          profiles,
          state.routeState().profile(),
          profile -> Icon.of(profile).before(NameText.of(CellText.label(profile))),
          profile -> commands.route().chooseTraveler(profile.name()));
      GuiText.tooltip(Texts.get("route.who-travels"));
      ImGui.sameLine();
    }
    if (GuiWidgets.iconButton(Icon.SLIDERS.text())) {
      commands.toggle(Command.TUNING);
    }
    GuiText.tooltip(Texts.get("route.tuning.tip"));
    if (!state.routeState().isUntuned()) {
      changed(frame, commands);
    }
  }

  private static void changed(GuiFrame frame, Commands commands) {
    ImGui.spacing();
    GuiText.colored(Texts.get("route.changed-costs"), GuiStyle.EMBER);
    GuiText.tooltip(Texts.get("route.changed-costs.tip"));
    ImGui.sameLine(right(frame) - smallWidth(reset()));
    if (ImGui.smallButton(reset())) {
      commands.tuning().resetTuning();
    }
    GuiText.tooltip(Texts.get("route.reset.tip"));
  }

  /** Returns the height limit of a panel in this one's corner. [px] */
  static float maxHeight(GuiFrame frame) {
    return frame.bottom() - frame.top() - 3 * frame.px(12) - StatusPanel.height();
  }

  /** Returns the right edge of the content, from the panel's left. [px] */
  private static float right(GuiFrame frame) {
    return ImGui.getStyle().getWindowPaddingX() + frame.inner(frame.px(WIDTH));
  }

  private static float smallWidth(String shown) {
    return GuiText.width(shown) + 2 * ImGui.getStyle().getFramePaddingX();
  }

  private void stops(ExplorerState state, GuiFrame frame, Commands commands) {
    RouteRequest routeRequest = state.request().routeRequest();
    boolean isOther = shownRequest.isNew(routeRequest);
    isOther |= shownPlaces.isNew(state.map().places());
    if (answered.isNew(state.content())) {
      List<Cell> known = state.content().report().map(RouteReport::outOfReach).orElse(List.of());
      isOther |= !known.equals(outOfReach);
      outOfReach = known;
    }
    if (isOther) {
      stops = StopText.of(routeRequest, state.map(), outOfReach);
    }
    for (int i = 0; i < stops.size(); i++) {
      stop(stops.get(i), state, frame, commands);
    }
    if (state.routeEnds().areComplete()) {
      ImGui.pushID(ADDED);
      if (ImGui.button(Icon.PLUS.before(Texts.get("route.stop.add")))) {
        ImGui.openPopup(PICK);
      }
      pick(ADDED, "route.stop.via", ImGui.getItemRectMinX(), state, frame, commands);
      ImGui.popID();
      ImGui.sameLine();
      if (GuiWidgets.iconButton(Icon.SWAP.text())) {
        commands.route().swapEnds();
      }
      GuiText.tooltip(Command.SWAP_ENDS.title());
    }
  }

  /** Draws a button for each assumed tile, which ends the assumption. */
  private static void assumptions(ExplorerState state, Commands commands) {
    List<Cell> assumed = state.assumed();
    Optional<Cell> ended = Optional.empty();
    for (int i = 0; i < assumed.size(); i++) {
      String name = GuiText.shown(state.cellFocus().turned(assumed.get(i)));
      String chip = Icon.FIRE.before(name) + "   " + Icon.CLOSE.text();
      ImGui.pushID(i);
      ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(GuiStyle.EMBER, 1));
      if (ImGui.button(chip)) {
        ended = Optional.of(assumed.get(i));
      }
      ImGui.popStyleColor();
      ImGui.popID();
      GuiText.tooltip(Texts.get("turned.tip"));
    }
    ended.ifPresent(cell -> commands.cells().toggleCell(cell));
  }

  /** Draws a stop as a field to type into, which can be dragged to the place of another one. */
  private void stop(StopText stop, ExplorerState state, GuiFrame frame, Commands commands) {
    ImGui.pushID(stop.stop());
    ImGui.alignTextToFramePadding();
    GuiText.faint(stop.icon().text());
    ImGui.sameLine(0, frame.px(STOP_GAP));
    float left = ImGui.getCursorPosX();
    int goal = state.request().routeRequest().via().size() + 1;
    boolean isRemovable = !stop.text().isEmpty();
    boolean isMovable = stop.stop() > 1 && stop.stop() < goal;
    float gap = frame.px(STOP_GAP);
    float button = ImGui.getFrameHeight() + gap;
    int buttons = (isRemovable ? 1 : 0) + (isMovable ? 1 : 0);
    float right = right(frame);
    String hint = stop.stop() == 0 ? "route.stop.from" : "route.stop.to";
    String shown = isRemovable ? stop.text() : Texts.get(hint);
    if (GuiWidgets.field(shown, !isRemovable, right - left - buttons * button)) {
      ImGui.openPopup(PICK);
    }
    float fieldLeft = ImGui.getItemRectMinX();
    if (stop.stop() <= goal) {
      drag(stop, commands);
    }
    pick(stop.stop(), hint, fieldLeft, state, frame, commands);
    if (isMovable) {
      ImGui.sameLine(0, gap);
      if (GuiWidgets.iconButton(Icon.EARLIER.text())) {
        commands.route().moveStop(stop.stop(), stop.stop() - 1);
      }
      GuiText.tooltip(Texts.get("route.stop.earlier.tip"));
    }
    if (isRemovable) {
      ImGui.sameLine(0, gap);
      if (GuiWidgets.iconButton(Icon.CLOSE.text())) {
        commands.route().removeStop(stop.stop());
      }
      GuiText.tooltip(Texts.get("route.stop.remove.tip"));
    }
    if (stop.isOutOfReach()) {
      ImGui.setCursorPosX(left);
      GuiText.warned(Texts.get("route.stop.no-route"), frame, right - left);
    }
    ImGui.popID();
  }

  /** Lets the last field be dragged to the place of another one. */
  private static void drag(StopText stop, Commands commands) {
    if (!stop.text().isEmpty() && ImGui.beginDragDropSource()) {
      ImGui.setDragDropPayload(PICK, (Object) stop.stop());
      GuiText.plain(stop.text());
      ImGui.endDragDropSource();
    }
    if (ImGui.beginDragDropTarget()) {
      if (ImGui.acceptDragDropPayload(PICK) instanceof Integer dropped) {
        commands.route().moveStop(dropped, stop.stop());
      }
      ImGui.endDragDropTarget();
    }
  }

  /**
   * Draws the list in which a place or a cell is picked for a stop, over its field, while it is
   * open.
   *
   * @param stop the number of the stop, or {@link #ADDED} for a further via cell
   * @param left the left edge of the field [px]
   */
  private void pick(
      int stop, String hint, float left, ExplorerState state, GuiFrame frame, Commands commands) {
    ImGui.setNextWindowPos(
        left - ImGui.getStyle().getWindowPaddingX(),
        ImGui.getItemRectMinY() - ImGui.getStyle().getWindowPaddingY());
    if (!ImGui.beginPopup(PICK)) {
      return;
    }
    frame.cover();
    quickPick.field(Texts.get(hint), ImGui.isWindowAppearing(), frame.px(WIDTH));
    Optional<QuickPick.Choice> picked = quickPick.list(state, frame, frame.px(WIDTH));
    if (picked.isPresent()) {
      Cell cell = state.cellFocus().target(picked.get().cell().orElseThrow());
      if (stop == ADDED) {
        commands.route().addVia(cell);
      } else {
        commands.route().setStop(stop, cell);
      }
      ImGui.closeCurrentPopup();
    }
    GuiText.closeOnEscape();
    ImGui.endPopup();
  }

  /** Says which route the panel describes while a survey draws another. */
  private static void heading(ExplorerState state, GuiFrame frame) {
    if (state.survey(JourneySurvey.class).answer().isPresent()) {
      ImGui.spacing();
      GuiText.colored(Texts.get("route.yours"), GuiStyle.PALE);
      float width = frame.inner(frame.px(WIDTH));
      GuiText.wrapped(Texts.get("route.drawn.ground"), GuiStyle.FAINT, frame, width);
    }
  }

  /** Draws the route's cost and its causes, or why there is no route. */
  private void report(RouteReport report, ExplorerState state, GuiFrame frame, Commands commands) {
    if (shownReport.isNew(report)) {
      words = ReportText.of(report, state.map());
    }
    if (words.isPlanning()) {
      GuiText.faint(Texts.get("route.planning"));
      return;
    }
    if (words.warning().isEmpty()) {
      total(state.isWaiting(), frame);
      if (!words.influence().isEmpty()) {
        GuiText.wrapped(words.influence(), frame, ImGui.getContentRegionAvailX());
        ImGui.spacing();
      }
      reasons(report, state, frame, commands);
      worlds(report.routeRequest().compared(), frame, commands);
    } else {
      unreachable(frame);
    }
    if (words.hasItinerary()) {
      directions(words.warning().isEmpty() && words.canCompare(), frame, commands);
    }
  }

  /**
   * Draws the button of the directions.
   *
   * @param isAfterButton whether it may lie in the line of the button drawn last
   */
  private static void directions(boolean isAfterButton, GuiFrame frame, Commands commands) {
    String label = Icon.SCROLL.before(Texts.get("route.in-words"));
    float right = ImGui.getWindowPosX() + right(frame);
    float gap = frame.px(STOP_GAP);
    if (isAfterButton && ImGui.getItemRectMaxX() + gap + smallWidth(label) <= right) {
      ImGui.sameLine(0, gap);
    } else if (!isAfterButton) {
      ImGui.spacing();
    }
    if (ImGui.button(label)) {
      commands.toggle(Command.ITINERARY);
    }
  }

  private void unreachable(GuiFrame frame) {
    float width = ImGui.getContentRegionAvailX();
    GuiText.warned(words.warning(), frame, width);
    for (int i = 0; i < words.details().size(); i++) {
      GuiText.wrapped(words.details().get(i), frame, width);
    }
  }

  private void total(boolean isOutdated, GuiFrame frame) {
    ImGui.spacing();
    ImGui.pushFont(frame.fonts().heading());
    ImGui.textUnformatted(words.total());
    ImGui.popFont();
    if (words.total().contains(Texts.get("time.day"))) {
      GuiText.tooltip(Texts.get("time.day.tip"));
    }
    float width = frame.inner(frame.px(WIDTH));
    float room = width - ImGui.getItemRectSizeX() - ImGui.getStyle().getItemSpacingX();
    boolean isBeside = GuiText.width(words.beside()) <= room;
    if (isBeside) {
      ImGui.sameLine();
      ImGui.setCursorPosY(ImGui.getCursorPosY() + frame.px(6));
      GuiText.faint(words.beside());
    }
    if (isOutdated) {
      GuiWidgets.spinner(frame, ImGui.getItemRectMaxX() + frame.px(18));
    }
    String below = isBeside ? words.below() : words.beside() + " · " + words.below();
    if (!below.isEmpty()) {
      GuiText.wrapped(below, GuiStyle.FAINT, frame, width);
    }
    ImGui.spacing();
  }

  private void reasons(RouteReport report, ExplorerState state, GuiFrame frame, Commands commands) {
    if (words.lines().isEmpty() || !ImGui.beginTable("##why", 3, ImGuiTableFlags.SizingFixedFit)) {
      return;
    }
    ImGui.tableSetupColumn("##ground", ImGuiTableColumnFlags.WidthStretch);
    ImGui.tableSetupColumn("##steps", ImGuiTableColumnFlags.WidthFixed, frame.px(STEPS_WIDTH));
    ImGui.tableSetupColumn("##cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
    for (int i = 0; i < words.lines().size(); i++) {
      ReportText.Line line = words.lines().get(i);
      ImGui.tableNextRow();
      ImGui.tableNextColumn();
      boolean isPicked = ImGui.selectable("##" + i, false, ImGuiSelectableFlags.SpanAllColumns);
      Route route = RouteService.routeOf(report.outcome()).orElseThrow();
      routePart.about(isPicked, line.at(), route, state.map(), commands);
      ImGui.sameLine(0, 0);
      line.tile().ifPresent(tile -> swatch.draw(tile, ImGui.getTextLineHeight()));
      GuiText.colored(line.tile().map(swatch::name).orElse(line.label()), line.color());
      GuiText.right(line.at().cardinality() + " ×", GuiStyle.FAINT);
      GuiText.right(line.cost(), line.color());
    }
    ImGui.endTable();
  }

  /**
   * Draws the route's costs in other scenarios; the selected scenario's route is drawn on the map.
   */
  private void worlds(Optional<InfluenceScenario> compared, GuiFrame frame, Commands commands) {
    if (!words.canCompare()) {
      return;
    }
    ImGui.spacing();
    if (compared.isEmpty()) {
      if (ImGui.button(Icon.COMPARE.before(Texts.get("route.compare")))) {
        commands.route().compare(Optional.of(InfluenceScenario.WITHOUT_BOTH));
      }
      GuiText.tooltip(Texts.get("command.compare"));
      return;
    }
    if (ImGui.beginTable("##worlds", 2, ImGuiTableFlags.SizingFixedFit)) {
      ImGui.tableSetupColumn("##world", ImGuiTableColumnFlags.WidthStretch);
      ImGui.tableSetupColumn("##cost", ImGuiTableColumnFlags.WidthFixed, frame.px(COST_WIDTH));
      for (int i = 0; i < words.scenarioCosts().size(); i++) {
        scenarioRow(words.scenarioCosts().get(i), compared.get(), frame, commands);
      }
      ImGui.endTable();
    }
    boolean isSame = words.isSameIn(compared.get());
    GuiText.faint(Texts.get(isSame ? "route.same" : "route.different"));
    if (ImGui.button(Icon.CLOSE.before(Texts.get("route.compare-no-more")))) {
      commands.route().compare(Optional.empty());
    }
  }

  private static void scenarioRow(
      ReportText.ScenarioCost scenarioCost,
      InfluenceScenario compared,
      GuiFrame frame,
      Commands commands) {
    ImGui.tableNextRow();
    ImGui.tableNextColumn();
    boolean isDrawn = scenarioCost.scenario() == compared;
    if (isDrawn && !scenarioCost.isSame()) {
      GuiText.swatch(frame.panelList(), GuiStyle.COMPARED);
    }
    if (ImGui.selectable(
        scenarioCost.scenario().label(), isDrawn, ImGuiSelectableFlags.SpanAllColumns)) {
      commands.route().compare(Optional.of(scenarioCost.scenario()));
    }
    GuiText.tooltip(Texts.get(scenarioCost.isSame() ? "route.same" : "route.different"));
    GuiText.right(scenarioCost.cost(), scenarioCost.isSame() ? GuiStyle.FAINT : GuiStyle.COMPARED);
  }
}
