#version 330 core
// Lays the fog of exploration over the picture of a map. Cells that were never seen are blank
// parchment, with a soft edge on the ground of seen ones; cells that were seen and left are sepia.
// Transparent pixels stay transparent.

#include "projection.glsl"
#include "samples.glsl"

uniform sampler2D uPicture;     // premultiplied
uniform sampler2D uMask;        // red: how much of each pixel shows unseen cells
uniform sampler2D uCells;       // of each cell, red: 1 if unseen; green: 1 if seen and left
uniform ivec2 uGridSize;
uniform ivec2 uViewWorld;       // the world pixel of the view's first sample
uniform float uLevel;           // the mip level of uCells
uniform vec3 uPaper;            // the color of parchment

out vec4 color;

const vec3 LUMINANCE = vec3(0.30, 0.59, 0.11);
const vec3 SEPIA = vec3(1.02, 0.90, 0.70); // of white that was seen and left
const float FADED = 0.9;        // how much of the colors is lost there
const float MOTTLED = 0.02;     // by how much patches of parchment are lighter or darker
const float BURNT = 0.72;       // the brightness of parchment at its edge

// Returns the brightness of parchment at a point of the world.
float parchment(vec2 at) {
  vec2 wide = sin(at * vec2(0.0043, 0.0061) + 2.1 * sin(at.yx * vec2(0.0037, 0.0029)));
  return 1.0 + MOTTLED * (wide.x + wide.y);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 picture = texelFetch(uPicture, at, 0);
  vec2 fraction;
  vec2 beyond;
  ivec2 world = uViewWorld + sampleToWorld(gl_FragCoord.xy, fraction);
  ivec2 cell = worldToCell(world, fraction, beyond);
  vec2 ground = textureLod(uCells, (vec2(cell) + beyond + 0.5) / vec2(uGridSize), uLevel).rg;
  vec3 sepia = (0.85 * dot(picture.rgb, LUMINANCE) + 0.2 * picture.a) * SEPIA;
  vec3 seen = mix(picture.rgb, sepia, FADED * smoothstep(0.0, 1.0, ground.g + ground.r));
  float unseen = max(texelFetch(uMask, at, 0).r, smoothstep(0.0, 0.5, ground.r));
  vec3 paper = uPaper * parchment(vec2(world)) * mix(BURNT, 1.0, smoothstep(0.3, 1.0, ground.r));
  color = vec4(mix(seen, paper * picture.a, unseen), picture.a);
}
