package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.state.RouteState;
import emberway.app.text.CellText;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TravelProfile;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import java.util.List;
import java.util.Optional;

/** Tunes the costs of steps and the influences on routes, with a slider for each value. */
public final class TuningPanel implements Panel {
  private static final double SLIDER = 154;
  private static final double MIN_SLIDER = 40;
  private static final double FIGURE = 70; // of the value beside a slider [units]
  private static final float MIN_VALUE = 0.1f;
  private static final float MAX_VALUE = 20f;
  private static final float MAX_RADIUS = 20f; // [cells]
  private static final double MIN_BEYOND = 0.1; // of the reach beyond the radius [cells]
  private static final float MAX_BEYOND = 5f;
  private static final int LOGARITHMIC =
      ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp;

  private final float[] value = new float[1];
  // Widths in the current frame. [px]
  private float width;
  private float slider;
  private float figure;

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
      GuiText.faint(Texts.get("tuning.remembered"));
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
    if (slider("##diagonal", Texts.get("tuning.diagonal"), 1, 3, "tuning.times", 3, 0, commands)) {
      commands.tuning().tuneMovement(new Movement(movement.cornerCutting(), rounded()));
    }
    ImGui.setNextItemWidth(slider + figure - ImGui.getStyle().getItemInnerSpacingX());
    if (frame.beginCombo(Texts.get("tuning.corners"), words(movement.cornerCutting()))) {
      for (CornerCutting cornerCutting : CornerCutting.values()) {
        if (ImGui.selectable(words(cornerCutting), cornerCutting == movement.cornerCutting())) {
          commands.tuning().beginTuning();
          commands.tuning().tuneMovement(new Movement(cornerCutting, movement.diagonal()));
        }
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
    ImGui.separator();
  }

  /** Returns the description of a rule for cutting corners. */
  static String words(CornerCutting cornerCutting) {
    return Texts.get("tuning.corners." + cornerCutting.label());
  }

  private void terrains(ExplorerState state, Commands commands) {
    TravelProfile profile = state.routeState().profile();
    List<Tile> tiles = state.map().legend().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      Terrain terrain = state.routeState().costTuning().terrain(tile, profile);
      boolean isPlain = terrain.equals(Terrain.UNCHANGED) && tile.influence().isPresent();
      if (tile.role() != Tile.Role.NONE || isPlain) {
        continue;
      }
      ImGui.pushID(tile.symbol());
      GuiText.framedSwatch(tile.mapColor());
      boolean isOpen = terrain.kind() != Terrain.Kind.BLOCKED;
      boolean isFlipped = GuiWidgets.checkbox("##open", isOpen);
      if (isFlipped) {
        commands.tuning().beginTuning();
        commands.tuning().tuneTerrain(tile, isOpen ? Terrain.BLOCKED : opened(tile, profile));
      }
      GuiText.tooltip(Texts.get(isOpen ? "tuning.open.tip" : "tuning.blocked.tip"));
      ImGui.sameLine();
      terrain(tile, terrain, commands);
      ImGui.popID();
    }
  }

  /**
   * Returns the terrain of a tile that the user unblocks: its own, or plain ground if that is
   * blocked.
   */
  private static Terrain opened(Tile tile, TravelProfile profile) {
    Terrain own = profile.terrain(tile);
    return own.kind() == Terrain.Kind.BLOCKED ? Terrain.cost(1) : own;
  }

  private void terrain(Tile tile, Terrain terrain, Commands commands) {
    String label = PrintableText.escape(CellText.label(tile));
    if (terrain.kind() == Terrain.Kind.BLOCKED) {
      ImGui.alignTextToFramePadding();
      GuiText.faint(Texts.format("tuning.blocked", label));
      return;
    }
    boolean isCost = terrain.kind() == Terrain.Kind.COST;
    value[0] = (float) terrain.value();
    if (slider(
        "##cost",
        label,
        MIN_VALUE,
        MAX_VALUE,
        isCost ? "tuning.plain" : "tuning.times",
        2,
        LOGARITHMIC,
        commands)) {
      commands
          .tuning()
          .tuneTerrain(tile, isCost ? Terrain.cost(rounded()) : Terrain.factor(rounded()));
    }
  }

  private void influences(ExplorerState state, Commands commands) {
    List<Tile> tiles = state.map().legend().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      Optional<Influence> influence = state.routeState().costTuning().influence(tile);
      if (influence.isPresent() && state.routeState().profile().influences()) {
        ImGui.separator();
        ImGui.pushID(tile.symbol());
        GuiText.swatch(tile.mapColor());
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
    value[0] = (float) influence.radius();
    if (slider(
        "##radius",
        Texts.get("tuning.radius"),
        0,
        MAX_RADIUS,
        "tuning.cells",
        1,
        ImGuiSliderFlags.AlwaysClamp,
        commands)) {
      tune(tile, influence, rounded(), rounded() + beyond, influence.strength(), commands);
    }
    value[0] = (float) beyond;
    if (slider(
        "##beyond",
        Texts.get("tuning.reach"),
        (float) MIN_BEYOND,
        MAX_BEYOND,
        "tuning.cells",
        1,
        ImGuiSliderFlags.AlwaysClamp,
        commands)) {
      double reach = influence.radius() + rounded();
      tune(tile, influence, influence.radius(), reach, influence.strength(), commands);
    }
    value[0] = (float) influence.strength();
    if (slider(
        "##strength",
        Texts.get("tuning.strength"),
        MIN_VALUE,
        MAX_VALUE,
        "tuning.plain",
        2,
        LOGARITHMIC,
        commands)) {
      tune(tile, influence, influence.radius(), influence.reach(), rounded(), commands);
    }
    boolean isSmooth =
        switch (influence.falloff()) {
          case HARD -> false;
          case SMOOTH -> true;
        };
    if (GuiWidgets.checkbox(Texts.get("tuning.fades"), isSmooth)) {
      commands.tuning().beginTuning();
      commands
          .tuning()
          .tuneInfluence(
              tile, influence.with(isSmooth ? Influence.Falloff.HARD : Influence.Falloff.SMOOTH));
    }
  }

  private static void tune(
      Tile tile,
      Influence influence,
      double radius,
      double reach,
      double strength,
      Commands commands) {
    commands.tuning().tuneInfluence(tile, influence.with(radius, reach, strength));
  }

  /**
   * Draws a slider with its value beside it, where the grip does not hide it; returns whether it
   * moved.
   */
  private boolean slider(
      String id,
      String label,
      float min,
      float max,
      String format,
      int decimals,
      int flags,
      Commands commands) {
    float left = ImGui.getCursorPosX();
    ImGui.setNextItemWidth(slider);
    boolean result = GuiWidgets.slider(id, value, min, max, flags);
    if (ImGui.isItemActivated()) {
      commands.tuning().beginTuning();
    }
    ImGui.sameLine(left + slider + ImGui.getStyle().getItemSpacingX());
    GuiText.faint(Texts.format(format, Texts.fixed(value[0], decimals)));
    ImGui.sameLine(left + slider + figure);
    GuiText.plain(label);
    return result;
  }

  /** Returns the slider's value to three decimals: unrounded floats would show up in costs. */
  private double rounded() {
    return Math.round(value[0] * 1000.0) / 1000.0;
  }
}
