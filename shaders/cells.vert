#version 330 core
// Draws the visible cells: an instance is a run of cells in painter's order; a cell is twelve
// vertices, six for its base sprite and six for its overlay.

#include "projection.glsl"
#include "visible.glsl"
#include "fold.glsl"
#include "quad.glsl"

uniform usampler2D uBase;       // the sprite of each cell, 0 = none
uniform usampler2D uOverlay;
uniform int uFoldBits;
uniform int uCellsPerInstance;
uniform usampler2D uFog;        // 2 for each unseen cell, else less; for silhouette.frag only
uniform ivec2 uLayersOn;        // 1 if base, overlay are drawn

flat out float vFog;            // 1 if the cell is unseen, else 0

void main() {
  int vertexCell = gl_VertexID / 12;
  int vertex = gl_VertexID - vertexCell * 12;
  bool overlay = vertex >= 6;
  ivec2 cell = visibleCell(gl_InstanceID * uCellsPerInstance + vertexCell);
  int sprite = 0;
  vFog = 0.0;
  if (cell.x >= 0) {
    ivec2 texel = foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits);
    vFog = texelFetch(uFog, texel, 0).r == 2u ? 1.0 : 0.0;
    sprite = overlay
        ? int(texelFetch(uOverlay, texel, 0).r) * uLayersOn.y
        : int(texelFetch(uBase, texel, 0).r) * uLayersOn.x;
  }
  placeSprite(sprite, cellToWorld(cell), overlay ? vertex - 6 : vertex);
}
