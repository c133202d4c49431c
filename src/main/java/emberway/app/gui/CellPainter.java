package emberway.app.gui;

import emberway.app.state.ExplorerState;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.VisibleCells;
import imgui.ImDrawList;
import imgui.flag.ImDrawListFlags;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * Draws on the cells of the map at any camera position and rotation. Cells are given as row-major
 * indices of the unrotated map.
 */
public final class CellPainter {
  /** The color that draws nothing. */
  public static final int NONE = 0;

  // Direction of offset lines: between the directions of steps, 26.6° and 90° from upright.
  private static final float ASIDE_X = 0.85f;
  // Long enough that parallel diagonal steps lie as far apart as asked for.
  private static final float ASIDE_Y = 1.38f;

  private final VisibleCells visible = new VisibleCells();

  // The current frame.
  private ImDrawList list;
  private Viewport view;
  private Projection projection;
  private Camera camera;
  private GridSize size; // of the unrotated map
  private Rotation rotation;
  private Rotation back;
  private boolean isDiamonds;
  private boolean isUpdated; // whether the range of visible cells is up to date
  private int west; // visible part of the rotated map if cells are not diamonds; inclusive
  private int east;
  private int north;
  private int south;

  /** Starts drawing on the map as the view of a state shows it. */
  public void begin(ImDrawList drawn, ExplorerState state) {
    list = drawn;
    view = state.view();
    projection = state.view().frame().projection();
    camera = state.view().camera();
    size = state.map().size();
    rotation = state.view().rotation();
    back = rotation.inverse();
    isDiamonds = projection instanceof IsoProjection;
    isUpdated = false;
  }

  /** Finds the visible cells on first use in a frame. */
  private void updateVisible() {
    if (isUpdated) {
      return;
    }
    isUpdated = true;
    int left = (int) Math.floor(camera.screenToWorldX(0));
    int top = (int) Math.floor(camera.screenToWorldY(0));
    int right = (int) Math.ceil(camera.screenToWorldX(camera.viewWidth())) + 1;
    int bottom = (int) Math.ceil(camera.screenToWorldY(camera.viewHeight())) + 1;
    if (projection instanceof IsoProjection iso) {
      visible.look(iso, CellRegion.all(projection.size()), left, top, right, bottom);
    } else {
      updateFlat(left, top, right, bottom);
    }
  }

  /**
   * Finds the visible cells of a non-isometric map: the bounding box of the cells at the view's
   * corners, one cell larger on each side.
   */
  private void updateFlat(int left, int top, int right, int bottom) {
    GridSize turned = projection.size();
    west = turned.width();
    north = turned.height();
    east = -1;
    south = -1;
    for (int corner = 0; corner < 4; corner++) {
      Cell cell = projection.worldToCell(corner % 2 == 0 ? left : right, corner < 2 ? top : bottom);
      west = Math.min(west, cell.x() - 1);
      east = Math.max(east, cell.x() + 1);
      north = Math.min(north, cell.y() - 1);
      south = Math.max(south, cell.y() + 1);
    }
    west = Math.max(0, west);
    north = Math.max(0, north);
    east = Math.min(turned.width() - 1, east);
    south = Math.min(turned.height() - 1, south);
  }

  /** Receives a column and a row of the rotated map. */
  @FunctionalInterface
  private interface PlaceVisitor {
    void visit(int column, int row);
  }

  /** Visits the visible places of the rotated map row by row, each row from east to west. */
  private void forEachPlace(PlaceVisitor visitor) {
    updateVisible();
    if (!isDiamonds) {
      for (int row = north; row <= south; row++) {
        for (int column = east; column >= west; column--) {
          visitor.visit(column, row);
        }
      }
      return;
    }
    for (int slot = 0; slot < visible.slots(); slot++) {
      int column = visible.column(slot);
      if (column != VisibleCells.NOTHING) {
        visitor.visit(column, visible.row(slot));
      }
    }
  }

  /** Returns how the camp or banner of a cell stands on the screen. */
  public RouteMarks.Stance mark(boolean isGoal, int cell) {
    Cell turned = rotation.apply(size, new Cell(size.x(cell), size.y(cell)));
    return RouteMarks.stance(isGoal, view.frame(), view.isSpriteStack(), turned, view.unit());
  }

  /** Returns half the width of a cell's diamond on the screen. [px] */
  public float halfWidth() {
    return (float) (projection.halfWidth() * camera.scale());
  }

  /** Returns half the height of a cell's diamond on the screen. [px] */
  public float halfHeight() {
    return (float) (projection.halfHeight() * camera.scale());
  }

  /** Returns the screen x of the center of a cell's ground. [px] */
  public float x(int cell) {
    return x(size.x(cell), size.y(cell));
  }

  /** Returns the screen y of the center of a cell's ground. [px] */
  public float y(int cell) {
    return y(size.x(cell), size.y(cell));
  }

  /** Returns the screen x of a point in fractional cell coordinates. [px] */
  public float x(double cellX, double cellY) {
    return screenX(rotation.x(size, cellX, cellY), rotation.y(size, cellX, cellY));
  }

  /** Returns the screen y of a point in fractional cell coordinates. [px] */
  public float y(double cellX, double cellY) {
    return screenY(rotation.x(size, cellX, cellY), rotation.y(size, cellX, cellY));
  }

  private float screenX(double turnedX, double turnedY) {
    return (float) camera.worldToScreenX(projection.cellToWorldX(turnedX, turnedY));
  }

  private float screenY(double turnedX, double turnedY) {
    return (float) camera.worldToScreenY(projection.cellToWorldY(turnedX, turnedY));
  }

  /** Visits each visible cell. */
  public void forEachSeen(IntConsumer visitor) {
    forEachPlace((column, row) -> visitor.accept(unturned(column, row)));
  }

  private int unturned(int column, int row) {
    GridSize turned = projection.size();
    return size.index(back.x(turned, column, row), back.y(turned, column, row));
  }

  /**
   * Paints the ground of all visible cells; runs of one color in a row become one quad.
   *
   * @param colorOf returns each cell's color as packed by ImGui, or {@link #NONE}
   */
  public void paint(IntUnaryOperator colorOf) {
    int flags = list.getFlags();
    // Antialiasing would leave visible seams between the quads.
    list.setFlags(flags & ~ImDrawListFlags.AntiAliasedFill);
    Piece piece = new Piece();
    forEachPlace(
        (column, row) -> {
          int color = colorOf.applyAsInt(unturned(column, row));
          if (row != piece.row || color != piece.color || column != piece.west - 1) {
            piece(piece.color, piece.west, piece.east, piece.row);
            piece.color = color;
            piece.east = column;
            piece.row = row;
          }
          piece.west = column;
        });
    piece(piece.color, piece.west, piece.east, piece.row);
    list.setFlags(flags);
  }

  /** A run of cells of one color in a row of the rotated map. */
  private static final class Piece {
    private int color = NONE;
    private int west;
    private int east;
    private int row = -1;
  }

  private void piece(int color, int west, int east, int row) {
    if (color != NONE) {
      list.addQuadFilled(
          screenX(west - 0.5, row - 0.5),
          screenY(west - 0.5, row - 0.5),
          screenX(east + 0.5, row - 0.5),
          screenY(east + 0.5, row - 0.5),
          screenX(east + 0.5, row + 0.5),
          screenY(east + 0.5, row + 0.5),
          screenX(west - 0.5, row + 0.5),
          screenY(west - 0.5, row + 0.5),
          color);
    }
  }

  /**
   * Draws a frame inside a cell.
   *
   * @param inset distance from the cell's edge, in cells [at most 0.5]; negative to draw around it
   */
  public void frame(int cell, double inset, int color, float thickness) {
    double reach = 0.5 - inset;
    list.addQuad(
        cornerX(cell, -reach, -reach),
        cornerY(cell, -reach, -reach),
        cornerX(cell, reach, -reach),
        cornerY(cell, reach, -reach),
        cornerX(cell, reach, reach),
        cornerY(cell, reach, reach),
        cornerX(cell, -reach, reach),
        cornerY(cell, -reach, reach),
        color,
        thickness);
  }

  /** Whether any of a cell's ground is visible. */
  public boolean isSeen(int cell) {
    float x = x(cell);
    float y = y(cell);
    return x > -halfWidth()
        && y > -halfHeight()
        && x < camera.viewWidth() + halfWidth()
        && y < camera.viewHeight() + halfHeight();
  }

  /**
   * Fills a diamond at a cell's center.
   *
   * @param part the diamond's width as a fraction of the cell's [0..1]
   */
  public void dot(int cell, double part, int color) {
    double reach = part / 2;
    list.addQuadFilled(
        cornerX(cell, -reach, -reach),
        cornerY(cell, -reach, -reach),
        cornerX(cell, reach, -reach),
        cornerY(cell, reach, -reach),
        cornerX(cell, reach, reach),
        cornerY(cell, reach, reach),
        cornerX(cell, -reach, reach),
        cornerY(cell, -reach, reach),
        color);
  }

  private float cornerX(int cell, double east, double south) {
    return x(size.x(cell) + east, size.y(cell) + south);
  }

  private float cornerY(int cell, double east, double south) {
    return y(size.x(cell) + east, size.y(cell) + south);
  }

  /** Draws the border between an area and all cells outside it. */
  public void outline(BitSet area, int color, float thickness) {
    forEachSeen(
        cell -> {
          if (area.get(cell)) {
            edges(area, cell, color, thickness);
          }
        });
  }

  private void edges(BitSet area, int cell, int color, float thickness) {
    int cellX = size.x(cell);
    int cellY = size.y(cell);
    for (int i = 0; i < Direction.CARDINALS.size(); i++) {
      Direction side = Direction.CARDINALS.get(i);
      int besideX = cellX + side.dx();
      int besideY = cellY + side.dy();
      if (!size.contains(besideX, besideY) || !area.get(size.index(besideX, besideY))) {
        double midX = cellX + side.dx() / 2.0;
        double midY = cellY + side.dy() / 2.0;
        double alongX = side.dy() / 2.0;
        double alongY = side.dx() / 2.0;
        list.addLine(
            x(midX - alongX, midY - alongY),
            y(midX - alongX, midY - alongY),
            x(midX + alongX, midY + alongY),
            y(midX + alongX, midY + alongY),
            color,
            thickness);
      }
    }
  }

  /**
   * Draws a line through the centers of cells.
   *
   * @param aside how far to shift the line, so that lines of different routes do not overlap [px]
   */
  public void line(int[] cells, float aside, int color, float thickness) {
    if (cells.length > 0) {
      line(x(cells[0]), y(cells[0]), cells, aside, color, thickness);
    }
  }

  /**
   * Draws a line from a point through the centers of cells. The line is shifted in a direction that
   * no step of an isometric map takes, so that two lines through the same cells lie side by side.
   *
   * @param fromX where the line starts, before the shift [screen px]
   * @param fromY where the line starts, before the shift [screen px]
   * @param aside how far to shift the line [px]
   */
  public void line(float fromX, float fromY, int[] cells, float aside, int color, float thickness) {
    float right = ASIDE_X * aside;
    float down = ASIDE_Y * aside;
    float x = fromX + right;
    float y = fromY + down;
    for (int cell : cells) {
      float toX = x(cell) + right;
      float toY = y(cell) + down;
      list.addLine(x, y, toX, toY, color, thickness);
      x = toX;
      y = toY;
    }
  }

  /** Draws a short arrow at the center of a cell that points to a neighbor. */
  public void shortPointer(int from, int to, int color, float thickness) {
    float dx = x(to) - x(from);
    float dy = y(to) - y(from);
    float reach = halfHeight() * 0.26f / (float) Math.hypot(dx, dy);
    arrow(
        x(from) - dx * reach,
        y(from) - dy * reach,
        x(from) + dx * reach,
        y(from) + dy * reach,
        color,
        thickness);
  }

  /** Draws an arrow in a cell, from near its center to its edge, that points to a neighbor. */
  public void pointer(int from, int to, int color, float thickness) {
    float dx = x(to) - x(from);
    float dy = y(to) - y(from);
    arrow(
        x(from) + dx * 0.24f,
        y(from) + dy * 0.24f,
        x(from) + dx * 0.5f,
        y(from) + dy * 0.5f,
        color,
        thickness);
  }

  private void arrow(float x, float y, float tipX, float tipY, int color, float thickness) {
    float dx = tipX - x;
    float dy = tipY - y;
    float length = (float) Math.hypot(dx, dy);
    float head = Math.min(halfHeight() * 0.34f, 4 + 5 * thickness);
    float baseX = tipX - dx / length * head;
    float baseY = tipY - dy / length * head;
    float sideX = -dy / length * head * 0.5f;
    float sideY = dx / length * head * 0.5f;
    list.addLine(x, y, baseX, baseY, color, thickness);
    list.addTriangleFilled(
        tipX, tipY, baseX + sideX, baseY + sideY, baseX - sideX, baseY - sideY, color);
  }
}
