#version 330 core
// A sprite at any scale. What it covers is decided by its nearest pixel, so that neighbors meet
// without a seam; its color is filtered.

#include "samples.glsl"

uniform sampler2D uAtlas;      // premultiplied; for its alpha
uniform sampler2D uColors;     // straight colors, spread under the transparent pixels, with mip levels
uniform float uLod;            // mip level [>= 0]
uniform float uSharpness;      // samples a world pixel where magnified, 1 otherwise [>= 1]

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
  // Blends two pixels only within a sample's width of their common edge when magnified.
  vec2 fromCenter = fraction - 0.5;
  vec2 sharp = sign(fromCenter) * max(vec2(0.0), 0.5 - (0.5 - abs(fromCenter)) * uSharpness);
  vec2 at = vec2(pixel + vAtlas) + 0.5 + (uSharpness > 1.0 ? sharp : fromCenter);
  vec3 straight = textureLod(uColors, at / vec2(textureSize(uColors, 0)), uLod).rgb;
  color = vec4(straight * alpha, alpha);
}
