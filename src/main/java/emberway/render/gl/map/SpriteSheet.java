package emberway.render.gl.map;

import emberway.render.gl.AtlasTextures;
import emberway.render.gl.BlendRounding;

/**
 * An atlas on the GPU with the pass that draws a map's cells from it. Context's thread only.
 *
 * @param sprites the atlas, owned by the sheet
 * @param exactBias {@link BlendRounding#NONE} unless crisp pictures must be drawn through floats
 * @param cells the pass that draws cells, owned by {@link SpriteSheets}
 */
record SpriteSheet(AtlasTextures sprites, float exactBias, CellPass cells)
    implements AutoCloseable {
  @Override
  public void close() {
    sprites.close();
  }
}
