package emberway.render.gl.map;

import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PicturePart;

/**
 * Draws masks of what is covered by sprites that stand on the ground, at the picture's resolution.
 * Context's thread only.
 */
final class Occlusion {
  private final RenderPasses passes;
  private final SpriteBlocks blocks;
  private OccluderBuffer occluders; // of the mask that is being drawn, like the next
  private boolean isWhole;
  private int magnification;

  Occlusion(RenderPasses passes) {
    this.passes = passes;
    blocks =
        new SpriteBlocks(
            passes,
            (from, frame) ->
                passes
                    .occluders()
                    .draw(
                        frame.projection(),
                        passes.view(),
                        from.sprites(),
                        occluders,
                        magnification,
                        isWhole));
  }

  /**
   * Draws a mask as large as the part, in red.
   *
   * @param from the sprites, in their usual size or magnified
   * @param part a part of a frame whose world is as large as those sprites
   * @param sprites placed in a world of usual size
   * @param magnified how much larger the frame's world is
   * @param isForWhole whether all of a sprite counts, not only what covers the ground behind it
   */
  RenderTarget mask(
      SpriteSheet from,
      PicturePart part,
      OccluderBuffer sprites,
      int magnified,
      boolean isForWhole) {
    occluders = sprites;
    magnification = magnified;
    isWhole = isForWhole;
    RenderTarget mask = passes.mask(part.width(), part.height());
    blocks.drawOccluders(from, part, mask);
    return mask;
  }
}
