package emberway.app.state;

import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.ShapePreview;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.edit.ShapeRasterizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the user draws with: a tool, a tile and how wide; and what is sketched so far. It stays
 * empty where there is nothing to draw with.
 */
public final class DrawingState implements EditAction.OfDrawing.Handler {
  private final TileMap map;
  private final Runnable whenNone;
  private final List<Integer> tiles; // ids of those that can be drawn
  private Optional<DrawTool> tool = Optional.empty();
  private int tile;
  private int width = 1; // [cells]
  private boolean isPanning;
  private Optional<ShapePreview> shapePreview = Optional.empty();

  /**
   * An empty hand over a map.
   *
   * @param drawable by tile id: whether there is a picture of it
   * @param whenNone called where a tool is to be taken and there is nothing to draw with
   */
  DrawingState(TileMap map, boolean[] drawable, Runnable whenNone) {
    this.map = map;
    this.whenNone = whenNone;
    tiles = tiles(map.legend(), drawable);
    tile = tiles.isEmpty() ? Legend.NOTHING : tiles.get(0);
  }

  /** All but start and goal, which are the route's; the ground first. */
  private static List<Integer> tiles(Legend legend, boolean[] drawable) {
    List<Integer> result = new ArrayList<>();
    for (Layer layer : Layer.values()) {
      for (int id = 1; id <= legend.size(); id++) {
        Tile each = legend.tile(id);
        if (each.layer() == layer && each.role() == Tile.Role.NONE && drawable[id]) {
          result.add(id);
        }
      }
    }
    return List.copyOf(result);
  }

  @Override
  public void takeTool(DrawTool taken) {
    if (tiles.isEmpty()) {
      whenNone.run();
    } else {
      shapePreview = Optional.empty();
      tool = tool.equals(Optional.of(taken)) ? Optional.empty() : Optional.of(taken);
    }
  }

  /** With a tile in hand something is to be drawn with it. */
  @Override
  public void takeTile(int id) {
    if (tiles.contains(id)) {
      tile = id;
      boolean draws =
          tool.isPresent()
              && tool.get() != DrawTool.ERASER
              && tool.get() != DrawTool.MOVE
              && tool.get() != DrawTool.PICK;
      tool = draws ? tool : Optional.of(DrawTool.BRUSH);
    }
  }

  /** What stands in the cell, or else its ground. */
  @Override
  public void pick(Cell cell) {
    if (map.size().contains(cell.x(), cell.y())) {
      int index = map.size().index(cell);
      int overlay = map.overlay().id(index);
      takeTile(tiles.contains(overlay) ? overlay : map.base().id(index));
    }
  }

  @Override
  public void chooseWidth(int cells) {
    width = Math.max(1, Math.min(ShapeRasterizer.MOST_WIDTH, cells));
  }

  @Override
  public void holdToPan(boolean held) {
    isPanning = held;
  }

  @Override
  public void beginShape(ShapePreview.Shape shape, Cell cell) {
    if (!tiles.isEmpty()) {
      shapePreview = Optional.of(new ShapePreview(shape, cell, cell, width, drawsBySides()));
    }
  }

  @Override
  public void stretchShape(Cell cell) {
    shapePreview = shapePreview.map(old -> old.to(cell));
  }

  /** Holds what another one held over a map like this one, as far as there is that here. */
  void resume(DrawingState before) {
    if (tiles.isEmpty() || before.tiles.isEmpty()) {
      return;
    }
    int same = map.legend().id(before.map.legend().tile(before.tile).symbol());
    tile = tiles.contains(same) ? same : tile;
    tool = before.tool;
    width = before.width;
  }

  /** Puts down what is in it: first a sketch, then the tool; whether there was anything. */
  boolean letGo() {
    if (shapePreview.isPresent()) {
      shapePreview = Optional.empty();
      return true;
    }
    boolean had = tool.isPresent();
    tool = Optional.empty();
    return had;
  }

  /** The sketch, which is gone then. */
  Optional<ShapePreview> takeSketch() {
    Optional<ShapePreview> result = shapePreview;
    shapePreview = Optional.empty();
    return result;
  }

  /** What is sketched so far. */
  public Optional<ShapePreview> shapePreview() {
    return shapePreview;
  }

  /** The tool in it. */
  public Optional<DrawTool> tool() {
    return tool;
  }

  /** Whether the left button is for that tool now. */
  public boolean uses(DrawTool wanted) {
    return !isPanning && tool.filter(wanted::equals).isPresent();
  }

  /** Whether the left button draws. */
  public boolean isDrawing() {
    return tool.isPresent() && !isPanning;
  }

  /** The ids of the tiles that can be drawn: those of the ground, then those that stand on it. */
  public List<Integer> tiles() {
    return tiles;
  }

  /** The id of the tile in it; {@link Legend#NOTHING} where none can be drawn. */
  public int tile() {
    return tile;
  }

  /** What drawing puts into cells: the tile, or {@link Legend#NOTHING} with the eraser. */
  public int ink() {
    return tool.filter(DrawTool.ERASER::equals).isPresent() ? Legend.NOTHING : tile;
  }

  /** Whether strokes go side by side: ground, and what joins its like, is drawn in one piece. */
  boolean drawsBySides() {
    return ink() != Legend.NOTHING && (layer() == Layer.BASE || map.legend().tile(tile).hasJoins());
  }

  /** The layer that drawing changes. */
  Layer layer() {
    return ink() == Legend.NOTHING ? Layer.OVERLAY : map.legend().tile(tile).layer();
  }

  /** How wide brush and lines are. [cells] [1..{@value ShapeRasterizer#MOST_WIDTH}] */
  public int width() {
    return width;
  }
}
