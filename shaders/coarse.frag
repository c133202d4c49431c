#version 330 core
// Draws a map from afar: cells smaller than a few pixels, as their mean colors.

#include "projection.glsl"

uniform sampler2D uCells;       // the mean color of each cell, premultiplied, with mip levels
uniform ivec2 uGridSize;
uniform ivec2 uFirstPixel;      // the viewport's first pixel in the frame's picture
uniform vec2 uOrigin;           // the picture's upper left corner in the world [world px]
uniform float uPerPixel;        // world pixels per picture pixel
uniform float uLevel;           // the mip level of a sample

out vec4 color;

const int SIDE = 2;             // samples per pixel in each direction

// Returns the map's color at a point of the picture; transparent off the map.
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
