package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GridTexture;
import emberway.render.gl.QuadProgram;
import emberway.render.gl.QuadView;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellSpriteLayer;
import emberway.render.iso.Lattice;
import emberway.render.iso.LatticeWindow;

/** The program {@code stack.vert} for one way of sampling, with its uniform locations. */
final class LatticeProgram implements AutoCloseable {
  static final int UNIT_CELLS = 0;

  private static final int VERTICES_PER_CELL = 6;

  private final QuadProgram quads;
  private final int kind;
  private final int grid;
  private final int parity;
  private final int step;
  private final int layerOffset;
  private final int backwards;
  private final int first;
  private final int rows;
  private final int slotsPerRow;
  private final int slots;
  private final int foldBits;

  LatticeProgram(ShaderSource source, QuadView.Sampling sampling, float exactBias) {
    quads = new QuadProgram(source, "stack.vert", sampling, exactBias);
    ShaderProgram shaderProgram = quads.shaderProgram();
    shaderProgram.sampler("uCells", UNIT_CELLS);
    glUniform1i(shaderProgram.uniform("uCellsPerInstance"), CellProgram.CELLS_PER_INSTANCE);
    kind = shaderProgram.uniform("uKind");
    grid = shaderProgram.uniform("uGrid");
    parity = shaderProgram.uniform("uParity");
    step = shaderProgram.uniform("uStep");
    layerOffset = shaderProgram.uniform("uLayerOffset");
    backwards = shaderProgram.uniform("uBackwards");
    first = shaderProgram.uniform("uFirst");
    rows = shaderProgram.uniform("uWindowRows");
    slotsPerRow = shaderProgram.uniform("uSlotsPerRow");
    slots = shaderProgram.uniform("uSlots");
    foldBits = shaderProgram.uniform("uFoldBits");
  }

  QuadProgram quads() {
    return quads;
  }

  /** Draws a layer; the program must be in use. */
  void draw(Lattice lattice, CellSpriteLayer layer, GridTexture cells, LatticeWindow window) {
    if (window.slots() == 0) {
      return;
    }
    cells.bind(UNIT_CELLS);
    glUniform1i(foldBits, cells.foldBits());
    glUniform1i(kind, lattice.kind().number());
    glUniform2i(grid, lattice.size().width(), lattice.size().height());
    glUniform1i(parity, lattice.parity());
    glUniform2i(step, lattice.stepX(), lattice.stepY());
    glUniform2i(layerOffset, layer.offsetX(), layer.offsetY());
    glUniform2i(backwards, lattice.fromRight() ? 1 : 0, lattice.fromBottom() ? 1 : 0);
    glUniform2i(first, window.firstColumn(), window.firstRow());
    glUniform1i(rows, window.rows());
    glUniform1i(slotsPerRow, window.slotsPerRow());
    glUniform1i(slots, window.slots());
    int run = Math.min(CellProgram.CELLS_PER_INSTANCE, window.slots());
    int instances =
        (window.slots() + CellProgram.CELLS_PER_INSTANCE - 1) / CellProgram.CELLS_PER_INSTANCE;
    DrawCallCounter.instances(GL_TRIANGLES, run * VERTICES_PER_CELL, instances);
  }

  @Override
  public void close() {
    quads.close();
  }
}
