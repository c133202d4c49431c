#version 330 core
// Draws the pieces of a route or, if MARKS is defined, its marks, anti-aliased by distance. Two
// programs, because software drivers compute both sides of a branch for each pixel. If CUT is defined,
// only what lies on the cells on show is drawn; else that is not looked at, which takes most of the
// time of a piece. Behind what covers it, a route is a row of dots without arrowheads.

#include "projection.glsl"
#include "samples.glsl"

#ifdef CUT
uniform ivec4 uCells;       // first and last column, first and last row in which a route may show
#endif
uniform ivec2 uViewWorld;
uniform float uScale;
#ifndef JOINED
uniform sampler2D uMask;    // red: how much of each pixel is covered
uniform float uHidden;      // how much of the route a full cover hides [0, 1]
#endif

flat in ivec3 vPlace;
flat in vec4 vShape;
#ifdef JOINED
flat in float vLayers;
#endif
out vec4 color;

float segmentDistance(vec2 p, vec2 to) {
  float t = clamp(dot(p, to) / max(dot(to, to), 1e-9), 0.0, 1.0);
  return length(p - t * to);
}

#ifndef MARKS
const float PARTS = 16.0;    // as in RouteGeometry
uniform float uHalfWidth;   // half the width of a piece, and the radius of dots [view px]
uniform float uDotSpacing;  // from dot to dot [view px]
uniform vec3 uColor;        // the color of a piece

// Returns 1 inside a band around distance 0 and 0 outside, with a ramp of one pixel between.
float band(float distance, float halfWidth) {
  return clamp(halfWidth + 0.5 - abs(distance), 0.0, 1.0);
}

#ifndef JOINED
// Returns 1 in the dots of a piece and 0 beside them; the piece begins at p = 0.
float dotted(vec2 p, vec2 to) {
  vec2 direction = to / max(length(to), 1e-9);
  float along = dot(p, direction) + float(vPlace.z) / PARTS * uScale;
  float aside = dot(p, vec2(-direction.y, direction.x));
  float fromDot = (fract(along / uDotSpacing) - 0.5) * uDotSpacing;
  return band(length(vec2(fromDot, aside)), uHalfWidth);
}
#endif
#else
uniform float uSize;        // the size of a mark: view pixels per pixel at size 1
uniform float uLine;        // the width of a mark's outlines [view px]
uniform vec4 uBanner;       // height of the pole, width and height of the cloth at size 1, its tips [cloth heights]
uniform vec4 uTent;         // half width, height, how far it reaches below its place; its middle, below that [half widths]
uniform ivec4 uRim;         // left, top, right, bottom of the rectangle in which camp and banner stand [world px]
uniform float uAside;       // from a cell's center to its banner's pole [view px]
uniform vec3 uDark;         // the outer outline of marks
uniform vec3 uBright;       // the inner outline of marks
uniform vec3 uStartColor;
uniform vec3 uGoalColor;

const int CHEVRON = 0;
const int START = 1;
const int GOAL = 2;

void paint(inout vec4 under, vec3 ink, float coverage) {
  under = vec4(ink * coverage, coverage) + under * (1.0 - coverage);
}

// Returns how far a point lies outside a convex polygon; corners run clockwise, y down.
float outside(vec2 p, vec2 a, vec2 b, vec2 c, vec2 d) {
  vec2 corners[5] = vec2[](a, b, c, d, a);
  float nearest = 1e9;
  bool inside = true;
  for (int i = 0; i < 4; i++) {
    vec2 side = corners[i + 1] - corners[i];
    vec2 from = p - corners[i];
    nearest = min(nearest, segmentDistance(from, side));
    inside = inside && side.x * from.y - side.y * from.x >= 0.0;
  }
  return inside ? -nearest : nearest;
}

// Paints where a distance is below 0, with a ramp of one pixel.
void fill(inout vec4 under, vec3 ink, float distance) {
  paint(under, ink, clamp(0.5 - distance, 0.0, 1.0));
}

// Returns an arrowhead along the ribbon.
vec4 chevron(vec2 p, vec2 direction) {
  vec2 q = vec2(dot(p, direction), dot(p, vec2(-direction.y, direction.x)));
  vec2 tip = vec2(1.5, 0.0) * uSize;
  vec2 wing = vec2(-1.3, 2.1) * uSize;
  float d = outside(q, tip, wing, vec2(wing.x, 0.0), vec2(wing.x, -wing.y));
  vec4 result = vec4(0.0);
  fill(result, uDark, d - uLine);
  fill(result, uBright, d);
  return result;
}

// Returns a camp: a tent with an open door. The room is from its place to the rim's left, top, right
// and bottom. Like banner(), it is as RouteMarks.stance() has it.
vec4 camp(vec2 p, vec4 room) {
  vec2 foot = vec2(uTent.x, uTent.z) * uSize;
  vec2 top = vec2(0.0, uTent.z - uTent.y) * uSize;
  float low = foot.y + uTent.w * foot.x;
  vec2 border = vec2(2.0 * uLine);
  p -= max(room.xy + border + vec2(foot.x, -top.y), min(vec2(0.0), room.zw - border - vec2(foot.x, low)));
  float d = outside(p, top, foot, vec2(0.0, low), vec2(-foot.x, foot.y));
  vec2 sill = vec2(0.36 * foot.x, foot.y + 0.1 * foot.x);
  float door = outside(p, mix(top, foot, 0.4) * vec2(0.0, 1.0), sill, sill, vec2(-sill.x, sill.y));
  vec4 result = vec4(0.0);
  fill(result, uDark, d - 2.0 * uLine);
  fill(result, uBright, d - uLine);
  fill(result, uStartColor, d);
  fill(result, uDark, door);
  return result;
}

// Returns a banner on a pole. Where the route does not reach the goal, its cloth is crossed out.
vec4 banner(vec2 p, vec4 room, bool reached) {
  float notch = uBanner.w * uBanner.z * uSize;
  float reach = uBanner.y * uSize + notch + 2.0 * uLine;
  float lostRight = reach - room.z;
  float lostLeft = reach + room.x + 2.0 * uAside;
  if (lostRight > 0.0 && lostLeft < lostRight) {
    p.x = -p.x - 2.0 * uAside;
  }
  vec2 top = vec2(0.0, -max(uBanner.z * uSize, min(uBanner.x * uSize, -room.y - 2.5 * uLine)));
  vec2 end = top + uBanner.yz * uSize;
  vec2 middle = 0.5 * (top + end);
  float pole = segmentDistance(p, top) - 0.5 * uLine;
  vec2 low = vec2(top.x, end.y);
  vec2 tail = vec2(end.x, middle.y);
  float upper = outside(p, top, vec2(end.x + notch, top.y), tail, low);
  float lower = outside(p, top, tail, vec2(end.x + notch, end.y), low);
  float cloth = min(upper, lower);
  float d = min(pole, cloth);
  vec4 result = vec4(0.0);
  fill(result, uDark, d - 2.0 * uLine);
  fill(result, uBright, d - uLine);
  fill(result, uDark, pole);
  fill(result, reached ? uGoalColor : uBright, cloth);
  if (!reached) {
    vec2 arm = 0.3 * uBanner.z * uSize * vec2(1.0, 1.0);
    float cross = min(segmentDistance(p - middle + arm, 2.0 * arm), segmentDistance(p - middle + vec2(arm.x, -arm.y), vec2(2.0, -2.0) * arm));
    fill(result, uGoalColor, cross - 1.2 * uLine);
  }
  return result;
}

#endif

void main() {
  vec2 fraction;
  ivec2 world = uViewWorld + sampleToWorld(gl_FragCoord.xy, fraction);
#ifdef CUT
  vec2 beyond;
#ifdef MARKS
  bool stands = vPlace.z != CHEVRON; // belongs to the cell where it stands
#else
  const bool stands = false;
#endif
  ivec2 cell = stands ? worldToCell(vPlace.xy, vShape.xy, beyond) : worldToCell(world, fraction, beyond);
  cell += ivec2(greaterThanEqual(beyond, vec2(0.5)));
  if (any(lessThan(cell, uCells.xz)) || any(greaterThan(cell, uCells.yw))) {
    discard;
  }
#endif
  vec2 p = (vec2(world - vPlace.xy) + fraction - vShape.xy) * uScale;
#ifndef JOINED
  float hidden = uHidden > 0.0 ? uHidden * texelFetch(uMask, ivec2(gl_FragCoord.xy), 0).r : 0.0;
#endif
#ifdef MARKS
  if (vPlace.z == CHEVRON) {
    color = chevron(p, vShape.zw) * (1.0 - hidden);
  } else {
    vec4 room = (vec4(uRim - vPlace.xyxy) - vShape.xyxy) * uScale;
    color = vPlace.z == START ? camp(p, room) : banner(p, room, vPlace.z == GOAL);
  }
#else
  float coverage = band(segmentDistance(p, vShape.zw * uScale), uHalfWidth);
#ifdef JOINED
  coverage = 1.0 - pow(1.0 - coverage, vLayers); // the edge is as hard as theirs
#endif
#ifndef JOINED
  coverage *= 1.0 - hidden * (1.0 - dotted(p, vShape.zw * uScale));
#endif
  color = vec4(uColor, 1.0) * coverage;
#endif
}
