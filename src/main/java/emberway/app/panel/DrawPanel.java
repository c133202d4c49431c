package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.Icon;
import emberway.app.command.Shortcuts;
import emberway.app.display.TileIcons;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.DrawingState;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.edit.ShapeRasterizer;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import imgui.flag.ImGuiStyleVar;
import java.util.List;
import java.util.function.Supplier;

/** The drawing tools and the tiles to draw with: the panel of Build. */
public final class DrawPanel implements Panel {
  private static final List<DrawTool> TOOLS = List.of(DrawTool.values());
  private static final int COLUMNS = 5; // of tiles
  private static final double TILE = 40; // width of a tile button with its border [units]
  private static final double GAP = 5;
  // Border of a tile button around the picture's background. [units]
  private static final double RIM = 1.5;
  private static final double WIDTH = COLUMNS * TILE + (COLUMNS - 1) * GAP;

  /**
   * The background of tile pictures in all themes: both dark and light tiles stand out against it.
   */
  public static final int BEHIND = 0xa4aebb;

  private final Supplier<TileIcons> pictures;
  private final Supplier<Shortcuts> shortcuts;
  private final int[] width = new int[1];

  /**
   * Creates the panel.
   *
   * @param pictures returns the pictures of the map's tiles
   * @param shortcuts returns the keys of commands
   */
  public DrawPanel(Supplier<TileIcons> pictures, Supplier<Shortcuts> shortcuts) {
    this.pictures = pictures;
    this.shortcuts = shortcuts;
  }

  private static String title() {
    return Texts.get("draw.title") + "###draw";
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    DrawingState drawingState = state.drawingState();
    if (!state.viewOptions().contains(Command.PANELS) || state.mode() != Mode.BUILD) {
      return;
    }
    float margin = frame.px(12);
    float top = frame.top() + margin;
    float beside = SidePanelSlot.taken(state, frame);
    if (beside == 0 || RoutePanel.isShown(state, frame)) {
      float right = frame.right() - margin - beside;
      frame.beginDockable(title(), right, top, 1, 0, LabPanel.maxHeight(state, frame));
    } else { // the route panel's corner is free then
      frame.beginDockable(title(), frame.left() + margin, top, 0, 0, RoutePanel.maxHeight(frame));
    }
    boolean isClosed =
        GuiWidgets.closableHeading(
            DrawTool.BRUSH.icon().text(),
            Texts.get("draw.title"),
            frame.inner(frame.px(WIDTH)),
            frame);
    ImGui.pushStyleVar(ImGuiStyleVar.ItemSpacing, frame.px(GAP), frame.px(6));
    tools(drawingState, frame, commands);
    steps(state, drawingState, frame, commands);
    tiles("draw.ground", Layer.BASE, state, frame, commands);
    tiles("draw.overlay", Layer.OVERLAY, state, frame, commands);
    tiles("draw.top", Layer.TOP, state, frame, commands);
    ImGui.popStyleVar();
    ImGui.separator();
    inHand(state.map().legend(), drawingState);
    frame.endPanel();
    if (isClosed) {
      commands.enter(Mode.TRAVEL);
    }
  }

  /**
   * Returns how much of the window's width the panel takes with its margin while it is in its
   * corner, otherwise 0. [px]
   */
  static float taken(ExplorerState state, GuiFrame frame) {
    return state.mode() == Mode.BUILD && frame.isInItsCorner(title())
        ? frame.px(WIDTH)
            + 2 * ImGui.getStyle().getWindowPaddingX()
            + ImGui.getStyle().getScrollbarSize()
            + frame.px(12)
        : 0;
  }

  private void tools(DrawingState drawingState, GuiFrame frame, Commands commands) {
    float side = (frame.px(WIDTH) - (TOOLS.size() - 1) * frame.px(GAP)) / TOOLS.size();
    for (DrawTool tool : TOOLS) {
      boolean isTaken = drawingState.tool().filter(tool::equals).isPresent();
      if (isTaken) {
        GuiStyle.pushLit();
      }
      boolean isPressed = GuiWidgets.iconButton(tool.icon().text() + "##" + tool, side, side);
      if (isTaken) {
        GuiStyle.popLit();
      }
      GuiText.tooltip(shortcuts.get().tip(tool.command()));
      if (isPressed && !isTaken) {
        commands.drawing().takeTool(tool);
      }
      ImGui.sameLine();
    }
    ImGui.newLine();
  }

  private void steps(
      ExplorerState state, DrawingState drawingState, GuiFrame frame, Commands commands) {
    float side = ImGui.getFrameHeight();
    ImGui.setNextItemWidth(frame.inner(frame.px(WIDTH)) - 2 * side - 2 * frame.px(GAP));
    width[0] = drawingState.width();
    ImGui.beginDisabled(drawingState.tool().filter(DrawTool::hasWidth).isEmpty());
    boolean isChosen =
        ImGui.sliderInt(
            "##width",
            width,
            1,
            ShapeRasterizer.MAX_WIDTH,
            Texts.get("draw.width"),
            ImGuiSliderFlags.AlwaysClamp);
    ImGui.endDisabled();
    if (isChosen) {
      commands.drawing().chooseWidth(width[0]);
    }
    ImGui.sameLine();
    step(Command.UNDO, state.canUndo(), commands);
    ImGui.sameLine();
    step(Command.REDO, state.canRedo(), commands);
  }

  private void step(Command command, boolean isPossible, Commands commands) {
    ImGui.beginDisabled(!isPossible);
    if (GuiWidgets.iconButton(command.icon().text())) {
      command.give(commands);
    }
    ImGui.endDisabled();
    GuiText.tooltip(shortcuts.get().tip(command));
  }

  private void tiles(
      String heading, Layer layer, ExplorerState state, GuiFrame frame, Commands commands) {
    float gap = frame.px(GAP);
    int columns =
        Math.max(1, (int) ((frame.inner(frame.px(WIDTH)) + gap) / (frame.px(TILE) + gap)));
    int column = 0;
    for (int id : state.drawingState().tiles()) {
      Tile tile = state.map().legend().tile(id);
      if (tile.layer() == layer) {
        if (column == 0) {
          ImGui.spacing();
          GuiText.faint(Texts.get(heading));
          visibility(layer, state, commands);
        } else if (column % columns > 0) {
          ImGui.sameLine();
        }
        column++;
        tile(id, tile, state.drawingState(), frame, commands);
      }
    }
  }

  /** Draws a button at the end of a line that shows or hides a layer. */
  private void visibility(Layer layer, ExplorerState state, Commands commands) {
    if (layer != Layer.TOP) {
      Command shown = layer == Layer.BASE ? Command.GROUND : Command.OVERLAY;
      Icon icon = state.viewOptions().contains(shown) ? Icon.SHOWN : Icon.HIDDEN;
      ImGui.sameLine();
      if (ImGui.smallButton(icon.text() + "##" + layer)) {
        commands.toggle(shown);
      }
      GuiText.tooltip(shortcuts.get().tip(shown));
    }
  }

  private void tile(
      int id, Tile tile, DrawingState drawingState, GuiFrame frame, Commands commands) {
    TileIcons.Picture picture = pictures.get().picture(tile).orElseThrow();
    float side = frame.px(TILE);
    float padding = frame.px(3);
    float scale = (side - 2 * padding) / picture.width();
    float height = 2 * padding + picture.height() * scale;
    float left = ImGui.getCursorScreenPosX();
    float upper = ImGui.getCursorScreenPosY();
    boolean isTaken =
        drawingState.tile() == id
            && drawingState.tool().filter(tool -> tool != DrawTool.ERASER).isPresent();
    ImGui.pushID(id);
    boolean isPressed = ImGui.button("##tile", side, height);
    ImGui.popID();
    if (isPressed) {
      commands.drawing().takeTile(id);
    }
    GuiText.tooltip(words(tile));
    ImDrawList list = ImGui.getWindowDrawList();
    float rounding = ImGui.getStyle().getFrameRounding();
    float rim = frame.px(RIM);
    list.addRectFilled(
        left + rim,
        upper + rim,
        left + side - rim,
        upper + height - rim,
        GuiStyle.onMap(BEHIND, 1),
        Math.max(0, rounding - rim));
    list.addImage(
        picture.texture(),
        left + padding,
        upper + padding,
        left + side - padding,
        upper + height - padding,
        picture.left(),
        picture.top(),
        picture.right(),
        1);
    if (isTaken) {
      int color = GuiStyle.packed(GuiStyle.EMBER, 1);
      list.addRect(left, upper, left + side, upper + height, color, rounding, 0, frame.px(2));
    }
  }

  /** Draws the name of the selected tile or tool, and the tile's cost. */
  private void inHand(Legend legend, DrawingState drawingState) {
    DrawTool tool = drawingState.tool().orElse(null);
    if (tool == null) {
      GuiText.faint(Texts.get(drawingState.tiles().isEmpty() ? "draw.no-tiles" : "draw.no-tool"));
    } else if (tool == DrawTool.MOVE) {
      ImGui.textUnformatted(Texts.get("draw.move"));
    } else if (tool == DrawTool.PICK) {
      ImGui.textUnformatted(Texts.get("draw.pick"));
    } else if (tool == DrawTool.SELECT) {
      ImGui.textUnformatted(Texts.get("draw.select"));
    } else if (tool == DrawTool.STAMP) {
      ImGui.textUnformatted(
          Texts.get(drawingState.copied().isPresent() ? "draw.stamp" : "draw.stamp.none"));
    } else if (drawingState.ink() == Legend.NOTHING) {
      ImGui.textUnformatted(Texts.get("draw.erase"));
    } else {
      GuiText.plain(words(legend.tile(drawingState.ink())));
    }
  }

  private static String words(Tile tile) {
    String cost =
        switch (tile.terrain().kind()) {
          case COST -> Texts.format("draw.cost", Texts.exactCost(tile.terrain().value()));
          case FACTOR ->
              tile.terrain().value() == 1
                  ? ""
                  : Texts.format("draw.factor", Texts.exactCost(tile.terrain().value()));
          case BLOCKED -> Texts.get("draw.blocked");
        };
    String influence = tile.influence().map(DrawPanel::words).orElse("");
    String effect = cost.isEmpty() ? influence : cost;
    return PrintableText.escape(CellText.label(tile)) + (effect.isEmpty() ? "" : " · " + effect);
  }

  private static String words(Influence influence) {
    return Texts.get(
        influence.effect() == Influence.Effect.ATTRACT ? "draw.attracts" : "draw.repels");
  }
}
