#version 330 core
// Draws the visible cells: an instance is a run of cells in painter's order, a cell is twelve
// vertices, six for its base sprite and six for its overlay.

#include "projection.glsl"
#include "visible.glsl"
#include "fold.glsl"

uniform usampler2D uBase;       // sprite of each cell, 0 = none
uniform usampler2D uOverlay;
uniform int uFoldBits;
uniform usampler2D uSprites;    // two texels a sprite: atlas corner; visible bounds (x, y, width, height)
uniform int uCellsPerInstance;
uniform ivec2 uLayersOn;        // 1 where base, overlay are drawn
uniform ivec2 uViewWorld;       // the world pixel that the view's first sample shows
uniform float uViewScale;       // samples a world pixel
uniform vec2 uViewOffset;       // where uViewWorld's corner lies in the view [samples]
uniform vec2 uToClip;           // 2 / view size
uniform float uGrow;            // widens each quad where its edges fall between samples [samples]

flat out ivec2 vCorner;         // the sprite's upper left corner [world px from uViewWorld]
flat out ivec2 vAtlas;          // the same corner in the atlas [px]
flat out ivec4 vBounds;         // what is visible of the sprite: first x, y, end x, y [px]

const vec2 CORNERS[6] = vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(1, 0), vec2(1, 1), vec2(0, 1));

void main() {
  int vertexCell = gl_VertexID / 12;
  int vertex = gl_VertexID - vertexCell * 12;
  bool overlay = vertex >= 6;
  ivec2 cell = visibleCell(gl_InstanceID * uCellsPerInstance + vertexCell);
  int sprite = 0;
  if (cell.x >= 0) {
    ivec2 texel = foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits);
    sprite = overlay
        ? int(texelFetch(uOverlay, texel, 0).r) * uLayersOn.y
        : int(texelFetch(uBase, texel, 0).r) * uLayersOn.x;
  }
  ivec4 bounds = ivec4(texelFetch(uSprites, ivec2(1, sprite), 0));
  vAtlas = ivec2(texelFetch(uSprites, ivec2(0, sprite), 0).xy);
  vCorner = cellToWorld(cell) - uViewWorld;
  vBounds = ivec4(bounds.xy, bounds.xy + bounds.zw);
  if (sprite == 0 || bounds.z == 0) {
    gl_Position = vec4(-2.0, -2.0, 0.0, 1.0);
    return;
  }
  vec2 corner = CORNERS[overlay ? vertex - 6 : vertex];
  vec2 world = vec2(vCorner + bounds.xy) + corner * vec2(bounds.zw);
  vec2 sampled = world * uViewScale + uViewOffset + (corner * 2.0 - 1.0) * uGrow;
  gl_Position = vec4(sampled * uToClip - 1.0, 0.0, 1.0);
}
