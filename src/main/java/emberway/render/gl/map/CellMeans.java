package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.context.DrawCalls;
import emberway.render.gl.context.Program;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.context.Texture;
import emberway.render.gl.sprite.QuadProgram;
import emberway.render.gl.sprite.SpriteMeans;
import java.util.Set;

/** A program that fills a target with the mean colors of cells; {@code shaders/cell-mean.glsl}. */
final class CellMeans implements AutoCloseable {
  private static final int UNIT_MEANS = QuadProgram.UNIT_COLORS;

  private final Program program;
  private final int gridWidth;
  private final int gridSize;
  private final int foldBits;
  private final int stackFoldBits;
  private final int depth;
  private final int layersOn;

  /**
   * Compiles it.
   *
   * @param fragmentFile which cell each pixel of the target is
   */
  CellMeans(ShaderSource source, String fragmentFile) {
    program = Program.link(source, "fullscreen.vert", fragmentFile);
    program.sampler("uBase", CellProgram.UNIT_BASE);
    program.sampler("uOverlay", CellProgram.UNIT_OVERLAY);
    program.sampler("uPieces", CellProgram.UNIT_PIECES);
    program.sampler("uStacks", CellProgram.UNIT_STACKS);
    program.sampler("uMeans", UNIT_MEANS);
    gridWidth = program.uniform("uGridWidth");
    gridSize = program.uniform("uGridSize");
    foldBits = program.uniform("uFoldBits");
    stackFoldBits = program.uniform("uStackFoldBits");
    depth = program.uniform("uDepth");
    layersOn = program.uniform("uLayersOn");
  }

  /** For uniforms of its own. */
  Program program() {
    return program;
  }

  /**
   * Fills all of a target.
   *
   * @param means see {@link SpriteMeans}
   */
  void fill(RenderTarget target, MapTextures map, Texture means, Set<Layer> layers) {
    target.bind(0, 0, target.width(), target.height());
    program.use();
    map.bind();
    means.bind(UNIT_MEANS);
    glUniform1i(gridWidth, map.grid().size().width());
    glUniform2i(gridSize, map.grid().size().width(), map.grid().size().height());
    glUniform1i(foldBits, map.grid().foldBits());
    glUniform1i(depth, map.pieceDepth());
    glUniform1i(stackFoldBits, map.pieceDepth() > 0 ? map.stackFoldBits() : 0);
    glUniform2i(
        layersOn, layers.contains(Layer.BASE) ? 1 : 0, layers.contains(Layer.OVERLAY) ? 1 : 0);
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  @Override
  public void close() {
    program.close();
  }
}
