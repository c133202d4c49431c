#version 330 core
// Draws sprites that stand on the ground, one per instance, for occluder.frag.

#include "quad.glsl"

layout(location = 0) in ivec3 aPlace;  // the sprite and its position [world px]
layout(location = 1) in ivec3 aGround; // the center of its cell's ground; 1 if it is tall, else 0

uniform int uMagnification;            // world pixels of the view per world pixel of the places

flat out ivec2 vGround;                // [world px from uViewWorld]
flat out int vTall;

void main() {
  vGround = aGround.xy * uMagnification - uViewWorld;
  vTall = aGround.z;
  placeSprite(aPlace.x, aPlace.yz * uMagnification, gl_VertexID);
}
