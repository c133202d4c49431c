package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteLayers;
import emberway.sprite.TransitionStacks;
import java.util.Arrays;
import java.util.Set;

/**
 * Draws the cells of a map at scale 1 by copying sprites, in painter's order, as {@code cells.vert}
 * and {@code layered.vert} do. Where software replaces the graphics hardware, this takes an eighth
 * of their time. Any number of threads may use one.
 */
public final class CellBlitter {
  private final Atlas atlas;
  private final SpriteLayers layers;
  private final PixelBox reach;
  private final SpritePixels[] sprites; // by number; null until needed, by whichever thread

  /** Takes a map, whose sprite numbers are the atlas's. */
  public CellBlitter(Atlas atlas, SpriteLayers layers) {
    this.atlas = atlas;
    this.layers = layers;
    sprites = new SpritePixels[atlas.layout().count() + 1];
    reach = PixelBox.of(atlas);
  }

  /** Whether a frame can be drawn: one of this map at scale 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() == 1
        && frame.projection() instanceof IsoProjection projection
        && projection.size().equals(layers.size());
  }

  /**
   * Draws a part of a frame's picture, over nothing.
   *
   * @param part may reach outside the picture [picture px]
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  public void draw(PictureFrame frame, PixelBox part, Set<Layer> shown, int[] rgba) {
    Arrays.fill(rgba, 0, part.width() * part.height(), 0);
    IsoProjection projection = (IsoProjection) frame.projection();
    GridSize size = projection.size();
    int left = frame.originX() + part.left();
    int top = frame.originY() + part.top();
    VisibleCells visible = new VisibleCells();
    visible.look(
        projection, frame.cells(), reach, left, top, left + part.width(), top + part.height());
    boolean showsBase = shown.contains(Layer.BASE);
    boolean showsOverlay = shown.contains(Layer.OVERLAY);
    boolean showsTop = shown.contains(Layer.TOP) && !layers.top().isEmpty();
    TransitionStacks stacks = layers.pieces().stacks();
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
        draw(layers.base().sprite(cell), x, y, part, rgba);
        int stack = layers.pieces().stack(cell);
        for (int piece = 0; piece < stacks.pieces(stack); piece++) {
          draw(stacks.sprite(stack, piece), x, y, part, rgba);
        }
      }
      if (showsOverlay) {
        draw(layers.overlay().sprite(cell), x, y, part, rgba);
      }
      if (showsTop) {
        draw(layers.top().sprite(cell), x, y, part, rgba);
      }
    }
  }

  private void draw(int sprite, int x, int y, PixelBox part, int[] rgba) {
    if (sprite == 0) {
      return;
    }
    SpritePixels pixels = sprites[sprite];
    if (pixels == null) {
      pixels = new SpritePixels(atlas, sprite - 1);
      sprites[sprite] = pixels;
    }
    pixels.draw(x, y, rgba, part.width(), part.height());
  }
}
