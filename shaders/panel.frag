#version 330 core
// Draws the panels: each color multiplied by a texture.

uniform sampler2D uTexture;

in vec2 vTexture;
in vec4 vColor;

out vec4 color;

void main() {
  color = vColor * texture(uTexture, vTexture);
}
