package emberway.render.gl.software;

import emberway.map.Layer;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Whether a map's ground has no gaps, so that it hides all that lies behind the map.
 *
 * <p>Design. The pixels that are opaque in <em>all</em> sprites of the ground form a shape. If
 * copies of it, one on each cell, cover everything between them, then no sprites leave a gap,
 * wherever they stand. Cells repeat with the lattice, so it is enough to look at two blocks of half
 * a cell's width and height: one at the center of a cell, and the one beside it.
 */
public final class GroundOpacity {
  /** How far cells are looked at that may cover a place. [half widths and heights of a cell] */
  public static final int REACH = 2;

  private static final int CHANNELS = 4;
  private static final byte OPAQUE = (byte) 255;

  private final Atlas atlas;
  private final boolean[] used; // by sprite number; 0 is none
  private final boolean[] counted; // by sprite number: whether shape counts its pixels
  private boolean isCounted; // whether shape counts all sprites that are used
  private IsoProjection projection; // which shape is for; null before the first
  private int width; // of the shape's box, whose middle is a cell's center [px]
  private int height; // of the shape's box [px]
  private BitSet shape; // pixels of the box, row-major
  private boolean isOpaque;

  /** Takes the ground of a map, whose sprite numbers are the atlas's. */
  public GroundOpacity(Atlas atlas, SpriteLayer base) {
    this.atlas = atlas;
    used = new boolean[atlas.layout().count() + 1];
    counted = new boolean[used.length];
    base.markUsed(used);
  }

  /** Takes over changed sprites. */
  public void patch(SpritePatch patch) {
    if (patch instanceof LayerPatch ground && ground.layer() == Layer.BASE) {
      for (char sprite : ground.sprites()) {
        use(sprite);
      }
    }
  }

  /** Takes over the sprites that animations show. */
  public void show(List<SpriteStack.Animation> animations) {
    for (int i = 0; i < animations.size(); i++) {
      SpriteStack.Animation animation = animations.get(i);
      for (int frame = 0; used[animation.sprite()] && frame < animation.frames().size(); frame++) {
        use(animation.frames().get(frame).sprite());
      }
    }
  }

  private void use(int sprite) {
    isCounted &= used[sprite];
    used[sprite] = true;
  }

  /** Whether the ground has no gaps, except within {@value #REACH} cells of the map's edge. */
  public boolean isOpaque(IsoProjection of) {
    if (projection == null || !projection.geometry().equals(of.geometry())) {
      projection = of;
      width = 2 * REACH * of.halfWidth();
      height = 2 * REACH * of.halfHeight();
      shape = new BitSet(width * height);
      shape.set(0, width * height);
      Arrays.fill(counted, false);
      isCounted = false;
    }
    if (!isCounted) {
      isCounted = true;
      for (int sprite = 0; sprite < used.length; sprite++) {
        if (used[sprite] && !counted[sprite]) {
          counted[sprite] = true;
          cut(sprite);
        }
      }
      isOpaque = fillsLattice();
    }
    return isOpaque;
  }

  /** Removes from the shape what a sprite does not cover. */
  private void cut(int sprite) {
    int left = projection.groundOffsetX() - width / 2;
    int top = projection.groundOffsetY() - height / 2;
    for (int i = shape.nextSetBit(0); i >= 0; i = shape.nextSetBit(i + 1)) {
      if (!isOpaque(sprite, left + i % width, top + i / width)) {
        shape.clear(i);
      }
    }
  }

  private boolean fillsLattice() {
    int halfWidth = projection.halfWidth();
    int halfHeight = projection.halfHeight();
    BitSet covered = new BitSet(2 * halfWidth * halfHeight);
    for (int i = shape.nextSetBit(0); i >= 0; i = shape.nextSetBit(i + 1)) {
      int x = i % width;
      int y = i / width;
      int block = (x / halfWidth + y / halfHeight) % 2;
      covered.set((block * halfHeight + y % halfHeight) * halfWidth + x % halfWidth);
    }
    return covered.cardinality() == 2 * halfWidth * halfHeight;
  }

  /** Whether a sprite is opaque at a pixel, counted from the position at which it is drawn. */
  private boolean isOpaque(int sprite, int x, int y) {
    if (sprite == 0) {
      return false;
    }
    int slot = sprite - 1;
    Atlas.Bounds seen = atlas.bounds(slot);
    int spriteX = x - atlas.offsetX(slot);
    int spriteY = y - atlas.offsetY(slot);
    if (spriteX < seen.x()
        || spriteY < seen.y()
        || spriteX >= seen.x() + seen.width()
        || spriteY >= seen.y() + seen.height()) {
      return false;
    }
    AtlasLayout layout = atlas.layout();
    int row = (layout.spriteY(slot) + spriteY) * layout.width();
    return atlas.pixels()[CHANNELS * (row + layout.spriteX(slot) + spriteX) + CHANNELS - 1]
        == OPAQUE;
  }
}
