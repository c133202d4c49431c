package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.GridTexture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.pass.PicturePart;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Darkens the hidden cells of a map in a window: their sprites, even where these overlap other
 * cells, and everything on them. Context's thread only.
 */
public final class FogOfWar implements AutoCloseable {
  /** The color of the fog, 0xRRGGBB. */
  public static final int COLOR = 0x05070b;

  /** The opacity of the fog. [0..1] */
  public static final double THICKNESS = 0.62;

  private static final char HIDDEN = 1;

  private final RenderPasses passes;
  private GridTexture cells; // 1 for each hidden cell; null without fog
  private RenderTarget coarse; // hidden cells in low detail, a texel each; null until needed
  private boolean isStale; // whether the fog in low detail is outdated
  private BitSet seen; // visible cells of the unrotated map; null without fog
  private GridSize size; // of the unrotated map; null before any fog
  private Rotation rotation; // null before any fog

  FogOfWar(RenderPasses passes) {
    this.passes = passes;
  }

  /**
   * Hides all cells but the given ones.
   *
   * @param shown row-major indices on the unrotated map, which must not change afterward; empty to
   *     hide no cell
   * @param map the size of the unrotated map
   * @param turned how far the map is rotated
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

  /** Uploads the cells whose visibility has changed. */
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

  /** Whether it hides cells of maps with this size. */
  boolean isOver(GridSize drawn) {
    return cells != null && cells.size().equals(drawn);
  }

  /** Binds the mask for the sprite programs. */
  void bind() {
    cells.bind(CellProgram.UNIT_FOG);
  }

  /** Draws the mask for a part of a frame's low-detail picture into the upper left corner. */
  void drawLowDetail(PicturePart part, RenderTarget mask) {
    if (coarse == null) {
      coarse = RenderTarget.into(LowDetailMap.texture(cells.size()));
    }
    if (isStale) {
      isStale = false;
      passes.fogOfWar().fill(coarse, cells);
      coarse.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    part.bind(mask);
    passes.coarse().draw(part.frame(), part.left(), part.top(), coarse.color());
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
