#version 330 core
// Darkens what a mask says is hidden; what is nothing at all stays so.

uniform sampler2D uMask;        // in red, how much of each pixel is hidden
uniform vec3 uColor;
uniform float uThickness;       // [0, 1]

out vec4 color;

void main() {
  float hidden = texelFetch(uMask, ivec2(gl_FragCoord.xy), 0).r * uThickness;
  color = vec4(uColor * hidden, hidden);
}
