package emberway.render.gl.map;

import emberway.render.gl.pass.PictureBoxes;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.Atlas;
import emberway.sprite.SpritePatch;
import java.util.ArrayList;
import java.util.List;

/** Finds what edits have changed of a picture. */
final class PatchedCells {
  private static final int BLUR = 2; // how far pixels mix with others, at any scale [world px]

  private final Atlas atlas;
  private final List<SpritePatch> patches = new ArrayList<>();
  private PixelBox reach; // of sprites, from their drawing position; null until needed

  /** Takes the sprites that cells may show. */
  PatchedCells(Atlas atlas) {
    this.atlas = atlas;
  }

  /** Adds changed cells. */
  void add(SpritePatch patch) {
    patches.add(patch);
  }

  /** Forgets all changed cells. */
  void clear() {
    patches.clear();
  }

  /**
   * Forgets all changed cells, and adds where a frame shows them.
   *
   * @param view what to add for frames that are not of diamonds [picture px]
   */
  void take(PictureFrame frame, PixelBox view, PictureBoxes to) {
    if (frame.projection() instanceof IsoProjection) {
      for (SpritePatch patch : patches) {
        to.addSprites(frame, patch.cells(), reach(), BLUR);
      }
    } else {
      to.add(view);
    }
    patches.clear();
  }

  private PixelBox reach() {
    if (reach == null) {
      reach = PixelBox.of(atlas);
    }
    return reach;
  }
}
