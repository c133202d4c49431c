package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.QuadProgram;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.SpriteMeanColors;
import emberway.render.gl.Texture;
import java.util.Set;

/** A program that fills a target with cells' mean colors; {@code shaders/cell-mean.glsl}. */
final class CellMeanColors implements AutoCloseable {
  private static final int UNIT_MEANS = QuadProgram.UNIT_COLORS;

  private final ShaderProgram shaderProgram;
  private final int gridWidth;
  private final int gridSize;
  private final int foldBits;
  private final int stackFoldBits;
  private final int depth;
  private final int layersOn;

  /**
   * Compiles the program.
   *
   * @param fragmentFile the shader that finds the cell for each pixel of the target
   */
  CellMeanColors(ShaderSource source, String fragmentFile) {
    shaderProgram = ShaderProgram.link(source, "fullscreen.vert", fragmentFile);
    shaderProgram.sampler("uBase", CellProgram.UNIT_BASE);
    shaderProgram.sampler("uOverlay", CellProgram.UNIT_OVERLAY);
    shaderProgram.sampler("uPieces", CellProgram.UNIT_PIECES);
    shaderProgram.sampler("uStacks", CellProgram.UNIT_STACKS);
    shaderProgram.sampler("uTop", CellProgram.UNIT_TOP);
    shaderProgram.sampler("uMeans", UNIT_MEANS);
    gridWidth = shaderProgram.uniform("uGridWidth");
    gridSize = shaderProgram.uniform("uGridSize");
    foldBits = shaderProgram.uniform("uFoldBits");
    stackFoldBits = shaderProgram.uniform("uStackFoldBits");
    depth = shaderProgram.uniform("uDepth");
    layersOn = shaderProgram.uniform("uLayersOn");
  }

  /** The program, for setting further uniforms. */
  ShaderProgram shaderProgram() {
    return shaderProgram;
  }

  /**
   * Fills a whole target.
   *
   * @param means see {@link SpriteMeanColors}
   */
  void fill(RenderTarget target, MapTextures map, Texture means, Set<Layer> layers) {
    target.bind(0, 0, target.width(), target.height());
    shaderProgram.use();
    map.bind();
    means.bind(UNIT_MEANS);
    glUniform1i(gridWidth, map.size().width());
    glUniform2i(gridSize, map.size().width(), map.size().height());
    glUniform1i(foldBits, map.grid().foldBits());
    glUniform1i(depth, map.pieceDepth());
    glUniform1i(stackFoldBits, map.stackFoldBits());
    glUniform3i(
        layersOn,
        layers.contains(Layer.BASE) ? 1 : 0,
        layers.contains(Layer.OVERLAY) ? 1 : 0,
        map.hasTop() && layers.contains(Layer.TOP) ? 1 : 0);
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    shaderProgram.close();
  }
}
