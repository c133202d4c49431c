#version 330 core
// Draws a sprite at a scale below 1. The nearest pixel decides what a sample covers, so that
// neighbors meet without a seam; its color is the average of the surrounding pixels.

#include "samples.glsl"

uniform sampler2D uAtlas;      // premultiplied; only its alpha is read
uniform sampler2D uColors;     // straight colors with mip levels
uniform int uLevel;            // mip level [>= 0]

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
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
  color = vec4(texelFetch(uColors, (pixel + vAtlas) >> uLevel, uLevel).rgb * alpha, alpha);
}
