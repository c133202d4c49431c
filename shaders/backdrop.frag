#version 330 core
// Draws what lies behind a map and its surroundings: dusk or, in a light window, mist in the color
// of parchment; both darker toward the bottom.

#include "scatter.glsl"

uniform int uHeight; // the view's height [px]
uniform bool uLight; // whether there is mist

out vec4 color;

const vec3 DUSK_TOP = vec3(0.176, 0.235, 0.302);
const vec3 DUSK_BOTTOM = vec3(0.082, 0.106, 0.149);
const vec3 MIST_TOP = vec3(0.906, 0.890, 0.847);
const vec3 MIST_BOTTOM = vec3(0.753, 0.729, 0.671);

void main() {
  vec2 at = gl_FragCoord.xy;
  vec3 top = uLight ? MIST_TOP : DUSK_TOP;
  vec3 bottom = uLight ? MIST_BOTTOM : DUSK_BOTTOM;
  color = vec4(mix(top, bottom, at.y / float(uHeight)) + scatter(at) / 255.0, 1.0);
}
