package emberway.render.pyramid;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionLayer;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;
import java.util.Set;

/**
 * The sprite numbers of a map's cells. Layers that others use are copied before the first change.
 *
 * <p>One thread patches; others may read meanwhile and see the old or the new numbers.
 */
final class MapCells {
  private final GridSize size;
  private volatile char[] base; // [size: width*height, row-major], like overlay
  private volatile char[] overlay;
  private volatile char[] pieces; // the stack of each cell; empty if there are none
  private volatile TransitionStacks stacks;
  private boolean ownsBase;
  private boolean ownsOverlay;
  private boolean ownsPieces;

  /** Takes layers of one size. */
  MapCells(SpriteLayer base, TransitionLayer transitions, SpriteLayer overlay) {
    size = base.size();
    this.base = base.sprites();
    this.overlay = overlay.sprites();
    pieces = transitions.cells();
    stacks = transitions.stacks();
  }

  GridSize size() {
    return size;
  }

  /** The numbers to draw now; they change with each {@link #patch}. */
  Shown shown(Set<Layer> layers) {
    char[] none = {};
    boolean showsBase = layers.contains(Layer.BASE);
    return new Shown(
        showsBase ? base : none,
        showsBase ? pieces : none,
        stacks,
        layers.contains(Layer.OVERLAY) ? overlay : none);
  }

  /** The numbers of the layers that are shown; a hidden layer has none. */
  static final class Shown {
    final char[] base;
    final char[] pieces;
    final TransitionStacks stacks;
    final char[] overlay;

    Shown(char[] base, char[] pieces, TransitionStacks stacks, char[] overlay) {
      this.base = base;
      this.pieces = pieces;
      this.stacks = stacks;
      this.overlay = overlay;
    }
  }

  /** Takes over a change. */
  void patch(SpritePatch patch) {
    if (patch instanceof LayerPatch some && some.layer() == Layer.BASE) {
      base = ownsBase ? base : base.clone();
      ownsBase = true;
      set(base, some);
    } else if (patch instanceof LayerPatch some) {
      overlay = ownsOverlay ? overlay : overlay.clone();
      ownsOverlay = true;
      set(overlay, some);
    } else if (patch instanceof TransitionPatch some) {
      stacks = some.stacks();
      if (pieces.length == 0 && stacks.depth() > 0) {
        pieces = new char[base.length];
        ownsPieces = true;
      }
      if (pieces.length > 0) {
        pieces = ownsPieces ? pieces : pieces.clone();
        ownsPieces = true;
        set(pieces, some);
      }
    }
  }

  private static void set(char[] numbers, SpritePatch patch) {
    int[] cells = patch.cells();
    char[] changed = patch.sprites();
    for (int i = 0; i < cells.length; i++) {
      numbers[cells[i]] = changed[i];
    }
  }
}
