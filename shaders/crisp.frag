#version 330 core
// Draws a sprite at a whole scale: exact copies of its pixels, without a filter.

uniform sampler2D uAtlas;      // premultiplied
uniform vec2 uPhase;           // the view's first pixel within its world pixel [px]
uniform float uInverseScale;

flat in ivec2 vCorner;
flat in ivec2 vAtlas;
flat in ivec4 vBounds;
out vec4 color;

void main() {
  ivec2 worldPixel = ivec2((gl_FragCoord.xy + uPhase) * uInverseScale);
  color = texelFetch(uAtlas, worldPixel - vCorner + vAtlas, 0);
}
