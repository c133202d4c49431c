#version 330 core
// Averages a square of premultiplied samples into a pixel.

uniform sampler2D uSamples;
uniform int uSide;         // samples per pixel in each direction
uniform ivec2 uFirstPixel; // the pixel to which the first samples belong

out vec4 color;

void main() {
  ivec2 first = (ivec2(gl_FragCoord.xy) - uFirstPixel) * uSide;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < uSide; y++) {
    for (int x = 0; x < uSide; x++) {
      sum += texelFetch(uSamples, first + ivec2(x, y), 0);
    }
  }
  color = sum / float(uSide * uSide);
}
