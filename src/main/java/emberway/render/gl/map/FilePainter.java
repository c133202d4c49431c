package emberway.render.gl.map;

import emberway.render.gl.GlContext;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PyramidPass;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.PictureFrame;
import emberway.render.pyramid.MapPyramid;
import emberway.render.pyramid.PicturePainter;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import java.util.List;
import java.util.Optional;

/**
 * Draws pictures for files: at scales below 1, each pixel is the average of the area it shows.
 * Context's thread only.
 */
public final class FilePainter extends MapRenderer {
  private MapPyramid pyramid; // null without a map
  private CellBlitter blitter; // null if OpenGL draws all cells
  private List<CellSource> sources = List.of(cells);

  /** Creates a painter for maps of one tile set, without a map yet. */
  public FilePainter(GlContext context, ShaderSource source, Atlas atlas) {
    super(new RenderPasses(context, source), true, atlas, passes -> passes.sheets().sheet(atlas));
  }

  @Override
  void begin(MapTextures uploaded, SpriteLayers shown, MapPyramid known) {
    pyramid = known;
    sources = List.of(new PyramidPass(known, upload), cells);
  }

  @Override
  void patched(SpritePatch patch) {
    blitter = null;
  }

  @Override
  void end() {
    blitter = null;
    pyramid = null;
    sources = List.of(cells);
  }

  @Override
  List<CellSource> sources() {
    return sources;
  }

  /**
   * Sets what draws the current map's cells in place of OpenGL, for the frames that it supports,
   * until the map changes.
   */
  public void setBlitter(CellBlitter next) {
    blitter = next;
  }

  /** Returns what draws a frame's cells without OpenGL; empty if only OpenGL can. */
  public Optional<PicturePainter> painter(PictureFrame frame) {
    return Optional.ofNullable(pyramid)
        .flatMap(
            averages -> PicturePainter.of(frame, layers, averages, Optional.ofNullable(blitter)));
  }

  /**
   * Draws fields and routes over cells that were drawn elsewhere.
   *
   * @param drawn premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  public void drawOver(int[] drawn, PicturePart part, RenderTarget target) {
    bind();
    upload.put(target.color(), 0, 0, part.width(), part.height(), drawn);
    overlays.drawFields(part, target);
    overlays.drawRoutes(part, target, false);
  }
}
