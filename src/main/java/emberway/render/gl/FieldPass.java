package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.CellRegion;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;

/** Lays fields over the map, each in one draw call. */
final class FieldPass implements AutoCloseable {
  private static final double SIGN_SPACING = 20; // least distance from sign to sign [px]

  private final Program program;
  private final int foldBits;
  private final int gridSize;
  private final int gridWidth;
  private final int halfLattice;
  private final int groundOffset;
  private final int cellsShown;
  private final int viewWorld;
  private final int kind;
  private final int range;
  private final int viewScale;
  private final int patternStep;

  FieldPass(ShaderSource source) {
    program = Program.link(source, "fullscreen.vert", "field.frag");
    program.sampler("uValues", 0);
    ViewAxes.declare(program);
    foldBits = program.uniform("uFoldBits");
    gridSize = program.uniform("uGridSize");
    gridWidth = program.uniform("uGridWidth");
    halfLattice = program.uniform("uHalfLattice");
    groundOffset = program.uniform("uGroundOffset");
    cellsShown = program.uniform("uCells");
    viewWorld = program.uniform("uViewWorld");
    kind = program.uniform("uKind");
    range = program.uniform("uRange");
    viewScale = program.uniform("uScale");
    patternStep = program.uniform("uPatternStep");
  }

  /** Draws a field into the bound viewport, whose pixels the axes describe. */
  void draw(PictureFrame frame, ViewAxes axes, FieldOverlay field, FoldedGrid values) {
    IsoProjection projection = frame.projection();
    CellRegion cells = frame.cells();
    program.use();
    values.bind(0);
    glUniform1i(foldBits, values.foldBits());
    glUniform2i(gridSize, field.size().width(), field.size().height());
    glUniform1i(gridWidth, field.size().width());
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform2i(groundOffset, projection.groundOffsetX(), projection.groundOffsetY());
    glUniform4i(
        cellsShown,
        cells.x(),
        cells.x() + cells.width() - 1,
        cells.y(),
        cells.y() + cells.height() - 1);
    axes.setWorld(viewWorld);
    glUniform1i(kind, number(field.kind()));
    double low = Math.log(field.lowest());
    double high = Math.log(field.highest());
    glUniform2f(range, (float) low, (float) (high > low ? high : low + 1));
    glUniform1f(viewScale, (float) frame.scale());
    glUniform1f(patternStep, signStep(frame));
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }

  private static int number(FieldOverlay.Kind kind) {
    return switch (kind) {
      case ATTRACT -> 0;
      case REPEL -> 1;
      case COST -> 2;
    };
  }

  /** From sign to sign: a power of two of cells, so that the pattern stays put when zooming. */
  private static float signStep(PictureFrame frame) {
    double cell = frame.projection().geometry().latticeWidth() * frame.scale();
    double step = 0.5;
    while (cell * step < SIGN_SPACING) {
      step *= 2;
    }
    return (float) step;
  }

  @Override
  public void close() {
    program.close();
  }
}
