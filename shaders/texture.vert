#version 330 core
// Draws a rectangle of a texture into a rectangle of the viewport, as two triangles of three
// vertices each, which software drivers recognize as a rectangle.

uniform vec4 uRect;   // left, top, right, bottom [px]
uniform vec2 uToClip; // 2 / the viewport's size
uniform vec4 uTexels; // left, top, right, bottom, in parts of the texture

out vec2 vTexel;

void main() {
  int i = gl_VertexID;
  vec2 corner = vec2(i == 1 || i == 2 || i == 4, i == 2 || i >= 4);
  vTexel = mix(uTexels.xy, uTexels.zw, corner);
  gl_Position = vec4(mix(uRect.xy, uRect.zw, corner) * uToClip - 1.0, 0.0, 1.0);
}
