#version 330 core
// The panels: a color, times what a texture holds there.

uniform sampler2D uTexture;

in vec2 vTexture;
in vec4 vColor;

out vec4 color;

void main() {
  color = vColor * texture(uTexture, vTexture);
}
