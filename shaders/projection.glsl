// The isometric and the flat projection, as IsoProjection and FlatProjection compute them in Java.
// World coordinates are pixels of the whole map's picture at scale 1, from its upper left corner, y
// down.

uniform bool uFlat;          // whether cells are rectangles seen from above, not diamonds
uniform ivec2 uHalfLattice;  // half the width and height of a cell's ground [world px]
uniform int uGridWidth;      // the map's columns
uniform ivec2 uGroundOffset; // from a sprite's corner to the center of its ground [world px]

// Returns the upper left corner of a cell's sprite. [world px]
ivec2 cellToWorld(ivec2 cell) {
  return uFlat
      ? 2 * cell * uHalfLattice
      : ivec2(cell.x + cell.y, cell.y - cell.x + uGridWidth - 1) * uHalfLattice;
}

// Converts a step on the ground to a step in the world. [cells] to [world px]
vec2 groundToWorld(vec2 step) {
  return (uFlat ? 2.0 * step : vec2(step.x + step.y, step.y - step.x)) * vec2(uHalfLattice);
}

// Returns the cell north-west of a point on the ground (its center not beyond the point in x or in
// y), and how far the point lies beyond that center. [cells, 0..1) The point is given in whole
// pixels and a fraction, so that it is exact on the largest map.
ivec2 worldToCell(ivec2 worldPixel, vec2 worldFraction, out vec2 beyond) {
  const int BIAS = 4096; // keeps the dividend positive slightly off the map
  ivec2 fromGround = worldPixel - uGroundOffset;
  ivec2 step = (fromGround + BIAS * uHalfLattice) / uHalfLattice - BIAS;
  vec2 rest = (vec2(fromGround - step * uHalfLattice) + worldFraction) / vec2(uHalfLattice);
  if (uFlat) {
    beyond = 0.5 * (vec2(step & 1) + rest);
    return step >> 1;
  }
  int sum = step.x;
  int difference = step.y - (uGridWidth - 1);
  ivec2 doubled = ivec2(sum - difference, sum + difference);
  vec2 halves = 0.5 * (vec2(doubled & 1) + vec2(rest.x - rest.y, rest.x + rest.y));
  vec2 whole = floor(halves);
  beyond = halves - whole;
  return (doubled >> 1) + ivec2(whole);
}
