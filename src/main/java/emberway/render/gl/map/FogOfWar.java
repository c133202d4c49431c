package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.GridTexture;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PicturePart;
import java.util.BitSet;
import java.util.Optional;

/**
 * Hides what travelers do not know of a map in a window. Unseen cells are blank parchment: their
 * sprites, even where these overlap other cells, and everything on them. Cells that were seen and
 * left are sepia. Context's thread only.
 */
public final class FogOfWar implements AutoCloseable {
  /** The color of unseen cells, 0xRRGGBB. */
  public static final int PARCHMENT = 0xa8956f;

  private static final char LEFT = 1; // as in fog-cells.frag
  private static final char UNSEEN = 2;

  /**
   * What travelers see of the unrotated map: row-major indices, which must not change.
   *
   * @param seen the cells that were ever seen
   * @param inSight those of them that are in sight now
   */
  public record Sight(BitSet seen, BitSet inSight) {
    private char fog(int cell) {
      return !seen.get(cell) ? UNSEEN : inSight.get(cell) ? 0 : LEFT;
    }
  }

  private final RenderPasses passes;
  private GridTexture cells; // the fog of each cell; null without fog
  private RenderTarget coarse; // the same as colors, a texel for each cell; null until needed
  private boolean isStale; // whether these colors are outdated
  private Sight sight; // null without fog
  private GridSize size; // of the unrotated map; null before any fog
  private Rotation rotation; // null before any fog

  FogOfWar(RenderPasses passes) {
    this.passes = passes;
  }

  /**
   * Shows what is seen of a map.
   *
   * @param shown what is seen; empty to hide no cell
   * @param map the size of the unrotated map
   * @param turned how far the map is rotated
   * @return whether the picture has changed
   */
  public boolean show(Optional<Sight> shown, GridSize map, Rotation turned) {
    if (shown.isEmpty()) {
      return lift();
    }
    if (shown.get().equals(sight) && turned == rotation && map.equals(size)) {
      return false;
    }
    if (sight == null || turned != rotation || !map.equals(size)) {
      close();
      cells =
          GridTexture.of(
              turned.apply(map), fog(shown.get(), map, turned), passes.context().maxTextureSize());
    } else {
      change(shown.get());
    }
    isStale = true;
    sight = shown.get();
    size = map;
    rotation = turned;
    return true;
  }

  private boolean lift() {
    boolean wasThere = sight != null;
    if (wasThere) {
      close();
    }
    return wasThere;
  }

  private static char[] fog(Sight shown, GridSize map, Rotation turned) {
    char[] result = new char[map.cells()];
    for (int cell = 0; cell < result.length; cell++) {
      result[turn(cell, map, turned)] = shown.fog(cell);
    }
    return result;
  }

  /** Uploads the cells whose fog has changed. */
  private void change(Sight shown) {
    BitSet differing = (BitSet) shown.seen.clone();
    differing.xor(sight.seen);
    BitSet moved = (BitSet) shown.inSight.clone();
    moved.xor(sight.inSight);
    differing.or(moved);
    BitSet turned = new BitSet();
    differing.stream().forEach(cell -> turned.set(turn(cell, size, rotation)));
    int[] changed = turned.stream().toArray();
    char[] values = new char[changed.length];
    GridSize drawn = rotation.apply(size);
    for (int i = 0; i < changed.length; i++) {
      values[i] = shown.fog(turn(changed[i], drawn, rotation.inverse()));
    }
    cells.set(changed, values);
  }

  private static int turn(int cell, GridSize from, Rotation by) {
    int x = from.x(cell);
    int y = from.y(cell);
    return by.apply(from).index(by.x(from, x, y), by.y(from, x, y));
  }

  /** Whether it lies over maps with this size. */
  boolean isOver(GridSize drawn) {
    return cells != null && cells.size().equals(drawn);
  }

  /** Binds the mask for the sprite programs. */
  void bind() {
    cells.bind(CellProgram.UNIT_FOG);
  }

  /** Draws the mask for a part of a frame's low-detail picture into the upper left corner. */
  void drawLowDetail(PicturePart part, RenderTarget mask) {
    Texture colors = colors();
    part.bind(mask);
    passes.coarse().draw(part.frame(), part.left(), part.top(), colors);
  }

  /** The fog of each cell as a color, with mip levels. */
  private Texture colors() {
    if (coarse == null) {
      coarse = RenderTarget.into(LowDetailMap.texture(cells.size()));
    }
    if (isStale) {
      isStale = false;
      passes.fogOfWar().fill(coarse, cells);
      coarse.color().bind(0);
      glGenerateMipmap(GL_TEXTURE_2D);
    }
    return coarse.color();
  }

  /** Draws the fog over a picture of a part into the upper left corner of another target. */
  void draw(PicturePart part, RenderTarget picture, RenderTarget mask, RenderTarget target) {
    Texture colors = colors();
    passes.axes().look(part.frame(), part.left(), part.top(), part.width(), part.height(), 1);
    part.bind(target);
    passes.fogOfWar().draw(part, passes.axes(), picture, mask, colors);
  }

  @Override
  public void close() {
    sight = null;
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
