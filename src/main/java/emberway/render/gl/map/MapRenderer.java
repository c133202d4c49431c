package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.chunk.ChunkedMap;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.PixelUpload;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.context.Texture;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PictureBands;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PictureTiles;
import emberway.render.gl.pass.PyramidPass;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.software.CellCopies;
import emberway.render.gl.software.GroundOpacity;
import emberway.render.gl.software.MapSpans;
import emberway.render.gl.sprite.AtlasUpload;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.RouteOverlay;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws a map and its overlays into a {@link RenderTarget}.
 *
 * <p>The map is on the GPU as one texture of sprite numbers per layer, and two for transitions. The
 * cost of a frame depends on its pixels, with a constant number of draw calls for each block of
 * samples; after the first time, a frame allocates nothing. Shaders are compiled when first used.
 * Context's thread only.
 */
public final class MapRenderer implements AutoCloseable {
  private final RenderPasses passes;
  private final boolean ownsPasses;
  private final int vertexArray;
  private final Atlas atlas;
  private final SpriteSizes sprites;
  private final OverlayPasses overlays;
  private final Occlusion occlusion;
  private MapTextures map; // null without a map
  private Optional<GroundOpacity> ground = Optional.empty(); // of a map
  private PixelBox reach; // of sprites; null until needed
  private PyramidPass pyramid; // null until needed
  private Optional<CellCopies> cellCopies = Optional.empty(); // of a map
  private final ChunkedMap chunks; // without a map if there is no low-detail drawing
  private final SpriteBlocks blocks;
  private final FogOfWar fogOfWar;
  private final LowDetailRenderer afar; // null without low-detail drawing
  private SpriteStackPass spriteStackPass; // null unless a stack replaces the map
  private Set<Layer> layers = Set.of(Layer.values());
  private boolean hasHorizon = true;
  private CellBlitter blitter; // null if OpenGL draws all cells
  private final PixelUpload upload = new PixelUpload();
  private final PatchedCells patched; // since the last frame of a window

  /** Creates a renderer for maps of one tile set, without a map yet. */
  public MapRenderer(GlContext context, ShaderSource source, Atlas atlas) {
    this(
        new RenderPasses(context, source),
        true,
        atlas,
        null,
        passes -> passes.sheets().sheet(atlas));
  }

  /**
   * Creates a renderer that draws as a window does, in low detail at small scales; see {@link
   * #MapRenderer(RenderPasses, AtlasUpload)}.
   */
  public MapRenderer(GlContext context, ShaderSource source, PreparedAtlas atlas) {
    this(
        new RenderPasses(context, source),
        true,
        atlas.atlas(),
        atlas.means(),
        passes -> passes.sheets().sheet(atlas.atlas()));
  }

  /**
   * Creates a renderer with shared passes and an uploaded atlas. At scales where sprites are
   * indistinguishable, it draws in low detail, cell by cell instead of sprite by sprite, which is
   * fast for maps of any size.
   */
  public MapRenderer(RenderPasses shared, AtlasUpload whole) {
    this(shared, false, whole.atlas(), whole.means(), passes -> passes.sheets().sheet(whole));
  }

  private MapRenderer(
      RenderPasses passes,
      boolean ownsPasses,
      Atlas atlas,
      byte[] meanColors,
      Function<RenderPasses, SpriteSheet> sheet) {
    this.passes = passes;
    this.ownsPasses = ownsPasses;
    this.atlas = atlas;
    patched = new PatchedCells(atlas);
    overlays = new OverlayPasses(passes, this::drawOccluders);
    occlusion = new Occlusion(passes);
    blocks = new SpriteBlocks(passes, this::drawSprites, () -> spriteStackPass);
    fogOfWar = new FogOfWar(passes);
    chunks = new ChunkedMap(passes::textures, this::drawMeans, passes.software().givesWay());
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    try {
      sprites = new SpriteSizes(passes, vertexArray, sheet.apply(passes));
      afar = meanColors == null ? null : new LowDetailRenderer(passes, meanColors);
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
    ground = passes.software().ground(atlas, shown.base());
    patched.clear();
    pyramid = new PyramidPass(known, upload);
    chunks.setMap(afar == null ? null : known);
    if (afar != null && passes.source().isBundled()) {
      cellCopies = passes.software().copies(() -> blits(known), upload);
    }
    findOccluders();
  }

  private CellBlitter blits(MapPyramid known) {
    CellBlitter blits = new CellBlitter(atlas, map.size(), known.numbers());
    blits.showAs(sprites.usual().sprites().shown());
    return blits;
  }

  /** Replaces some sprites of the current map, which has the patch's size. */
  public void patchMap(SpritePatch patch) {
    pyramid.patch(patch);
    map.patch(patch);
    ground.ifPresent(known -> known.patch(patch));
    patched.add(patch);
    overlays.forgetSprites(patch);
    blitter = null;
    chunks.patch(patch);
    if (afar != null) {
      afar.patch(patch);
    }
  }

  /**
   * Sets what draws the current map's cells for files in place of OpenGL, for the frames that it
   * supports, until the map changes.
   */
  public void setBlitter(CellBlitter next) {
    blitter = next;
  }

  /** Uploads a stack of layers to draw instead of a map; its atlas is the renderer's. */
  public void setStack(SpriteStack stack) {
    SpriteSheet usual = sprites.usual();
    SpriteStackPass next =
        new SpriteStackPass(
            passes.source(), usual.sprites(), usual.exactBias(), stack, context().maxTextureSize());
    closeMap();
    spriteStackPass = next;
    overlays.setFinder(new OccluderFinder(stack));
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
    if (ground.isPresent()) { // each frame, so without a lambda
      ground.get().show(animations);
    }
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
    forgetAfar();
  }

  /** Sets whether windows show the surroundings beyond the map's edge; initially, they do. */
  public void setHorizon(boolean isSeen) {
    hasHorizon = isSeen;
  }

  /** The fog over hidden cells in windows; initially, no cell is hidden. */
  public FogOfWar fogOfWar() {
    return fogOfWar;
  }

  private void findOccluders() {
    if (pyramid != null) {
      overlays.setFinder(OccluderFinder.of(atlas, pyramid.pyramid().numbers(), layers));
    }
  }

  private void forgetAfar() {
    if (afar != null) {
      afar.forget();
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
   * background, as for a file: at scales below 1, each pixel is the average of the area it shows.
   */
  public void draw(PicturePart part, RenderTarget target) {
    check(part, target);
    if (pyramid != null && pyramid.isFor(part.frame())) {
      pyramid.draw(part, layers, target);
    } else {
      drawCells(part, target);
    }
    overlays.drawFields(part, target);
    overlays.drawRoutes(part, target, false);
  }

  /** Returns what draws a frame's cells for files without OpenGL; empty if only OpenGL can. */
  public Optional<PicturePainter> painter(PictureFrame frame) {
    Set<Layer> shown = layers;
    CellBlitter copies = blitter;
    if (pyramid != null && pyramid.isFor(frame)) {
      MapPyramid averages = pyramid.pyramid();
      return Optional.of(
          (part, rgba) -> averages.drawHere(frame, shown, part, IntBuffer.wrap(rgba)));
    }
    return copies != null && copies.isFor(frame)
        ? Optional.of((part, rgba) -> copies.draw(frame, part, shown, rgba))
        : Optional.empty();
  }

  /** Where fields and routes may show in a frame's picture. */
  public PictureTiles overlaid(PictureFrame frame) {
    return overlays.overlaid(frame);
  }

  /**
   * Draws fields and routes over cells that were drawn elsewhere.
   *
   * @param cells premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  public void drawOver(int[] cells, PicturePart part, RenderTarget target) {
    begin();
    upload.put(target.color(), 0, 0, part.width(), part.height(), cells);
    overlays.drawFields(part, target);
    overlays.drawRoutes(part, target, false);
  }

  private void check(PicturePart part, RenderTarget target) {
    PictureFrame frame = part.frame();
    if (spriteStackPass == null && (map == null || !frame.projection().size().equals(map.size()))) {
      throw new IllegalArgumentException("the frame is not of the renderer's map");
    }
    if (part.width() > target.width() || part.height() > target.height()) {
      throw new IllegalArgumentException(
          "%d × %d px do not fit a target of %d × %d"
              .formatted(part.width(), part.height(), target.width(), target.height()));
    }
  }

  /**
   * Prepares a frame of a window for {@link #drawCells}.
   *
   * @param view all that the frame shows
   * @param outdated receives where cells drawn before are outdated, apart from {@link #takePatched}
   */
  void prepareCells(PicturePart view, PictureBoxes outdated) {
    chunks.prepare(view, layers, outdated);
  }

  /** Adds where a frame shows sprites that were patched since the last call. */
  void takePatched(PicturePart view, PictureBoxes to) {
    if (!patched.isEmpty()) { // else a frame allocates nothing
      patched.take(view.frame(), view.box(), to);
    }
  }

  /** Draws the cells as for a window, without fields and routes. */
  void drawCells(PicturePart part, RenderTarget target) {
    check(part, target);
    PictureFrame frame = part.frame();
    begin();
    if (chunks.isFor(frame)) {
      chunks.draw(part, target);
    } else if (afar == null && pyramid != null && pyramid.isFor(frame)) {
      pyramid.draw(part, layers, target);
    } else if (isFromAfar(frame)) {
      afar.drawCells(part, map, layers, target);
    } else if (isDoubled(frame)) {
      blocks.draw(sprites.doubles(), sprites.doubled(part), target);
    } else if (cellCopies.isPresent() && cellCopies.get().isFor(part)) {
      cellCopies.get().draw(part, layers, target);
    } else {
      blocks.draw(sprites.usual(), part, target);
    }
  }

  /**
   * How far inside the ground's edge the cells last drawn of a part are opaque, so that nothing can
   * be seen behind them; infinite if they are not known to be. [world px]
   */
  double opaqueMargin(PicturePart part) {
    PictureFrame frame = part.frame();
    if (ground.isEmpty()
        || !layers.contains(Layer.BASE)
        || !frame.isOfWholeDiamonds()
        || isDoubled(frame)
        || !ground.get().isOpaque((IsoProjection) frame.projection())) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max(1 / frame.scale(), chunks.blur(part));
  }

  private void begin() {
    glBindVertexArray(vertexArray);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
  }

  /** Draws cells in their mean colors, and keeps nothing; clears the target for too large maps. */
  void drawMeans(PicturePart part, RenderTarget target) {
    if (afar.fits(map)) {
      afar.drawCells(part, map, layers, target);
      afar.releaseCells();
    } else {
      glClearColor(0, 0, 0, 0);
      glClear(GL_COLOR_BUFFER_BIT);
    }
  }

  /** The chunks of the map, by which windows show it at scales below 1. */
  public ChunkedMap chunks() {
    return chunks;
  }

  private boolean isFromAfar(PictureFrame frame) {
    return afar != null && spriteStackPass == null && afar.isFor(frame, map);
  }

  private boolean isDoubled(PictureFrame frame) {
    return spriteStackPass == null && sprites.areDoubledIn(frame);
  }

  /** Whether cells are hidden, so that {@link #drawFog} can draw a mask of them. */
  boolean hasFog(PictureFrame frame) {
    return spriteStackPass == null && fogOfWar.isOver(frame.projection().size());
  }

  /** Draws the hidden share of each pixel into the red channel. */
  void drawFog(PicturePart part, RenderTarget mask) {
    begin();
    if (isFromAfar(part.frame())) {
      fogOfWar.drawLowDetail(part, mask);
    } else {
      fogOfWar.bind();
      boolean isDoubled = isDoubled(part.frame());
      SpriteSheet sheet = isDoubled ? sprites.doubles() : sprites.usual();
      blocks.drawFog(sheet, isDoubled ? sprites.doubled(part) : part, mask);
    }
  }

  /** Darkens the upper left corner of a target by a mask. */
  void darken(RenderTarget mask, int width, int height, RenderTarget target) {
    glBindVertexArray(vertexArray);
    target.bind(0, 0, width, height);
    passes.fogOfWar().darken(mask);
  }

  /** The overlays of the map. */
  OverlayPasses overlays() {
    return overlays;
  }

  private RenderTarget drawOccluders(
      PicturePart part, OccluderBuffer found, PictureBands bands, boolean isWhole) {
    glBindVertexArray(vertexArray);
    return isDoubled(part.frame())
        ? occlusion.mask(sprites.doubles(), sprites.doubled(part), found, bands, 2, isWhole)
        : occlusion.mask(sprites.usual(), part, found, bands, 1, isWhole);
  }

  /** The surroundings of the map, see {@link Horizon#draw}; null where none are seen. */
  Texture horizon(PicturePart part) {
    if (!hasHorizon || afar == null || spriteStackPass != null) {
      return null;
    }
    begin();
    return afar.horizon(part, map, layers, overlays.style());
  }

  /** Finds where a part with a horizon may show the map, and where anything but dusk. */
  void findNear(PicturePart part, MapSpans map, MapSpans all) {
    PictureFrame frame = part.frame();
    reach = reach == null ? PixelBox.of(atlas) : reach;
    double sprites = Math.hypot(reach.width(), reach.height()) + chunks.blur(part);
    double marks = RoutePass.markReach(frame.scale(), overlays.style());
    double standing = Math.max(sprites * frame.scale(), marks);
    map.findNear(part, HorizonPass.reached(frame, standing));
    all.findNear(part, passes.horizon().seen(frame, standing));
  }

  private void drawSprites(SpriteSheet from, PictureFrame frame) {
    if (spriteStackPass != null) {
      spriteStackPass.draw(passes.view(), vertexArray);
    } else {
      from.cells().draw(frame, passes.view(), map, layers, from.sprites());
    }
  }

  private void closeMap() {
    blitter = null;
    if (map != null) {
      map.close();
      map = null;
      ground = Optional.empty();
      cellCopies = Optional.empty();
      pyramid = null;
    }
    chunks.setMap(null);
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
    upload.close();
    fogOfWar.close();
    overlays.close();
    sprites.close();
    if (afar != null) {
      afar.close();
    }
    glDeleteVertexArrays(vertexArray);
    if (ownsPasses) {
      passes.close();
    }
  }
}
