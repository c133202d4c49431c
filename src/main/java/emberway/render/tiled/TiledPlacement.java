package emberway.render.tiled;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.render.iso.FlatProjection;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.Lattice;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import emberway.sprite.TileGeometry;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;

/**
 * The positions of a Tiled map's parts in the world, in the coordinates of the projection of its
 * cells' grid.
 */
final class TiledPlacement {
  private final TiledMap map;
  private final Lattice lattice;
  private final Projection projection;
  private final int shiftX; // from the lattice's to the world's coordinates [px]
  private final int shiftY;

  /**
   * Computes the positions for a map.
   *
   * @throws IllegalArgumentException if its grid is longer than a map may be
   */
  TiledPlacement(TiledMap map) {
    this.map = map;
    lattice = lattice(map);
    TiledGrid grid = TiledGrid.of(map);
    GridSize size = new GridSize(Math.toIntExact(grid.width()), Math.toIntExact(grid.height()));
    int width = evenSide(map.tileWidth());
    int height = evenSide(map.tileHeight());
    if (lattice.kind() == Lattice.Kind.FLAT) {
      projection = new FlatProjection(width / 2, height / 2, size);
      shiftX = 0;
      shiftY = 0;
    } else {
      IsoProjection iso = new IsoProjection(new TileGeometry(width, height, width, height), size);
      projection = iso;
      Cell first = grid.cell(0, 0);
      shiftX = iso.spriteLeft(first.x(), first.y()) - lattice.left(lattice.screenColumn(0, 0));
      shiftY = iso.spriteTop(first.x(), first.y()) - lattice.top(lattice.screenRow(0, 0));
    }
  }

  private static Lattice lattice(TiledMap map) {
    boolean even = map.stagger().even();
    return switch (map.orientation()) {
      case ISOMETRIC ->
          new Lattice(Lattice.Kind.DIAMOND, map.size(), map.tileWidth(), map.tileHeight(), false);
      case STAGGERED ->
          new Lattice(
              map.stagger().axis() == TiledMap.Axis.Y
                  ? Lattice.Kind.SHIFTED_ROWS
                  : Lattice.Kind.SHIFTED_COLUMNS,
              map.size(),
              evenSide(map.tileWidth()),
              evenSide(map.tileHeight()),
              even);
      case ORTHOGONAL ->
          new Lattice(
              Lattice.Kind.FLAT,
              map.size(),
              map.tileWidth(),
              map.tileHeight(),
              false,
              map.renderOrder() == TiledMap.RenderOrder.LEFT_DOWN
                  || map.renderOrder() == TiledMap.RenderOrder.LEFT_UP,
              map.renderOrder() == TiledMap.RenderOrder.RIGHT_UP
                  || map.renderOrder() == TiledMap.RenderOrder.LEFT_UP);
    };
  }

  /** Reduces the sides of staggered cells to even numbers, as Tiled does. */
  private static int evenSide(int side) {
    return Math.max(2, side & ~1);
  }

  /** The arrangement of cells. */
  Lattice lattice() {
    return lattice;
  }

  /** The projection of the grid that the map's cells are laid on. */
  Projection projection() {
    return projection;
  }

  /** The horizontal shift from the lattice's to the world's coordinates. [px] */
  int shiftX() {
    return shiftX;
  }

  /** The vertical shift from the lattice's to the world's coordinates. [px] */
  int shiftY() {
    return shiftY;
  }

  /** The area of all cells' bounding boxes, in the lattice's coordinates. [px] */
  private PixelBox cells() {
    int width = lattice.size().width();
    int height = lattice.size().height();
    int w = lattice.cellWidth();
    int h = lattice.cellHeight();
    return switch (lattice.kind()) {
      case DIAMOND -> new PixelBox(0, 0, (width + height) * w / 2, (width + height) * h / 2);
      case SHIFTED_ROWS ->
          new PixelBox(0, 0, width * w + (height > 1 ? w / 2 : 0), (height + 1) * (h / 2));
      case SHIFTED_COLUMNS ->
          new PixelBox(0, 0, (width + 1) * (w / 2), height * h + (width > 1 ? h / 2 : 0));
      case FLAT -> new PixelBox(0, 0, width * w, height * h);
    };
  }

  /** The area of the whole picture: the cells, with space on each side for the layers' offsets. */
  PixelBox picture() {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    for (TiledLayer layer : map.layers()) {
      left = Math.max(left, (int) Math.ceil(-layer.look().offsetX()));
      top = Math.max(top, (int) Math.ceil(-layer.look().offsetY()));
      right = Math.max(right, (int) Math.ceil(layer.look().offsetX()));
      bottom = Math.max(bottom, (int) Math.ceil(layer.look().offsetY()));
    }
    PixelBox cells = cells();
    return new PixelBox(
        shiftX - left, shiftY - top, cells.width() + left + right, cells.height() + top + bottom);
  }

  /** The world x of a point in the map's object space. [world px] */
  double objectX(double x, double y) {
    return shiftX + latticeX(x, y);
  }

  /** The world y of a point in the map's object space. [world px] */
  double objectY(double x, double y) {
    return shiftY + latticeY(x, y);
  }

  private double latticeX(double x, double y) {
    return switch (lattice.kind()) {
      case DIAMOND -> {
        double cellX = x / map.tileHeight() - map.firstColumn();
        double cellY = y / map.tileHeight() - map.firstRow();
        int origin = map.size().height() * map.tileWidth() / 2; // rounded down, as in Tiled
        yield (cellX - cellY) * map.tileWidth() / 2.0 + origin;
      }
      case SHIFTED_COLUMNS -> x - map.firstColumn() * (lattice.cellWidth() / 2);
      case SHIFTED_ROWS, FLAT -> x - map.firstColumn() * lattice.cellWidth();
    };
  }

  private double latticeY(double x, double y) {
    return switch (lattice.kind()) {
      case DIAMOND -> {
        double cellX = x / map.tileHeight() - map.firstColumn();
        double cellY = y / map.tileHeight() - map.firstRow();
        yield (cellX + cellY) * map.tileHeight() / 2.0;
      }
      case SHIFTED_ROWS -> y - map.firstRow() * (lattice.cellHeight() / 2);
      case SHIFTED_COLUMNS, FLAT -> y - map.firstRow() * lattice.cellHeight();
    };
  }

  /** The left edge of an image layer without an offset, where Tiled's pixels begin. [world px] */
  int imageLeft() {
    boolean isDiamond = lattice.kind() == Lattice.Kind.DIAMOND; // its cells begin farther right
    long right = isDiamond ? (long) map.statedHeight() * map.tileWidth() / 2 : 0;
    return (int) (objectX(0, 0) - right);
  }

  /** The top edge of an image layer without an offset, where Tiled's pixels begin. [world px] */
  int imageTop() {
    return (int) objectY(0, 0);
  }
}
