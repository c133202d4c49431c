package emberway.render.iso;

import emberway.map.CellNumbers;
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
  private final GridSize size;
  private final Numbers numbers;
  private final PixelBox reach;
  private final SpritePixels[] sprites; // by number; null until needed, by whichever thread
  private int[] shown; // for each sprite, the one to draw instead

  /**
   * The sprite numbers of a map's cells, row-major; they are read at each draw. Layers without
   * sprites are empty, except the base and the overlay.
   */
  public interface Numbers {
    /** All layers, as they are now. */
    SpriteLayers layers();

    /** The ground. */
    default CellNumbers base() {
      return layers().base().numbers();
    }

    /** The stack of transitions on the ground. */
    default CellNumbers pieces() {
      return layers().pieces().numbers();
    }

    /** The stacks behind the numbers of {@link #pieces}. */
    default TransitionStacks stacks() {
      return layers().pieces().stacks();
    }

    /** The things on the ground. */
    default CellNumbers overlay() {
      return layers().overlay().numbers();
    }

    /** What is above the things on the ground. */
    default CellNumbers top() {
      return layers().top().numbers();
    }
  }

  private record Unchanged(SpriteLayers layers) implements Numbers {}

  /** Takes a map, whose sprite numbers are the atlas's. */
  public CellBlitter(Atlas atlas, SpriteLayers layers) {
    this(atlas, layers.size(), new Unchanged(layers));
  }

  /** Takes a map that may change, whose sprite numbers are the atlas's. */
  public CellBlitter(Atlas atlas, GridSize size, Numbers numbers) {
    this.atlas = atlas;
    this.size = size;
    this.numbers = numbers;
    sprites = new SpritePixels[atlas.layout().count() + 1];
    shown = new int[sprites.length];
    Arrays.setAll(shown, sprite -> sprite);
    reach = PixelBox.of(atlas);
  }

  /**
   * Draws other sprites in place of some from now on, as animations do.
   *
   * @param others for each sprite number, the one to draw instead; kept, so that later changes of
   *     the array count [size: the atlas's sprites + 1]
   */
  public void showAs(int[] others) {
    shown = others;
  }

  /** Whether a frame can be drawn: one of this map at scale 1. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() == 1
        && frame.projection() instanceof IsoProjection projection
        && projection.size().equals(size);
  }

  /**
   * Draws a part of a frame's picture, over nothing.
   *
   * @param part may reach outside the picture [picture px]
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  public void draw(PictureFrame frame, PixelBox part, Set<Layer> layers, int[] rgba) {
    draw(
        frame,
        part.left(),
        part.top(),
        part.width(),
        part.height(),
        layers,
        new VisibleCells(),
        rgba);
  }

  /** Like {@link #draw(PictureFrame, PixelBox, Set, int[])}, but without making an object. */
  public void draw(
      PictureFrame frame,
      int partLeft,
      int partTop,
      int width,
      int height,
      Set<Layer> layers,
      VisibleCells visible,
      int[] rgba) {
    Arrays.fill(rgba, 0, width * height, 0);
    IsoProjection projection = (IsoProjection) frame.projection();
    int left = frame.originX() + partLeft;
    int top = frame.originY() + partTop;
    visible.look(projection, frame.cells(), reach, left, top, left + width, top + height);
    boolean showsBase = layers.contains(Layer.BASE);
    boolean showsOverlay = layers.contains(Layer.OVERLAY);
    CellNumbers base = numbers.base();
    CellNumbers pieces = numbers.pieces();
    TransitionStacks stacks = numbers.stacks();
    CellNumbers overlay = numbers.overlay();
    CellNumbers above = numbers.top();
    boolean showsPieces = showsBase && !pieces.isEmpty();
    boolean showsTop = layers.contains(Layer.TOP) && !above.isEmpty();
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
        draw(base.at(cell), x, y, rgba, width, height);
      }
      if (showsPieces) {
        int stack = pieces.at(cell);
        for (int piece = 0; piece < stacks.pieces(stack); piece++) {
          draw(stacks.sprite(stack, piece), x, y, rgba, width, height);
        }
      }
      if (showsOverlay) {
        draw(overlay.at(cell), x, y, rgba, width, height);
      }
      if (showsTop) {
        draw(above.at(cell), x, y, rgba, width, height);
      }
    }
  }

  private void draw(int number, int x, int y, int[] rgba, int width, int height) {
    if (number == 0) {
      return;
    }
    int sprite = shown[number];
    SpritePixels pixels = sprites[sprite];
    if (pixels == null) {
      pixels = new SpritePixels(atlas, sprite - 1);
      sprites[sprite] = pixels;
    }
    pixels.draw(x, y, rgba, width, height);
  }
}
