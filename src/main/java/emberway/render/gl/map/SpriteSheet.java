package emberway.render.gl.map;

import emberway.render.gl.sprite.AtlasTextures;
import emberway.render.gl.sprite.BlendRounding;

/**
 * An atlas on the GPU, and what draws the cells of a map with it. Window's thread only.
 *
 * @param sprites the atlas, which it owns
 * @param exactBias {@link BlendRounding#NONE} unless crisp pictures take the detour over floats
 * @param cells what draws cells, which belongs to the {@link SpriteSheets}
 */
record SpriteSheet(AtlasTextures sprites, float exactBias, CellPass cells)
    implements AutoCloseable {
  @Override
  public void close() {
    sprites.close();
  }
}
