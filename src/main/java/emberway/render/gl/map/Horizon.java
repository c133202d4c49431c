package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SpriteMeanColors;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.sprite.SpritePatch;
import java.util.Set;

/**
 * Draws the surroundings of a map: its border cells seem to continue beyond the edge until they
 * fade out. The border's colors are cached, and refreshed after a change. Context's thread only.
 */
final class Horizon implements AutoCloseable {
  /** Pixels of the view along a texel of the picture, on each axis. */
  static final int STEP = 4;

  private static final int GROWTH = 64; // so that resizing seldom allocates a picture [texels]
  private static final int SIDES = 4;

  /** log2 of the rows per side, so that this many mip levels do not mix sides. */
  private static final int MAX_LEVELS = 5;

  private final HorizonPass pass;
  private final Texture means;
  private RenderTarget edges; // null until needed
  private int cellsPerTexel; // of the edges, 0 before
  private final GridSize size;
  private RenderTarget picture; // null until needed; grows
  private final PicturePart drawnPart = new PicturePart(); // what the picture shows
  private double drawnUnit;
  private boolean isStale = true;

  /**
   * Creates the surroundings of a map whose sides do not exceed a texture's.
   *
   * @param means see {@link SpriteMeanColors}; not owned
   */
  Horizon(HorizonPass pass, Texture means, MapTextures map) {
    this.pass = pass;
    this.means = means;
    size = map.size();
  }

  /** Discards the cached colors if the border has changed. */
  void patch(SpritePatch patch) {
    for (int cell : patch.cells()) {
      int x = size.x(cell);
      int y = size.y(cell);
      isStale |= x == 0 || y == 0 || x == size.width() - 1 || y == size.height() - 1;
    }
  }

  /** Discards the cached colors after a change of the layers drawn. */
  void forget() {
    isStale = true;
  }

  /**
   * Draws what is to be seen below a part of a frame's picture, at a {@value #STEP}th of its
   * resolution, as it has no details, unless the picture shows that already. Texels beyond the part
   * are valid, too.
   */
  Texture draw(PicturePart part, MapTextures map, Set<Layer> layers) {
    if (!isStale && drawnPart.isLike(part) && pass.unit() == drawnUnit) {
      return picture.color();
    }
    drawnPart.set(part.frame(), part);
    drawnUnit = pass.unit();
    int cells = pass.cellsPerTexel(part.frame(), 1 << MAX_LEVELS);
    if (isStale || cells != cellsPerTexel) {
      isStale = false;
      fillEdges(cells, map, layers);
    }
    reserve(part);
    picture.bind(0, 0, picture.width(), picture.height());
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    pass.draw(part, edges.color(), cellsPerTexel, STEP * picture.width(), STEP * picture.height());
    return picture.color();
  }

  private void fillEdges(int cells, MapTextures map, Set<Layer> layers) {
    if (cells != cellsPerTexel) {
      closeEdges();
      int texels = (Math.max(size.width(), size.height()) + cells - 1) / cells;
      int levels = Math.min(MAX_LEVELS, LowDetailMap.log2(texels));
      edges = RenderTarget.into(Texture.blended(texels, SIDES << MAX_LEVELS, 1 + levels));
      cellsPerTexel = cells;
    }
    pass.fill(edges, 1 << MAX_LEVELS, cells, map, means, layers);
    edges.color().bind(0);
    glGenerateMipmap(GL_TEXTURE_2D);
  }

  private void closeEdges() {
    if (edges != null) {
      edges.close();
      edges = null;
    }
  }

  private void reserve(PicturePart part) {
    int width = part.width() / STEP + 2;
    int height = part.height() / STEP + 2;
    if (picture == null || picture.width() < width || picture.height() < height) {
      closePicture();
      picture =
          RenderTarget.into(
              Texture.filteredOfWindow(
                  (width + GROWTH - 1) / GROWTH * GROWTH, (height + GROWTH - 1) / GROWTH * GROWTH));
    }
  }

  private void closePicture() {
    if (picture != null) {
      picture.close();
      picture = null;
    }
  }

  @Override
  public void close() {
    closePicture();
    closeEdges();
  }
}
