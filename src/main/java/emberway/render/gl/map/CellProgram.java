package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.ShaderProgram;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.sprite.QuadProgram;
import emberway.render.gl.sprite.QuadView;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.VisibleCells;

/**
 * {@code cells.vert}, or {@code bordered.vert} for maps with pieces between base and overlay, with
 * one way of sampling, and where its uniforms are.
 */
final class CellProgram implements AutoCloseable {
  static final int UNIT_BASE = 0;
  static final int UNIT_OVERLAY = 1;
  static final int UNIT_PIECES = 7; // those between are a QuadProgram's and the SampleAxes'
  static final int UNIT_STACKS = 8;
  static final int UNIT_VEIL = 9;

  /**
   * Cells in an instance. Runs of cells keep the cost of an instance small beside that of its
   * vertices, on drivers that have such a cost.
   */
  static final int CELLS_PER_INSTANCE = 32;

  private static final int VERTICES_PER_SPRITE = 6;
  private static final int LAYERS = 2;

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
  private final boolean bordered;
  private final int pieces;
  private final int stackFoldBits;

  CellProgram(ShaderSource source, QuadView.Sampling sampling, float exactBias, boolean bordered) {
    this.bordered = bordered;
    quads = new QuadProgram(source, bordered ? "bordered.vert" : "cells.vert", sampling, exactBias);
    ShaderProgram shaderProgram = quads.shaderProgram();
    if (bordered) {
      shaderProgram.sampler("uPieces", UNIT_PIECES);
      shaderProgram.sampler("uStacks", UNIT_STACKS);
    }
    pieces = shaderProgram.uniform("uDepth");
    stackFoldBits = shaderProgram.uniform("uStackFoldBits");
    shaderProgram.sampler("uBase", UNIT_BASE);
    shaderProgram.sampler("uOverlay", UNIT_OVERLAY);
    shaderProgram.sampler("uVeil", UNIT_VEIL);
    glUniform1i(shaderProgram.uniform("uCellsPerInstance"), CELLS_PER_INSTANCE);
    halfLattice = shaderProgram.uniform("uHalfLattice");
    gridWidth = shaderProgram.uniform("uGridWidth");
    sums = shaderProgram.uniform("uSums");
    differences = shaderProgram.uniform("uDifferences");
    columnRange = shaderProgram.uniform("uColumnRange");
    firstRow = shaderProgram.uniform("uFirstRow");
    slotsPerRow = shaderProgram.uniform("uSlotsPerRow");
    slots = shaderProgram.uniform("uSlots");
    foldBits = shaderProgram.uniform("uFoldBits");
    layersOn = shaderProgram.uniform("uLayersOn");
  }

  QuadProgram quads() {
    return quads;
  }

  /** Says which map is drawn, one with pieces if the program is for such; it must be in use. */
  void setMap(IsoProjection projection, MapTextures map, boolean base, boolean overlay) {
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform1i(gridWidth, projection.size().width());
    glUniform1i(foldBits, map.grid().foldBits());
    glUniform2i(layersOn, base ? 1 : 0, overlay ? 1 : 0);
    if (bordered) {
      glUniform1i(pieces, map.pieceDepth());
      glUniform1i(stackFoldBits, map.stackFoldBits());
    }
  }

  /** Draws the cells, of so many pieces at most each; the program must be in use. */
  void draw(VisibleCells cells, int pieceDepth) {
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
    int vertices = VERTICES_PER_SPRITE * (LAYERS + pieceDepth);
    DrawCallCounter.instances(GL_TRIANGLES, run * vertices, instances);
  }

  @Override
  public void close() {
    quads.close();
  }
}
