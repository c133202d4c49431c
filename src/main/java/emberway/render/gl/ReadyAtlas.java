package emberway.render.gl;

import emberway.sprite.Atlas;
import java.util.ArrayList;
import java.util.List;

/**
 * An atlas with the colors that its sprites are filtered from, worked out ahead, so that all that
 * is left to the GL thread is to upload them. Immutable; to be made on any thread.
 */
public final class ReadyAtlas {
  private final Atlas atlas;
  private final List<byte[]> colors; // by mip level

  /** Works out the colors of an atlas. */
  public ReadyAtlas(Atlas atlas) {
    this.atlas = atlas;
    SpreadColors spread = new SpreadColors(atlas);
    List<byte[]> levels = new ArrayList<>();
    for (int level = 0; level <= SpriteTextures.MAX_LEVEL; level++) {
      levels.add(spread.level(level));
    }
    colors = List.copyOf(levels);
  }

  Atlas atlas() {
    return atlas;
  }

  List<byte[]> colors() {
    return colors;
  }
}
