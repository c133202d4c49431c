#version 330 core
// Draws the mean colors of the cells along a map's four sides, a number of cells in each texel;
// horizon.frag reads the result. Each side has as many rows as a texel of the last mip level covers, so that sides do not mix. The
// north and south sides run from west to east, the west and east sides from north to south.

#include "cell-mean.glsl"

uniform ivec2 uGridSize;
uniform int uRowsPerSide;
uniform int uCellsPerTexel;

out vec4 color;

void main() {
  int first = int(gl_FragCoord.x) * uCellsPerTexel;
  int side = int(gl_FragCoord.y) / uRowsPerSide;
  ivec2 last = uGridSize - 1;
  color = vec4(0.0);
  for (int along = first; along < first + uCellsPerTexel; along++) {
    ivec2 cell = side < 2 ? ivec2(along, side == 0 ? 0 : last.y) : ivec2(side == 2 ? 0 : last.x, along);
    color += cellMean(min(cell, last));
  }
  color /= float(uCellsPerTexel);
}
