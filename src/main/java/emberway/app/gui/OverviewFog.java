package emberway.app.gui;

import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.map.FogOfWar;
import emberway.render.iso.Projection;
import imgui.ImDrawList;
import imgui.flag.ImDrawListFlags;

/**
 * Darkens what nobody knows on a small picture of the map: cell by cell, or in blocks where the map
 * is larger than {@value #MOST_BLOCKS} cells.
 */
public final class OverviewFog {
  private static final int MOST_BLOCKS = 96; // a side

  private ImDrawList list; // of the frame under way, like the rest
  private Projection projection;
  private Rotation rotation;
  private GridSize size; // unturned
  private float originX; // of the world [px]
  private float originY;
  private float scale;

  /** What lies over the land that nobody has seen, as ImGui packs it. */
  public static int color() {
    return GuiStyle.onMap(FogOfWar.COLOR, FogOfWar.THICKNESS);
  }

  /**
   * Draws over a picture of the whole map.
   *
   * @param left where the world's origin lies [px]
   * @param top the same
   * @param pixels for a pixel of the world
   */
  public void draw(ImDrawList drawn, ExplorerState state, float left, float top, float pixels) {
    list = drawn;
    projection = state.view().frame().projection();
    rotation = state.view().rotation();
    size = state.map().size();
    originX = left;
    originY = top;
    scale = pixels;
    int flags = list.getFlags();
    list.setFlags(flags & ~ImDrawListFlags.AntiAliasedFill); // which would show as a net of seams
    int rows = Math.min(MOST_BLOCKS, size.height());
    for (int row = 0; row < rows; row++) {
      row(state.simulations(), row * size.height() / rows, (row + 1) * size.height() / rows);
    }
    list.setFlags(flags);
  }

  /** A row of blocks from one row of cells to before another; unknown ones in one piece. */
  private void row(Simulations simulations, int north, int south) {
    int columns = Math.min(MOST_BLOCKS, size.width());
    int middle = (north + south) / 2;
    int from = -1; // where unknown blocks began, or -1
    for (int column = 0; column <= columns; column++) {
      int west = column * size.width() / columns;
      int east = (column + 1) * size.width() / columns;
      boolean isKnown =
          column == columns || simulations.isKnown(size.index((west + east) / 2, middle));
      if (isKnown && from >= 0) {
        piece(from, west, north, south);
        from = -1;
      } else if (!isKnown && from < 0) {
        from = west;
      }
    }
  }

  private void piece(int west, int east, int north, int south) {
    double left = west - 0.5;
    double right = east - 0.5;
    double top = north - 0.5;
    double bottom = south - 0.5;
    list.addQuadFilled(
        x(left, top),
        y(left, top),
        x(right, top),
        y(right, top),
        x(right, bottom),
        y(right, bottom),
        x(left, bottom),
        y(left, bottom),
        color());
  }

  private float x(double cellX, double cellY) {
    return originX
        + scale
            * (float)
                projection.cellToWorldX(
                    rotation.x(size, cellX, cellY), rotation.y(size, cellX, cellY));
  }

  private float y(double cellX, double cellY) {
    return originY
        + scale
            * (float)
                projection.cellToWorldY(
                    rotation.x(size, cellX, cellY), rotation.y(size, cellX, cellY));
  }
}
