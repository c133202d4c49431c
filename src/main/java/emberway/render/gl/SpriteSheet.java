package emberway.render.gl;

import emberway.sprite.Atlas;

/** An atlas on the GPU, and what draws the cells of a map with it. GL thread only. */
final class SpriteSheet implements AutoCloseable {
  private final SpriteTextures sprites;
  private final float exactBias;
  private final CellPass cells;

  /** Uploads an atlas. */
  SpriteSheet(ShaderSource source, Atlas atlas, int maxTextureSize) {
    sprites = new SpriteTextures(atlas, maxTextureSize);
    exactBias =
        BlendRounding.isExactFor(atlas, source)
            ? BlendRounding.NONE
            : BlendRounding.exactFloatBias(source);
    cells = new CellPass(source, sprites, exactBias);
  }

  /** The atlas. */
  SpriteTextures sprites() {
    return sprites;
  }

  /** {@link BlendRounding#NONE} unless crisp pictures take the detour over floats. */
  float exactBias() {
    return exactBias;
  }

  /** What draws cells. */
  CellPass cells() {
    return cells;
  }

  @Override
  public void close() {
    cells.close();
    sprites.close();
  }
}
