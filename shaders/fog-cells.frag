#version 330 core
// Draws whether each cell is hidden into a pixel, in red; coarse.frag draws the fog from the result.

#include "fold.glsl"

uniform usampler2D uFog;        // 1 for each hidden cell; folded
uniform int uGridWidth;         // the map's columns
uniform int uFoldBits;

out vec4 color;

void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  float hidden = float(texelFetch(uFog, foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits), 0).r);
  color = vec4(hidden, 0.0, 0.0, 1.0);
}
