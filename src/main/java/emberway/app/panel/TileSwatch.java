package emberway.app.panel;

import emberway.app.display.TileIcons;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Tile;
import emberway.render.tiled.TileLooks;
import imgui.ImDrawList;
import imgui.ImGui;
import java.util.Optional;
import java.util.function.Supplier;

/** Draws the picture of a tile before its name, or its color if it has no picture. */
public final class TileSwatch {
  private static final double BEHIND = 0.4; // opacity of what stands out against dark tiles [0..1]
  private static final float WIDTH = 1.34f; // of the place of a picture [heights]

  private final Supplier<TileIcons> pictures;

  /**
   * Creates the painter.
   *
   * @param pictures returns the pictures of the map's tiles
   */
  public TileSwatch(Supplier<TileIcons> pictures) {
    this.pictures = pictures;
  }

  /**
   * Draws a tile before the next item of the line.
   *
   * @param height of the line [px]
   */
  public void draw(Tile tile, float height) {
    Optional<TileIcons.Picture> known = pictures.get().picture(tile);
    float width = (float) Math.ceil(height * WIDTH);
    float beside = ImGui.getCursorPosX() + width + ImGui.getStyle().getItemSpacingX();
    if (known.isEmpty()) {
      GuiText.framedSwatch(tile.mapColor());
      ImGui.sameLine(beside);
      return;
    }
    TileIcons.Picture picture = known.get();
    float scale = Math.min(width / picture.width(), height / picture.height());
    float halfWidth = Math.round(picture.width() * scale) / 2f;
    float halfHeight = Math.round(picture.height() * scale) / 2f;
    float x = Math.round(ImGui.getCursorScreenPosX()) + width / 2;
    float y = Math.round(ImGui.getCursorScreenPosY()) + height / 2;
    ImDrawList list = ImGui.getWindowDrawList();
    int behind = GuiStyle.onMap(DrawPanel.BEHIND, BEHIND);
    list.addRectFilled(
        x - width / 2, y - height / 2, x + width / 2, y + height / 2, behind, height / 8);
    list.addImage(
        picture.texture(),
        x - halfWidth,
        y - halfHeight,
        x + halfWidth,
        y + halfHeight,
        picture.left(),
        picture.top(),
        picture.right(),
        1);
    ImGui.dummy(width, height);
    ImGui.sameLine();
  }

  /** Returns the group of a tile of a Tiled map; empty for a tile of an Emberway tile set. */
  String group(Tile tile) {
    return pictures.get().icon(tile).map(TileLooks.Icon::group).orElse("");
  }

  /** Returns a tile's name, without that of its tile set: the picture is beside it. */
  String name(Tile tile) {
    return pictures
        .get()
        .icon(tile)
        .filter(icon -> icon.number() >= 0)
        .map(icon -> Texts.format("tuning.tile", icon.number()))
        .orElseGet(() -> PrintableText.escape(CellText.label(tile)));
  }
}
