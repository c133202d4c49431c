#version 330 core
// Measures how much of each pixel belongs to unseen cells: the sprites of unseen and other cells
// are drawn over one another, and red holds the unseen part.

#include "samples.glsl"

uniform sampler2D uAtlas;      // only its alpha is read

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
flat in float vFog;            // 1 if the cell is unseen, else 0
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
  color = vec4(vFog * alpha, 0.0, 0.0, alpha);
}
