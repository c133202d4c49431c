#version 330 core
// Draws a piece of a route (a capsule from a to b) or, if MARKS is defined, a mark on it as a
// rectangle that covers it.

// the world pixel of a; the kind of mark; or where the piece begins along the route [1/16 px], and
// if JOINED is defined, for how many pieces it stands
layout(location = 0) in ivec3 aPlace;
// from that pixel's corner to a [px]; from a to b, or a direction
layout(location = 1) in vec4 aShape;

uniform ivec2 uViewWorld;   // the world pixel of the view's first sample
uniform float uScale;       // view pixels per world pixel
uniform vec2 uViewOffset;   // the position of uViewWorld's corner in the view [px]
uniform vec2 uToClip;       // 2 / view size
uniform float uReach;       // how far beyond a and b anything is drawn [view px]

flat out ivec3 vPlace;
flat out vec4 vShape;
#ifdef JOINED
flat out float vLayers;     // how many of the pieces that it stands for lie over each other

const float OVERLAP = 1.5;  // how far a piece lies over what is beside it [px]
#endif

void main() {
  vPlace = aPlace;
  vShape = aShape;
  vec2 a = (vec2(aPlace.xy - uViewWorld) + aShape.xy) * uScale + uViewOffset;
#ifdef MARKS
  const vec2 along = vec2(0.0);
#else
  vec2 along = aShape.zw * uScale;
#endif
  float length = length(along);
#ifdef JOINED
  vLayers = max(1.0, float(aPlace.z) * OVERLAP / max(length, OVERLAP));
#endif
  vec2 direction = length > 0.0 ? along / length : vec2(1.0, 0.0);
  vec2 side = vec2(-direction.y, direction.x);
  bool far = (gl_VertexID & 1) == 1;
  vec2 at = a + (far ? along + direction * uReach : -direction * uReach);
  at += side * ((gl_VertexID & 2) == 2 ? uReach : -uReach);
  gl_Position = vec4(at * uToClip - 1.0, 0.0, 1.0);
}
