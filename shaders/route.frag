#version 330 core
// Draws the pieces and the marks of a route, anti-aliased by distance.

#include "projection.glsl"
#include "samples.glsl"

uniform ivec4 uCells;       // first and last column, first and last row in which a route may show
uniform ivec2 uViewWorld;
uniform float uScale;
uniform bool uMarks;
uniform float uHalfWidth;   // half the width of a piece [view px]
uniform vec3 uColor;        // the color of a piece
uniform float uSize;        // the size of a mark; 1 at scale 1
uniform bool uHollow;       // whether marks are rings, not disks
// the radii of the start's ring, the goal's outer and inner ring, at size 1
uniform vec3 uRing;
uniform float uUnit;         // view pixels per unit of the interface
uniform vec3 uDark;         // the outer outline of marks
uniform vec3 uBright;       // the inner outline of marks
uniform vec3 uStartColor;
uniform vec3 uGoalColor;
uniform float uLeastDisk;   // the least radius of a disk [units]
uniform float uSquash;      // the width of a lattice cell over its height

flat in ivec3 vPlace;
flat in vec4 vShape;
out vec4 color;

const int CHEVRON = 0;
const int START = 1;
const int GOAL = 2;
const int UNREACHED = 3;
// Returns 1 inside a band around distance 0 and 0 outside, with a ramp of one pixel between.
float band(float distance, float halfWidth) {
  return clamp(halfWidth + 0.5 - abs(distance), 0.0, 1.0);
}

float segmentDistance(vec2 p, vec2 to) {
  float t = clamp(dot(p, to) / max(dot(to, to), 1e-9), 0.0, 1.0);
  return length(p - t * to);
}

void paint(inout vec4 under, vec3 ink, float coverage) {
  under = vec4(ink * coverage, coverage) + under * (1.0 - coverage);
}

vec4 chevron(vec2 p, vec2 direction) {
  vec2 q = vec2(dot(p, direction), abs(dot(p, vec2(-direction.y, direction.x))));
  float d = segmentDistance(q - vec2(2.2, 0.0) * uSize, vec2(-3.6, 3.2) * uSize);
  return vec4(uDark, 1.0) * band(d, 1.1 * uSize);
}

// Draws a line along a ring around the origin; distance is the distance from that ring. [view px]
void ring(inout vec4 under, vec3 ink, float distance) {
  float size = max(uSize, 0.65 * uUnit);
  paint(under, uDark, band(distance, 2.7 * size));
  paint(under, uBright, band(distance, 1.7 * size));
  paint(under, ink, band(distance, 1.05 * size));
}

void disk(inout vec4 under, vec3 ink, float distance) {
  paint(under, ink, clamp(0.5 - distance, 0.0, 1.0));
}

// Returns the mark of a goal that cannot be reached.
vec4 crossedOut(vec2 p, float r, float stretch) {
  float size = max(uSize, 0.4 * uUnit);
  vec2 arm = vec2(11.0, 11.0 / uSquash) * size;
  float cross = min(segmentDistance(p + arm, 2.0 * arm), segmentDistance(p + vec2(arm.x, -arm.y), vec2(2.0, -2.0) * arm));
  float d = min((abs(r - 19.0 * size)) / stretch, cross);
  vec4 result = vec4(0.0);
  paint(result, uDark, band(d, 3.4 * size));
  paint(result, uBright, band(d, 2.2 * size));
  paint(result, uGoalColor, band(d, 1.3 * size));
  return result;
}

// Returns the color of a mark. Rings lie on the ground: circles as the projection shows them, one
// for the start and two for the goal. They fade at the back, where a sprite on the cell hides them.
// Rings too small to tell apart become disks, the goal's with a hole.
vec4 mark(vec2 p, int kind) {
  vec2 ground = vec2(p.x, p.y * uSquash);
  float r = length(ground);
  float stretch = length(vec2(ground.x, ground.y * uSquash)) / max(r, 1e-6); // |gradient of r|
  if (kind == UNREACHED) {
    return crossedOut(p, r, stretch);
  }
  vec3 ink = kind == START ? uStartColor : uGoalColor;
  float outer = (r - uRing[kind == START ? 0 : 1] * uSize) / stretch;
  vec4 result = vec4(0.0);
  if (uHollow) {
    if (kind == GOAL) {
      ring(result, ink, (r - uRing[2] * uSize) / stretch);
    }
    ring(result, ink, outer);
    return result * mix(0.25, 1.0, smoothstep(-0.75, -0.2, ground.y / max(r, 1e-6)));
  }
  vec2 radii = max(vec2(uLeastDisk * uUnit), vec2(1.0, 1.0 / uSquash) * uRing[kind == START ? 0 : 1] * uScale);
  vec2 q = p / radii;
  float edge = (length(q) - 1.0) * length(q) / max(length(q / radii), 1e-6);
  disk(result, uDark, edge);
  disk(result, uBright, edge + 1.3 * uUnit);
  disk(result, ink, edge + 2.5 * uUnit);
  if (kind == GOAL) {
    disk(result, uBright, length(p) - 2.0 * uUnit);
  }
  return result;
}

void main() {
  vec2 fraction;
  ivec2 world = uViewWorld + sampleToWorld(gl_FragCoord.xy, fraction);
  vec2 beyond;
  ivec2 cell = worldToCell(world, fraction, beyond);
  cell += ivec2(greaterThanEqual(beyond, vec2(0.5)));
  int margin = uMarks && vPlace.z != CHEVRON ? 1 : 0; // rings reach into the neighboring cells
  if (cell.x < uCells.x - margin || cell.x > uCells.y + margin
      || cell.y < uCells.z - margin || cell.y > uCells.w + margin) {
    discard;
  }
  vec2 p = (vec2(world - vPlace.xy) + fraction - vShape.xy) * uScale;
  if (!uMarks) {
    color = vec4(uColor, 1.0) * band(segmentDistance(p, vShape.zw * uScale), uHalfWidth);
  } else if (vPlace.z == CHEVRON) {
    color = chevron(p, vShape.zw);
  } else {
    color = mark(p, vPlace.z);
  }
}
