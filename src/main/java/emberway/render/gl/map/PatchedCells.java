package emberway.render.gl.map;

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

  /** Whether no cell has changed. */
  boolean isEmpty() {
    return patches.isEmpty();
  }

  /** Forgets all changed cells. */
  void clear() {
    patches.clear();
  }

  /**
   * Forgets all changed cells; returns where a frame shows them.
   *
   * @param view what to return for frames that are not of diamonds [picture px]
   */
  PixelBox take(PictureFrame frame, PixelBox view) {
    PixelBox changed =
        frame.projection() instanceof IsoProjection projection ? changed(frame, projection) : view;
    patches.clear();
    return changed;
  }

  private PixelBox changed(PictureFrame frame, IsoProjection projection) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (SpritePatch patch : patches) {
      for (int cell : patch.cells()) {
        int x = projection.size().x(cell);
        int y = projection.size().y(cell);
        left = Math.min(left, projection.spriteLeft(x, y));
        top = Math.min(top, projection.spriteTop(x, y));
        right = Math.max(right, projection.spriteLeft(x, y));
        bottom = Math.max(bottom, projection.spriteTop(x, y));
      }
    }
    if (left > right) {
      return PixelBox.EMPTY;
    }
    PixelBox reach = reach();
    double scale = frame.scale();
    int fromX = (int) Math.floor((left + reach.left() - BLUR - frame.originX()) * scale);
    int fromY = (int) Math.floor((top + reach.top() - BLUR - frame.originY()) * scale);
    int toX = (int) Math.ceil((right + reach.right() + BLUR - frame.originX()) * scale);
    int toY = (int) Math.ceil((bottom + reach.bottom() + BLUR - frame.originY()) * scale);
    return new PixelBox(fromX, fromY, toX - fromX, toY - fromY);
  }

  private PixelBox reach() {
    if (reach == null) {
      reach = PixelBox.of(atlas);
    }
    return reach;
  }
}
