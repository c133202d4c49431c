package emberway.render.pyramid;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.PixelBox;
import emberway.sprite.Atlas;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The sprite numbers of a map's cells, and how far each layer's sprites reach.
 *
 * <p>One thread patches; others may read meanwhile and see the old or the new numbers.
 */
final class MapCells implements CellBlitter.Numbers {
  private volatile SpriteLayers layers;
  private final LayerReach baseReach;
  private final LayerReach pieceReach;
  private final LayerReach overlayReach;
  private final LayerReach topReach;

  /** Takes a map, whose sprite numbers are the atlas's. */
  MapCells(Atlas atlas, SpriteLayers layers) {
    this.layers = layers;
    baseReach = new LayerReach(atlas, layers.base()::markUsed);
    pieceReach = new LayerReach(atlas, layers.pieces()::markUsed);
    overlayReach = new LayerReach(atlas, layers.overlay()::markUsed);
    topReach = new LayerReach(atlas, layers.top()::markUsed);
  }

  GridSize size() {
    return layers.size();
  }

  @Override
  public SpriteLayers layers() {
    return layers;
  }

  /** The numbers to draw now; they change with each {@link #patch}. */
  Shown shown(Set<Layer> shown) {
    SpriteLayers now = layers;
    CellNumbers pieces = now.pieces().numbers();
    CellNumbers top = now.top().numbers();
    boolean showsBase = shown.contains(Layer.BASE);
    boolean showsPieces = showsBase && !pieces.isEmpty();
    boolean showsOverlay = shown.contains(Layer.OVERLAY);
    boolean showsTop = shown.contains(Layer.TOP) && !top.isEmpty();
    return new Shown(
        now.base().numbers(),
        pieces,
        now.pieces().stacks(),
        now.overlay().numbers(),
        top,
        showsBase ? baseReach.box : PixelBox.EMPTY,
        showsPieces ? pieceReach.box : PixelBox.EMPTY,
        showsOverlay ? overlayReach.box : PixelBox.EMPTY,
        showsTop ? topReach.box : PixelBox.EMPTY);
  }

  /** The numbers of all layers, and where their sprites can show something. */
  static final class Shown {
    final CellNumbers base;
    final CellNumbers pieces;
    final TransitionStacks stacks;
    final CellNumbers overlay;
    final CellNumbers top; // empty if there is none
    final PixelBox baseReach; // from the drawing position; empty for a hidden layer
    final PixelBox pieceReach;
    final PixelBox overlayReach;
    final PixelBox topReach;
    // Which layers have visible pixels.
    final boolean showsBase;
    final boolean showsPieces;
    final boolean showsOverlay;
    final boolean showsTop;

    Shown(
        CellNumbers base,
        CellNumbers pieces,
        TransitionStacks stacks,
        CellNumbers overlay,
        CellNumbers top,
        PixelBox baseReach,
        PixelBox pieceReach,
        PixelBox overlayReach,
        PixelBox topReach) {
      this.base = base;
      this.pieces = pieces;
      this.stacks = stacks;
      this.overlay = overlay;
      this.top = top;
      this.baseReach = baseReach;
      this.pieceReach = pieceReach;
      this.overlayReach = overlayReach;
      this.topReach = topReach;
      showsBase = !baseReach.equals(PixelBox.EMPTY);
      showsPieces = !pieceReach.equals(PixelBox.EMPTY);
      showsOverlay = !overlayReach.equals(PixelBox.EMPTY);
      showsTop = !topReach.equals(PixelBox.EMPTY);
    }
  }

  /** The bounds of the visible pixels of all sprites that a layer has had. */
  private static final class LayerReach {
    private final Atlas atlas;
    private final boolean[] used; // by sprite number
    private volatile PixelBox box;

    LayerReach(Atlas atlas, Consumer<boolean[]> markUsed) {
      this.atlas = atlas;
      used = new boolean[atlas.layout().count() + 1];
      markUsed.accept(used);
      box = PixelBox.of(atlas, used);
    }

    void add(int sprite) {
      if (!used[sprite]) {
        used[sprite] = true;
        box = PixelBox.of(atlas, used);
      }
    }
  }

  /** Takes over a change. */
  void patch(SpritePatch patch) {
    if (patch instanceof LayerPatch some) {
      extend(reach(some.layer()), some);
    } else if (patch instanceof TransitionPatch some) {
      extend(pieceReach, some);
    }
    layers = layers.with(patch);
  }

  private LayerReach reach(Layer layer) {
    return switch (layer) {
      case BASE -> baseReach;
      case OVERLAY -> overlayReach;
      case TOP -> topReach;
    };
  }

  private static void extend(LayerReach reach, LayerPatch patch) {
    for (char sprite : patch.sprites()) {
      reach.add(sprite);
    }
  }

  private static void extend(LayerReach reach, TransitionPatch patch) {
    TransitionStacks stacks = patch.stacks();
    for (char stack : patch.sprites()) {
      for (int piece = 0; piece < stacks.pieces(stack); piece++) {
        reach.add(stacks.sprite(stack, piece));
      }
    }
  }
}
