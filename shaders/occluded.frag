#version 330 core
// Lays a layer over the picture; where a mask covers it, it shows through faintly.

uniform sampler2D uLayer;      // premultiplied
uniform sampler2D uMask;       // red: how much of each pixel is covered
uniform float uHidden;         // how much of the layer a full cover hides [0, 1]

out vec4 color;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  color = texelFetch(uLayer, at, 0);
  if (color.a == 0.0) {
    discard;
  }
  color *= 1.0 - uHidden * texelFetch(uMask, at, 0).r;
}
