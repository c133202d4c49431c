package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.QuadProgram;
import emberway.render.gl.QuadView;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.VisibleCells;
import java.util.Set;

/**
 * The program {@code cells.vert}, or {@code layered.vert} for maps with pieces between base and
 * overlay or with a top, for one way of sampling, with its uniform locations.
 */
final class CellProgram implements AutoCloseable {
  static final int UNIT_BASE = 0;
  static final int UNIT_OVERLAY = 1;
  static final int UNIT_PIECES = 7; // units between belong to QuadProgram and SampleAxes
  static final int UNIT_STACKS = 8;
  static final int UNIT_FOG = 9;
  static final int UNIT_TOP = 10;

  /**
   * Cells per instance. On drivers where each instance has a cost, runs of cells keep it small
   * compared to the cost of the vertices.
   */
  static final int CELLS_PER_INSTANCE = 32;

  private static final int VERTICES_PER_SPRITE = 6;
  private static final int LAYERS = 2; // that every map has

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
  private final boolean layered;
  private final int pieces;
  private final int stackFoldBits;
  private final int tops;
  private final int topOn;

  CellProgram(ShaderSource source, QuadView.Sampling sampling, float exactBias, boolean layered) {
    this.layered = layered;
    quads = new QuadProgram(source, layered ? "layered.vert" : "cells.vert", sampling, exactBias);
    ShaderProgram shaderProgram = quads.shaderProgram();
    if (layered) {
      shaderProgram.sampler("uPieces", UNIT_PIECES);
      shaderProgram.sampler("uStacks", UNIT_STACKS);
      shaderProgram.sampler("uTop", UNIT_TOP);
    }
    pieces = shaderProgram.uniform("uDepth");
    stackFoldBits = shaderProgram.uniform("uStackFoldBits");
    tops = shaderProgram.uniform("uTops");
    topOn = shaderProgram.uniform("uTopOn");
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

  /** Sets the map to draw and its layers; the program, which must be for it, must be in use. */
  void setMap(IsoProjection projection, MapTextures map, Set<Layer> layers) {
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform1i(gridWidth, projection.size().width());
    glUniform1i(foldBits, map.grid().foldBits());
    glUniform2i(
        layersOn, layers.contains(Layer.BASE) ? 1 : 0, layers.contains(Layer.OVERLAY) ? 1 : 0);
    if (layered) {
      glUniform1i(pieces, map.pieceDepth());
      glUniform1i(stackFoldBits, map.stackFoldBits());
      glUniform1i(tops, tops(map));
      glUniform1i(topOn, layers.contains(Layer.TOP) ? 1 : 0);
    }
  }

  private static int tops(MapTextures map) {
    return map.hasTop() ? 1 : 0;
  }

  /** Draws the cells of the map that was set; the program must be in use. */
  void draw(VisibleCells cells, MapTextures map) {
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
    int vertices = VERTICES_PER_SPRITE * (LAYERS + map.pieceDepth() + tops(map));
    DrawCallCounter.instances(GL_TRIANGLES, run * vertices, instances);
  }

  @Override
  public void close() {
    quads.close();
  }
}
