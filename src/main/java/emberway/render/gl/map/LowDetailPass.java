package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;

/** Draws low-detail maps from their cells' mean colors; see {@link LowDetailMap}. */
final class LowDetailPass implements AutoCloseable {
  private static final double SAMPLES = 2; // per pixel in each direction, as in coarse.frag
  private static final double LOG_2 = Math.log(2);

  private final CellMeanColors filler;
  private final ShaderProgram drawer;
  private final int gridWidth;
  private final int gridSize;
  private final int halfLattice;
  private final int groundOffset;
  private final int firstPixel;
  private final int origin;
  private final int perPixel;
  private final int level;

  LowDetailPass(ShaderSource source) {
    filler = new CellMeanColors(source, "coarse-cells.frag");
    drawer = ShaderProgram.link(source, "fullscreen.vert", "coarse.frag");
    drawer.sampler("uCells", 0);
    gridWidth = drawer.uniform("uGridWidth");
    gridSize = drawer.uniform("uGridSize");
    halfLattice = drawer.uniform("uHalfLattice");
    groundOffset = drawer.uniform("uGroundOffset");
    firstPixel = drawer.uniform("uFirstPixel");
    origin = drawer.uniform("uOrigin");
    perPixel = drawer.uniform("uPerPixel");
    level = drawer.uniform("uLevel");
  }

  /** The program that fills a target with one pixel per cell. */
  CellMeanColors filler() {
    return filler;
  }

  /**
   * Returns the mip level at which a texture with a texel per cell is read.
   *
   * @param samples per pixel in each direction
   */
  static float level(PictureFrame frame, double samples) {
    double cellsApart = 1 / (2 * frame.scale() * frame.projection().halfHeight() * samples);
    return (float) Math.max(0, Math.log(cellsApart) / LOG_2);
  }

  /** Draws a frame's picture from the given corner on into the bound viewport. */
  void draw(PictureFrame frame, int left, int top, Texture cells) {
    IsoProjection projection = (IsoProjection) frame.projection();
    drawer.use();
    cells.bind(0);
    glUniform1i(gridWidth, projection.size().width());
    glUniform2i(gridSize, projection.size().width(), projection.size().height());
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform2i(groundOffset, projection.groundOffsetX(), projection.groundOffsetY());
    glUniform2i(firstPixel, left, top);
    glUniform2f(origin, frame.originX(), frame.originY());
    glUniform1f(perPixel, (float) (1 / frame.scale()));
    glUniform1f(level, level(frame, SAMPLES));
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    filler.close();
    drawer.close();
  }
}
