package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.Texture;
import emberway.render.gl.ThreadPriority;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.TexturePass;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.ChunkFiller;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.SpritePatch;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A map at scales below 1 in a window: chunks of its pictures as textures.
 *
 * <p>While the scale changes, a frame is drawn from the picture at the nearest power of two. When
 * the scale rests, the picture at exactly that scale replaces it: the same that a file has. A
 * thread fills chunks when they are first needed; meanwhile the same area at a coarser or finer
 * power of two stands in, or the mean colors of the cells, and a new chunk is faded in. The number
 * of chunks is bounded: those not shown for the longest time are dropped. Window's thread only.
 */
public final class MapChunks implements AutoCloseable {
  private static final int MAX_UPLOADS = 12; // in a frame
  static final double AT_ONCE = 2e6; // the area that a frame can fill by itself [world px²]
  private static final double AT_FIRST = 16e6; // the area that the first frame fills by itself
  private static final double MIXED = 2; // texels with a share of averaging and one of filtering
  private static final double AHEAD = 4e8; // the area that is filled before it is needed

  /** Draws the mean colors of the cells, which are at hand at once. */
  public interface MeanColors {
    void draw(PicturePart part, RenderTarget target);
  }

  private final MapPyramid pyramid;
  private final TexturePass pass;
  private final ChunkFiller<MapChunk> filler;
  private final ChunkTextures textures = new ChunkTextures();
  private final List<ChunkFiller.Wanted<MapChunk>> wanted = new ArrayList<>();
  private final ChunkLevels levels = new ChunkLevels();
  private final MapOverview overview;
  private MapChunkGrid exact; // the level of the scale that last rested, or null
  private double lastScale = Double.NaN; // of the last frame; NaN before the first
  // The chunks in view, of the level last looked at.
  private int firstX;
  private int firstY;
  private int lastX;
  private int lastY;
  private PictureFrame of; // the frame that the levels were made for
  private Set<Layer> layers = Set.of();
  private PixelBox reach; // how far sprites reach around their cell; null until needed
  private int[] filledPixels = {}; // of a chunk filled at once; grows
  private int frameNumber;
  private boolean isResting = true; // whether the scale is the last frame's
  // What was drawn of exact and has changed since.
  private final PictureBoxes outdated = new PictureBoxes();
  private final ChunkFader fader = new ChunkFader();
  private boolean isAllNew; // whether anything in view may be outdated
  private boolean isFading;
  private boolean isComplete = true; // whether the last frame was complete

  /**
   * Creates chunks of a map without content.
   *
   * @param whenDrawn called on any thread when {@link #update} is due
   */
  public MapChunks(
      MapPyramid pyramid, TexturePass pass, MeanColors meanColors, Runnable whenDrawn) {
    this.pyramid = pyramid;
    this.pass = pass;
    overview = new MapOverview(pyramid, meanColors);
    filler = new ChunkFiller<>(pyramid, ThreadPriority::lower, whenDrawn);
  }

  /** Whether it can draw a frame: one of the whole map at a scale below 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() < 1 && frame.isOfWholeDiamonds() && pyramid.isFor(frame);
  }

  /** Marks what changed sprites show as outdated. */
  public void patch(SpritePatch patch) {
    overview.patch(patch);
    if (reach == null) {
      reach = pyramid.spriteReach();
    }
    textures.mark(patch, reach);
  }

  /** Takes filled chunks; returns whether the picture has changed or is changing. */
  public boolean update() {
    for (int i = 0; i < MAX_UPLOADS; i++) {
      ChunkFiller.Drawn<MapChunk> drawn = filler.take();
      if (drawn == null) {
        break;
      }
      take(drawn.wanted(), drawn.rgba());
      filler.giveBack(drawn);
    }
    return isAllNew || !outdated.isEmpty() || isFading;
  }

  private void take(ChunkFiller.Wanted<MapChunk> part, int[] rgba) {
    MapChunk chunk = part.chunk();
    boolean isKept = chunk.grid() == exact || levels.contains(chunk.grid());
    boolean isCurrent = part.version() == chunk.version();
    boolean isWhole = part.box().equals(chunk.whole());
    boolean isNew = chunk.isEmpty();
    if (isKept && isNew && isWhole) {
      textures.fill(chunk, part.box(), rgba);
      if (!isCurrent) { // the map has changed meanwhile
        chunk.mark(0, 0, MapChunk.SIDE, MapChunk.SIDE);
      }
    } else if (isKept && !isNew && isCurrent) {
      textures.fill(chunk, part.box(), rgba);
      chunk.setCurrent();
    } else {
      return;
    }
    if (chunk.usedAt() != frameNumber) {
      return;
    }
    isAllNew |= chunk.grid() != exact;
    isFading |= isNew;
    if (!isNew && chunk.grid() == exact) {
      outdated.add(part.box());
    }
  }

  /** Sets whether a frame is being drawn, to which filling chunks gives way. */
  public void setDrawing(boolean isDrawing) {
    filler.giveWay(isDrawing);
  }

  /** Whether the last frame was complete. */
  public boolean isAtRest() {
    return isComplete;
  }

  /** Whether a chunk is being faded in, so that another frame is due. */
  public boolean isFading() {
    return isFading;
  }

  /** Whether the last frame was at a new scale, so that one at rest is due. */
  public boolean isMoving() {
    return !isResting;
  }

  /**
   * Prepares a frame: fills what is quickly filled, and requests the rest.
   *
   * @param view all that the frame shows
   * @param redrawn receives where what was drawn of the last frame is outdated
   */
  public void prepare(PicturePart view, Set<Layer> shown, PictureBoxes redrawn) {
    PictureFrame frame = view.frame();
    double scale = frame.scale();
    prepare(frame, shown);
    boolean areAllDrawn = isAllNew;
    isAllNew = false;
    isResting = Double.isNaN(lastScale) || scale == lastScale;
    lastScale = scale;
    frameNumber++;
    int number = ChunkLevels.numberOf(scale);
    double step = ChunkLevels.stepOf(scale, number);
    if (isResting) {
      rest(frame, step == 1 ? levels.grid(number) : null);
      look(exact, view, 1);
      isComplete = fill(exact, areAllDrawn);
      isFading = fader.fade(exact, firstX, firstY, lastX, lastY, view, outdated);
      if (isComplete && filler.isIdle()) {
        prefetch(number, step);
      }
    } else {
      look(levels.grid(number), view, step);
      fill(levels.grid(number), true);
      isComplete = false;
      isFading = true; // the next frame may rest
      isAllNew = true;
    }
    isComplete &= !isFading;
    if (areAllDrawn) {
      outdated.add(view.box());
    }
    redrawn.add(outdated);
    outdated.clear();
  }

  /**
   * Draws a part of the prepared frame into the upper left corner of a target, replacing its
   * content.
   */
  public void draw(PicturePart part, RenderTarget target) {
    double scale = part.frame().scale();
    int number = ChunkLevels.numberOf(scale);
    double step = ChunkLevels.stepOf(scale, number);
    if (isResting) {
      look(exact, part, 1);
    }
    boolean isCovered = isResting && isOpaque();
    if (!isCovered) {
      look(levels.grid(number), part, step);
      if (needsOverview(number)) {
        overview.prepare(of, layers);
      }
    }
    target.bind(0, 0, part.width(), part.height());
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    pass.begin(part.width(), part.height());
    for (int y = firstY; y <= lastY && !isCovered; y++) {
      for (int x = firstX; x <= lastX; x++) {
        draw(part, number, x, y, step);
      }
    }
    if (isCovered || (isResting && step != 1)) {
      look(exact, part, 1);
      for (int y = firstY; y <= lastY; y++) {
        for (int x = firstX; x <= lastX; x++) {
          MapChunk chunk = exact.filled(x, y);
          if (chunk != null) {
            draw(part, chunk, 1, x, y, 1, chunk.opacity());
          }
        }
      }
    }
    pass.end();
  }

  /**
   * How far a pixel of the prepared frame may lie from the places whose colors are mixed in it, as
   * coarser pictures may stand in. [world px]
   */
  public double blur(PicturePart part) {
    if (isResting) {
      look(exact, part, 1);
      if (isOpaque()) {
        return 1 / part.frame().scale();
      }
    }
    int number = ChunkLevels.numberOf(part.frame().scale());
    look(levels.grid(number), part, ChunkLevels.stepOf(part.frame().scale(), number));
    return MIXED / levels.leastScale(number, firstX, firstY, lastX, lastY, overview.scale());
  }

  /** Makes a level the one that shows a frame exactly; null for a new one. */
  private void rest(PictureFrame frame, MapChunkGrid same) {
    if (exact != null && exact.frame().equals(frame)) {
      return;
    }
    if (exact != null && !levels.contains(exact)) {
      filler.want(List.of());
      MapChunkGrid old = exact;
      textures.dropIf(chunk -> chunk.grid() == old);
    }
    exact = same == null ? new MapChunkGrid(frame) : same;
  }

  /** Finds the chunks of a level that a part shows. */
  private void look(MapChunkGrid level, PicturePart part, double step) {
    firstX = level.column(part.left() * step / MapChunk.SPAN);
    firstY = level.row(part.top() * step / MapChunk.SPAN);
    lastX = level.column((part.left() + part.width()) * step / MapChunk.SPAN);
    lastY = level.row((part.top() + part.height()) * step / MapChunk.SPAN);
  }

  /** Whether the exact chunks in view hide all that is behind them. */
  private boolean isOpaque() {
    for (int y = firstY; y <= lastY; y++) {
      for (int x = firstX; x <= lastX; x++) {
        MapChunk chunk = exact.filled(x, y);
        if (chunk == null || chunk.opacity() < 1) {
          return false;
        }
      }
    }
    return true;
  }

  /** Drops all chunks if they show something else. */
  private void prepare(PictureFrame frame, Set<Layer> shown) {
    if (of == null
        || !of.projection().equals(frame.projection())
        || !of.box().equals(frame.box())
        || !layers.equals(shown)) {
      drop();
      of = frame;
      levels.setFrame(frame);
      layers = shown;
    }
  }

  /**
   * Fills what is quickly filled and requests the rest; returns whether all is filled.
   *
   * @param areAllDrawn whether the frame draws all in view, not only what is outdated
   */
  private boolean fill(MapChunkGrid level, boolean areAllDrawn) {
    wanted.clear();
    long now = System.nanoTime();
    int count = (lastX - firstX + 1) * (lastY - firstY + 1);
    textures.reserve(count);
    MapChunk any = level.chunk(firstX, firstY);
    boolean isFirst = textures.isEmpty() && count * any.area(any.whole()) <= AT_FIRST;
    boolean isFilled = true;
    for (int y = firstY; y <= lastY; y++) {
      for (int x = firstX; x <= lastX; x++) {
        MapChunk chunk = level.chunk(x, y);
        if (!chunk.isEmpty() && (areAllDrawn || chunk.usedAt() != frameNumber - 1)) {
          chunk.fade(now); // the frame draws it for the first time, or again
        }
        chunk.setUsedAt(frameNumber);
        if (chunk.needsFilling()) {
          if (isFirst || (!chunk.isEmpty() && chunk.area(chunk.missing()) <= AT_ONCE)) {
            fillNow(chunk);
          } else {
            isFilled = false;
            request(chunk);
          }
        }
      }
    }
    if (!isFilled) {
      filler.want(wanted);
    }
    return isFilled;
  }

  private void fillNow(MapChunk chunk) {
    boolean isNew = chunk.isEmpty();
    PixelBox box = chunk.missing();
    int count = box.width() * box.height();
    filledPixels = filledPixels.length < count ? new int[count] : filledPixels;
    pyramid.draw(chunk.grid().frame(), layers, box, IntBuffer.wrap(filledPixels));
    textures.fill(chunk, box, filledPixels);
    chunk.setCurrent();
    outdated.add(box);
    if (isNew) {
      chunk.appearAtOnce();
    }
  }

  private void request(MapChunk chunk) {
    textures.await(chunk);
    if (!filler.isUnderWay(chunk, chunk.version())) {
      wanted.add(
          new ChunkFiller.Wanted<>(
              chunk, chunk.version(), chunk.grid().frame(), chunk.missing(), layers));
    }
  }

  /** Requests the surroundings and what zooming will need, before it is needed. */
  private void prefetch(int number, double step) {
    wanted.clear();
    int marginX = (lastX - firstX + 1) / 2 + 1;
    int marginY = (lastY - firstY + 1) / 2 + 1;
    double area =
        prefetch(
            exact,
            exact.column(firstX - 1),
            exact.row(firstY - 1),
            exact.column(lastX + 1),
            exact.row(lastY + 1),
            0);
    int coarser = number < ChunkLevels.COARSEST && levels.grid(number).isDivided() ? 1 : 0;
    for (int up = 0; up <= coarser; up++) {
      double size = step / (1 << up);
      area =
          prefetch(
              levels.grid(number + up),
              levels.grid(number + up).column((firstX - up * marginX) * size),
              levels.grid(number + up).row((firstY - up * marginY) * size),
              levels.grid(number + up).column((lastX + up * marginX) * size),
              levels.grid(number + up).row((lastY + up * marginY) * size),
              area);
    }
    if (!wanted.isEmpty()) {
      filler.want(wanted);
    }
  }

  /** Requests chunks of a level; returns the area requested so far. [world px²] */
  private double prefetch(
      MapChunkGrid level, int west, int north, int east, int south, double areaBefore) {
    double area = areaBefore;
    for (int y = north; y <= south; y++) {
      for (int x = west; x <= east; x++) {
        MapChunk chunk = level.chunk(x, y);
        if (chunk.needsFilling() && area < AHEAD) {
          area += chunk.area(chunk.whole());
          request(chunk);
        }
      }
    }
    return area;
  }

  private boolean needsOverview(int number) {
    for (int y = firstY; y <= lastY; y++) {
      for (int x = firstX; x <= lastX; x++) {
        MapChunk chunk = levels.grid(number).filled(x, y);
        if ((chunk == null || chunk.opacity() < 1) && !levels.hasStandIn(number, x, y)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Draws a chunk's area: what stands in for it, and the chunk itself as far as it is faded in. */
  private void draw(PicturePart part, int number, int x, int y, double step) {
    MapChunk chunk = levels.grid(number).filled(x, y);
    float opacity = chunk == null ? 0 : chunk.opacity();
    if (opacity < 1) {
      int up = levels.coarser(number, x, y);
      if (up > 0) {
        MapChunk parent = levels.grid(number + up).filled(x >> up, y >> up);
        draw(part, parent, step / (1 << up), x, y, step, 1);
      } else if (levels.areFinerFilled(number, x, y)) {
        for (int i = 0; i < 4; i++) {
          MapChunk child = levels.grid(number - 1).filled(2 * x + i % 2, 2 * y + i / 2);
          if (child != null) {
            draw(part, child, 2 * step, child.x(), child.y(), 2 * step, 1);
          }
        }
      } else {
        double texels = overview.scale() / part.frame().scale();
        double origin = -overview.margin();
        draw(part, overview.texture(), origin, origin, texels, x, y, step, 1);
      }
    }
    if (chunk != null) {
      draw(part, chunk, step, x, y, step, opacity);
    }
  }

  /**
   * Draws the area of a chunk with the texels of another one that has it.
   *
   * @param texels along a pixel, of the other chunk
   * @param x the column of the area in chunks with {@code step} texels along a pixel, like y
   */
  private void draw(
      PicturePart part, MapChunk from, double texels, int x, int y, double step, float opacity) {
    from.setUsedAt(frameNumber);
    draw(part, from.texture(), from.pictureLeft(), from.pictureTop(), texels, x, y, step, opacity);
  }

  private void draw(
      PicturePart part,
      Texture texture,
      double originX,
      double originY,
      double texels,
      int x,
      int y,
      double step,
      float opacity) {
    int left = MapChunk.firstPixel(x, step);
    int top = MapChunk.firstPixel(y, step);
    pass.mix(opacity);
    pass.draw(
        texture,
        left * texels - originX,
        top * texels - originY,
        texels,
        left - part.left(),
        top - part.top(),
        MapChunk.firstPixel(x + 1, step) - part.left(),
        MapChunk.firstPixel(y + 1, step) - part.top());
  }

  /** Drops all chunks. */
  public void drop() {
    filler.want(List.of());
    textures.close();
    overview.close();
    levels.clear();
    exact = null;
    lastScale = Double.NaN;
    of = null;
    isFading = false;
    isAllNew = true;
    isComplete = true;
  }

  @Override
  public void close() {
    drop();
    filler.close();
  }
}
