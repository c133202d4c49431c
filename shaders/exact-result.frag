#version 330 core
// Converts the result of exact.frag to 8-bit channels.

uniform sampler2D uSamples;
uniform ivec2 uFirstPixel; // the pixel to which the first sample belongs

out vec4 color;

void main() {
  color = (texelFetch(uSamples, ivec2(gl_FragCoord.xy) - uFirstPixel, 0) - 1024.0) / 255.0;
}
