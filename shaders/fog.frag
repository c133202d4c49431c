#version 330 core
// Darkens what a mask hides; transparent pixels stay transparent.

uniform sampler2D uMask;        // red: how much of each pixel is hidden
uniform vec3 uColor;
uniform float uThickness;       // [0, 1]

out vec4 color;

void main() {
  float hidden = texelFetch(uMask, ivec2(gl_FragCoord.xy), 0).r * uThickness;
  color = vec4(uColor * hidden, hidden);
}
