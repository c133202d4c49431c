package emberway.render.gl.map;

import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PictureBands;
import emberway.render.gl.pass.PicturePart;

/**
 * Draws masks of what is covered by sprites that stand on the ground, with a sample for each pixel.
 * Context's thread only.
 */
final class Occlusion {
  private final RenderPasses passes;

  Occlusion(RenderPasses passes) {
    this.passes = passes;
  }

  /**
   * Draws a mask as large as the part, in red.
   *
   * @param from the sprites, in their usual size or magnified
   * @param part a part of a frame whose world is as large as those sprites
   * @param occluders placed in a world of usual size
   * @param bands the pixels where it is used; elsewhere it is undefined
   * @param magnification how much larger the frame's world is
   * @param isWhole whether all of a sprite counts, not only what covers the ground behind it
   */
  RenderTarget mask(
      SpriteSheet from,
      PicturePart part,
      OccluderBuffer occluders,
      PictureBands bands,
      int magnification,
      boolean isWhole) {
    RenderTarget mask = passes.mask(part.width(), part.height());
    part.bind(mask);
    for (int band = 0; band < bands.count(); band++) {
      RenderTarget.clear(bands.left(band), bands.top(band), bands.width(band), bands.height(band));
    }
    passes
        .view()
        .lookForOccluders(part.frame(), part.left(), part.top(), part.width(), part.height());
    occluders.look(part, magnification);
    passes
        .occluders()
        .draw(
            part.frame().projection(),
            passes.view(),
            from.sprites(),
            occluders,
            magnification,
            isWhole);
    return mask;
  }
}
