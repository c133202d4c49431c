#version 330 core
// Draws the visible cells as cells.vert does, for maps with pieces between base and overlay or with
// a top: a cell is six vertices for its base sprite, six for each of uDepth pieces, of which it may
// have fewer, six for its overlay, and six for its top if uTops is 1.

#include "projection.glsl"
#include "visible.glsl"
#include "fold.glsl"
#include "quad.glsl"

uniform usampler2D uBase;       // the sprite of each cell, 0 = none
uniform usampler2D uOverlay;
uniform usampler2D uPieces;     // the stack of pieces on each cell, 0 = none
uniform usampler2D uStacks;     // the sprites of each stack, uDepth per stack
uniform usampler2D uTop;        // read if uTops is 1
uniform int uFoldBits;
uniform int uStackFoldBits;
uniform int uDepth;
uniform int uTops;
uniform int uCellsPerInstance;
uniform usampler2D uFog;        // 2 for each unseen cell, else less; for silhouette.frag only
uniform ivec2 uLayersOn;        // 1 if base with pieces, overlay are drawn
uniform int uTopOn;             // 1 if the top is drawn

flat out float vFog;            // 1 if the cell is unseen, else 0

void main() {
  int verticesPerCell = 6 * (uDepth + 2 + uTops);
  int vertexCell = gl_VertexID / verticesPerCell;
  int vertex = gl_VertexID - vertexCell * verticesPerCell;
  int layer = vertex / 6;
  ivec2 cell = visibleCell(gl_InstanceID * uCellsPerInstance + vertexCell);
  int sprite = 0;
  vFog = 0.0;
  if (cell.x >= 0) {
    ivec2 texel = foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits);
    vFog = texelFetch(uFog, texel, 0).r == 2u ? 1.0 : 0.0;
    if (layer == 0) {
      sprite = int(texelFetch(uBase, texel, 0).r) * uLayersOn.x;
    } else if (layer > uDepth + 1) {
      sprite = int(texelFetch(uTop, texel, 0).r) * uTopOn;
    } else if (layer > uDepth) {
      sprite = int(texelFetch(uOverlay, texel, 0).r) * uLayersOn.y;
    } else {
      int piece = int(texelFetch(uPieces, texel, 0).r) * uDepth + layer - 1;
      sprite = int(texelFetch(uStacks, foldedTexel(piece, uStackFoldBits), 0).r) * uLayersOn.x;
    }
  }
  placeSprite(sprite, cellToWorld(cell), vertex - layer * 6);
}
