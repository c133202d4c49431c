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
 * The program {@code cells.vert}, or {@code bordered.vert} for maps with pieces between base and
 * overlay, for one way of sampling, with its uniform locations.
 */
final class CellProgram implements AutoCloseable {
  static final int UNIT_BASE = 0;
  static final int UNIT_OVERLAY = 1;
  static final int UNIT_PIECES = 7; // units between belong to QuadProgram and SampleAxes
  static final int UNIT_STACKS = 8;
  static final int UNIT_FOG = 9;

  /**
   * Cells per instance. On drivers where each instance has a cost, runs of cells keep it small
   * compared to the cost of the vertices.
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
    shaderProgram.sampler("uFog", UNIT_FOG);
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

  /** Sets the map to draw; it has pieces if the program is for them. The program must be in use. */
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

  /** Draws the cells with at most {@code pieceDepth} pieces each; the program must be in use. */
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
