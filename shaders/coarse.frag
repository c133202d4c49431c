#version 330 core
// A map from afar: cells that are smaller than a few pixels, as their mean colors.

#include "projection.glsl"

uniform sampler2D uCells;       // the mean color of each cell, premultiplied, with mip levels
uniform ivec2 uGridSize;
uniform ivec2 uFirstPixel;      // of the viewport, in the frame's picture
uniform vec2 uOrigin;           // the world at the picture's upper left [world px]
uniform float uPerPixel;        // world pixels a picture pixel
uniform float uLevel;           // mip level of a sample

out vec4 color;

const int SIDE = 2;             // samples a pixel in each direction

// The map's color at a point of the picture, nothing off the map.
vec4 sampleAt(vec2 picture) {
  vec2 step = (uOrigin + picture * uPerPixel - vec2(uGroundOffset)) / vec2(uHalfLattice);
  float difference = step.y - float(uGridWidth - 1);
  vec2 cell = 0.5 * vec2(step.x - difference, step.x + difference) + 0.5;
  if (any(lessThan(cell, vec2(0.0))) || any(greaterThanEqual(cell, vec2(uGridSize)))) {
    return vec4(0.0);
  }
  return textureLod(uCells, cell / vec2(uGridSize), uLevel);
}

void main() {
  vec2 pixel = vec2(uFirstPixel) + floor(gl_FragCoord.xy);
  vec4 sum = vec4(0.0);
  for (int i = 0; i < SIDE * SIDE; i++) {
    sum += sampleAt(pixel + (vec2(i % SIDE, i / SIDE) + 0.5) / float(SIDE));
  }
  color = sum / float(SIDE * SIDE);
}
