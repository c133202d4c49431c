package emberway.render.gl;

import emberway.sprite.Atlas;

/**
 * An atlas with all that can be worked out about it ahead, so that all that is left to the GL
 * thread is to upload it. Immutable; to be made on any thread.
 */
public final class ReadyAtlas {
  private final Atlas atlas;
  private final byte[] colors; // those of mip level 0, the only one that is looked at above scale 1
  private final boolean[] coverages;

  /** Works out the colors that the sprites of an atlas are filtered from, and their coverages. */
  public ReadyAtlas(Atlas atlas) {
    this.atlas = atlas;
    colors = new SpreadColors(atlas).level(0);
    coverages = BlendRounding.coverages(atlas);
  }

  Atlas atlas() {
    return atlas;
  }

  byte[] colors() {
    return colors;
  }

  boolean[] coverages() {
    return coverages;
  }
}
