#version 330 core
// Whether each cell is hidden, a pixel a cell, in red: what coarse.frag draws a veil from.

#include "fold.glsl"

uniform usampler2D uVeil;       // 1 for each cell that is hidden; folded
uniform int uGridWidth;         // columns of the map
uniform int uFoldBits;

out vec4 color;

void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  float hidden = float(texelFetch(uVeil, foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits), 0).r);
  color = vec4(hidden, 0.0, 0.0, 1.0);
}
