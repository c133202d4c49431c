#version 330 core
// Draws a rectangle of a texture into a rectangle of the viewport.

uniform vec4 uRect;   // left, top, right, bottom [px]
uniform vec2 uToClip; // 2 / the viewport's size
uniform vec4 uTexels; // left, top, right, bottom, in parts of the texture

out vec2 vTexel;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vTexel = mix(uTexels.xy, uTexels.zw, corner);
  gl_Position = vec4(mix(uRect.xy, uRect.zw, corner) * uToClip - 1.0, 0.0, 1.0);
}
