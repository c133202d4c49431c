#version 330 core
// Shows a texture. So simple that software drivers have a fast path for it.

uniform sampler2D uTexture;

in vec2 vTexel;
out vec4 color;

void main() {
  color = texture(uTexture, vTexel);
}
