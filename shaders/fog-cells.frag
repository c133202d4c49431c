#version 330 core
// Draws into a pixel for each cell whether it is unseen, in red, or seen and left, in green; fog.frag
// and coarse.frag draw the fog from the result.

#include "fold.glsl"

uniform usampler2D uFog;        // of each cell: 0 in sight, 1 seen and left, 2 unseen; folded
uniform int uGridWidth;         // the map's columns
uniform int uFoldBits;

out vec4 color;

void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  uint fog = texelFetch(uFog, foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits), 0).r;
  color = vec4(fog == 2u ? 1.0 : 0.0, fog == 1u ? 1.0 : 0.0, 0.0, 1.0);
}
