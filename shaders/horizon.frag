#version 330 core
// What seems to lie beyond a map's edge: its border going on, ever less distinct, until it is lost in
// the dusk. Drawn under the map's pixels and over the backdrop.

#include "scatter.glsl"

uniform sampler2D uEdges;   // the mean colors along the sides, premultiplied, with mip levels; see edge-cells.frag
uniform vec2 uGridSize;     // [cells]
uniform float uReach;       // how far sight goes beyond the edge [cells]

in vec2 vCell;              // from the map's north-western corner [cells]

out vec4 color;

const float AT_EDGE = 0.72; // opacity there: the map's own end can still be seen
const int TAPS = 1;         // colors on each side of the nearest that run into it
const float SPREAD = 0.6;   // how far apart they are at a distance of 1

// The color beyond a side, at a place along it: the farther off, the more of its neighbors run in.
vec4 beyond(int side, float along, float cells, float distance) {
  float texels = float(textureSize(uEdges, 0).x);
  float apart = SPREAD * distance;
  float level = log2(max(1.0, apart));
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
  // Off a corner both sides meet; in between one of them is nearer.
  float towardsEast = off.x + off.y > 0.0 ? off.x * off.x / (off.x * off.x + off.y * off.y) : 0.5;
  color = mix(northSouth, westEast, towardsEast) * (AT_EDGE * rest * rest * (3.0 - 2.0 * rest));
  color.rgb = max(color.rgb + scatter(gl_FragCoord.xy) / 255.0 * color.a, 0.0);
}
