package emberway.app;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.VisibleCells;
import imgui.ImDrawList;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * Draws on the cells of the map, wherever the view shows them and however it is turned. Cells are
 * those of the unturned map, by row-major index.
 */
final class GuiCells {
  /** No color: nothing is drawn. */
  static final int NONE = 0;

  private final VisibleCells visible = new VisibleCells();
  private ImDrawList list; // of the frame under way, like the rest
  private IsoProjection projection;
  private Camera camera;
  private GridSize size; // unturned
  private Rotation rotation;
  private Rotation back;

  /** Begins to draw on what a state's view shows. */
  void begin(ImDrawList drawn, ExplorerState state) {
    list = drawn;
    projection = state.view().frame().projection();
    camera = state.view().camera();
    size = state.map().size();
    rotation = state.view().rotation();
    back = rotation.inverse();
    visible.look(
        projection,
        CellRegion.all(projection.size()),
        (int) Math.floor(camera.screenToWorldX(0)),
        (int) Math.floor(camera.screenToWorldY(0)) - projection.geometry().spriteHeight(),
        (int) Math.ceil(camera.screenToWorldX(camera.viewWidth())) + 1,
        (int) Math.ceil(camera.screenToWorldY(camera.viewHeight())) + 1);
  }

  /** Half the width of a cell's diamond on the screen. [px] */
  float halfWidth() {
    return (float) (projection.halfWidth() * camera.scale());
  }

  /** Half the height of a cell's diamond on the screen. [px] */
  float halfHeight() {
    return (float) (projection.halfHeight() * camera.scale());
  }

  /** The middle of a cell's ground. [screen px] */
  float x(int cell) {
    return x(size.x(cell), size.y(cell));
  }

  /** The middle of a cell's ground. [screen px] */
  float y(int cell) {
    return y(size.x(cell), size.y(cell));
  }

  /** A point between the middles of cells. [screen px] */
  float x(double cellX, double cellY) {
    return screenX(turnedX(cellX, cellY), turnedY(cellX, cellY));
  }

  /** A point between the middles of cells. [screen px] */
  float y(double cellX, double cellY) {
    return screenY(turnedX(cellX, cellY), turnedY(cellX, cellY));
  }

  private double turnedX(double x, double y) {
    return switch (rotation) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  private double turnedY(double x, double y) {
    return switch (rotation) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  private float screenX(double turnedX, double turnedY) {
    return (float) camera.worldToScreenX(projection.cellToWorldX(turnedX, turnedY));
  }

  private float screenY(double turnedX, double turnedY) {
    return (float) camera.worldToScreenY(projection.cellToWorldY(turnedX, turnedY));
  }

  /** Visits each cell that the view shows. */
  void forEachSeen(IntConsumer visitor) {
    for (int slot = 0; slot < visible.slots(); slot++) {
      int column = visible.column(slot);
      if (column != VisibleCells.NOTHING) {
        visitor.accept(unturned(column, visible.row(slot)));
      }
    }
  }

  private int unturned(int column, int row) {
    GridSize turned = projection.size();
    return size.index(back.x(turned, column, row), back.y(turned, column, row));
  }

  /**
   * Paints the ground of the cells that the view shows; cells of one color side by side are painted
   * in one piece.
   *
   * @param colorOf each cell's color as ImGui packs it, or {@link #NONE}
   */
  void paint(IntUnaryOperator colorOf) {
    int flags = list.getFlags();
    list.setFlags(0); // smoothed edges would show as a net of seams
    int color = NONE; // of the piece under way: columns west..east of a row
    int west = 0;
    int east = 0;
    int row = -1;
    for (int slot = 0; slot < visible.slots(); slot++) {
      int column = visible.column(slot);
      if (column == VisibleCells.NOTHING) {
        continue;
      }
      int slotRow = visible.row(slot);
      int next = colorOf.applyAsInt(unturned(column, slotRow));
      if (slotRow != row || next != color || column != west - 1) {
        piece(color, west, east, row);
        color = next;
        east = column;
        row = slotRow;
      }
      west = column;
    }
    piece(color, west, east, row);
    list.setFlags(flags);
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
   * Frames a cell.
   *
   * @param inset how far inside the cell's edge, as a part of the cell [0..0.5]
   */
  void frame(int cell, double inset, int color, float thickness) {
    float x = x(cell);
    float y = y(cell);
    float dx = (float) (halfWidth() * (1 - 2 * inset));
    float dy = (float) (halfHeight() * (1 - 2 * inset));
    list.addQuad(x - dx, y, x, y - dy, x + dx, y, x, y + dy, color, thickness);
  }

  /** Fills the middle of a cell. */
  void dot(int cell, double part, int color) {
    float x = x(cell);
    float y = y(cell);
    float dx = (float) (halfWidth() * part);
    float dy = (float) (halfHeight() * part);
    list.addQuadFilled(x - dx, y, x, y - dy, x + dx, y, x, y + dy, color);
  }

  /** Draws the edges of an area against what is not in it. */
  void outline(BitSet area, int color, float thickness) {
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
    for (Direction side : Direction.CARDINALS) {
      Cell neighbor = new Cell(cellX, cellY).step(side);
      if (!size.contains(neighbor.x(), neighbor.y()) || !area.get(size.index(neighbor))) {
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

  /** Draws a line through the middles of cells, aside by some pixels. */
  void line(int[] cells, float aside, int color, float thickness) {
    if (cells.length > 0) {
      line(x(cells[0]), y(cells[0]), cells, aside, color, thickness);
    }
  }

  /** Draws a line from a point through the middles of cells, aside by some pixels. */
  void line(float fromX, float fromY, int[] cells, float aside, int color, float thickness) {
    float x = fromX;
    float y = fromY;
    for (int cell : cells) {
      list.addLine(x, y + aside, x(cell), y(cell) + aside, color, thickness);
      x = x(cell);
      y = y(cell);
    }
  }

  /** Draws a pointer within a cell, toward a neighbor. */
  void pointer(int from, int to, int color, float thickness) {
    float dx = x(to) - x(from);
    float dy = y(to) - y(from);
    float length = (float) Math.hypot(dx, dy);
    float head = Math.min(halfHeight() * 0.34f, 4 + 5 * thickness);
    float tipX = x(from) + dx * 0.5f;
    float tipY = y(from) + dy * 0.5f;
    float baseX = tipX - dx / length * head;
    float baseY = tipY - dy / length * head;
    float sideX = -dy / length * head * 0.5f;
    float sideY = dx / length * head * 0.5f;
    list.addLine(x(from) + dx * 0.24f, y(from) + dy * 0.24f, baseX, baseY, color, thickness);
    list.addTriangleFilled(
        tipX, tipY, baseX + sideX, baseY + sideY, baseX - sideX, baseY - sideY, color);
  }
}
