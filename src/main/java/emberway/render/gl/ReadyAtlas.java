package emberway.render.gl;

import emberway.sprite.Atlas;

/**
 * An atlas with the colors that its sprites are filtered from, worked out ahead, so that all that
 * is left to the GL thread is to upload them. Immutable; to be made on any thread.
 */
public final class ReadyAtlas {
  private final Atlas atlas;
  private final byte[] colors; // those of mip level 0, the only one that is looked at above scale 1

  /** Works out the colors of an atlas. */
  public ReadyAtlas(Atlas atlas) {
    this.atlas = atlas;
    colors = new SpreadColors(atlas).level(0);
  }

  Atlas atlas() {
    return atlas;
  }

  byte[] colors() {
    return colors;
  }
}
