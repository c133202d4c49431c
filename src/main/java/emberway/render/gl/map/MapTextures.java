package emberway.render.gl.map;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.render.gl.GridTexture;
import emberway.render.iso.CellBlitter;
import emberway.sprite.LayerPatch;
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
  private final CellBlitter.Numbers numbers; // as they are after all patches
  private GridTexture base; // null until uploaded
  private GridTexture overlay; // null until uploaded
  private GridTexture pieces; // the stack of each cell; null if there are none
  private GridTexture stackTable; // the sprites of each stack, depth of them in a row; null if none
  private TransitionStacks stacks = TransitionStacks.NONE; // as uploaded
  private GridTexture top; // null if there is none

  /** Takes a map, whose numbers are to be patched before these textures are. */
  MapTextures(GridSize size, CellBlitter.Numbers numbers, int maxTextureSize) {
    this.size = size;
    this.numbers = numbers;
    this.maxTextureSize = maxTextureSize;
  }

  /** The size of the layers' grid. */
  GridSize size() {
    return size;
  }

  private void upload() {
    if (base != null) {
      return;
    }
    base = grid(numbers.base());
    overlay = grid(numbers.overlay());
    if (!numbers.pieces().isEmpty()) {
      pieces = grid(numbers.pieces());
      upload(numbers.stacks());
    }
    if (!numbers.top().isEmpty()) {
      top = grid(numbers.top());
    }
  }

  private GridTexture grid(CellNumbers cells) {
    return GridTexture.of(size, cells, cells.greatest() <= GridTexture.MAX_NARROW, maxTextureSize);
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

  /** Uploads the patch's changes, unless nothing is uploaded yet. */
  void patch(SpritePatch patch) {
    if (base == null) {
      return;
    }
    if (patch instanceof LayerPatch sprites) {
      switch (sprites.layer()) {
        case BASE -> base = changed(base, numbers.base(), patch);
        case OVERLAY -> overlay = changed(overlay, numbers.overlay(), patch);
        case TOP -> top = changed(top, numbers.top(), patch);
      }
    } else if (patch instanceof TransitionPatch some) {
      if (some.stacks() != stacks) {
        upload(some.stacks());
      }
      if (!numbers.pieces().isEmpty()) {
        pieces = changed(pieces, numbers.pieces(), patch);
      }
    }
  }

  /** Returns the texture with a patch's changes: a new one if there was none that can hold them. */
  private GridTexture changed(GridTexture grid, CellNumbers now, SpritePatch patch) {
    if (grid != null && grid.holds(patch.sprites())) {
      grid.set(patch.cells(), patch.sprites());
      return grid;
    }
    if (grid != null) {
      grid.close();
    }
    return grid(now);
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
