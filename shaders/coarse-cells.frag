#version 330 core
// The mean color of what is on each cell, a pixel a cell: what coarse.frag draws from.

#include "cell-mean.glsl"

out vec4 color;

void main() {
  color = cellMean(ivec2(gl_FragCoord.xy));
}
