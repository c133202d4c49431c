#version 330 core
// How far a sprite hides, or shows, what is behind it: drawn over each other, sprites of hidden cells
// and of others leave in red how much of a pixel belongs to hidden ones.

#include "samples.glsl"

uniform sampler2D uAtlas;      // for its alpha

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
flat in float vVeil;           // 1 of a hidden cell, else 0
out vec4 color;

void main() {
  vec2 fraction;
  ivec2 pixel = sampleToWorld(gl_FragCoord.xy, fraction) - vCorner;
  if (any(lessThan(pixel, vBounds.xy)) || any(greaterThanEqual(pixel, vBounds.zw))) {
    discard;
  }
  float alpha = texelFetch(uAtlas, pixel + vAtlas, 0).a;
  if (alpha == 0.0) {
    discard;
  }
  color = vec4(vVeil * alpha, 0.0, 0.0, alpha);
}
