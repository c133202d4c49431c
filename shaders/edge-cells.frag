#version 330 core
// Draws the mean colors of the cells along a map's four sides; horizon.frag reads the result. Each
// side has as many rows as a texel of the last mip level covers, so that sides do not mix. The
// north and south sides run from west to east, the west and east sides from north to south.

#include "cell-mean.glsl"

uniform ivec2 uGridSize;
uniform int uRowsPerSide;

out vec4 color;

void main() {
  int along = int(gl_FragCoord.x);
  int side = int(gl_FragCoord.y) / uRowsPerSide;
  ivec2 last = uGridSize - 1;
  ivec2 cell = side < 2 ? ivec2(along, side == 0 ? 0 : last.y) : ivec2(side == 2 ? 0 : last.x, along);
  color = cellMean(min(cell, last));
}
