package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayer;
import emberway.sprite.TransitionLayer;
import emberway.sprite.TransitionStacks;
import java.util.Arrays;
import java.util.Set;

/**
 * Draws the cells of a map at scale 1 by copying sprites, in painter's order, as {@code cells.vert}
 * and {@code bordered.vert} do. Where software replaces the graphics hardware, this takes an eighth
 * of their time. One thread only.
 */
public final class CellBlitter {
  private final Atlas atlas;
  private final SpriteLayer base;
  private final TransitionLayer pieces;
  private final SpriteLayer overlay;
  private final PixelBox reach;
  private final SpritePixels[] sprites; // by number; null until needed
  private final VisibleCells visible = new VisibleCells();

  /** Takes a map; its layers have one size, and sprite numbers are the atlas's. */
  public CellBlitter(Atlas atlas, SpriteLayer base, TransitionLayer pieces, SpriteLayer overlay) {
    this.atlas = atlas;
    this.base = base;
    this.pieces = pieces;
    this.overlay = overlay;
    sprites = new SpritePixels[atlas.layout().count() + 1];
    reach = PixelBox.of(atlas);
  }

  /** Whether a frame can be drawn: one of this map at scale 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() == 1
        && frame.projection() instanceof IsoProjection projection
        && projection.size().equals(base.size());
  }

  /**
   * Draws a part of a frame's picture, over nothing.
   *
   * @param part may reach outside the picture [picture px]
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  public void draw(PictureFrame frame, PixelBox part, Set<Layer> layers, int[] rgba) {
    Arrays.fill(rgba, 0, part.width() * part.height(), 0);
    IsoProjection projection = (IsoProjection) frame.projection();
    GridSize size = projection.size();
    int left = frame.originX() + part.left();
    int top = frame.originY() + part.top();
    visible.look(
        projection, frame.cells(), reach, left, top, left + part.width(), top + part.height());
    boolean showsBase = layers.contains(Layer.BASE);
    boolean showsOverlay = layers.contains(Layer.OVERLAY);
    TransitionStacks stacks = pieces.stacks();
    for (int slot = 0; slot < visible.slots(); slot++) {
      int column = visible.column(slot);
      if (column == VisibleCells.NOTHING) {
        continue;
      }
      int row = visible.row(slot);
      int cell = size.index(column, row);
      int x = projection.spriteLeft(column, row) - left;
      int y = projection.spriteTop(column, row) - top;
      if (showsBase) {
        draw(base.sprite(cell), x, y, part, rgba);
        int stack = pieces.stack(cell);
        for (int piece = 0; piece < stacks.pieces(stack); piece++) {
          draw(stacks.sprite(stack, piece), x, y, part, rgba);
        }
      }
      if (showsOverlay) {
        draw(overlay.sprite(cell), x, y, part, rgba);
      }
    }
  }

  private void draw(int sprite, int x, int y, PixelBox part, int[] rgba) {
    if (sprite == 0) {
      return;
    }
    if (sprites[sprite] == null) {
      sprites[sprite] = new SpritePixels(atlas, sprite - 1);
    }
    sprites[sprite].draw(x, y, rgba, part.width(), part.height());
  }
}
