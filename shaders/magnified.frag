#version 330 core
// Draws a sprite at a scale above 1. The nearest pixel decides what a sample covers, so that
// neighbors meet without a seam; colors blend only within one picture pixel of the pixels' edges.

#include "samples.glsl"

uniform sampler2D uAtlas;      // premultiplied; only its alpha is read
uniform sampler2D uColors;     // straight colors, extended under the transparent pixels
uniform float uSharpness;      // picture pixels per world pixel [> 1]

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
  vec2 fromCenter = fraction - 0.5;
  vec2 sharp = sign(fromCenter) * max(vec2(0.0), 0.5 - (0.5 - abs(fromCenter)) * uSharpness);
  vec2 at = vec2(pixel + vAtlas) + 0.5 + sharp;
  vec3 straight = textureLod(uColors, at / vec2(textureSize(uColors, 0)), 0.0).rgb;
  color = vec4(straight * alpha, alpha);
}
