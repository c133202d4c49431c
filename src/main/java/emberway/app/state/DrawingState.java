package emberway.app.state;

import emberway.app.command.DrawTool;
import emberway.app.command.DrawingCommands;
import emberway.app.command.ShapePreview;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.edit.CellBlock;
import emberway.map.edit.ShapeRasterizer;
import emberway.map.edit.TilePatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What the user draws with: tool, tile and width; and the current shape preview. There is never a
 * tool if the map has no tiles to draw with.
 */
public final class DrawingState implements DrawingCommands {
  private static final Set<DrawTool> INKED = // those that draw the selected tile
      Set.of(DrawTool.BRUSH, DrawTool.LINE, DrawTool.RECTANGLE, DrawTool.FILL);
  private final TileMap map;
  private final Runnable whenNone;
  private final Consumer<String> complain;
  private final List<Integer> tiles; // ids of the drawable tiles
  private Optional<DrawTool> tool = Optional.empty();
  private Optional<DrawTool> putAway = Optional.empty(); // the tool to take back
  private int tile;
  private int width = 1; // [cells]
  private boolean isPanning;
  private Optional<ShapePreview> shapePreview = Optional.empty();
  private Optional<CellBlock> selection = Optional.empty();
  private Optional<Copied> copied = Optional.empty();
  private Optional<String> note = Optional.empty();

  /**
   * Cells copied on a map, which maps of the same tiles can paste.
   *
   * @param from the map, for its tiles and their set's name
   * @param isPasted whether this map has the same tiles
   */
  private record Copied(TilePatch patch, TileMap from, boolean isPasted) {}

  /**
   * Creates the state without a tool.
   *
   * @param drawable whether the tile set has a picture, by tile id
   * @param whenNone called when the user selects a tool but there are no tiles to draw with
   * @param complain is told why a selected tool can do nothing
   */
  DrawingState(TileMap map, boolean[] drawable, Runnable whenNone, Consumer<String> complain) {
    this.complain = complain;
    this.map = map;
    this.whenNone = whenNone;
    tiles = tiles(map.legend(), drawable);
    tile = tiles.isEmpty() ? Legend.NOTHING : tiles.get(0);
  }

  /**
   * Returns the drawable tiles, ground first; start and goal belong to the route and are left out.
   */
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
      selection = Optional.empty();
      tool = tool.equals(Optional.of(taken)) ? Optional.empty() : Optional.of(taken);
      if (uses(DrawTool.STAMP)) {
        copied.filter(each -> !each.isPasted).ifPresent(this::tellWhyNotPasted);
      }
    }
  }

  private void tellWhyNotPasted(Copied other) {
    complain.accept(
        Texts.format(
            "edit.other-tiles",
            PrintableText.escape(other.from.info().tileSet()),
            PrintableText.escape(map.info().tileSet())));
  }

  /** Selects a tile, and the brush unless a tool that draws tiles is selected. */
  @Override
  public void takeTile(int id) {
    if (tiles.contains(id)) {
      tile = id;
      tool = tool.filter(INKED::contains).or(() -> Optional.of(DrawTool.BRUSH));
    }
  }

  @Override
  public void pick(Cell cell) {
    inkAt(cell).ifPresent(this::takeTile);
  }

  /** Returns the id of a cell's uppermost tile that can be drawn, if any. */
  OptionalInt inkAt(Cell cell) {
    if (!map.size().contains(cell.x(), cell.y())) {
      return OptionalInt.empty();
    }
    int index = map.size().index(cell);
    return IntStream.of(map.top().id(index), map.overlay().id(index), map.base().id(index))
        .filter(tiles::contains)
        .findFirst();
  }

  @Override
  public void chooseWidth(int cells) {
    width = Math.max(1, Math.min(ShapeRasterizer.MAX_WIDTH, cells));
  }

  @Override
  public void holdToPan(boolean held) {
    isPanning = held;
  }

  /**
   * Returns the shape that the tool draws between two cells; empty if it draws none.
   *
   * @param isOutline whether a rectangle is drawn as its outline
   */
  public Optional<ShapePreview.Shape> shape(boolean isOutline) {
    return tool.flatMap(
        taken ->
            switch (taken) {
              case LINE -> Optional.of(ShapePreview.Shape.LINE);
              case RECTANGLE ->
                  Optional.of(isOutline ? ShapePreview.Shape.FRAME : ShapePreview.Shape.RECTANGLE);
              case MOVE -> Optional.of(ShapePreview.Shape.MOVE);
              case SELECT -> Optional.of(ShapePreview.Shape.SELECT);
              default -> Optional.empty();
            });
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

  @Override
  public void selectAll() {
    if (!tool.equals(Optional.of(DrawTool.SELECT))) {
      takeTool(DrawTool.SELECT);
    }
    if (!tiles.isEmpty()) {
      Cell last = new Cell(map.size().width() - 1, map.size().height() - 1);
      select(CellBlock.between(map.size(), new Cell(0, 0), last));
    }
  }

  /** Selects a block of cells, or none. */
  void select(Optional<CellBlock> block) {
    selection = block;
  }

  /** Keeps copied cells to be stamped. */
  void keep(TilePatch patch) {
    copied = Optional.of(new Copied(patch, map, true));
  }

  /** Tells the user what a command has done that the map does not show. */
  void setNote(String newNote) {
    note = Optional.of(newNote);
  }

  /** Returns what the last command has done that the map does not show, and clears it. */
  public Optional<String> takeNote() {
    Optional<String> result = note;
    note = Optional.empty();
    return result;
  }

  /** Restores the tool, tile and width of another state, as far as this map supports them. */
  void resume(DrawingState before) {
    if (tiles.isEmpty() || before.tiles.isEmpty()) {
      return;
    }
    int same = map.legend().id(before.map.legend().tile(before.tile).symbol());
    tile = tiles.contains(same) ? same : tile;
    tool = before.tool;
    width = before.width;
    adoptCopied(before);
  }

  /** Takes over the cells copied on another map, to be pasted if this one has the same tiles. */
  public void adoptCopied(DrawingState before) {
    copied =
        before.copied.map(
            each ->
                new Copied(
                    each.patch,
                    each.from,
                    each.from.legend().tiles().equals(map.legend().tiles())));
  }

  /** Cancels the preview or the selection, or else deselects the tool; returns whether any was. */
  boolean cancel() {
    if (shapePreview.isPresent() || selection.isPresent()) {
      shapePreview = Optional.empty();
      selection = Optional.empty();
      return true;
    }
    boolean had = tool.isPresent();
    tool = Optional.empty();
    return had;
  }

  /** Puts the tool away, with its preview and selection. */
  void putAway() {
    putAway = tool;
    tool = Optional.empty();
    cancel();
  }

  /** Takes back the tool that was put away, unless another one is selected. */
  void takeBack() {
    tool = tool.or(() -> putAway);
  }

  /** Returns the shape preview and clears it. */
  Optional<ShapePreview> takeSketch() {
    Optional<ShapePreview> result = shapePreview;
    shapePreview = Optional.empty();
    return result;
  }

  /** Returns the current shape preview, if any. */
  public Optional<ShapePreview> shapePreview() {
    return shapePreview;
  }

  /** Returns the selected cells, if any. */
  public Optional<CellBlock> selection() {
    return selection;
  }

  /** Returns the copied cells, if there are any of this map's tiles. */
  public Optional<TilePatch> copied() {
    return copied.filter(Copied::isPasted).map(Copied::patch);
  }

  /** Returns the selected tool, if any. */
  public Optional<DrawTool> tool() {
    return tool;
  }

  /** Whether the left button currently works as a given tool. */
  public boolean uses(DrawTool wanted) {
    return !isPanning && tool.filter(wanted::equals).isPresent();
  }

  /** Whether the left button currently draws. */
  public boolean isDrawing() {
    return tool.isPresent() && !isPanning;
  }

  /** Returns the ids of the drawable tiles: ground tiles, then overlay tiles, then top tiles. */
  public List<Integer> tiles() {
    return tiles;
  }

  /** Returns the id of the selected tile; {@link Legend#NOTHING} if no tile is drawable. */
  public int tile() {
    return tile;
  }

  /**
   * Returns the tile id that drawing sets: the selected tile, or {@link Legend#NOTHING} for the
   * eraser.
   */
  public int ink() {
    return tool.filter(DrawTool.ERASER::equals).isPresent() ? Legend.NOTHING : tile;
  }

  /**
   * Whether strokes connect cells by their sides and not only by corners: true for ground and for
   * tiles that join their neighbors.
   */
  boolean drawsBySides() {
    return ink() != Legend.NOTHING && (layer() == Layer.BASE || map.legend().tile(tile).hasJoins());
  }

  /** Returns the layer that drawing changes. */
  Layer layer() {
    return ink() == Legend.NOTHING ? Layer.OVERLAY : map.legend().tile(tile).layer();
  }

  /** Returns the width of brush and lines. [cells] [1..{@value ShapeRasterizer#MAX_WIDTH}] */
  public int width() {
    return width;
  }
}
