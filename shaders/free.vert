#version 330 core
// Draws sprites placed freely, an instance each.

#include "quad.glsl"

layout(location = 0) in ivec3 aPlace; // the sprite, and where it is drawn [world px]

void main() {
  placeSprite(aPlace.x, aPlace.yz, gl_VertexID);
}
