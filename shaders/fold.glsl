// A grid of any shape, folded row-major into a texture of a fixed width.

// The texel of a row-major index; the texture is 2^foldBits wide.
ivec2 foldedTexel(int index, int foldBits) {
  return ivec2(index & ((1 << foldBits) - 1), index >> foldBits);
}
