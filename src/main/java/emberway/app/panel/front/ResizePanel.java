package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.map.edit.CellBlock;
import imgui.ImGui;
import java.util.Optional;
import java.util.stream.IntStream;

/** Changes the size of the map, or crops it to the selected cells. */
public final class ResizePanel extends MovablePanel {
  private static final double WIDTH = 330; // [units]
  private static final int SIDES = 3; // places for the map in a row or column

  private final SizeField sizeField = new SizeField();
  private CellBlock block = new CellBlock(0, 0, 1, 1); // of the map, which is to remain
  private long lost; // places and marks that it cuts off
  private int place; // of the map in the block [0..8], row by row from the north-west
  private int ground; // id of the tile that covers new cells

  public ResizePanel() {
    super(Command.RESIZE, "command.resize", "resize", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    TileMap map = state.map();
    Optional<CellBlock> selection = state.drawingState().selection();
    if (state.drawingState().tiles().isEmpty()) {
      GuiText.wrapped(Texts.get("resize.tiled"), frame, ImGui.getContentRegionAvailX());
      return;
    }
    if (isNew()) {
      place = SIDES * SIDES / 2;
      ground = mostCommonGround(map);
      choose(selection.orElseGet(() -> around(map, map.size())), map);
      ImGui.setKeyboardFocusHere();
    }
    sizeField
        .show(block.size(), frame)
        .or(sizeField::typed)
        .filter(size -> !size.equals(block.size()))
        .ifPresent(size -> choose(around(map, size), map));
    GuiText.faint(Texts.get("resize.place"));
    places(map, frame);
    if (selection.isPresent()) {
      if (ImGui.button(Icon.CROP.before(Texts.get("resize.crop")))) {
        choose(selection.get(), map);
      }
      frame.recordStop();
    }
    GuiText.faint(Texts.get("resize.ground"));
    ground = NewMapPanel.grounds(map.legend(), ground, frame);
    if (lost > 0) {
      float room = ImGui.getContentRegionAvailX();
      GuiText.warned(Texts.format("resize.lost", lost), frame, room);
    }
    ImGui.spacing();
    boolean isOther = !block.equals(around(map, map.size()));
    ImGui.beginDisabled(!isOther);
    boolean isAgreed = NewMapPanel.confirm(Icon.RESIZE, "resize.do", frame);
    ImGui.endDisabled();
    if (isOther && (isAgreed || sizeField.isEntered())) {
      commands.toggle(Command.RESIZE);
      commands.enter(Mode.BUILD);
      commands.files().resize(block, ground);
    }
    GuiText.faint(map.size() + "  →  " + block.size());
  }

  private static int mostCommonGround(TileMap map) {
    int[] counts = new int[map.legend().size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      counts[map.base().id(cell)]++;
    }
    return IntStream.range(1, counts.length).reduce(1, (a, b) -> counts[b] > counts[a] ? b : a);
  }

  private CellBlock around(TileMap map, GridSize size) {
    return CellBlock.around(map.size(), size, place % SIDES, place / SIDES);
  }

  private void choose(CellBlock chosen, TileMap map) {
    block = chosen;
    lost = block.cutOff(map);
  }

  /** Draws a button for each place of the map in its new size, the chosen one lit. */
  private void places(TileMap map, GuiFrame frame) {
    boolean isPlaced = block.equals(around(map, block.size()));
    for (int i = 0; i < SIDES * SIDES; i++) {
      if (i % SIDES > 0) {
        ImGui.sameLine(0, ImGui.getStyle().getItemSpacingY());
      }
      boolean isChosen = i == place && isPlaced;
      String label = isChosen ? Icon.MAPS.text() : i == 1 ? Texts.get("overview.north") : "";
      if (isChosen) {
        GuiStyle.pushLit();
      }
      if (GuiWidgets.iconButton(label + "##place" + i)) {
        place = i;
        choose(around(map, block.size()), map);
      }
      if (isChosen) {
        GuiStyle.popLit();
      }
      frame.recordStop();
    }
  }
}
