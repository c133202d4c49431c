#version 330 core
// Draws what lies behind a map and its surroundings: dusk, darker toward the bottom.

#include "scatter.glsl"

uniform int uHeight; // the view's height [px]

out vec4 color;

const vec3 TOP = vec3(0.176, 0.235, 0.302);
const vec3 BOTTOM = vec3(0.082, 0.106, 0.149);

void main() {
  vec2 at = gl_FragCoord.xy;
  color = vec4(mix(TOP, BOTTOM, at.y / float(uHeight)) + scatter(at) / 255.0, 1.0);
}
