package emberway.render.gl.map;

import emberway.render.gl.GlContext;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.CellSource;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PyramidPass;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import java.util.List;

/**
 * Draws pictures for files: at scales below 1, each pixel is the average of the area it shows.
 * Context's thread only.
 */
public final class FilePainter extends MapRenderer {
  private List<CellSource> sources = List.of(cells);

  /** Creates a painter for maps of one tile set, without a map yet. */
  public FilePainter(GlContext context, ShaderSource source, Atlas atlas) {
    super(new RenderPasses(context, source), true, atlas, passes -> passes.sheets().sheet(atlas));
  }

  @Override
  void begin(MapTextures uploaded, SpriteLayers shown, MapPyramid known) {
    sources = List.of(new PyramidPass(known, upload), cells);
  }

  @Override
  void end() {
    sources = List.of(cells);
  }

  @Override
  List<CellSource> sources() {
    return sources;
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
