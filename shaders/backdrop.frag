#version 330 core
// Draws a window's picture over what lies behind a map: its surroundings, and dusk, darker toward
// the bottom.

#include "scatter.glsl"

uniform sampler2D uPicture; // premultiplied, top row first
uniform sampler2D uHorizon; // premultiplied, filtered; see horizon.frag
uniform bool uHasHorizon;
uniform int uHeight;        // the view's height [px]
uniform bool uUpsideDown;   // whether the bottom row is drawn first, as in a window

out vec4 color;

const float STEP = 4.0;     // pixels along a texel of the horizon, as in Horizon

const vec3 TOP = vec3(0.176, 0.235, 0.302);
const vec3 BOTTOM = vec3(0.082, 0.106, 0.149);

void main() {
  vec2 at = uUpsideDown ? vec2(gl_FragCoord.x, float(uHeight) - gl_FragCoord.y) : gl_FragCoord.xy;
  vec4 picture = texelFetch(uPicture, ivec2(at), 0);
  vec3 dusk = mix(TOP, BOTTOM, at.y / float(uHeight));
  if (uHasHorizon) {
    vec4 horizon = texture(uHorizon, at / (STEP * vec2(textureSize(uHorizon, 0))));
    dusk = horizon.rgb + (1.0 - horizon.a) * dusk;
  }
  color = vec4(picture.rgb + (1.0 - picture.a) * (dusk + scatter(at) / 255.0), 1.0);
}
