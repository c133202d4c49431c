package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Draws a map at scales below 1: each pixel is the average of the area that it shows.
 *
 * <p>The averages are those of the picture at scale 1, up to half a level of rounding, where texels
 * end with pixels; elsewhere a texel at a pixel's edge counts by its share of the pixel, as if its
 * color were even. A picture's texels are at most a third of its pixels in each direction, or as
 * large as those of scale 1.
 */
public final class MapPyramid {
  private static final int STRIPS_PER_PROCESSOR = 4;
  private static final int[] NOTHING = new int[1 << 12]; // transparent pixels

  private final Atlas atlas;
  private final MapCells cells;
  private Lattice lattice; // of the last frame; null before; guarded by this

  /** A level's painters that are idle; all share what they know of the map's blocks. */
  private static final class Level {
    final SpriteParts parts;
    final Supplier<TilePainter> newPainter;
    final Queue<TilePainter> idle = new ConcurrentLinkedQueue<>();
    final int blockWidth; // [world px]
    final int blockHeight; // [world px]
    final double mostScale; // the greatest scale that the level is for

    Level(SpriteParts parts, PyramidLevel level, GridSize grid) {
      this.parts = parts;
      blockWidth = level.blockWidth();
      blockHeight = level.blockHeight();
      mostScale = level.mostScale();
      if (level.hasPixels()) {
        Renewed<BlockTexels> known =
            new Renewed<>(() -> new BlockTexels(level.texels()), BlockTexels::isFull);
        newPainter = () -> new StripPainter(new BlockPainter(parts, level, grid), known);
      } else {
        Renewed<CoverTable> known =
            new Renewed<>(() -> new CoverTable(parts, level), CoverTable::isFull);
        newPainter = () -> new CoverPainter(parts, level, grid, known);
      }
    }

    /** The part of some rows of a picture that cells may reach; empty if there is none. */
    PixelBox reached(PictureFrame frame, PixelBox rows) {
      CellRegion cells = frame.cells();
      double scale = frame.scale();
      int lastColumn = frame.projection().size().width() - 1;
      // Lattice columns are x + y, lattice rows y - x + lastColumn.
      int north = (int) Math.floor((frame.originY() + rows.top() / scale) / blockHeight);
      int south = (int) Math.floor((frame.originY() + rows.bottom() / scale) / blockHeight);
      int from = north - parts.lastY() - lastColumn;
      int to = south - parts.firstY() - lastColumn;
      double west = (double) (cells.leastSum(from, to) + parts.firstX()) * blockWidth;
      double east = (double) (cells.greatestSum(from, to) + parts.lastX() + 1) * blockWidth;
      double left = Math.floor((west - frame.originX()) * scale) - 1; // beside any rounding
      double right = Math.ceil((east - frame.originX()) * scale) + 1;
      int begin = (int) Math.max(rows.left(), Math.min(rows.right(), left));
      int end = (int) Math.max(begin, Math.min(rows.right(), right));
      return new PixelBox(begin, rows.top(), end - begin, rows.height());
    }
  }

  /** A table that is replaced by an empty one when it is full. */
  private static final class Renewed<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private final Predicate<T> isFull;
    private T table;

    Renewed(Supplier<T> maker, Predicate<T> isFull) {
      this.maker = maker;
      this.isFull = isFull;
    }

    @Override
    public synchronized T get() {
      if (table == null || isFull.test(table)) {
        table = maker.get();
      }
      return table;
    }
  }

  /** The levels for maps with cells of one size; none if the sprites are too large for them. */
  private static final class Lattice {
    final int halfWidth;
    final int halfHeight;
    final Level[] levels;

    Lattice(Atlas atlas, IsoProjection projection) {
      halfWidth = projection.halfWidth();
      halfHeight = projection.halfHeight();
      boolean canCut = SpriteParts.canCut(atlas, halfWidth, halfHeight);
      List<PyramidLevel> all = canCut ? PyramidLevel.all(halfWidth, halfHeight) : List.of();
      levels = new Level[all.size()];
      if (canCut) {
        SpriteParts parts = new SpriteParts(atlas, halfWidth, halfHeight);
        for (int i = 0; i < levels.length; i++) {
          levels[i] = new Level(parts, all.get(i), projection.size());
        }
      }
    }

    boolean isOf(IsoProjection projection) {
      return projection.halfWidth() == halfWidth && projection.halfHeight() == halfHeight;
    }
  }

  /** Takes a map, whose sprite numbers are the atlas's. */
  public MapPyramid(Atlas atlas, SpriteLayers layers) {
    this.atlas = atlas;
    cells = new MapCells(atlas, layers);
  }

  /** Takes over changed sprites. */
  public void patch(SpritePatch patch) {
    cells.patch(patch);
  }

  /** The sprite of each cell in all layers; the arrays are outdated by the next {@link #patch}. */
  public CellBlitter.Numbers numbers() {
    return cells;
  }

  /** Whether a frame can be drawn: one of diamonds, at a scale of at most 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() <= 1
        && frame.projection() instanceof IsoProjection projection
        && projection.size().equals(cells.size())
        && lattice(projection).levels.length > 0;
  }

  private synchronized Lattice lattice(IsoProjection projection) {
    if (lattice == null || !lattice.isOf(projection)) {
      lattice = new Lattice(atlas, projection);
    }
    return lattice;
  }

  /**
   * Draws a part of a frame's picture with all processors; the parts of a picture fit together to
   * the last bit. May be called by several threads, also during a patch; then cells show what they
   * had before or what they have after it.
   *
   * @param frame one that {@link #isFor} takes
   * @param layers the layers to draw
   * @param part may reach outside the picture [picture px]
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: width*height of the
   *     part]
   */
  public void draw(PictureFrame frame, Set<Layer> layers, PixelBox part, IntBuffer rgba) {
    int strips =
        Math.min(part.height(), STRIPS_PER_PROCESSOR * Runtime.getRuntime().availableProcessors());
    MapCells.Shown shown = cells.shown(layers);
    IntStream.range(0, strips)
        .parallel()
        .forEach(
            strip -> {
              int from = (int) ((long) part.height() * strip / strips);
              int end = (int) ((long) part.height() * (strip + 1) / strips);
              drawRows(frame, shown, part, from, end, rgba, cells -> {});
            });
  }

  /** Like {@link #draw}, but on the calling thread alone. */
  public void drawHere(PictureFrame frame, Set<Layer> layers, PixelBox part, IntBuffer rgba) {
    drawHere(frame, layers, part, rgba, cells -> {});
  }

  /** Like {@link #drawHere}, but tells the work as {@link TilePainter#draw} does. */
  void drawHere(
      PictureFrame frame, Set<Layer> layers, PixelBox part, IntBuffer rgba, IntConsumer work) {
    drawRows(frame, cells.shown(layers), part, 0, part.height(), rgba, work);
  }

  private void drawRows(
      PictureFrame frame,
      MapCells.Shown shown,
      PixelBox part,
      int from,
      int end,
      IntBuffer rgba,
      IntConsumer work) {
    Level level = level(lattice((IsoProjection) frame.projection()).levels, frame.scale());
    TilePainter idle = level.idle.poll();
    TilePainter painter = idle == null ? level.newPainter.get() : idle;
    int width = pixels(painter.blocksAcross(), level.blockWidth, frame.scale(), part.width());
    int height = pixels(painter.blocksDown(), level.blockHeight, frame.scale(), end - from);
    for (int top = from; top < end; top += height) {
      int down = Math.min(height, end - top);
      PixelBox all = new PixelBox(part.left(), part.top() + top, part.width(), down);
      PixelBox reached = level.reached(frame, all);
      int first = top * part.width() - part.left(); // in rgba, of a column 0
      for (int row = first; row < first + down * part.width(); row += part.width()) {
        clear(rgba, row + all.left(), reached.left() - all.left());
        clear(rgba, row + reached.right(), all.right() - reached.right());
      }
      for (int left = reached.left(); left < reached.right(); left += width) {
        int across = Math.min(width, reached.right() - left);
        PixelBox tile = new PixelBox(left, all.top(), across, down);
        painter.draw(shown, frame, tile, rgba, first + left, part.width(), work);
      }
    }
    level.idle.add(painter);
  }

  private static void clear(IntBuffer rgba, int from, int count) {
    for (int done = 0; done < count; done += NOTHING.length) {
      rgba.put(from + done, NOTHING, 0, Math.min(NOTHING.length, count - done));
    }
  }

  /** The pixels along some blocks, at least one and at most all. */
  private static int pixels(int blocks, int side, double scale, int all) {
    return (int) Math.max(1, Math.min(all, (double) blocks * side * scale));
  }

  /** Where sprites reach from their drawing position: the bounds of their visible pixels. [px] */
  public PixelBox spriteReach() {
    return PixelBox.of(atlas);
  }

  /** The coarsest level for a scale. */
  private static Level level(Level[] levels, double scale) {
    int found = levels.length - 1;
    while (levels[found].mostScale < scale) {
      found--;
    }
    return levels[found];
  }
}
