package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import java.util.Set;

/** Draws the surroundings of a map; see {@link Horizon}. */
final class HorizonPass implements AutoCloseable {
  private static final int VERTICES = 10; // of a strip around four corners
  private static final double REACH = 120; // visible depth, at right angles to a side [units]
  private static final double MIN_REACH = 2; // at any cell size [cells]
  private static final double MIN_WITHIN = 0.5; // at any cell size [cells]
  private static final double SPREAD =
      0.6; // between blended colors, per cell from the edge [cells]
  private static final double SHARE = 0.5; // at most this share of the longer side, for small maps

  private final CellMeanColors filler;
  private final int rowsPerSide;
  private final int cellsFilled;
  private final ShaderProgram drawer;
  private final int gridWidth;
  private final int gridSize;
  private final int halfLattice;
  private final int reach;
  private final int within;
  private final int northWest;
  private final int viewScale;
  private final int toClip;
  private final int cellsPerTexel;
  private final int spread;
  private double unit = OverlayStyle.USUAL.unit();

  HorizonPass(ShaderSource source) {
    filler = new CellMeanColors(source, "edge-cells.frag");
    rowsPerSide = filler.shaderProgram().uniform("uRowsPerSide");
    cellsFilled = filler.shaderProgram().uniform("uCellsPerTexel");
    drawer = ShaderProgram.link(source, "horizon.vert", "horizon.frag");
    drawer.sampler("uEdges", 0);
    gridWidth = drawer.uniform("uGridWidth");
    gridSize = drawer.uniform("uGridSize");
    halfLattice = drawer.uniform("uHalfLattice");
    reach = drawer.uniform("uReach");
    within = drawer.uniform("uWithin");
    northWest = drawer.uniform("uNorthWest");
    viewScale = drawer.uniform("uScale");
    toClip = drawer.uniform("uToClip");
    cellsPerTexel = drawer.uniform("uCellsPerTexel");
    spread = drawer.uniform("uSpread");
  }

  /** Sets the style for later draws. */
  void setStyle(OverlayStyle style) {
    unit = style.unit();
  }

  /** The style's unit. [px] */
  double unit() {
    return unit;
  }

  /**
   * Fills a target with the colors along a map's sides.
   *
   * @param rows for each side [texels]
   * @param cells along a texel
   */
  void fill(
      RenderTarget edges, int rows, int cells, MapTextures map, Texture means, Set<Layer> layers) {
    filler.shaderProgram().use();
    glUniform1i(rowsPerSide, rows);
    glUniform1i(cellsFilled, cells);
    filler.fill(edges, map, means, layers);
  }

  /** Whether a part shows anything beyond its map's edge. */
  static boolean isSeen(PicturePart part) {
    return isBeyond(part, 0, 0)
        || isBeyond(part, part.width(), 0)
        || isBeyond(part, 0, part.height())
        || isBeyond(part, part.width(), part.height());
  }

  /** Whether a pixel of a part lies beyond its map's edge. */
  private static boolean isBeyond(PicturePart part, int x, int y) {
    PictureFrame frame = part.frame();
    IsoProjection projection = (IsoProjection) frame.projection();
    double worldX = frame.originX() + (part.left() + x) / frame.scale();
    double worldY = frame.originY() + (part.top() + y) / frame.scale();
    double cellX = projection.worldToCellX(worldX, worldY);
    double cellY = projection.worldToCellY(worldX, worldY);
    return cellX < 0
        || cellY < 0
        || cellX > projection.size().width() - 1
        || cellY > projection.size().height() - 1;
  }

  /**
   * How many cells a texel of the edges holds, a power of two, so that a texel of their last mip
   * level covers all that is blended at the end of sight.
   *
   * @param most texels of the edges along a texel of the last mip level
   */
  int cellsPerTexel(PictureFrame frame, int most) {
    double texels = SPREAD * reach(frame) / most;
    return texels <= 1 ? 1 : 2 << Math.getExponent(texels);
  }

  /**
   * Draws the surroundings of a part into the bound viewport.
   *
   * @param cells along a texel of the edges
   * @param width of what the viewport shows [px of the part], like height
   */
  void draw(PicturePart part, Texture edges, int cells, int width, int height) {
    PictureFrame frame = part.frame();
    IsoProjection projection = (IsoProjection) frame.projection();
    drawer.use();
    edges.bind(0);
    glUniform1i(gridWidth, projection.size().width());
    glUniform2f(gridSize, projection.size().width(), projection.size().height());
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform1f(reach, (float) reach(frame));
    // The corner is the western tip of the northwestern cell's ground.
    double worldX = projection.groundOffsetX() - projection.halfWidth();
    double worldY =
        projection.groundOffsetY() + (projection.size().width() - 1.0) * projection.halfHeight();
    glUniform2f(
        northWest,
        (float) ((worldX - frame.originX()) * frame.scale() - part.left()),
        (float) ((worldY - frame.originY()) * frame.scale() - part.top()));
    glUniform1f(viewScale, (float) frame.scale());
    glUniform2f(toClip, 2f / width, 2f / height);
    glUniform1f(within, (float) within(frame));
    glUniform1f(cellsPerTexel, cells);
    glUniform1f(spread, (float) SPREAD);
    glDisable(GL_BLEND);
    DrawCallCounter.instances(GL_TRIANGLE_STRIP, VERTICES, 1);
  }

  /** How far the surroundings reach below the map, so that no texel at its edge is empty. */
  private static double within(PictureFrame frame) {
    int shorter = Math.min(frame.projection().size().width(), frame.projection().size().height());
    return Math.min(shorter / 2.0, Math.max(MIN_WITHIN, 2 * Horizon.STEP / across(frame)));
  }

  /** The distance between two sides of a cell. [px] */
  private static double across(PictureFrame frame) {
    double halfWidth = frame.projection().halfWidth() * frame.scale();
    double halfHeight = frame.projection().halfHeight() * frame.scale();
    return 2 * halfWidth * halfHeight / Math.hypot(halfWidth, halfHeight);
  }

  /**
   * How far from the outermost centers of cells anything may be seen, at right angles to the map's
   * sides. [cells]
   *
   * @param standing how far what stands on the map may reach beyond its edge [px]
   */
  double seen(PictureFrame frame, double standing) {
    return reach(frame) + reached(frame, standing);
  }

  /**
   * How far from the outermost centers of cells a map reaches without its surroundings, at right
   * angles to its sides. [cells]
   *
   * @param standing how far what stands on the map may reach beyond its edge [px]
   */
  static double reached(PictureFrame frame, double standing) {
    return 1 + (standing + 2 * Horizon.STEP) / across(frame);
  }

  /** How far the surroundings are visible beyond the edge. [cells] */
  private double reach(PictureFrame frame) {
    int longer = Math.max(frame.projection().size().width(), frame.projection().size().height());
    return Math.max(MIN_REACH, Math.min(SHARE * longer, REACH * unit / across(frame)));
  }

  @Override
  public void close() {
    filler.close();
    drawer.close();
  }
}
