#version 330 core
// Measures how much of each pixel is covered by what stands in front of the ground there: red holds
// the covered part. All of a picture is in front of the ground of the cells behind its own, nothing
// of the cells before. On its own cell, a tall picture covers the ground up to a little before the
// center.

#include "projection.glsl"
#include "samples.glsl"

uniform sampler2D uAtlas;      // only its alpha is read
uniform bool uWhole;           // whether all of a picture counts, wherever the ground is

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
flat in ivec2 vGround;         // the center of its cell's ground [world px]
flat in int vTall;             // 1 if it covers ground of its own cell, else 0
out vec4 color;

const float SOLID = 0.5;       // shadows are less opaque, and lie on the ground
const float FOOT = 0.35;       // where tall pictures stand: before the center [half heights]

void main() {
  vec2 fraction;
  ivec2 world = sampleToWorld(gl_FragCoord.xy, fraction);
  ivec2 pixel = world - vCorner;
  if (any(lessThan(pixel, vBounds.xy)) || any(greaterThanEqual(pixel, vBounds.zw))) {
    discard;
  }
  if (texelFetch(uAtlas, pixel + vAtlas, 0).a < SOLID) {
    discard;
  }
  vec2 halves = (vec2(world - vGround) + fraction) / vec2(uHalfLattice); // from the cell's center
  vec2 east = uFlat ? vec2(halves.x, 0.0) : vec2(halves.x - halves.y, halves.x + halves.y);
  bool before = uFlat ? halves.y > 1.0 : east.x < -1.0 || east.y > 1.0;
  bool behind = uFlat ? halves.y < -1.0 : east.x > 1.0 || east.y < -1.0;
  bool covers = uWhole || (!before && (behind || (vTall == 1 && halves.y < FOOT)));
  if (!covers) {
    discard;
  }
  color = vec4(1.0, 0.0, 0.0, 1.0);
}
