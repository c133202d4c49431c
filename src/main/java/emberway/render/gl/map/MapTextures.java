package emberway.render.gl.map;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.context.GridTexture;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;

/**
 * A map on the GPU: the sprite number of each cell in base and overlay and, if there are any, in
 * the top, and the number of its stack of transition pieces. They are uploaded when first needed.
 */
final class MapTextures implements AutoCloseable {
  private final GridSize size;
  private final int maxTextureSize;
  private SpriteLayers waiting; // null once uploaded
  private GridTexture base; // null before, like the next
  private GridTexture overlay;
  private GridTexture pieces; // the stack of each cell; null if there are none
  private GridTexture stackTable; // the sprites of each stack, depth of them in a row; null if none
  private TransitionStacks stacks = TransitionStacks.NONE; // as uploaded
  private GridTexture top; // null if there is none

  MapTextures(SpriteLayers layers, int maxTextureSize) {
    this.maxTextureSize = maxTextureSize;
    size = layers.size();
    waiting = layers;
  }

  /** The size of the layers' grid. */
  GridSize size() {
    return size;
  }

  private void upload() {
    if (waiting == null) {
      return;
    }
    SpriteLayers layers = waiting;
    waiting = null;
    base = GridTexture.of(layers.size(), layers.base().sprites(), maxTextureSize);
    overlay = GridTexture.of(layers.size(), layers.overlay().sprites(), maxTextureSize);
    if (!layers.pieces().isEmpty()) {
      pieces = GridTexture.of(layers.size(), layers.pieces().cells(), maxTextureSize);
      upload(layers.pieces().stacks());
    }
    if (!layers.top().isEmpty()) {
      top = GridTexture.of(layers.size(), layers.top().sprites(), maxTextureSize);
    }
  }

  /** The layers' common grid. */
  GridTexture grid() {
    upload();
    return base;
  }

  /** The most pieces on any cell. */
  int pieceDepth() {
    upload();
    return stacks.depth();
  }

  /** log2 of the width of the stack texture; 0 if there is none. */
  int stackFoldBits() {
    upload();
    return stackTable == null ? 0 : stackTable.foldBits();
  }

  /** Whether cells may have something in the top. */
  boolean hasTop() {
    upload();
    return top != null;
  }

  /** Uploads the patch's changes. */
  void patch(SpritePatch patch) {
    upload();
    if (patch instanceof LayerPatch sprites) {
      grid(sprites.layer()).set(sprites.cells(), sprites.sprites());
    } else if (patch instanceof TransitionPatch some) {
      if (some.stacks() != stacks) {
        upload(some.stacks());
      }
      if (pieces == null && stacks.depth() > 0) {
        pieces = none();
      }
      if (pieces != null) {
        pieces.set(some.cells(), some.sprites());
      }
    }
  }

  private GridTexture grid(Layer layer) {
    return switch (layer) {
      case BASE -> base;
      case OVERLAY -> overlay;
      case TOP -> {
        top = top == null ? none() : top;
        yield top;
      }
    };
  }

  private GridTexture none() {
    return GridTexture.of(size, new char[size.cells()], maxTextureSize);
  }

  private void upload(TransitionStacks next) {
    stacks = next;
    if (stackTable != null) {
      stackTable.close();
    }
    int depth = Math.max(1, next.depth());
    char[] table = new char[depth * (next.count() + 1)];
    for (int stack = 1; stack <= next.count(); stack++) {
      for (int piece = 0; piece < next.pieces(stack); piece++) {
        table[stack * depth + piece] = (char) next.sprite(stack, piece);
      }
    }
    GridSize size = new GridSize(depth, next.count() + 1);
    stackTable = GridTexture.of(size, table, maxTextureSize);
  }

  void bind() {
    upload();
    base.bind(CellProgram.UNIT_BASE);
    overlay.bind(CellProgram.UNIT_OVERLAY);
    if (pieces != null) {
      pieces.bind(CellProgram.UNIT_PIECES);
      stackTable.bind(CellProgram.UNIT_STACKS);
    }
    if (top != null) {
      top.bind(CellProgram.UNIT_TOP);
    }
  }

  @Override
  public void close() {
    waiting = null;
    if (base == null) {
      return;
    }
    base.close();
    overlay.close();
    if (pieces != null) {
      pieces.close();
    }
    if (stackTable != null) {
      stackTable.close();
    }
    if (top != null) {
      top.close();
    }
  }
}
