package emberway.render.gl.map;

import emberway.map.Cell;
import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.CellSpriteLayer;
import emberway.render.iso.Lattice;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Finds the sprites of a map that stand on the ground, by their pictures: those with solid pixels
 * above the ground of their cell. The lowest layer is the ground itself and never stands.
 */
final class OccluderFinder {
  private static final int SOLID = 128; // the least alpha; shadows have less
  private static final double STANDS = 0.2; // above the ground [half heights of a cell]
  private static final double TALL = 0.6; // covers its own ground [half heights of a cell]
  private static final int FARTHEST = 12; // cells from which a sprite may reach a route
  private static final int ROOM = 8; // beside a cell that a ribbon takes [world px]
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private static final int NOTHING = Integer.MAX_VALUE;

  private final Atlas atlas;
  private final List<Supplier<CellNumbers>>
      standing; // layers of a map, lowest first; null for a stack
  private final SpriteStack stack; // null for a map
  private final int[] tops; // of each slot: its first solid row, from the drawing position
  private PixelBox reach; // of all sprites; null until needed
  private int[] found = new int[OccluderBuffer.INTS * 64];
  private int length;

  /**
   * Takes a map's layers above the ground, lowest first; their sprite numbers, or none at all for
   * an empty layer, are read at each search.
   */
  OccluderFinder(Atlas atlas, List<Supplier<CellNumbers>> standing) {
    this(atlas, standing, null);
  }

  /** Takes the shown layers of a map; returns null if none of them stands. */
  static OccluderFinder of(Atlas atlas, CellBlitter.Numbers map, Set<Layer> shown) {
    List<Supplier<CellNumbers>> standing = new ArrayList<>();
    if (shown.contains(Layer.OVERLAY)) {
      standing.add(map::overlay);
    }
    if (shown.contains(Layer.TOP)) {
      standing.add(map::top);
    }
    return standing.isEmpty() ? null : new OccluderFinder(atlas, standing);
  }

  /** Takes a stack of layers. */
  OccluderFinder(SpriteStack stack) {
    this(stack.atlas(), null, stack);
  }

  private OccluderFinder(Atlas atlas, List<Supplier<CellNumbers>> standing, SpriteStack stack) {
    this.atlas = atlas;
    this.standing = standing;
    this.stack = stack;
    tops = new int[atlas.layout().count()];
    Arrays.fill(tops, UNKNOWN);
  }

  boolean isOfStack() {
    return stack != null;
  }

  /** Adds the cells whose sprites may reach the ground of the given cells. */
  void addAround(Projection projection, int[] cells, BitSet to) {
    GridSize size = projection.size();
    for (int dy = -FARTHEST; dy <= FARTHEST; dy++) {
      for (int dx = -FARTHEST; dx <= FARTHEST; dx++) {
        if (!reaches(projection, reach(), dx, dy)) {
          continue;
        }
        for (int cell : cells) {
          int x = size.x(cell) + dx;
          int y = size.y(cell) + dy;
          if (size.contains(x, y)) {
            to.set(size.index(x, y));
          }
        }
      }
    }
  }

  /** Whether a sprite on a cell may reach the ground of the cell that lies a step from it. */
  private static boolean reaches(Projection projection, PixelBox reach, int dx, int dy) {
    int x = projection.groundCenterX(dx, dy) - projection.groundCenterX(0, 0);
    int y = projection.groundCenterY(dx, dy) - projection.groundCenterY(0, 0);
    int left = x - projection.groundOffsetX() + reach.left();
    int top = y - projection.groundOffsetY() + reach.top();
    int sideX = projection.halfWidth() + ROOM;
    int sideY = projection.halfHeight() + ROOM;
    return left < sideX
        && left + reach.width() > -sideX
        && top < sideY
        && top + reach.height() > -sideY;
  }

  /**
   * Finds the standing sprites of some cells.
   *
   * @return their numbers, {@value OccluderBuffer#INTS} for each of {@link #count}; later elements
   *     are undefined; valid until the next call
   */
  int[] find(Projection projection, BitSet cells) {
    length = 0;
    if (stack == null) {
      for (Supplier<CellNumbers> layer : standing) {
        CellNumbers sprites = layer.get();
        if (!sprites.isEmpty()) {
          addSprites(projection, sprites, cells);
        }
      }
      return found;
    }
    for (int i = 1; i < stack.layers().size(); i++) {
      if (stack.layers().get(i) instanceof CellSpriteLayer layer) {
        addLayer(projection, layer, cells);
      }
    }
    return found;
  }

  /** Where any sprite may reach from the position at which it is drawn. [px] */
  PixelBox reach() {
    reach = reach == null ? PixelBox.of(atlas) : reach;
    return reach;
  }

  /** The number of sprites that were found last. */
  int count() {
    return length / OccluderBuffer.INTS;
  }

  private void addSprites(Projection projection, CellNumbers sprites, BitSet cells) {
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      int groundX = groundX(projection, cell);
      int groundY = groundY(projection, cell);
      int x = groundX - projection.groundOffsetX();
      int y = groundY - projection.groundOffsetY();
      add(projection, sprites.at(cell), x, y, groundX, groundY);
    }
  }

  /** Adds what a layer has at some cells; its own cells may be numbered in another order. */
  private void addLayer(Projection projection, CellSpriteLayer layer, BitSet cells) {
    Lattice lattice = stack.lattice();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      int groundX = groundX(projection, cell);
      int groundY = groundY(projection, cell);
      int left = groundX - lattice.cellWidth() / 2;
      int top = groundY - lattice.cellHeight() / 2;
      int column = nearest(2 * left - layer.offsetX(), lattice.stepX());
      int row = nearest(2 * top - layer.offsetY(), lattice.stepY());
      Cell there = lattice.cell(row, column);
      boolean isThere =
          lattice.screenColumn(there.x(), there.y()) == column
              && lattice.screenRow(there.x(), there.y()) == row
              && layer.size().contains(there.x(), there.y());
      if (isThere) {
        int x = (column * lattice.stepX() + layer.offsetX()) >> 1;
        int y = (row * lattice.stepY() + layer.offsetY()) >> 1;
        add(projection, layer.sprites().at(layer.size().index(there)), x, y, groundX, groundY);
      }
    }
  }

  private static int nearest(int halfPixels, int step) {
    return Math.floorDiv(halfPixels + step / 2, step);
  }

  private static int groundX(Projection projection, int cell) {
    return projection.groundCenterX(projection.size().x(cell), projection.size().y(cell));
  }

  private static int groundY(Projection projection, int cell) {
    return projection.groundCenterY(projection.size().x(cell), projection.size().y(cell));
  }

  private void add(Projection projection, int sprite, int x, int y, int groundX, int groundY) {
    if (sprite == 0 || top(sprite - 1) == NOTHING) {
      return;
    }
    double rise = (double) (groundY - y - top(sprite - 1)) / projection.halfHeight() - 1;
    if (rise < STANDS) {
      return;
    }
    if (length == found.length) {
      found = Arrays.copyOf(found, 2 * length);
    }
    found[length++] = sprite;
    found[length++] = x;
    found[length++] = y;
    found[length++] = groundX;
    found[length++] = groundY;
    found[length++] = rise > TALL ? 1 : 0;
  }

  private int top(int slot) {
    if (tops[slot] == UNKNOWN) {
      tops[slot] = firstSolidRow(slot);
    }
    return tops[slot];
  }

  private int firstSolidRow(int slot) {
    AtlasLayout layout = atlas.layout();
    Atlas.Bounds seen = atlas.bounds(slot);
    byte[] rgba = atlas.pixels();
    for (int y = seen.y(); y < seen.y() + seen.height(); y++) {
      for (int x = seen.x(); x < seen.x() + seen.width(); x++) {
        int pixel = (layout.spriteY(slot) + y) * layout.width() + layout.spriteX(slot) + x;
        if ((rgba[4 * pixel + 3] & 0xFF) >= SOLID) {
          return atlas.offsetY(slot) + y;
        }
      }
    }
    return NOTHING;
  }
}
