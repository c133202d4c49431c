#version 330 core
// Draws a field of values as heat on the ground: a color ramp, contour lines at even steps, and a
// pattern that tells the kinds apart without color: plus signs attract, minus signs repel. The
// cells within a budget are drawn in bands with an outline, cell by cell, without signs. There is a
// program for each KIND, because software drivers compute both sides of a branch for each pixel.

#include "projection.glsl"
#include "samples.glsl"
#include "fold.glsl"

// The cells lie in pages; many cells without a value share the first page.
uniform usampler2D uPages;   // the number of each page; folded
uniform int uPageFoldBits;
// each cell's value between the lowest and the highest [0, 1], or BLOCKED; page by page, folded
uniform sampler2D uStrengths;
uniform int uFoldBits;
uniform ivec2 uGridSize;
uniform ivec2 uViewWorld;    // the world pixel of the view's first sample
uniform float uScale;        // view pixels per world pixel
// the colors from the lowest to the highest value, evenly spaced, as in FieldColorRamp
uniform vec3 uRamp[6];
uniform int uRampStops;      // the number of colors
uniform vec3 uBlocked;       // the color of blocked cells
uniform bool uContourLines;
uniform float uUnit;         // view pixels per unit of the interface
uniform float uPatternStep;  // the distance between signs [cells]
uniform sampler2D uStanding; // red where something stands on the ground, which covers the field
uniform float uCleared;      // how much of the field that removes [0, 1]

flat in ivec4 vBlock;        // first and last column, first and last row
layout(location = 0, index = 0) out vec4 color;
layout(location = 0, index = 1) out vec4 coverage; // how much of each channel below is removed

const int kind = KIND;        // 0 attracts, 1 repels, 2 costs, 3 within a budget
const int PAGE_BITS = 10;      // as in FieldBuffer
const float BLOCKED = 2.0;     // as in FieldOverlay
const float STEPS = 6.0;       // contour lines between the lowest and the highest value
const float MAX_OPACITY = 0.5;
const float RIM_OPACITY = 0.36;    // where a field that bends routes begins
const float SOURCE_OPACITY = 0.72; // at its source, over which what stands there is drawn
const float REACH_OPACITY = 0.55;
const vec3 TAKES_REACH = vec3(1.1, 1.3, 1.1); // keeps orange on green grass from turning brown
// Fire must shine on green grass, which would turn brown if painted over, and dye white snow.
// TAKES_WARM is for low values, TAKES_HOT for high ones.
const vec3 TAKES_WARM = vec3(0.4, 0.7, 1.3);
const vec3 TAKES_HOT = vec3(0.7, 1.4, 1.4);
const float LEVEL_SLOPE = 1e-5; // smaller slopes are rounding errors [contour lines/px]
const float SLANTED = 0.21;    // the extra blocked share at the outline of a slanting shore
// the radius around a cell's center that ignores its neighbors [cells]
const float CORE = 0.1;
const float GLOW = 1.25;       // heat shines a little through dark ground

int pageOf(int index) {
  return int(texelFetch(uPages, foldedTexel(index >> PAGE_BITS, uPageFoldBits), 0).r);
}

float strengthIn(int page, int index) {
  int inPage = index & ((1 << PAGE_BITS) - 1);
  return texelFetch(uStrengths, foldedTexel(page << PAGE_BITS | inPage, uFoldBits), 0).r;
}

float strengthAt(ivec2 cell) {
  ivec2 inside = clamp(cell, ivec2(0), uGridSize - 1);
  int index = inside.y * uGridSize.x + inside.x;
  return strengthIn(pageOf(index), index);
}

// Returns the values of a cell and those west and east of it. The one in the middle lies on a page
// of the others.
vec3 strengthsAlong(ivec2 cell) {
  int row = clamp(cell.y, 0, uGridSize.y - 1) * uGridSize.x;
  ivec3 index = row + clamp(cell.x + ivec3(-1, 0, 1), ivec3(0), ivec3(uGridSize.x - 1));
  int west = pageOf(index.x);
  int east = pageOf(index.z);
  int middle = index.y >> PAGE_BITS == index.x >> PAGE_BITS ? west : east;
  return vec3(strengthIn(west, index.x), strengthIn(middle, index.y), strengthIn(east, index.z));
}

// Computes the weights of a quadratic B-spline for the cells before, at and after a point, and
// their slopes.
void splineWeights(float off, out vec3 weight, out vec3 slope) {
  weight = vec3(0.5 * (0.5 - off) * (0.5 - off), 0.75 - off * off, 0.5 * (0.5 + off) * (0.5 + off));
  slope = vec3(off - 0.5, -2.0 * off, off + 0.5);
}

// Extrapolates beyond the map's edge: repeats the last step between two cells, limited in
// steepness.
vec3 onward(vec3 before, vec3 end) {
  return end + clamp(end - before, -0.15, 0.15);
}

// Returns how far a point is blocked, with a smooth edge one pixel wide. Adjacent blocked cells
// share one outline without corners, as shores do, which runs halfway between the centers of
// blocked and free cells, and on slopes where the land of shores ends. A lone blocked or free cell
// keeps its whole area. blocked holds 1 for each blocked cell around and at the cell; off is the
// offset from its center [-0.5, 0.5].
float blockedShare(mat3 blocked, vec2 off) {
  float own = blocked[1][1];
  if (all(equal(vec4(blocked[0][1], blocked[2][1], blocked[1][0], blocked[1][2]), vec4(1.0 - own)))) {
    return own;
  }
  vec3 weightX, slopeX, weightY, slopeY;
  splineWeights(off.x, weightX, slopeX);
  splineWeights(off.y, weightY, slopeY);
  vec3 columns = weightY * blocked;
  vec2 slope = vec2(dot(slopeX, columns), dot(weightX, slopeY * blocked));
  // the slant of the outline [0, 1]
  float slant = 2.0 * abs(slope.x * slope.y) / max(dot(slope, slope), 1e-6);
  float inside = dot(weightX, columns) - 0.5 - SLANTED * slant;
  vec2 along = uFlat ? slope : vec2(slope.x + slope.y, slope.y - slope.x);
  float perPixel = length(0.5 * along / (vec2(uHalfLattice) * uScale));
  float edge = clamp(inside / max(perPixel, 1e-6) + 0.5, 0.0, 1.0);
  float corePixel = 1.0 / (2.0 * float(uHalfLattice.y) * uScale);
  float core = clamp((CORE - length(off)) / corePixel + 0.5, 0.0, 1.0);
  return mix(edge, own, core);
}

// Returns the field at a point, smooth in value and slope; off is the offset from the center of
// the cell [-0.5, 0.5]. A blocked neighbor has the value of the cell itself, or if the cell is
// blocked, the mean of the free cells. The field is extrapolated beyond the map's edge, so that
// contour lines leave the map straight.
float smoothStrength(mat3 around, mat3 blocked, ivec2 cell, vec2 off, out vec2 perCell) {
  vec3 ones = vec3(1.0);
  float free = 9.0 - dot(ones, blocked * ones);
  mat3 there = matrixCompMult(around, mat3(ones, ones, ones) - blocked);
  float own = blocked[1][1] == 0.0 ? around[1][1] : free == 0.0 ? 1.0 : dot(ones, there * ones) / free;
  there += own * blocked;
  bvec2 first = equal(cell, ivec2(0));
  bvec2 last = equal(cell, uGridSize - 1);
  if (any(first) || any(last)) {
    there[0] = first.x ? onward(there[2], there[1]) : there[0];
    there[2] = last.x ? onward(there[0], there[1]) : there[2];
    there = transpose(there);
    there[0] = first.y ? onward(there[2], there[1]) : there[0];
    there[2] = last.y ? onward(there[0], there[1]) : there[2];
    there = transpose(there);
  }
  vec3 weightX, slopeX, weightY, slopeY;
  splineWeights(off.x, weightX, slopeX);
  splineWeights(off.y, weightY, slopeY);
  vec3 columns = weightY * there;
  perCell = vec2(dot(slopeX, columns), dot(weightX, slopeY * there));
  return clamp(dot(weightX, columns), 0.0, 1.0);
}

vec3 ramp(float t) {
  float at = t * float(uRampStops - 1);
  int stop = min(int(at), uRampStops - 2);
  return mix(uRamp[stop], uRamp[stop + 1], at - float(stop));
}

// Returns the opacity, which rises from 0 at the field's end to the most at its source.
float heatOpacity(float strength) {
  return mix(RIM_OPACITY, SOURCE_OPACITY, strength) * smoothstep(0.0, 0.2, strength);
}

// Returns the color of a step of a budget, from light to dark.
vec3 reachBand(float t) {
  return uRamp[clamp(int(t * STEPS), 0, uRampStops - 1)];
}

// Returns the distance to the nearest side of a cell that borders a cell out of reach. [view px]
float toOutline(ivec2 cell, vec2 off) {
  float cellHeight = 2.0 * float(uHalfLattice.x * uHalfLattice.y) / length(vec2(uHalfLattice)) * uScale;
  ivec2 beside = ivec2(off.x < 0.0 ? -1 : 1, off.y < 0.0 ? -1 : 1);
  vec2 toSide = (0.5 - abs(off)) * cellHeight;
  float far = 1e6;
  far = strengthAt(cell + ivec2(beside.x, 0)) == BLOCKED ? min(far, toSide.x) : far;
  far = strengthAt(cell + ivec2(0, beside.y)) == BLOCKED ? min(far, toSide.y) : far;
  return strengthAt(cell + beside) == BLOCKED ? min(far, length(toSide)) : far;
}

// Returns the vector from the nearest point of the pattern's lattice. [view px]
vec2 fromSign(ivec2 cell, vec2 beyond, float shift) {
  vec2 at = (vec2(cell & 1023) + beyond) / uPatternStep + shift;
  return groundToWorld((fract(at) - 0.5) * uPatternStep) * uScale;
}

float bar(vec2 p, vec2 halfSize) {
  vec2 inside = clamp(halfSize + 0.5 - abs(p), 0.0, 1.0);
  return inside.x * inside.y;
}

void main() {
  vec2 fraction;
  vec2 beyond;
  ivec2 world = uViewWorld + sampleToWorld(gl_FragCoord.xy, fraction);
  ivec2 cell = worldToCell(world, fraction, beyond);
  ivec2 nearest = cell + ivec2(greaterThanEqual(beyond, vec2(0.5)));
  if (any(lessThan(nearest, vBlock.xz)) || any(greaterThan(nearest, vBlock.yw))) {
    discard; // belongs to another block or lies off the map
  }
  mat3 around; // a vector per column, as is barred
  mat3 barred;
  for (int y = 0; y < 3; y++) {
    vec3 along = strengthsAlong(nearest + ivec2(0, y - 1));
    for (int x = 0; x < 3; x++) {
      around[x][y] = along[x];
      barred[x][y] = around[x][y] == BLOCKED ? 1.0 : 0.0;
    }
  }
  if (kind == 3 && barred[1][1] == 1.0) {
    discard; // out of reach
  }
  vec2 fromCenter = beyond - vec2(nearest - cell);
  float share = kind == 2 ? blockedShare(barred, fromCenter) : 0.0;
  bool blocked = share > 0.5;
  vec2 perCell;
  float strength = smoothStrength(around, barred, nearest, fromCenter, perCell);
  vec2 along = uFlat ? perCell : vec2(perCell.x + perCell.y, perCell.y - perCell.x);
  vec2 perPixel = 0.5 * along / (vec2(uHalfLattice) * uScale);

  vec3 heat;
  float opacity;
  vec3 takes = vec3(1.0); // how much of each channel is removed per opacity
  if (kind == 0) {
    heat = ramp(strength);
    opacity = heatOpacity(strength);
    takes = mix(TAKES_WARM, TAKES_HOT, strength);
  } else if (kind == 1) {
    heat = ramp(strength);
    opacity = heatOpacity(strength);
  } else if (kind == 2) {
    heat = ramp(strength);
    opacity = MAX_OPACITY;
  } else {
    heat = reachBand(strength);
    opacity = REACH_OPACITY;
    takes = TAKES_REACH;
  }

  // Draw a contour line where strength * STEPS passes a whole number, but not where lines would
  // crowd, nor where the field is level at such a number.
  float level = strength * STEPS;
  float slope = length(perPixel) * STEPS;
  float off = abs(level - clamp(round(level), 1.0, STEPS - 1.0)) / max(slope, 1e-6);
  float line = (1.0 - smoothstep(0.4, 1.2, off / clamp(0.7 * uScale, uUnit, 2.0 * uUnit))) * smoothstep(3.0 * uUnit, 7.0 * uUnit, 1.0 / max(slope, 1e-6));
  line *= uContourLines && slope > LEVEL_SLOPE ? 1.0 : 0.0;

  if (kind == 3) {
    float width = clamp(1.4 * uScale, uUnit, 3.0 * uUnit);
    line = max(line, 1.0 - smoothstep(width, width + 1.0, toOutline(nearest, fromCenter)));
  }

  float sign = 0.0;
  float thick = 0.5 * uUnit;
  float size = (2.0 + 2.5 * (blocked ? 1.0 : strength)) * uUnit;
  if (kind == 0) {
    vec2 p = fromSign(cell, beyond, 0.0);
    sign = max(bar(p, vec2(size, thick)), bar(p, vec2(thick, size)));
  } else if (kind == 1) {
    sign = bar(fromSign(cell, beyond, 0.5), vec2(size + 1.0, thick));
  } else if (blocked) {
    vec2 p = fromSign(cell, beyond, 0.0);
    p = vec2(p.x + p.y, p.y - p.x) * 0.7071;
    sign = max(bar(p, vec2(size, thick)), bar(p, vec2(thick, size)));
  }
  sign *= blocked ? 1.0 : smoothstep(0.02, 0.2, strength);
  vec3 ink = kind == 0 ? vec3(0.42, 0.02, 0.0) : kind == 1 ? vec3(0.95, 0.93, 1.0) : blocked ? vec3(0.85) : vec3(0.05);
  vec3 lineColor = kind == 0 ? vec3(0.60, 0.08, 0.0) : kind == 1 ? vec3(0.10, 0.04, 0.45) : kind == 2 ? vec3(0.04) : vec3(0.24, 0.03, 0.20);
  heat *= kind >= 2 ? 1.0 : GLOW;
  heat = mix(heat, lineColor, line);
  heat = mix(heat, uBlocked, share);
  takes = mix(takes, vec3(1.0), max(line, sign));
  opacity = mix(opacity, 0.75, line * (1.0 - share));
  heat = mix(heat, ink, sign);
  opacity = mix(opacity, 0.85, sign);
  if (uCleared > 0.0) {
    opacity *= 1.0 - uCleared * texelFetch(uStanding, ivec2(gl_FragCoord.xy), 0).r;
  }
  color = vec4(min(heat * opacity, 1.0), opacity);
  coverage = vec4(takes * opacity, opacity);
}
