#version 330 core
// Places a vertex of the panels' triangles.

layout(location = 0) in vec2 aPlace; // the position from the window's top left corner [px]
layout(location = 1) in vec2 aTexture;
layout(location = 2) in vec4 aColor; // straight alpha

uniform vec2 uToClip; // 2 / the window's width, 2 / its height

out vec2 vTexture;
out vec4 vColor;

void main() {
  vTexture = aTexture;
  vColor = aColor;
  gl_Position = vec4(aPlace.x * uToClip.x - 1.0, 1.0 - aPlace.y * uToClip.y, 0.0, 1.0);
}
