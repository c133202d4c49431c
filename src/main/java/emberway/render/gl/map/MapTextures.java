package emberway.render.gl.map;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.context.GridTexture;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionLayer;
import emberway.sprite.TransitionPatch;
import emberway.sprite.TransitionStacks;

/**
 * A map on the GPU: the sprite number of each cell in each layer and, if there are any, the number
 * of its stack of transition pieces.
 */
final class MapTextures implements AutoCloseable {
  private final GridTexture base;
  private final GridTexture overlay;
  private final int maxTextureSize;
  private GridTexture pieces; // the stack of each cell; null if there are none
  private GridTexture stackTable; // the sprites of each stack, depth of them in a row; null if none
  private TransitionStacks stacks = TransitionStacks.NONE; // as uploaded

  MapTextures(
      SpriteLayer baseSprites,
      TransitionLayer transitionLayer,
      SpriteLayer overlaySprites,
      int maxTextureSize) {
    if (!baseSprites.size().equals(overlaySprites.size())
        || !baseSprites.size().equals(transitionLayer.size())) {
      throw new IllegalArgumentException(
          "base is %s cells, pieces %s, overlay %s"
              .formatted(baseSprites.size(), transitionLayer.size(), overlaySprites.size()));
    }
    this.maxTextureSize = maxTextureSize;
    base = GridTexture.of(baseSprites.size(), baseSprites.sprites(), maxTextureSize);
    overlay = GridTexture.of(overlaySprites.size(), overlaySprites.sprites(), maxTextureSize);
    if (!transitionLayer.isEmpty()) {
      pieces = GridTexture.of(transitionLayer.size(), transitionLayer.cells(), maxTextureSize);
      upload(transitionLayer.stacks());
    }
  }

  /** The layers' common grid. */
  GridTexture grid() {
    return base;
  }

  /** The most pieces on any cell. */
  int pieceDepth() {
    return stacks.depth();
  }

  /** log2 of the width of the stack texture, which must exist. */
  int stackFoldBits() {
    return stackTable.foldBits();
  }

  /** Uploads the patch's changes. */
  void patch(SpritePatch patch) {
    if (patch instanceof LayerPatch sprites) {
      GridTexture grid = sprites.layer() == Layer.BASE ? base : overlay;
      grid.set(sprites.cells(), sprites.sprites());
    } else if (patch instanceof TransitionPatch some) {
      if (some.stacks() != stacks) {
        upload(some.stacks());
      }
      if (pieces == null && stacks.depth() > 0) {
        char[] none = new char[base.size().cells()];
        pieces = GridTexture.of(base.size(), none, maxTextureSize);
      }
      if (pieces != null) {
        pieces.set(some.cells(), some.sprites());
      }
    }
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
    base.bind(CellProgram.UNIT_BASE);
    overlay.bind(CellProgram.UNIT_OVERLAY);
    if (pieces != null) {
      pieces.bind(CellProgram.UNIT_PIECES);
      stackTable.bind(CellProgram.UNIT_STACKS);
    }
  }

  @Override
  public void close() {
    base.close();
    overlay.close();
    if (pieces != null) {
      pieces.close();
    }
    if (stackTable != null) {
      stackTable.close();
    }
  }
}
