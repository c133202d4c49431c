#version 330 core
// The mean colors of the cells along a map's four sides: what horizon.frag draws from. Each side has
// as many rows as there are texels in one of the last mip level, so that sides do not mix.
// North and south run from west to east, west and east from north to south.

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
