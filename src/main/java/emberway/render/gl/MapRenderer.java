package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.PieceLayer;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import java.util.List;
import java.util.Set;

/**
 * Draws a map, and what is laid over it, into a {@link RenderTarget}.
 *
 * <p>The map lives on the GPU as one texture of sprite numbers a layer; a frame costs what its
 * pixels cost, in a constant number of draw calls for each block of samples, and allocates nothing
 * once it has been drawn the first time. Shaders are compiled when first used. GL thread only.
 */
public final class MapRenderer implements AutoCloseable {
  /** The longest side of the target that samples are drawn into before they are averaged. [px] */
  private static final int MAX_SAMPLE_SIDE = 4096;

  /** The longest side of the target of floats. [px] */
  private static final int MAX_EXACT_SIDE = 1024;

  private final GlContext context;
  private final ShaderSource source;
  private final int vertexArray;
  private final SpriteSheet sheet;
  private SpriteSheet doubles; // null unless there are sprites of double size
  private final OverlayPasses overlays;
  private final QuadView view = new QuadView();
  private MapTextures map; // null until there is one
  private StackPass stackPass; // null unless it draws a stack in place of a map
  private Set<Layer> layers = Set.of(Layer.BASE, Layer.OVERLAY);
  private AveragePass averagePass; // null until used
  private ExactPass exactPass; // null until used; grows
  private RenderTarget samples; // null until used; grows
  private PictureFrame lastFrame; // drawn in double size; null before
  private PictureFrame lastDoubled; // its twin in double size
  private long drawCalls; // of the last frame

  /** A renderer for maps of one tile set; it has no map yet. */
  public MapRenderer(GlContext context, ShaderSource source, Atlas atlas) {
    this.context = context;
    this.source = source;
    overlays = new OverlayPasses(source, context.maxTextureSize());
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    sheet = new SpriteSheet(source, atlas, context.maxTextureSize());
  }

  /** Uploads the map to draw: all of one size, their sprites numbered as in the atlas. */
  public void setMap(SpriteLayer baseSprites, PieceLayer pieces, SpriteLayer overlaySprites) {
    MapTextures next =
        new MapTextures(baseSprites, pieces, overlaySprites, context.maxTextureSize());
    closeMap();
    map = next;
  }

  /** Uploads some sprites of the map anew; there is one, of that size. */
  public void patchMap(SpritePatch patch) {
    map.patch(patch);
  }

  /** Uploads a stack of layers to draw in place of a map; its atlas is that of the renderer. */
  public void setStack(SpriteStack stack) {
    StackPass next =
        new StackPass(source, sheet.sprites(), sheet.exactBias(), stack, context.maxTextureSize());
    closeMap();
    stackPass = next;
  }

  /**
   * Shows each film's sprite as it is so long after the film began; at first every sprite is shown
   * as itself. Cells are not uploaded for it, but a small table is.
   *
   * @param films of sprites of the atlas
   * @param millis [&gt;= 0]
   * @return whether the picture may have changed
   */
  public boolean showTime(List<SpriteStack.Film> films, long millis) {
    if (doubles != null) {
      doubles.sprites().show(films, millis);
    }
    return sheet.sprites().show(films, millis);
  }

  /**
   * Draws the map at scales above 1 with sprites of double size from now on.
   *
   * @param atlas the same sprites in the same slots, each twice as large
   * @return whether it does: where they are too many for the graphics driver, it goes on without
   */
  public boolean setDoubles(Atlas atlas) {
    int side = Math.max(atlas.layout().width(), atlas.layout().height());
    if (side > context.maxTextureSize()) {
      return false;
    }
    dropDoubles();
    glBindVertexArray(vertexArray);
    doubles = new SpriteSheet(source, atlas, context.maxTextureSize());
    doubles.sprites().showAs(sheet.sprites());
    return true;
  }

  /** The same without any work that need not be done on the GL thread. */
  public boolean setDoubles(ReadyAtlas ready) {
    boolean done = setDoubles(ready.atlas());
    if (done) {
      doubles.sprites().setColors(ready.colors());
    }
    return done;
  }

  /** Enlarges the usual sprites again at scales above 1. */
  public void dropDoubles() {
    if (doubles != null) {
      doubles.close();
      doubles = null;
    }
  }

  /** Says which layers are drawn from now on; all are at first. */
  public void setLayers(Set<Layer> shown) {
    layers = Set.copyOf(shown);
  }

  /** Says how fields and routes are drawn from now on. */
  public void setOverlayStyle(OverlayStyle style) {
    overlays.setStyle(style);
  }

  /** Says which fields lie over the map from now on, the first lowest; they are uploaded. */
  public void setFields(List<FieldOverlay> fields) {
    overlays.setFields(fields);
  }

  /** Says which routes lie over the map and its fields from now on, the first lowest. */
  public void setRoutes(List<RouteOverlay> routes) {
    overlays.setRoutes(routes);
  }

  /** The context it draws with. */
  public GlContext context() {
    return context;
  }

  /**
   * Draws a part of a frame's picture into the upper left of a target, background transparent.
   *
   * @param left the part's left edge; may lie outside the picture [picture px]
   * @param top [picture px]
   * @param width [px] [1..target.width()]
   * @param height [px] [1..target.height()]
   */
  public void draw(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    long before = DrawCalls.made();
    drawCells(frame, left, top, width, height, target);
    drawOverlays(frame, left, top, width, height, target);
    drawCalls = DrawCalls.made() - before;
  }

  /** How many draw calls the last {@link #draw} made; 0 before the first. */
  public long drawCalls() {
    return drawCalls;
  }

  /** Draws what {@link #draw} does, without fields and routes. */
  void drawCells(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    if (stackPass == null
        && (map == null || !frame.projection().size().equals(map.grid().size()))) {
      throw new IllegalArgumentException("the frame is not of the renderer's map");
    }
    if (width > target.width() || height > target.height()) {
      throw new IllegalArgumentException(
          "%d × %d px do not fit a target of %d × %d"
              .formatted(width, height, target.width(), target.height()));
    }
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    if (doubles != null && stackPass == null && frame.scale() > 1) {
      drawCells(doubles, doubled(frame), left, top, width, height, target);
    } else {
      drawCells(sheet, frame, left, top, width, height, target);
    }
  }

  /** A frame's twin in double size; the last one is kept, since it is asked for again and again. */
  private PictureFrame doubled(PictureFrame frame) {
    if (!frame.equals(lastFrame)) {
      lastDoubled = frame.doubled();
      lastFrame = frame;
    }
    return lastDoubled;
  }

  private void drawCells(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    if (frame.isCrisp() && from.exactBias() != BlendRounding.NONE) {
      drawExact(from, frame, left, top, width, height, target);
    } else if (frame.isCrisp()) {
      target.bind(0, 0, width, height);
      clear();
      view.lookCrisp(frame, left, top, width, height);
      drawSprites(from, frame);
    } else {
      drawAveraged(from, frame, left, top, width, height, target);
    }
  }

  /** Draws the fields and routes over what is in the target already. */
  void drawOverlays(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    glBindVertexArray(vertexArray);
    target.bind(0, 0, width, height);
    overlays.draw(frame, left, top, width, height);
  }

  private void drawSprites(SpriteSheet from, PictureFrame frame) {
    if (stackPass != null) {
      stackPass.draw(view, vertexArray);
    } else {
      from.cells().draw(frame, view, map, layers);
    }
  }

  /** Draws block by block: in floats first, then as bytes. */
  private void drawExact(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    reserveExact(Math.min(width, MAX_EXACT_SIDE), Math.min(height, MAX_EXACT_SIDE));
    for (int y = 0; y < height; y += MAX_EXACT_SIDE) {
      int rows = Math.min(MAX_EXACT_SIDE, height - y);
      for (int x = 0; x < width; x += MAX_EXACT_SIDE) {
        int columns = Math.min(MAX_EXACT_SIDE, width - x);
        exactPass.begin(columns, rows);
        view.lookCrisp(frame, left + x, top + y, columns, rows);
        drawSprites(from, frame);
        target.bind(x, y, columns, rows);
        exactPass.finish(x, y);
      }
    }
  }

  private void reserveExact(int width, int height) {
    if (exactPass == null || exactPass.width() < width || exactPass.height() < height) {
      int oldWidth = exactPass == null ? 0 : exactPass.width();
      int oldHeight = exactPass == null ? 0 : exactPass.height();
      if (exactPass != null) {
        exactPass.close();
      }
      exactPass = new ExactPass(source, Math.max(width, oldWidth), Math.max(height, oldHeight));
    }
  }

  /** Draws block by block: samples first, then their averages. */
  private void drawAveraged(
      SpriteSheet from,
      PictureFrame frame,
      int left,
      int top,
      int width,
      int height,
      RenderTarget target) {
    int side = frame.supersampling();
    int block = Math.min(MAX_SAMPLE_SIDE, context.maxTextureSize()) / side;
    reserveSamples(Math.min(width, block) * side, Math.min(height, block) * side);
    for (int y = 0; y < height; y += block) {
      int rows = Math.min(block, height - y);
      for (int x = 0; x < width; x += block) {
        int columns = Math.min(block, width - x);
        samples.bind(0, 0, columns * side, rows * side);
        clear();
        view.lookSmooth(
            frame, (long) (left + x) * side, (long) (top + y) * side, columns * side, rows * side);
        drawSprites(from, frame);
        target.bind(x, y, columns, rows);
        averagePass.draw(samples, side, x, y);
      }
    }
  }

  private void reserveSamples(int width, int height) {
    if (averagePass == null) {
      averagePass = new AveragePass(source);
    }
    if (samples == null || samples.width() < width || samples.height() < height) {
      int oldWidth = samples == null ? 0 : samples.width();
      int oldHeight = samples == null ? 0 : samples.height();
      if (samples != null) {
        samples.close();
      }
      samples = new RenderTarget(Math.max(width, oldWidth), Math.max(height, oldHeight));
    }
  }

  private static void clear() {
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
  }

  private void closeMap() {
    if (map != null) {
      map.close();
      map = null;
    }
    if (stackPass != null) {
      stackPass.close();
      stackPass = null;
    }
  }

  @Override
  public void close() {
    if (exactPass != null) {
      exactPass.close();
    }
    if (samples != null) {
      samples.close();
    }
    if (averagePass != null) {
      averagePass.close();
    }
    closeMap();
    view.close();
    overlays.close();
    dropDoubles();
    sheet.close();
    glDeleteVertexArrays(vertexArray);
  }
}
