#version 330 core
// Draws what seems to lie beyond a map's edge: its border continues, ever less distinct, until it
// is lost in the dusk. backdrop.frag lays it over the backdrop and under the map.

// the mean colors along the sides, premultiplied, with mip levels; see edge-cells.frag
uniform sampler2D uEdges;
uniform vec2 uGridSize;     // [cells]
uniform float uReach;       // how far sight extends beyond the edge [cells]
uniform float uCellsPerTexel; // along the sides, at the first mip level
uniform float uSpread;      // the distance between blended colors per cell from the edge

in vec2 vCell;              // the position from the map's north-western corner [cells]

out vec4 color;

const float AT_EDGE = 0.72; // opacity at the edge, low enough to show where the map ends
const int TAPS = 1;         // neighboring colors blended in on each side

// Returns the color beyond a side at a position along it. The farther off, the more neighboring
// colors are blended in, and at least those within a pixel.
vec4 beyond(int side, float along, float cells, float distance) {
  float texels = uCellsPerTexel * float(textureSize(uEdges, 0).x);
  float apart = max(uSpread * distance, fwidth(along));
  float level = log2(max(1.0, apart / uCellsPerTexel));
  vec4 sum = vec4(0.0);
  for (int tap = -TAPS; tap <= TAPS; tap++) {
    float place = clamp(along + float(tap) * apart, 0.5, cells - 0.5);
    sum += textureLod(uEdges, vec2(place / texels, (float(side) + 0.5) / 4.0), level);
  }
  return sum / float(2 * TAPS + 1);
}

void main() {
  vec2 off = max(max(-vCell, vCell - uGridSize), 0.0);
  float distance = length(off);
  float rest = max(0.0, 1.0 - distance / uReach);
  vec4 northSouth = beyond(vCell.y < 0.5 * uGridSize.y ? 0 : 1, vCell.x, uGridSize.x, distance);
  vec4 westEast = beyond(vCell.x < 0.5 * uGridSize.x ? 2 : 3, vCell.y, uGridSize.y, distance);
  // Both sides meet beyond a corner; elsewhere the nearer side counts.
  float towardsEast = off.x + off.y > 0.0 ? off.x * off.x / (off.x * off.x + off.y * off.y) : 0.5;
  color = mix(northSouth, westEast, towardsEast) * (AT_EDGE * rest * rest * (3.0 - 2.0 * rest));
}
