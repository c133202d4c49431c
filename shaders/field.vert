#version 330 core
// Draws a block of cells on the ground as a parallelogram that covers all their pixels.

#include "projection.glsl"

layout(location = 0) in ivec4 aBlock; // first and last column, first and last row

uniform ivec4 uCells;       // first and last column, first and last row on show near the view
uniform ivec2 uViewWorld;   // the world pixel of the view's first sample
uniform float uScale;       // view pixels per world pixel
uniform vec2 uViewOffset;   // the position of uViewWorld's corner in the view [px]
uniform vec2 uToClip;       // 2 / view size
// how much the block grows on each side, so that it covers every pixel [cells]
uniform float uGrow;

flat out ivec4 vBlock;      // the part of the block that is on show

void main() {
  ivec2 first = max(aBlock.xz, uCells.xz);
  ivec2 last = min(aBlock.yw, uCells.yw);
  vBlock = ivec4(first.x, last.x, first.y, last.y);
  if (any(greaterThan(first, last))) {
    gl_Position = vec4(-2.0, -2.0, 0.0, 1.0);
    return;
  }
  ivec2 corner = ivec2(gl_VertexID & 1, gl_VertexID >> 1); // 1 = east, south
  ivec2 center = cellToWorld(first + (last - first) * corner) + uGroundOffset - uViewWorld;
  vec2 beyond = (vec2(corner) - 0.5) * (1.0 + 2.0 * uGrow);
  vec2 at = (vec2(center) + groundToWorld(beyond)) * uScale + uViewOffset;
  gl_Position = vec4(at * uToClip - 1.0, 0.0, 1.0);
}
