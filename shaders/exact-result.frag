#version 330 core
// Turns what exact.frag has drawn into 8-bit channels.

uniform sampler2D uSamples;
uniform ivec2 uFirstPixel; // the pixel that the first sample belongs to

out vec4 color;

void main() {
  color = (texelFetch(uSamples, ivec2(gl_FragCoord.xy) - uFirstPixel, 0) - 1024.0) / 255.0;
}
