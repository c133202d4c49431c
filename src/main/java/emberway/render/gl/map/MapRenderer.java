package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionLayer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws a map, and what is laid over it, into a {@link RenderTarget}.
 *
 * <p>The map lives on the GPU as one texture of sprite numbers a layer; a frame costs what its
 * pixels cost, in a constant number of draw calls for each block of samples, and allocates nothing
 * once it has been drawn the first time. Shaders are compiled when first used. Window's thread
 * only.
 */
public final class MapRenderer implements AutoCloseable {
  private final RenderPasses passes;
  private final boolean ownsPasses;
  private final int vertexArray;
  private final SpriteSheet sheet;
  private SpriteSheet doubles; // null unless there are sprites of double size
  private final OverlayPasses overlays;
  private MapTextures map; // null until there is one
  private final SpriteBlocks blocks;
  private final FogOfWar fogOfWar;
  private final LowDetailRenderer afar; // null where nothing is drawn from afar
  private SpriteStackPass spriteStackPass; // null unless it draws a stack in place of a map
  private Set<Layer> layers = Set.of(Layer.BASE, Layer.OVERLAY);
  private boolean hasHorizon = true;
  private PictureFrame lastFrame; // drawn in double size; null before
  private PictureFrame lastDoubled; // its twin in double size
  private long drawCalls; // of the last frame

  /** A renderer for maps of one tile set; it has no map yet. */
  public MapRenderer(GlContext context, ShaderSource source, Atlas atlas) {
    this(new RenderPasses(context, source), true, null, passes -> passes.sheets().sheet(atlas));
  }

  /**
   * The same with passes that others draw with, too, and with an atlas that was uploaded. What is
   * so small that its sprites cannot be made out is drawn from afar, cell by cell and no longer
   * sprite by sprite: quickly, however large the map.
   */
  public MapRenderer(RenderPasses shared, AtlasUpload whole) {
    this(shared, false, whole.means(), passes -> passes.sheets().sheet(whole));
  }

  private MapRenderer(
      RenderPasses passes,
      boolean ownsPasses,
      byte[] meanColors,
      Function<RenderPasses, SpriteSheet> sheet) {
    this.passes = passes;
    this.ownsPasses = ownsPasses;
    overlays = new OverlayPasses(passes);
    blocks = new SpriteBlocks(passes, this::drawSprites);
    fogOfWar = new FogOfWar(passes);
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    try {
      this.sheet = sheet.apply(passes);
      afar = meanColors == null ? null : new LowDetailRenderer(passes, meanColors);
    } catch (RuntimeException e) {
      glDeleteVertexArrays(vertexArray);
      if (ownsPasses) {
        passes.close();
      }
      throw e;
    }
  }

  /** Uploads the map to draw: all of one size, their sprites numbered as in the atlas. */
  public void setMap(SpriteLayer baseSprites, TransitionLayer pieces, SpriteLayer overlaySprites) {
    MapTextures next =
        new MapTextures(baseSprites, pieces, overlaySprites, context().maxTextureSize());
    closeMap();
    map = next;
  }

  /** Uploads some sprites of the map anew; there is one, of that size. */
  public void patchMap(SpritePatch patch) {
    map.patch(patch);
    forgetAfar();
  }

  /** Uploads a stack of layers to draw in place of a map; its atlas is that of the renderer. */
  public void setStack(SpriteStack stack) {
    SpriteStackPass next =
        new SpriteStackPass(
            passes.source(), sheet.sprites(), sheet.exactBias(), stack, context().maxTextureSize());
    closeMap();
    spriteStackPass = next;
  }

  /**
   * Shows each film's sprite as it is so long after the film began; at first every sprite is shown
   * as itself. Cells are not uploaded for it, but a small table is.
   *
   * @param animations of sprites of the atlas
   * @param millis [&gt;= 0]
   * @return whether the picture may have changed
   */
  public boolean showTime(List<SpriteStack.Animation> animations, long millis) {
    if (doubles != null) {
      doubles.sprites().show(animations, millis);
    }
    return sheet.sprites().show(animations, millis);
  }

  /**
   * Draws the map at scales above 1 with sprites of double size from now on.
   *
   * @param atlas the same sprites in the same slots, each twice as large
   * @return whether it does: where they are too many for the graphics driver, it goes on without
   */
  public boolean setDoubles(Atlas atlas) {
    if (!passes.sheets().takes(atlas)) {
      return false;
    }
    dropDoubles();
    glBindVertexArray(vertexArray);
    useDoubles(passes.sheets().sheet(atlas));
    return true;
  }

  /**
   * The same once all of them are uploaded, which is for the caller to see to.
   *
   * @return nothing where they are too many for the graphics driver
   */
  public Optional<AtlasUpload> upload(PreparedAtlas doubles) {
    return passes.sheets().takes(doubles.atlas())
        ? Optional.of(passes.upload(doubles))
        : Optional.empty();
  }

  /** Draws with what was uploaded from now on, all of it, and owns it. */
  public void setDoubles(AtlasUpload whole) {
    glBindVertexArray(vertexArray);
    SpriteSheet next = passes.sheets().sheet(whole);
    dropDoubles();
    useDoubles(next);
  }

  private void useDoubles(SpriteSheet next) {
    doubles = next;
    doubles.sprites().showAs(sheet.sprites());
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
    forgetAfar();
  }

  /** Says whether a window shows the border going on beyond the map's edge; it does at first. */
  public void setHorizon(boolean isSeen) {
    hasHorizon = isSeen;
  }

  /** What hides some of the map's cells in windows; nothing does at first. */
  public FogOfWar fogOfWar() {
    return fogOfWar;
  }

  private void forgetAfar() {
    if (afar != null) {
      afar.forget();
    }
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
    return passes.context();
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
    long before = DrawCallCounter.made();
    drawCells(frame, left, top, width, height, target);
    drawFields(frame, left, top, width, height, target);
    drawRoutes(frame, left, top, width, height, target);
    drawCalls = DrawCallCounter.made() - before;
  }

  /** How many draw calls the last {@link #draw} made; 0 before the first. */
  public long drawCalls() {
    return drawCalls;
  }

  /** Draws what {@link #draw} does, without fields and routes. */
  void drawCells(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    if (spriteStackPass == null
        && (map == null || !frame.projection().size().equals(map.grid().size()))) {
      throw new IllegalArgumentException("the frame is not of the renderer's map");
    }
    if (width > target.width() || height > target.height()) {
      throw new IllegalArgumentException(
          "%d × %d px do not fit a target of %d × %d"
              .formatted(width, height, target.width(), target.height()));
    }
    begin();
    if (isFromAfar(frame)) {
      afar.drawCells(frame, left, top, width, height, map, layers, target);
    } else if (isDoubled(frame)) {
      blocks.draw(doubles, doubled(frame), left, top, width, height, target);
    } else {
      blocks.draw(sheet, frame, left, top, width, height, target);
    }
  }

  private void begin() {
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
  }

  private boolean isFromAfar(PictureFrame frame) {
    return afar != null && spriteStackPass == null && afar.isFor(frame, map);
  }

  private boolean isDoubled(PictureFrame frame) {
    return doubles != null && spriteStackPass == null && frame.scale() > 1;
  }

  /** Whether some cells are hidden that {@link #drawFog} can draw a mask of. */
  boolean isVeiled(PictureFrame frame) {
    return spriteStackPass == null && fogOfWar.isOver(frame.projection().size());
  }

  /** Draws how much of each pixel is hidden, in red; parameters as for {@link #draw}. */
  void drawFog(PictureFrame frame, int left, int top, int width, int height, RenderTarget mask) {
    begin();
    if (isFromAfar(frame)) {
      fogOfWar.drawFromAfar(frame, left, top, width, height, mask);
    } else {
      fogOfWar.bind();
      boolean isDoubled = isDoubled(frame);
      SpriteSheet from = isDoubled ? doubles : sheet;
      PictureFrame shown = isDoubled ? doubled(frame) : frame;
      blocks.drawFog(from, shown, left, top, width, height, mask);
    }
  }

  /** Darkens what a mask says is hidden, in the upper left of a target. */
  void darken(RenderTarget mask, int width, int height, RenderTarget target) {
    glBindVertexArray(vertexArray);
    target.bind(0, 0, width, height);
    passes.veil().darken(mask);
  }

  /** A frame's twin in double size; the last one is kept, since it is asked for again and again. */
  private PictureFrame doubled(PictureFrame frame) {
    if (!frame.equals(lastFrame)) {
      lastDoubled = frame.doubled();
      lastFrame = frame;
    }
    return lastDoubled;
  }

  /** Whether {@link #drawFields} draws any. */
  boolean hasFields() {
    return overlays.hasFields();
  }

  /** Draws the fields over what is in the target already. */
  void drawFields(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    target.bind(0, 0, width, height);
    overlays.drawFields(frame, left, top, width, height);
  }

  /** Draws the routes over what is in the target already. */
  void drawRoutes(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    target.bind(0, 0, width, height);
    overlays.drawRoutes(frame, left, top, width, height);
  }

  /** Draws what seems to lie beyond the map's edge below what is in the target already. */
  void drawHorizon(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget target) {
    if (hasHorizon && afar != null && spriteStackPass == null) {
      glBindVertexArray(vertexArray);
      afar.drawHorizon(frame, left, top, width, height, map, layers, overlays.style(), target);
    }
  }

  private void drawSprites(SpriteSheet from, PictureFrame frame) {
    if (spriteStackPass != null) {
      spriteStackPass.draw(passes.view(), vertexArray);
    } else {
      from.cells().draw(frame, passes.view(), map, layers, from.sprites());
    }
  }

  private void closeMap() {
    if (map != null) {
      map.close();
      map = null;
    }
    if (afar != null) {
      afar.forgetMap();
    }
    if (spriteStackPass != null) {
      spriteStackPass.close();
      spriteStackPass = null;
    }
  }

  @Override
  public void close() {
    closeMap();
    fogOfWar.close();
    overlays.close();
    dropDoubles();
    sheet.close();
    if (afar != null) {
      afar.close();
    }
    glDeleteVertexArrays(vertexArray);
    if (ownsPasses) {
      passes.close();
    }
  }
}
