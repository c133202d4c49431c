#version 330 core
// Blends every coverage (one per row) onto every value (one per column) to see how a driver rounds.

uniform bool uLayer;     // whether to draw the blended layer or the values below it
uniform float uOffset;   // as in exact.frag; 0 for 8-bit channels
uniform float uUnit;     // 1 / 255 for 8-bit channels, 1 for floats
uniform float uBias;

layout(location = 0, index = 0) out vec4 color;
layout(location = 0, index = 1) out vec4 coverage;

void main() {
  float alpha = floor(gl_FragCoord.y) / 255.0;
  coverage = vec4(alpha);
  color = uLayer
      ? vec4(vec3(uOffset * alpha + uBias), alpha)
      : vec4((uOffset + floor(gl_FragCoord.x)) * uUnit);
}
