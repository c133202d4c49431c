package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.IsoProjection;
import emberway.render.iso.VisibleCells;

/** {@code cells.vert} with one way of sampling, and where its uniforms are. */
final class CellProgram implements AutoCloseable {
  static final int UNIT_BASE = 0;
  static final int UNIT_OVERLAY = 1;

  /**
   * Cells in an instance. Runs of cells keep the cost of an instance small beside that of its
   * vertices, on drivers that have such a cost.
   */
  static final int CELLS_PER_INSTANCE = 32;

  private static final int VERTICES_PER_CELL = 12;

  private final QuadProgram quads;
  private final int halfLattice;
  private final int gridWidth;
  private final int sums;
  private final int differences;
  private final int columnRange;
  private final int firstRow;
  private final int slotsPerRow;
  private final int slots;
  private final int foldBits;
  private final int layersOn;

  CellProgram(ShaderSource source, QuadView.Sampling sampling, float exactBias) {
    quads = new QuadProgram(source, "cells.vert", sampling, exactBias);
    Program program = quads.program();
    program.sampler("uBase", UNIT_BASE);
    program.sampler("uOverlay", UNIT_OVERLAY);
    glUniform1i(program.uniform("uCellsPerInstance"), CELLS_PER_INSTANCE);
    halfLattice = program.uniform("uHalfLattice");
    gridWidth = program.uniform("uGridWidth");
    sums = program.uniform("uSums");
    differences = program.uniform("uDifferences");
    columnRange = program.uniform("uColumnRange");
    firstRow = program.uniform("uFirstRow");
    slotsPerRow = program.uniform("uSlotsPerRow");
    slots = program.uniform("uSlots");
    foldBits = program.uniform("uFoldBits");
    layersOn = program.uniform("uLayersOn");
  }

  QuadProgram quads() {
    return quads;
  }

  /** Says which map is drawn; the program must be in use. */
  void setMap(IsoProjection projection, int mapFoldBits, boolean base, boolean overlay) {
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform1i(gridWidth, projection.size().width());
    glUniform1i(foldBits, mapFoldBits);
    glUniform2i(layersOn, base ? 1 : 0, overlay ? 1 : 0);
  }

  /** Draws the cells; the program must be in use. */
  void draw(VisibleCells cells) {
    if (cells.slots() == 0) {
      return;
    }
    glUniform2i(sums, cells.minSum(), cells.maxSum());
    glUniform2i(differences, cells.minDifference(), cells.maxDifference());
    glUniform2i(columnRange, cells.minColumn(), cells.maxColumn());
    glUniform1i(firstRow, cells.firstRow());
    glUniform1i(slotsPerRow, cells.slotsPerRow());
    glUniform1i(slots, cells.slots());
    int run = Math.min(CELLS_PER_INSTANCE, cells.slots());
    int instances = (cells.slots() + CELLS_PER_INSTANCE - 1) / CELLS_PER_INSTANCE;
    DrawCalls.instances(GL_TRIANGLES, run * VERTICES_PER_CELL, instances);
  }

  @Override
  public void close() {
    quads.close();
  }
}
