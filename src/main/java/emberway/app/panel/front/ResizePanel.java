package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Mode;
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

/** Changes the size of the map, or crops it to the selected cells. */
public final class ResizePanel extends MovablePanel {
  private static final double WIDTH = 330; // [units]
  private static final int SIDES = 3; // places for the map in a row or column

  private final SizeField sizeField = new SizeField();
  private GridSize size = new GridSize(1, 1);
  private int place; // of the map in the new size [0..8], row by row from the north-west
  private Optional<CellBlock> cropped = Optional.empty(); // instead of size and place
  private int ground; // id of the tile that covers new cells
  private Optional<CellBlock> shown = Optional.empty(); // the block of the last layout
  private long lost; // places and marks that it cuts off

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
      begin(map, selection);
      ImGui.setKeyboardFocusHere();
    }
    Optional<GridSize> chosen = sizeField.show(size, frame);
    if (chosen.isPresent()) {
      size = chosen.get();
      cropped = Optional.empty();
    }
    GuiText.faint(Texts.get("resize.place"));
    places(frame);
    if (selection.isPresent()) {
      String crop = Icon.CROP.before(Texts.get("resize.crop"));
      if (lit(crop, cropped.isPresent(), frame)) {
        begin(map, cropped.isPresent() ? Optional.empty() : selection);
      }
    }
    GuiText.faint(Texts.get("resize.ground"));
    ground = NewMapPanel.grounds(map.legend(), ground, frame);
    CellBlock block =
        cropped.orElseGet(() -> CellBlock.around(map.size(), size, place % SIDES, place / SIDES));
    if (!shown.equals(Optional.of(block))) {
      shown = Optional.of(block);
      lost = block.cutOff(map);
    }
    if (lost > 0) {
      float room = ImGui.getContentRegionAvailX();
      GuiText.warned(Texts.format("resize.lost", lost), frame, room);
    }
    ImGui.spacing();
    boolean isOther = !block.equals(CellBlock.of(map.size()));
    ImGui.beginDisabled(!isOther);
    boolean isAgreed = lit(Icon.RESIZE.before(Texts.get("resize.do")), true, frame);
    ImGui.endDisabled();
    if (isOther && (isAgreed || sizeField.isEntered() || GuiWidgets.isConfirmed())) {
      commands.toggle(Command.RESIZE);
      commands.enter(Mode.BUILD);
      commands.files().resize(block, ground);
    }
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    GuiText.faint(map.size() + "  →  " + size);
  }

  private void begin(TileMap map, Optional<CellBlock> selection) {
    cropped = selection;
    size = selection.map(CellBlock::size).orElse(map.size());
    place = SIDES * SIDES / 2;
    shown = Optional.empty();
    int[] counts = new int[map.legend().size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      counts[map.base().id(cell)]++;
    }
    ground = 1;
    for (int id = 1; id < counts.length; id++) {
      ground = counts[id] > counts[ground] ? id : ground;
    }
  }

  /** Draws a button for each place of the map in the new size, the chosen one lit. */
  private void places(GuiFrame frame) {
    float gap = ImGui.getStyle().getItemSpacingY();
    for (int i = 0; i < SIDES * SIDES; i++) {
      if (i % SIDES > 0) {
        ImGui.sameLine(0, gap);
      }
      boolean isChosen = i == place && cropped.isEmpty();
      String other = i == 1 ? Texts.get("overview.north") : "";
      if (lit((isChosen ? Icon.MAPS.text() : other) + "##place" + i, isChosen, frame)) {
        place = i;
        cropped = Optional.empty();
      }
    }
  }

  /** Draws a button, lit if it is chosen, and returns whether it was clicked. */
  private static boolean lit(String label, boolean isChosen, GuiFrame frame) {
    if (isChosen) {
      GuiStyle.pushLit();
    }
    boolean isPlace = label.contains("##");
    boolean isClicked = isPlace ? GuiWidgets.iconButton(label) : ImGui.button(label);
    if (isChosen) {
      GuiStyle.popLit();
    }
    frame.recordStop();
    return isClicked;
  }
}
