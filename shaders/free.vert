#version 330 core
// Draws freely placed sprites, one per instance.

#include "quad.glsl"

layout(location = 0) in ivec3 aPlace; // the sprite and its position [world px]

void main() {
  placeSprite(aPlace.x, aPlace.yz, gl_VertexID);
}
