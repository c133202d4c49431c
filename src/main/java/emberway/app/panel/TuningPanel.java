package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.scene.SceneRequest;
import emberway.app.state.CellFocus;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.state.RouteState;
import emberway.app.text.CellText;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import imgui.ImGui;
import imgui.ImGuiStyle;
import imgui.flag.ImGuiSliderFlags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Tunes the costs of steps and the influences on routes, with a slider for each value. */
public final class TuningPanel implements Panel {
  private static final double SLIDER = 84; // if there is room [units]
  private static final double MIN_SLIDER = 64;
  private static final double FIGURE = 64; // of the value beside a slider [units]
  private static final int CLAMPED = ImGuiSliderFlags.AlwaysClamp;
  private static final int LOGARITHMIC = ImGuiSliderFlags.Logarithmic | CLAMPED;
  private static final Range DIAGONAL = new Range(1, 3, 3, 0);
  private static final Range VALUE = new Range(0.1f, 20, 2, LOGARITHMIC);
  private static final Range RADIUS = new Range(0, 20, 1, CLAMPED); // [cells]
  private static final Range BEYOND = new Range(0.1f, 5, 1, CLAMPED); // of the radius [cells]
  private static final int MANY = 16; // tiles of a layer that are listed in groups
  private static final float FOLD = 0.75f; // width of the button that unfolds a group [heights]
  private static final int AHEAD = 4; // rows laid out beyond the visible ones, for the keyboard

  /** The values of a slider, and how many decimals of a value are shown. */
  private record Range(float min, float max, int decimals, int flags) {}

  /**
   * A line of the list: a tile, or a group of tiles that are set together.
   *
   * @param section the caption above it and its neighbors
   * @param tiles at least one
   * @param terrain of all tiles; null where it differs
   * @param group the group's name; empty for a tile outside groups
   * @param isHead whether the line is the group's own
   */
  private record Row(
      String section, List<Tile> tiles, Terrain terrain, String group, boolean isHead) {}

  private final TileSwatch swatch;
  private final float[] value = new float[1];
  private final Set<String> unfolded = new HashSet<>(); // names of groups
  private final ChangeDetector<SceneRequest> shown = new ChangeDetector<>();
  private final ChangeDetector<Cell> cell = new ChangeDetector<>();
  private final List<Row> rows = new ArrayList<>();
  // Widths in the current frame. [px]
  private float width;
  private float slider;
  private float figure;

  /** Creates the panel, which draws the pictures of tiles beside their names. */
  public TuningPanel(TileSwatch swatch) {
    this.swatch = swatch;
  }

  private static String reset() {
    return Icon.TURN_LEFT.before(Texts.get("tuning.reset"));
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS)
        || !state.viewOptions().contains(Command.TUNING)) {
      return;
    }
    frame.beginRightPanel(
        Texts.get("tuning.title") + "###tuning", LabPanel.maxHeight(state, frame));
    RouteState routeState = state.routeState();
    width = frame.inner(SidePanelSlot.width(state, frame));
    slider =
        Math.max(frame.px(MIN_SLIDER), frame.px(SLIDER) - (frame.px(SidePanelSlot.WIDTH) - width));
    figure = frame.px(FIGURE);
    heading(routeState, frame, commands);
    Preset preset = MapPlanner.preset(state.map());
    if (preset == Preset.TERRAIN) {
      GuiText.wrapped(Texts.get("tuning.remembered"), GuiStyle.FAINT, frame, width);
      ImGui.spacing();
      movement(routeState, frame, commands);
      terrains(state, commands);
      influences(state, commands);
    } else {
      GuiText.wrapped(
          Texts.format("tuning.own-rules", SearchText.name(preset)),
          frame,
          width - ImGui.getStyle().getWindowPaddingX());
    }
    frame.endPanel();
  }

  private void heading(RouteState routeState, GuiFrame frame, Commands commands) {
    float button = ImGui.getFrameHeight();
    float resetWidth = GuiText.width(reset()) + 2 * ImGui.getStyle().getFramePaddingX();
    float beside = width - button - resetWidth - ImGui.getStyle().getItemSpacingX();
    String title = PrintableText.escape(CellText.label(routeState.profile()));
    GuiWidgets.heading(Icon.SLIDERS.text(), title, beside, frame);
    ImGui.sameLine(ImGui.getStyle().getWindowPaddingX() + beside);
    ImGui.beginDisabled(routeState.isUntuned());
    if (ImGui.button(reset())) {
      commands.tuning().resetTuning();
    }
    ImGui.endDisabled();
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.CLOSE.text())) {
      commands.toggle(Command.TUNING);
    }
    GuiText.tooltip(Texts.get("close"));
    ImGui.spacing();
  }

  private void movement(RouteState routeState, GuiFrame frame, Commands commands) {
    Movement movement = routeState.movement();
    value[0] = (float) movement.diagonal();
    if (slider("##diagonal", Texts.get("tuning.diagonal"), DIAGONAL, "tuning.times", commands)) {
      commands.tuning().tuneMovement(new Movement(movement.cornerCutting(), rounded()));
    }
    name(Texts.get("tuning.corners"));
    ImGui.sameLine(left());
    ImGui.setNextItemWidth(right() - left());
    frame.choose(
        "##corners",
        List.of(CornerCutting.values()),
        movement.cornerCutting(),
        TuningPanel::words,
        chosen -> {
          commands.tuning().beginTuning();
          commands.tuning().tuneMovement(new Movement(chosen, movement.diagonal()));
        });
  }

  /** Returns where lines end. [px from the panel's left edge] */
  private float right() {
    return ImGui.getStyle().getWindowPaddingX() + width;
  }

  /** Returns where sliders begin. [px from the panel's left edge] */
  private float left() {
    ImGuiStyle style = ImGui.getStyle();
    return right() - ImGui.getFrameHeight() - figure - slider - 2 * style.getItemSpacingX();
  }

  /** Draws the name of a line, shortened to the room before the slider. */
  private void name(String name) {
    ImGui.alignTextToFramePadding();
    float room = left() - ImGui.getCursorPosX() - ImGui.getStyle().getItemSpacingX();
    String fitting = GuiText.fitting(name, room);
    GuiText.plain(fitting);
    if (!fitting.equals(name)) {
      GuiText.tooltip(name);
    }
  }

  /** Returns the description of a rule for cutting corners. */
  static String words(CornerCutting cornerCutting) {
    return Texts.get("tuning.corners." + cornerCutting.label());
  }

  private void terrains(ExplorerState state, Commands commands) {
    boolean isElsewhere = cell.isNew(state.cellFocus().used().orElse(null));
    if (shown.isNew(state.request()) || isElsewhere) {
      rows.clear();
      state.cellFocus().used().ifPresent(at -> addCell(at, state));
      for (Layer layer : Layer.values()) {
        addRows(state.map().legend(), layer, state.routeState());
      }
    }
    float height = ImGui.getFrameHeight();
    float top = ImGui.getWindowPosY() - AHEAD * height;
    float bottom = ImGui.getWindowPosY() + ImGui.getWindowHeight() + AHEAD * height;
    String section = "";
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      if (!row.section.equals(section)) {
        section = row.section;
        caption(row);
      }
      float y = ImGui.getCursorScreenPosY();
      if (y > top && y < bottom) { // what can be seen
        ImGui.pushID(i);
        row(row, state.routeState(), commands);
        ImGui.popID();
      } else {
        ImGui.dummy(width, height);
      }
    }
  }

  private void caption(Row row) {
    ImGui.spacing();
    ImGui.separator();
    GuiText.faint(row.section);
    boolean isGround = row.tiles.get(0).layer() == Layer.BASE;
    String unit = Texts.get(isGround ? "tuning.costs" : "tuning.factors");
    ImGui.sameLine(right() - GuiText.width(unit));
    GuiText.faint(unit);
  }

  private void addCell(Cell at, ExplorerState state) {
    for (Tile tile : CellFocus.tunable(state.map(), at)) {
      Terrain terrain = state.routeState().terrain(tile);
      rows.add(new Row(Texts.format("tuning.here", at), List.of(tile), terrain, "", false));
    }
  }

  private void addRows(Legend legend, Layer layer, RouteState routeState) {
    List<Tile> tiles =
        legend.tiles().stream()
            .filter(tile -> tile.layer() == layer && tile.role() == Tile.Role.NONE)
            .filter(
                tile ->
                    tile.influence().isEmpty()
                        || !routeState.terrain(tile).equals(Terrain.UNCHANGED))
            .toList();
    String section =
        Texts.get(
            switch (layer) {
              case BASE -> "draw.ground";
              case OVERLAY -> "draw.overlay";
              case TOP -> "draw.top";
            });
    Map<String, List<Tile>> groups = new LinkedHashMap<>();
    for (Tile tile : tiles) {
      String group = tiles.size() > MANY ? swatch.group(tile) : "";
      groups.computeIfAbsent(group, name -> new ArrayList<>()).add(tile);
    }
    groups.forEach(
        (name, members) -> {
          String group = members.size() > 1 ? name : "";
          if (!group.isEmpty()) {
            boolean isEven = members.stream().map(routeState::terrain).distinct().count() == 1;
            Terrain all = isEven ? routeState.terrain(members.get(0)) : null;
            rows.add(new Row(section, members, all, name, true));
          }
          if (group.isEmpty() || unfolded.contains(name)) {
            members.forEach(
                tile ->
                    rows.add(
                        new Row(section, List.of(tile), routeState.terrain(tile), group, false)));
          }
        });
  }

  private void row(Row row, RouteState routeState, Commands commands) {
    float height = ImGui.getFrameHeight();
    if (row.isHead) {
      boolean isOpen = unfolded.contains(row.group);
      String icon = (isOpen ? Icon.UNFOLDED : Icon.FOLDED).text();
      if (GuiWidgets.iconButton(icon + "##fold", height * FOLD, height)) {
        unfolded.add(row.group);
        if (isOpen) {
          unfolded.remove(row.group);
        }
        shown.isNew(null); // lists the rows again
      }
      ImGui.sameLine(0, height / 8);
    } else if (!row.group.isEmpty()) {
      ImGui.setCursorPosX(ImGui.getCursorPosX() + height);
    }
    Tile tile = row.tiles.get(0);
    swatch.draw(tile, height);
    String label =
        row.isHead
            ? CellText.sentenceStart(PrintableText.escape(row.group))
                + " ("
                + row.tiles.size()
                + ")"
            : swatch.name(tile);
    boolean isBlocked = row.terrain != null && row.terrain.kind() == Terrain.Kind.BLOCKED;
    if (isBlocked) {
      name(label);
      ImGui.sameLine(left());
      GuiText.faint(Texts.get("tuning.blocked"));
    } else {
      cost(row, label, routeState, commands);
    }
    ImGui.sameLine(right() - height);
    if (GuiWidgets.checkbox("##open", !isBlocked)) {
      commands.tuning().beginTuning();
      tune(row, each -> isBlocked ? routeState.passable(each) : Terrain.BLOCKED, commands);
    }
    GuiText.tooltip(Texts.get(isBlocked ? "tuning.blocked.tip" : "tuning.open.tip"));
  }

  private static void tune(Row row, Function<Tile, Terrain> becomes, Commands commands) {
    Map<Tile, Terrain> changes = new HashMap<>();
    row.tiles.forEach(tile -> changes.put(tile, becomes.apply(tile)));
    commands.tuning().tuneTerrain(changes);
  }

  private void cost(Row row, String label, RouteState routeState, Commands commands) {
    Terrain terrain = row.terrain == null ? routeState.passable(row.tiles.get(0)) : row.terrain;
    boolean isCost = terrain.kind() == Terrain.Kind.COST;
    value[0] = (float) terrain.value();
    String format = row.terrain == null ? "tuning.mixed" : isCost ? "tuning.plain" : "tuning.times";
    if (slider("##cost", label, VALUE, format, commands)) {
      tune(
          row,
          each -> {
            Terrain now = routeState.terrain(each);
            boolean isBlocked = now.kind() == Terrain.Kind.BLOCKED;
            Terrain.Kind kind = (isBlocked ? routeState.passable(each) : now).kind();
            return new Terrain(kind, rounded());
          },
          commands);
    }
  }

  private void influences(ExplorerState state, Commands commands) {
    List<Tile> tiles = state.map().legend().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      Optional<Influence> influence = state.routeState().costTuning().influence(tile);
      if (influence.isPresent() && state.routeState().profile().influences()) {
        ImGui.spacing();
        ImGui.separator();
        ImGui.pushID(tile.symbol());
        swatch.draw(tile, ImGui.getFrameHeight());
        ImGui.alignTextToFramePadding();
        GuiText.colored(
            PrintableText.escape(CellText.label(tile)),
            influence.get().effect() == Influence.Effect.ATTRACT ? GuiStyle.WARM : GuiStyle.COLD);
        influence(tile, influence.get(), commands);
        ImGui.popID();
      }
    }
  }

  private void influence(Tile tile, Influence influence, Commands commands) {
    double beyond = influence.reach() - influence.radius();
    double strength = influence.strength();
    value[0] = (float) influence.radius();
    if (slider("##radius", Texts.get("tuning.radius"), RADIUS, "tuning.cells", commands)) {
      Influence changed = influence.with(rounded(), rounded() + beyond, strength);
      commands.tuning().tuneInfluence(tile, changed);
    }
    value[0] = (float) beyond;
    if (slider("##beyond", Texts.get("tuning.reach"), BEYOND, "tuning.cells", commands)) {
      double radius = influence.radius();
      commands.tuning().tuneInfluence(tile, influence.with(radius, radius + rounded(), strength));
    }
    value[0] = (float) strength;
    if (slider("##strength", Texts.get("tuning.strength"), VALUE, "tuning.plain", commands)) {
      Influence changed = influence.with(influence.radius(), influence.reach(), rounded());
      commands.tuning().tuneInfluence(tile, changed);
    }
    boolean isSmooth =
        switch (influence.falloff()) {
          case HARD -> false;
          case SMOOTH -> true;
        };
    name(Texts.get("tuning.fades"));
    ImGui.sameLine(right() - ImGui.getFrameHeight());
    if (GuiWidgets.checkbox("##fades", isSmooth)) {
      commands.tuning().beginTuning();
      commands
          .tuning()
          .tuneInfluence(
              tile, influence.with(isSmooth ? Influence.Falloff.HARD : Influence.Falloff.SMOOTH));
    }
  }

  /** Draws a name with a slider and its value; returns whether the slider moved. */
  private boolean slider(String id, String label, Range range, String format, Commands commands) {
    name(label);
    ImGui.sameLine(left());
    ImGui.setNextItemWidth(slider);
    boolean result = GuiWidgets.slider(id, value, range.min, range.max, range.flags);
    if (ImGui.isItemActivated()) {
      commands.tuning().beginTuning();
    }
    String text = Texts.format(format, Texts.fixed(value[0], range.decimals));
    float end = right() - ImGui.getFrameHeight() - ImGui.getStyle().getItemSpacingX();
    ImGui.sameLine(end - GuiText.width(text));
    GuiText.plain(text);
    return result;
  }

  /** Returns the slider's value to three decimals: unrounded floats would show up in costs. */
  private double rounded() {
    return Math.round(value[0] * 1000.0) / 1000.0;
  }
}
