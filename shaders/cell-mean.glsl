// The mean color of a cell's content, as seen from afar.

#include "fold.glsl"

uniform usampler2D uBase;       // the sprite of each cell, 0 = none
uniform usampler2D uOverlay;
uniform usampler2D uPieces;     // the stack of pieces on each cell, 0 = none; read if uDepth > 0
uniform usampler2D uStacks;     // the sprites of each stack, uDepth per stack
uniform usampler2D uTop;        // read if uLayersOn.z is 1
uniform sampler2D uMeans;       // each sprite's mean color over its cell's ground, premultiplied
uniform int uGridWidth;         // the map's columns
uniform int uFoldBits;
uniform int uStackFoldBits;
uniform int uDepth;
uniform ivec3 uLayersOn;        // 1 if base with pieces, overlay, top are drawn

const int TABLE_BITS = 6;       // log2 of the sprites per row of uMeans, as in SpriteMeanColors

vec4 over(vec4 below, uint sprite) {
  ivec2 texel = ivec2(int(sprite) & ((1 << TABLE_BITS) - 1), int(sprite) >> TABLE_BITS);
  vec4 mean = texelFetch(uMeans, texel, 0);
  return mean + below * (1.0 - mean.a);
}

// Returns the mean color of a cell, premultiplied; transparent if the cell is empty.
vec4 cellMean(ivec2 cell) {
  ivec2 texel = foldedTexel(cell.y * uGridWidth + cell.x, uFoldBits);
  vec4 color = vec4(0.0);
  if (uLayersOn.x == 1) {
    color = over(color, texelFetch(uBase, texel, 0).r);
    int stack = uDepth > 0 ? int(texelFetch(uPieces, texel, 0).r) : 0;
    for (int piece = 0; stack > 0 && piece < uDepth; piece++) {
      ivec2 place = foldedTexel(stack * uDepth + piece, uStackFoldBits);
      color = over(color, texelFetch(uStacks, place, 0).r);
    }
  }
  if (uLayersOn.y == 1) {
    color = over(color, texelFetch(uOverlay, texel, 0).r);
  }
  if (uLayersOn.z == 1) {
    color = over(color, texelFetch(uTop, texel, 0).r);
  }
  return color;
}
