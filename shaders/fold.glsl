// A grid of any shape, folded row-major into a texture of a fixed width.

// Returns the texel of a row-major index in a texture of width 2^foldBits.
ivec2 foldedTexel(int index, int foldBits) {
  return ivec2(index & ((1 << foldBits) - 1), index >> foldBits);
}
