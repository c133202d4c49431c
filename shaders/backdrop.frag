#version 330 core
// The background behind a map in a window: dusk, darker toward the bottom. Drawn before the map.

#include "scatter.glsl"

uniform float uHeight; // the view's height [px]

out vec4 color;

const vec3 TOP = vec3(0.176, 0.235, 0.302);
const vec3 BOTTOM = vec3(0.082, 0.106, 0.149);

void main() {
  vec3 dusk = mix(TOP, BOTTOM, gl_FragCoord.y / uHeight);
  color = vec4(dusk + scatter(gl_FragCoord.xy) / 255.0, 1.0);
}
