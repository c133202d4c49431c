package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.GlContext;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.software.GroundOpacity;
import emberway.render.gl.software.MapSpans;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws what windows show: at scales below 1 by chunks that are filled in the background, and where
 * sprites are indistinguishable in low detail, cell by cell, which is fast for maps of any size.
 * Context's thread only.
 */
public final class WindowPainter extends MapRenderer {
  private final LowDetailRenderer lowDetail;
  private final ChunkedMap chunks;
  private final FogOfWar fogOfWar;
  private Optional<GroundOpacity> ground = Optional.empty(); // of a map
  private List<CellSource> sources = List.of(cells);
  private PixelBox reach; // of sprites; null until needed
  private boolean hasHorizon = true;

  /** Creates a painter with passes of its own, for maps of one tile set, without a map yet. */
  public WindowPainter(GlContext context, ShaderSource source, PreparedAtlas atlas) {
    this(
        new RenderPasses(context, source),
        true,
        atlas.atlas(),
        atlas.means(),
        passes -> passes.sheets().sheet(atlas.atlas()));
  }

  /** Creates a painter with shared passes and an uploaded atlas, without a map yet. */
  public WindowPainter(RenderPasses shared, AtlasUpload whole) {
    this(shared, false, whole.atlas(), whole.means(), passes -> passes.sheets().sheet(whole));
  }

  private WindowPainter(
      RenderPasses passes,
      boolean ownsPasses,
      Atlas atlas,
      byte[] meanColors,
      Function<RenderPasses, SpriteSheet> sheet) {
    super(passes, ownsPasses, atlas, sheet);
    lowDetail = new LowDetailRenderer(passes, meanColors);
    fogOfWar = new FogOfWar(passes);
    chunks = new ChunkedMap(passes::textures, this::drawMeans, passes.software().givesWay());
  }

  @Override
  void begin(MapTextures uploaded, SpriteLayers shown, MapPyramid known) {
    ground = passes.software().ground(atlas, shown.base());
    chunks.setMap(known);
    lowDetail.setMap(uploaded);
    List<CellSource> all = new ArrayList<>(List.of(chunks, lowDetail));
    if (passes.source().isBundled()) {
      passes.software().copies(() -> blitter(shown, known), upload).ifPresent(all::add);
    }
    all.add(cells);
    sources = List.copyOf(all);
  }

  private CellBlitter blitter(SpriteLayers shown, MapPyramid known) {
    CellBlitter blitter = new CellBlitter(atlas, shown.size(), known.numbers());
    blitter.showAs(sprites.usual().sprites().shown());
    return blitter;
  }

  @Override
  void patched(SpritePatch patch) {
    ground.ifPresent(known -> known.patch(patch));
    chunks.patch(patch);
    lowDetail.patch(patch);
  }

  @Override
  void end() {
    ground = Optional.empty();
    chunks.setMap(null);
    lowDetail.setMap(null);
    sources = List.of(cells);
  }

  @Override
  List<CellSource> sources() {
    return sources;
  }

  @Override
  public boolean showTime(List<SpriteStack.Animation> animations, long millis) {
    ground.ifPresent(known -> known.show(animations));
    return super.showTime(animations, millis);
  }

  @Override
  public void setLayers(Set<Layer> shown) {
    super.setLayers(shown);
    lowDetail.forget();
  }

  /** Sets whether the surroundings beyond the map's edge are shown; initially, they are. */
  public void setHorizon(boolean isSeen) {
    hasHorizon = isSeen;
  }

  /** The fog over hidden cells; initially, no cell is hidden. */
  public FogOfWar fogOfWar() {
    return fogOfWar;
  }

  /** The chunks of the map, by which it is shown at scales below 1. */
  public ChunkedMap chunks() {
    return chunks;
  }

  @Override
  void prepareCells(PicturePart view, PictureBoxes outdated) {
    chunks.prepare(view, layers, outdated);
  }

  @Override
  boolean isMoving(PictureFrame frame) {
    return chunks.isMoving(frame);
  }

  @Override
  double opaqueMargin(PicturePart part) {
    PictureFrame frame = part.frame();
    if (ground.isEmpty()
        || !layers.contains(Layer.BASE)
        || !frame.isOfWholeDiamonds()
        || cells.isDoubled(frame)
        || !ground.get().isOpaque((IsoProjection) frame.projection())) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max(1 / frame.scale(), chunks.blur(part));
  }

  /** Draws cells in their mean colors, and keeps nothing; clears the target for too large maps. */
  void drawMeans(PicturePart part, RenderTarget target) {
    lowDetail.drawOnce(part, layers, target);
  }

  @Override
  boolean hasFog(PictureFrame frame) {
    return fogOfWar.isOver(frame.projection().size());
  }

  @Override
  void drawFog(PicturePart part, RenderTarget mask) {
    bind();
    if (lowDetail.isFor(part)) {
      fogOfWar.drawLowDetail(part, mask);
    } else {
      fogOfWar.bind();
      cells.drawFog(part, layers, mask);
    }
  }

  @Override
  void drawFog(PicturePart part, RenderTarget picture, RenderTarget mask, RenderTarget target) {
    bind();
    fogOfWar.draw(part, picture, mask, target);
  }

  @Override
  Texture horizon(PicturePart part) {
    if (!hasHorizon) {
      return null;
    }
    bind();
    return lowDetail.horizon(part, layers, overlays.style());
  }

  @Override
  void findNear(PicturePart part, MapSpans map, MapSpans all) {
    PictureFrame frame = part.frame();
    reach = reach == null ? PixelBox.of(atlas) : reach;
    double standing = Math.hypot(reach.width(), reach.height()) + chunks.blur(part);
    double marks = RoutePass.markReach(frame.scale(), overlays.style());
    double most = Math.max(standing * frame.scale(), marks);
    map.findNear(part, HorizonPass.reached(frame, most));
    all.findNear(part, passes.horizon().seen(frame, most));
  }

  @Override
  public void close() {
    super.close();
    fogOfWar.close();
    lowDetail.close();
  }
}
