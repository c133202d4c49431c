package emberway.render.iso;

import emberway.map.CellNumbers;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionPatch;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds animated sprites in view by blocks of {@value #SIDE}×{@value #SIDE} cells, so that nothing
 * is redrawn for animations out of view. A block whose animated cells were all replaced still
 * counts until the next {@link #set}.
 */
public final class AnimatedCells {
  private static final int BITS = 3; // log2 of a block's side
  private static final int SIDE = 1 << BITS; // [cells]
  private static final int MAX_GROUPS = Long.SIZE;

  private final List<SpriteStack.Animation> animations;
  private final int[] groups; // of each animation; a group has equal frame times
  private final VisibleCells visible = new VisibleCells();
  private final long[] bySprite; // bit g for a sprite of group g; sprites past the end are still
  private long[] blocks = {}; // [size: columns*rows] the groups in each block
  private int columns;
  private int rows;
  private int width; // of the map [cells]
  private CellRegion all = new CellRegion(0, 0, 1, 1); // of the last map
  private long present; // the groups in any block
  private long listed; // the groups that shown lists
  private List<SpriteStack.Animation> shown = List.of();

  /** Takes the animations; call {@link #set} for each map. */
  public AnimatedCells(List<SpriteStack.Animation> animations) {
    this.animations = List.copyOf(animations);
    groups = new int[animations.size()];
    List<List<Integer>> timings = new ArrayList<>();
    int sprites = 0;
    for (SpriteStack.Animation animation : animations) {
      sprites = Math.max(sprites, animation.sprite() + 1);
    }
    bySprite = new long[sprites];
    for (int i = 0; i < groups.length; i++) {
      List<Integer> timing =
          animations.get(i).frames().stream().map(SpriteStack.Frame::millis).toList();
      if (!timings.contains(timing)) {
        timings.add(timing);
      }
      groups[i] = Math.min(MAX_GROUPS - 1, timings.indexOf(timing));
      bySprite[animations.get(i).sprite()] = 1L << groups[i];
    }
  }

  /** Finds the animated cells of a map. */
  public void set(SpriteLayers layers) {
    width = layers.size().width();
    columns = (width + SIDE - 1) >> BITS;
    rows = (layers.size().height() + SIDE - 1) >> BITS;
    blocks = new long[columns * rows];
    present = 0;
    if (!animations.isEmpty()) {
      add(layers.base().numbers());
      add(layers.overlay().numbers());
      add(layers.top().numbers());
    }
  }

  private void add(CellNumbers sprites) {
    for (int cell = 0; cell < sprites.cells(); cell++) {
      add(cell, sprites.at(cell));
    }
  }

  private void add(int cell, int sprite) {
    if (sprite < bySprite.length && bySprite[sprite] != 0) {
      blocks[((cell / width) >> BITS) * columns + ((cell % width) >> BITS)] |= bySprite[sprite];
      present |= bySprite[sprite];
    }
  }

  /** Updates changed sprites; transition pieces are never animated. */
  public void patch(SpritePatch patch) {
    if (patch instanceof TransitionPatch) {
      return;
    }
    for (int i = 0; i < patch.cells().length; i++) {
      add(patch.cells()[i], patch.sprites()[i]);
    }
  }

  /**
   * The animations in the blocks that touch a rectangle of the world. Returns the same list while
   * its content is unchanged.
   *
   * @param left the left edge [world px] inclusive, like top
   * @param right the right edge [world px] exclusive, like bottom
   */
  public List<SpriteStack.Animation> in(
      IsoProjection projection, int left, int top, int right, int bottom) {
    if (all.width() != projection.size().width() || all.height() != projection.size().height()) {
      all = CellRegion.all(projection.size());
    }
    visible.look(projection, all, left, top, right, bottom);
    long found = 0;
    int firstColumn = block((visible.minSum() - visible.maxDifference()) / 2 - 1, columns);
    int lastColumn = block((visible.maxSum() - visible.minDifference()) / 2 + 1, columns);
    int firstRow = block((visible.minSum() + visible.minDifference()) / 2 - 1, rows);
    int lastRow = block((visible.maxSum() + visible.maxDifference()) / 2 + 1, rows);
    for (int row = firstRow; row <= lastRow && found != present; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        long here = blocks[row * columns + column];
        if ((here & ~found) != 0 && isSeen(column << BITS, row << BITS)) {
          found |= here;
        }
      }
    }
    list(found);
    return shown;
  }

  private static int block(int cell, int count) {
    return Math.max(0, Math.min(count - 1, cell >> BITS));
  }

  /** Whether the block with this northwest cell is in view. */
  private boolean isSeen(int x, int y) {
    int most = SIDE - 1;
    return x + y <= visible.maxSum()
        && x + y + 2 * most >= visible.minSum()
        && y - x - most <= visible.maxDifference()
        && y - x + most >= visible.minDifference();
  }

  private void list(long found) {
    if (found == listed) {
      return;
    }
    listed = found;
    List<SpriteStack.Animation> result = new ArrayList<>();
    for (int i = 0; i < groups.length; i++) {
      if (((found >> groups[i]) & 1) != 0) {
        result.add(animations.get(i));
      }
    }
    shown = List.copyOf(result);
  }
}
