#version 330 core
// Draws a layer of sprites in cells: an instance is a run of cells in painter's order; a cell is
// six vertices.

#include "lattice.glsl"
#include "fold.glsl"
#include "quad.glsl"

uniform usampler2D uCells;      // the sprite of each cell, 0 = none
uniform int uFoldBits;
uniform int uCellsPerInstance;

void main() {
  int vertexCell = gl_VertexID / 6;
  ivec2 world;
  ivec2 cell = latticeCell(gl_InstanceID * uCellsPerInstance + vertexCell, world);
  int sprite = 0;
  if (cell.x >= 0) {
    sprite = int(texelFetch(uCells, foldedTexel(cell.y * uGrid.x + cell.x, uFoldBits), 0).r);
  }
  placeSprite(sprite, world, gl_VertexID - vertexCell * 6);
}
