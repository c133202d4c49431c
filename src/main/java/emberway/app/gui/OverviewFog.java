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
 * Hides the unexplored parts of the overview: cell by cell, or in blocks if the map is larger than
 * {@value #MAX_BLOCKS} cells on a side.
 */
public final class OverviewFog {
  private static final int MAX_BLOCKS = 96; // blocks per side

  // The current frame.
  private ImDrawList list;
  private Projection projection;
  private Rotation rotation;
  private GridSize size; // of the unrotated map
  private float originX; // screen position of the world's origin [px]
  private float originY;
  private float scale;

  /** Returns the color of the fog as packed by ImGui. */
  public static int color() {
    return GuiStyle.onMap(FogOfWar.PARCHMENT, 1);
  }

  /**
   * Draws the fog over an overview of the whole map.
   *
   * @param left screen x of the world's origin [px]
   * @param top screen y of the world's origin [px]
   * @param screenScale screen pixels per world pixel
   */
  public void draw(
      ImDrawList drawn, ExplorerState state, float left, float top, float screenScale) {
    list = drawn;
    projection = state.view().frame().projection();
    rotation = state.view().rotation();
    size = state.map().size();
    originX = left;
    originY = top;
    scale = screenScale;
    int flags = list.getFlags();
    // Antialiasing would leave visible seams between the quads.
    list.setFlags(flags & ~ImDrawListFlags.AntiAliasedFill);
    int rows = Math.min(MAX_BLOCKS, size.height());
    for (int row = 0; row < rows; row++) {
      row(state.simulations(), row * size.height() / rows, (row + 1) * size.height() / rows);
    }
    list.setFlags(flags);
  }

  /**
   * Draws a row of blocks that spans the map's rows [north, south); each run of unknown blocks is
   * one quad.
   */
  private void row(Simulations simulations, int north, int south) {
    int columns = Math.min(MAX_BLOCKS, size.width());
    int middle = (north + south) / 2;
    int from = -1; // start of the current run of unknown blocks, or -1
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
