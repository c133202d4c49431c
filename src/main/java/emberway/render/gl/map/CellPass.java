package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.AtlasTextures;
import emberway.render.gl.BlendRounding;
import emberway.render.gl.QuadView;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.VisibleCells;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Draws a map's cells (base, transition pieces, overlay and top) in painter's order in one draw
 * call.
 */
final class CellPass implements AutoCloseable {
  private final ShaderSource source;
  private final float exactBias;
  private final VisibleCells visible = new VisibleCells();
  // Programs created on demand, for cells without and with transition pieces.
  private final Map<QuadView.Sampling, CellProgram> plainPrograms =
      new EnumMap<>(QuadView.Sampling.class);
  private final Map<QuadView.Sampling, CellProgram> layeredPrograms =
      new EnumMap<>(QuadView.Sampling.class);

  /**
   * Creates a pass for all sprites with this bias.
   *
   * @param exactBias the bias for crisp frames drawn into floats, see {@link BlendRounding};
   *     otherwise {@link BlendRounding#NONE}
   */
  CellPass(ShaderSource source, float exactBias) {
    this.source = source;
    this.exactBias = exactBias;
  }

  /** Draws a part of a frame into the viewport, over a cleared target. */
  void draw(
      PictureFrame frame,
      QuadView view,
      MapTextures map,
      Set<Layer> layers,
      AtlasTextures sprites) {
    boolean layered = map.pieceDepth() > 0 || map.hasTop();
    CellProgram program = program(view.sampling(), layered);
    program.quads().begin(view, sprites);
    map.bind();
    IsoProjection projection = (IsoProjection) frame.projection();
    program.setMap(projection, map, layers);
    visible.look(
        projection,
        frame.cells(),
        sprites.reach(),
        view.left(),
        view.top(),
        view.right(),
        view.bottom());
    program.draw(visible, map);
  }

  private CellProgram program(QuadView.Sampling sampling, boolean layered) {
    Map<QuadView.Sampling, CellProgram> programs = layered ? layeredPrograms : plainPrograms;
    CellProgram program = programs.get(sampling);
    if (program == null) {
      program = new CellProgram(source, sampling, exactBias, layered);
      programs.put(sampling, program);
    }
    return program;
  }

  @Override
  public void close() {
    plainPrograms.values().forEach(CellProgram::close);
    layeredPrograms.values().forEach(CellProgram::close);
  }
}
