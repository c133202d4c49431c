#version 330 core
// Draws the mean color of each cell into a pixel; coarse.frag reads the result.

#include "cell-mean.glsl"

out vec4 color;

void main() {
  color = cellMean(ivec2(gl_FragCoord.xy));
}
