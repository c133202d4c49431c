package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.document.WorldController;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import imgui.ImGui;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes an empty map: its size, and the ground that covers it. */
public final class NewMapPanel extends MovablePanel {
  private static final double WIDTH = 330; // [units]

  private final Supplier<WorldController> worlds;
  private final SizeField sizeField = new SizeField();
  private GridSize size = new GridSize(64, 64);
  private int ground = 1; // id of the tile in the legend of new maps

  public NewMapPanel(Supplier<WorldController> worlds) {
    super(Command.NEW_MAP, "new-map.title", "new-map", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.worlds = worlds;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    if (ImGui.isWindowAppearing()) {
      ImGui.setKeyboardFocusHere(); // in the width, so that digits typed at once are for it
    }
    sizeField.show(size, frame).ifPresent(chosen -> size = chosen);
    Optional<Legend> legend = worlds.get().legend();
    GuiText.faint(Texts.get("new-map.ground"));
    legend.ifPresent(tiles -> ground = grounds(tiles, ground, frame));
    ImGui.spacing();
    boolean isConfirmed = confirm(Icon.NEW_MAP, "new-map.create", frame);
    if (isConfirmed || sizeField.isEntered()) {
      commands.worlds().create(size, ground);
    }
    GuiText.faint(SizeField.words(size));
  }

  /** Draws the button that confirms a form, as Enter does; what is drawn next lies beside it. */
  static boolean confirm(Icon icon, String text, GuiFrame frame) {
    GuiStyle.pushLit();
    boolean isClicked = ImGui.button(icon.before(Texts.get(text)));
    frame.recordStop();
    GuiStyle.popLit();
    GuiText.tooltip(Texts.get("key.enter"));
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    return isClicked || GuiWidgets.isConfirmed();
  }

  /** Draws a list of the ground tiles; returns the id of the chosen one. */
  static int grounds(Legend legend, int ground, GuiFrame frame) {
    int result = ground;
    ImGui.setNextItemWidth(-1);
    if (!frame.beginCombo("##ground", label(legend.tile(ground)))) {
      frame.recordStop();
      return result;
    }
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      if (tile.layer() == Layer.BASE) {
        GuiText.swatch(tile.mapColor());
        if (ImGui.selectable(label(tile), id == ground)) {
          result = id;
        }
      }
    }
    GuiText.closeOnEscape();
    ImGui.endCombo();
    return result;
  }

  private static String label(Tile tile) {
    return GuiText.shown(PrintableText.escape(CellText.label(tile)));
  }
}
