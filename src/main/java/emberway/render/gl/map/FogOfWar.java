package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.context.GridTexture;
import emberway.render.gl.context.RenderTarget;
import emberway.render.iso.PictureFrame;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * What hides some cells of a map in a window: their sprites are darkened, however far these stand
 * up over the ground of other cells, and so is all that lies on them. Window's thread only.
 */
public final class FogOfWar implements AutoCloseable {
  /** What hidden cells are darkened with, 0xRRGGBB. */
  public static final int COLOR = 0x05070b;

  /** How much of it there is. [0..1] */
  public static final double THICKNESS = 0.62;

  private static final char HIDDEN = 1;

  private final RenderPasses passes;
  private GridTexture cells; // 1 for each that is hidden; null while there is no veil
  private RenderTarget coarse; // the same for a map from afar, a texel a cell; null until needed
  private boolean isStale; // of the one from afar
  private BitSet seen; // what is not hidden, on the unturned map; null while there is no veil
  private GridSize size; // of the unturned map; null before there was a veil, like the next
  private Rotation rotation;

  FogOfWar(RenderPasses passes) {
    this.passes = passes;
  }

  /**
   * Hides all cells but some.
   *
   * @param shown row-major indices on the unturned map, to be read only from now on; nothing where
   *     no cell is hidden
   * @param map the size of the unturned map
   * @param turned how far the map is turned
   * @return whether the picture has changed
   */
  public boolean hideAllBut(Optional<BitSet> shown, GridSize map, Rotation turned) {
    if (shown.isEmpty()) {
      return lift();
    }
    if (shown.get().equals(seen) && turned == rotation && map.equals(size)) {
      return false;
    }
    if (seen == null || turned != rotation || !map.equals(size)) {
      close();
      cells =
          GridTexture.of(
              turned.apply(map),
              hidden(shown.get(), map, turned),
              passes.context().maxTextureSize());
    } else {
      change(shown.get());
    }
    isStale = true;
    seen = shown.get();
    size = map;
    rotation = turned;
    return true;
  }

  private boolean lift() {
    boolean wasThere = seen != null;
    if (wasThere) {
      close();
    }
    return wasThere;
  }

  private static char[] hidden(BitSet shown, GridSize map, Rotation turned) {
    char[] result = new char[map.cells()];
    Arrays.fill(result, HIDDEN);
    for (int cell = shown.nextSetBit(0); cell >= 0; cell = shown.nextSetBit(cell + 1)) {
      result[turn(cell, map, turned)] = 0;
    }
    return result;
  }

  /** Uploads what differs from what is drawn. */
  private void change(BitSet shown) {
    BitSet differing = (BitSet) shown.clone();
    differing.xor(seen);
    BitSet turned = new BitSet();
    differing.stream().forEach(cell -> turned.set(turn(cell, size, rotation)));
    int[] changed = turned.stream().toArray();
    char[] values = new char[changed.length];
    GridSize drawn = rotation.apply(size);
    for (int i = 0; i < changed.length; i++) {
      values[i] = shown.get(turn(changed[i], drawn, rotation.inverse())) ? 0 : HIDDEN;
    }
    cells.set(changed, values);
  }

  private static int turn(int cell, GridSize from, Rotation by) {
    int x = from.x(cell);
    int y = from.y(cell);
    return by.apply(from).index(by.x(from, x, y), by.y(from, x, y));
  }

  /** Whether it hides cells of maps of that size. */
  boolean isOver(GridSize drawn) {
    return cells != null && cells.size().equals(drawn);
  }

  /** Makes the programs for sprites read it. */
  void bind() {
    cells.bind(CellProgram.UNIT_VEIL);
  }

  /** Draws the mask of a part of a frame's picture, seen from afar, into the upper left. */
  void drawFromAfar(
      PictureFrame frame, int left, int top, int width, int height, RenderTarget mask) {
    if (coarse == null) {
      coarse = RenderTarget.into(LowDetailMap.texture(cells.size()));
    }
    if (isStale) {
      isStale = false;
      passes.veil().fill(coarse, cells);
      coarse.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    mask.bind(0, 0, width, height);
    passes.coarse().draw(frame, left, top, coarse.color());
  }

  @Override
  public void close() {
    seen = null;
    if (cells != null) {
      cells.close();
      cells = null;
    }
    if (coarse != null) {
      coarse.close();
      coarse = null;
    }
  }
}
