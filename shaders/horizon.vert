#version 330 core
// Draws a band around a map, as one strip of triangles from slightly inside its edge to the end of
// sight.

#include "projection.glsl"

uniform vec2 uGridSize;     // [cells]
uniform float uReach;       // how far sight extends beyond the edge [cells]
uniform float uWithin;      // how far it extends below the map, whose rim is ragged [cells]
uniform vec2 uNorthWest;    // the position of the map's north-western corner in the view [px]
uniform float uScale;       // view pixels per world pixel
uniform vec2 uToClip;       // 2 / view size

out vec2 vCell;             // the position from the map's north-western corner [cells]

void main() {
  int turn = gl_VertexID >> 1; // corners clockwise from the north-western one, which comes twice
  vec2 corner = vec2(((turn + 1) >> 1) & 1, (turn >> 1) & 1);
  float beyond = (gl_VertexID & 1) == 0 ? -uWithin : uReach;
  vCell = corner * uGridSize + (2.0 * corner - 1.0) * beyond;
  vec2 at = uNorthWest + groundToWorld(vCell) * uScale;
  gl_Position = vec4(at * uToClip - 1.0, 0.0, 1.0);
}
