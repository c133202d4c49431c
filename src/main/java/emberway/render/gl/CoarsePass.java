package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;

/** Draws maps from afar, by the mean colors of their cells; see {@link CoarseMap}. */
final class CoarsePass implements AutoCloseable {
  private static final int UNIT_MEANS = QuadProgram.UNIT_COLORS;
  private static final double SAMPLES = 2; // a pixel in each direction, as in coarse.frag
  private static final double LOG_2 = Math.log(2);

  private final Program filler;
  private final int fillerWidth;
  private final int foldBits;
  private final int stackFoldBits;
  private final int depth;
  private final int layersOn;
  private final Program drawer;
  private final int gridWidth;
  private final int gridSize;
  private final int halfLattice;
  private final int groundOffset;
  private final int firstPixel;
  private final int origin;
  private final int perPixel;
  private final int level;

  CoarsePass(ShaderSource source) {
    filler = Program.link(source, "fullscreen.vert", "coarse-cells.frag");
    filler.sampler("uBase", CellProgram.UNIT_BASE);
    filler.sampler("uOverlay", CellProgram.UNIT_OVERLAY);
    filler.sampler("uPieces", CellProgram.UNIT_PIECES);
    filler.sampler("uStacks", CellProgram.UNIT_STACKS);
    filler.sampler("uMeans", UNIT_MEANS);
    fillerWidth = filler.uniform("uGridWidth");
    foldBits = filler.uniform("uFoldBits");
    stackFoldBits = filler.uniform("uStackFoldBits");
    depth = filler.uniform("uDepth");
    layersOn = filler.uniform("uLayersOn");
    drawer = Program.link(source, "fullscreen.vert", "coarse.frag");
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

  /** Fills the bound viewport, which has a pixel for each cell of a map. */
  void fill(MapTextures map, Texture means, boolean base, boolean overlay) {
    filler.use();
    map.bind();
    means.bind(UNIT_MEANS);
    glUniform1i(fillerWidth, map.grid().size().width());
    glUniform1i(foldBits, map.grid().foldBits());
    glUniform1i(depth, map.pieceDepth());
    glUniform1i(stackFoldBits, map.pieceDepth() > 0 ? map.stackFoldBits() : 0);
    glUniform2i(layersOn, base ? 1 : 0, overlay ? 1 : 0);
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  /** Draws the part of a frame's picture that begins there into the bound viewport. */
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
    double cellsApart = 1 / (2 * frame.scale() * projection.halfHeight() * SAMPLES);
    glUniform1f(level, (float) Math.max(0, Math.log(cellsApart) / LOG_2));
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  @Override
  public void close() {
    filler.close();
    drawer.close();
  }
}
