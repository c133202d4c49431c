package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.iso.CellBlitter;
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

  private final Atlas atlas;
  private final MapCells cells;
  private Lattice lattice; // of the last frame; null before; guarded by this

  /** A level's painters that are idle; all share what they know of the map's blocks. */
  private static final class Level {
    final Supplier<TilePainter> newPainter;
    final Queue<TilePainter> idle = new ConcurrentLinkedQueue<>();
    final int blockWidth; // [world px], like the next
    final int blockHeight;
    final double mostScale; // that it is for

    Level(SpriteParts parts, PyramidLevel level, GridSize grid) {
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
              drawRows(frame, shown, part, from, end, rgba, () -> {});
            });
  }

  /** Like {@link #draw}, but on the calling thread alone. */
  public void drawHere(PictureFrame frame, Set<Layer> layers, PixelBox part, IntBuffer rgba) {
    drawHere(frame, layers, part, rgba, () -> {});
  }

  /** Like {@link #drawHere}, with a rest before each row of cells or blocks. */
  void drawHere(
      PictureFrame frame, Set<Layer> layers, PixelBox part, IntBuffer rgba, Runnable rest) {
    drawRows(frame, cells.shown(layers), part, 0, part.height(), rgba, rest);
  }

  private void drawRows(
      PictureFrame frame,
      MapCells.Shown shown,
      PixelBox part,
      int from,
      int end,
      IntBuffer rgba,
      Runnable rest) {
    Level level = level(lattice((IsoProjection) frame.projection()).levels, frame.scale());
    TilePainter idle = level.idle.poll();
    TilePainter painter = idle == null ? level.newPainter.get() : idle;
    int width = pixels(painter.blocksAcross(), level.blockWidth, frame.scale(), part.width());
    int height = pixels(painter.blocksDown(), level.blockHeight, frame.scale(), end - from);
    for (int top = from; top < end; top += height) {
      int down = Math.min(height, end - top);
      for (int left = 0; left < part.width(); left += width) {
        int across = Math.min(width, part.width() - left);
        PixelBox tile = new PixelBox(part.left() + left, part.top() + top, across, down);
        painter.draw(shown, frame, tile, rgba, top * part.width() + left, part.width(), rest);
      }
    }
    level.idle.add(painter);
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
