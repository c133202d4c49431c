package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.GlContext;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PictureBands;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PictureTiles;
import emberway.render.gl.software.MapSpans;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws a map and its overlays into a {@link RenderTarget}: {@link FilePainter} as pictures in
 * files are, {@link WindowPainter} as windows show them.
 *
 * <p>The map is on the GPU as one texture of sprite numbers per layer, and two for transitions. The
 * cost of a frame depends on its pixels, with a constant number of draw calls for each block of
 * samples. Shaders are compiled when first used. Context's thread only.
 */
public abstract class MapRenderer implements AutoCloseable {
  final RenderPasses passes;
  final Atlas atlas;
  final SpriteSizes sprites;
  final SpriteCells cells;
  final OverlayPasses overlays;
  final PixelUpload upload = new PixelUpload();
  Set<Layer> layers = Set.of(Layer.values());
  private final boolean ownsPasses;
  private final int vertexArray;
  private final Occlusion occlusion;
  private MapTextures map; // null without a map
  private MapPyramid pyramid; // null without a map
  private final PatchedCells patched; // since the last frame of a window
  private SpriteStackPass stack; // null unless a stack replaces the map

  /**
   * Creates a renderer for maps of one tile set, without a map yet.
   *
   * @param ownsPasses whether to close the passes with the renderer
   * @param sheet makes the sprites
   */
  MapRenderer(
      RenderPasses passes,
      boolean ownsPasses,
      Atlas atlas,
      Function<RenderPasses, SpriteSheet> sheet) {
    this.passes = passes;
    this.ownsPasses = ownsPasses;
    this.atlas = atlas;
    overlays = new OverlayPasses(passes, this::drawOccluders);
    occlusion = new Occlusion(passes);
    patched = new PatchedCells(atlas);
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    try {
      sprites = new SpriteSizes(passes, vertexArray, sheet.apply(passes));
      cells = new SpriteCells(passes, sprites, vertexArray);
    } catch (RuntimeException e) {
      glDeleteVertexArrays(vertexArray);
      if (ownsPasses) {
        passes.close();
      }
      throw e;
    }
  }

  /** Uploads the map to draw, whose sprite numbers are those of the atlas. */
  public void setMap(SpriteLayers shown) {
    setMap(shown, new MapPyramid(atlas, shown));
  }

  /** Uploads the map to draw, of which a pyramid exists already. */
  public void setMap(SpriteLayers shown, MapPyramid known) {
    MapTextures next = new MapTextures(shown.size(), known.numbers(), context().maxTextureSize());
    closeMap();
    map = next;
    pyramid = known;
    patched.clear();
    cells.set(map, null);
    begin(map, shown, known);
    findOccluders();
  }

  /** Replaces some sprites of the current map, which has the patch's size. */
  public void patchMap(SpritePatch patch) {
    pyramid.patch(patch);
    map.patch(patch);
    patched.add(patch);
    overlays.forgetSprites(patch);
    patched(patch);
  }

  /**
   * Takes over the map just uploaded.
   *
   * @param known its pyramid
   */
  abstract void begin(MapTextures uploaded, SpriteLayers shown, MapPyramid known);

  /** Takes over changed sprites of the map, which is patched already. */
  void patched(SpritePatch patch) {}

  /** Forgets the map. */
  abstract void end();

  /** Uploads a stack of layers to draw instead of a map; its atlas is the renderer's. */
  public void setStack(SpriteStack shown) {
    SpriteSheet usual = sprites.usual();
    SpriteStackPass next =
        new SpriteStackPass(
            passes.source(), usual.sprites(), usual.exactBias(), shown, context().maxTextureSize());
    closeMap();
    stack = next;
    cells.set(null, next);
    overlays.setFinder(new OccluderFinder(shown));
  }

  /**
   * Shows each animation's sprite at a time since its start; initially, every sprite is shown as
   * itself. Uploads a small table, not the cells.
   *
   * @param animations of sprites of the atlas
   * @param millis the time [&gt;= 0]
   * @return whether the picture may have changed
   */
  public boolean showTime(List<SpriteStack.Animation> animations, long millis) {
    return sprites.show(animations, millis);
  }

  /** The sprites, to which those of double size can be added. */
  public SpriteSizes sprites() {
    return sprites;
  }

  /** Sets the layers to draw; initially, all. */
  public void setLayers(Set<Layer> shown) {
    layers = Set.copyOf(shown);
    findOccluders();
  }

  private void findOccluders() {
    if (pyramid != null) {
      overlays.setFinder(OccluderFinder.of(atlas, pyramid.numbers(), layers));
    }
  }

  /** Sets the style of fields and routes. */
  public void setOverlayStyle(OverlayStyle style) {
    overlays.setStyle(style);
  }

  /** Sets the fields over the map, lowest first, and uploads them. */
  public void setFields(List<FieldOverlay> fields) {
    overlays.setFields(fields);
  }

  /** Sets the routes over the map and its fields, lowest first. */
  public void setRoutes(List<RouteOverlay> routes) {
    overlays.setRoutes(routes);
  }

  /** The context that it draws with. */
  public GlContext context() {
    return passes.context();
  }

  /**
   * Draws a part of a frame's picture into the upper left corner of a target, with transparent
   * background.
   */
  public final void draw(PicturePart part, RenderTarget target) {
    drawCells(part, target);
    overlays.drawFields(part, target);
    overlays.drawRoutes(part, target, false);
  }

  /** Where fields and routes may show in a frame's picture. */
  public PictureTiles overlaid(PictureFrame frame) {
    return overlays.overlaid(frame);
  }

  private void check(PicturePart part, RenderTarget target) {
    PictureFrame frame = part.frame();
    if (stack == null && (map == null || !frame.projection().size().equals(map.size()))) {
      throw new IllegalArgumentException("the frame is not of the renderer's map");
    }
    if (part.width() > target.width() || part.height() > target.height()) {
      throw new IllegalArgumentException(
          "%d × %d px do not fit a target of %d × %d"
              .formatted(part.width(), part.height(), target.width(), target.height()));
    }
  }

  /** Draws the cells of a part, without fields and routes. */
  final void drawCells(PicturePart part, RenderTarget target) {
    check(part, target);
    bind();
    for (CellSource source : sources()) {
      if (source.isFor(part)) {
        source.draw(part, layers, target);
        return;
      }
    }
  }

  /** Returns the ways to draw cells, of which the first that is for a part draws it. */
  abstract List<CellSource> sources();

  /** Adds where a frame shows sprites that were patched since the last call. */
  final void takePatched(PicturePart view, PictureBoxes to) {
    patched.take(view.frame(), view.box(), to);
  }

  /**
   * Prepares a frame of a window for {@link #drawCells}.
   *
   * @param view all that the frame shows
   * @param outdated receives where cells drawn before are outdated, apart from {@link #takePatched}
   */
  void prepareCells(PicturePart view, PictureBoxes outdated) {}

  /** Whether a frame was prepared last that is replaced by another one at rest. */
  boolean isMoving(PictureFrame frame) {
    return false;
  }

  /**
   * How far inside the ground's edge the cells last drawn of a part are opaque, so that nothing can
   * be seen behind them; infinite if they are not known to be. [world px]
   */
  double opaqueMargin(PicturePart part) {
    return Double.POSITIVE_INFINITY;
  }

  /** The surroundings of the map, see {@link Horizon#draw}; null where none are seen. */
  Texture horizon(PicturePart part) {
    return null;
  }

  /** Finds where a part with a horizon may show the map, and where anything but dusk. */
  void findNear(PicturePart part, MapSpans map, MapSpans all) {}

  /** Whether there is fog, so that {@link #drawFog} can draw a mask of it. */
  boolean hasFog(PictureFrame frame) {
    return false;
  }

  /** Draws how much of each pixel shows unseen cells into the red channel. */
  void drawFog(PicturePart part, RenderTarget mask) {}

  /** Draws the fog over a picture of a part, by such a mask, into another target. */
  void drawFog(PicturePart part, RenderTarget picture, RenderTarget mask, RenderTarget target) {}

  /** Makes OpenGL ready to draw cells. */
  final void bind() {
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
  }

  /** The overlays of the map. */
  final OverlayPasses overlays() {
    return overlays;
  }

  private RenderTarget drawOccluders(
      PicturePart part, OccluderBuffer found, PictureBands bands, boolean isWhole) {
    glBindVertexArray(vertexArray);
    return cells.isDoubled(part.frame())
        ? occlusion.mask(sprites.doubles(), sprites.doubled(part), found, bands, 2, isWhole)
        : occlusion.mask(sprites.usual(), part, found, bands, 1, isWhole);
  }

  private void closeMap() {
    end();
    cells.set(null, null);
    if (map != null) {
      map.close();
      map = null;
      pyramid = null;
    }
    if (stack != null) {
      stack.close();
      stack = null;
    }
  }

  @Override
  public void close() {
    closeMap();
    upload.close();
    overlays.close();
    sprites.close();
    glDeleteVertexArrays(vertexArray);
    if (ownsPasses) {
      passes.close();
    }
  }
}
