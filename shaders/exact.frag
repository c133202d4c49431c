#version 330 core
// Draws as crisp.frag does, for drivers whose 8-bit blending does not always round to the nearest.
// The target has 16-bit floats, which hold a channel c [0..255] as 1024 + c. Such floats are whole
// numbers from 1024 to 2048, so every blend rounds its result, as the contract requires.

uniform sampler2D uAtlas;      // premultiplied
uniform vec2 uPhase;           // the view's first pixel within its world pixel [px]
uniform float uInverseScale;
uniform float uBias;           // 0.5 if the driver truncates, 0 if it rounds

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
layout(location = 0, index = 0) out vec4 color;
layout(location = 0, index = 1) out vec4 coverage;

const float OFFSET = 1024.0;

void main() {
  ivec2 worldPixel = ivec2((gl_FragCoord.xy + uPhase) * uInverseScale);
  vec4 sprite = texelFetch(uAtlas, worldPixel - vCorner + vAtlas, 0);
  if (sprite.a == 0.0) {
    discard;
  }
  // (OFFSET + d) * (1 - a) + this = OFFSET + 255 s + d * (1 - a)
  color = round(sprite * 255.0) + OFFSET * sprite.a + uBias;
  coverage = vec4(sprite.a);
}
