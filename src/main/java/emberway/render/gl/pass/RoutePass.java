package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.render.gl.context.ShaderProgram;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.sprite.SampleAxes;
import emberway.render.iso.CellRegion;
import emberway.render.iso.FlatProjection;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteMarks;

/** Draws a route over the map: a dark outline, a bright core, and the marks on it. */
public final class RoutePass implements AutoCloseable {
  private static final double CORE_HALF_WIDTH = 4; // at scale 1 [px]
  private static final double MIN_CORE_HALF_WIDTH = 1.1; // [units]
  private static final double OUTLINE = 2.4; // at scale 1 [px]
  private static final double MIN_OUTLINE = 1.2; // [units]
  private static final double MIN_MARK_SIZE = 0.25; // of a mark at scale 1
  private static final double MIN_CHEVRON_SCALE = 0.45;
  private static final float MARK_REACH = 37; // at size 1 [px]

  private static final double COMPARED = 0.7; // relative width of a route for comparison

  private static final int BEYOND_RIM = 64; // farther than a route extends beyond its cells [cells]

  private final ShaderProgram shaderProgram;
  private final int gridWidth;
  private final int flat;
  private final int halfLattice;
  private final int groundOffset;
  private final int cells;
  private final int viewWorld;
  private final int viewScale;
  private final int viewOffset;
  private final int toClip;
  private final int reach;
  private final int marks;
  private final int halfWidth;
  private final int color;
  private final int size;
  private final int squash;
  private final int hollow;
  private final int startColor;
  private final int goalColor;
  private final int unitSize;
  private double unit = OverlayStyle.USUAL.unit();

  public RoutePass(ShaderSource source) {
    shaderProgram = ShaderProgram.link(source, "route.vert", "route.frag");
    SampleAxes.declare(shaderProgram);
    gridWidth = shaderProgram.uniform("uGridWidth");
    flat = shaderProgram.uniform("uFlat");
    halfLattice = shaderProgram.uniform("uHalfLattice");
    groundOffset = shaderProgram.uniform("uGroundOffset");
    cells = shaderProgram.uniform("uCells");
    viewWorld = shaderProgram.uniform("uViewWorld");
    viewScale = shaderProgram.uniform("uScale");
    viewOffset = shaderProgram.uniform("uViewOffset");
    toClip = shaderProgram.uniform("uToClip");
    reach = shaderProgram.uniform("uReach");
    marks = shaderProgram.uniform("uMarks");
    halfWidth = shaderProgram.uniform("uHalfWidth");
    color = shaderProgram.uniform("uColor");
    size = shaderProgram.uniform("uSize");
    squash = shaderProgram.uniform("uSquash");
    hollow = shaderProgram.uniform("uHollow");
    unitSize = shaderProgram.uniform("uUnit");
    startColor = shaderProgram.uniform("uStartColor");
    goalColor = shaderProgram.uniform("uGoalColor");
    set(shaderProgram.uniform("uDark"), RouteMarks.DARK);
    set(shaderProgram.uniform("uBright"), RouteMarks.BRIGHT);
    glUniform1f(shaderProgram.uniform("uLeastDisk"), (float) RouteMarks.MIN_DISK);
    glUniform3f(
        shaderProgram.uniform("uRing"),
        RouteGeometry.START_RING,
        RouteGeometry.GOAL_RING,
        RouteGeometry.INNER_GOAL_RING);
  }

  /** Sets the style for later draws. */
  public void setStyle(OverlayStyle style) {
    shaderProgram.use();
    glUniform1f(unitSize, (float) style.unit());
    unit = style.unit();
    set(startColor, RouteMarks.start(style.hasSafeColors()));
    set(goalColor, RouteMarks.goal(style.hasSafeColors()));
  }

  private static void set(int uniform, RouteMarks.Ink ink) {
    glUniform3f(uniform, ink.red(), ink.green(), ink.blue());
  }

  /** Draws a route into the bound viewport, whose pixels the axes describe. */
  public void draw(PictureFrame frame, SampleAxes axes, RouteBuffer route, int width, int height) {
    double scale = frame.scale();
    Projection projection = frame.projection();
    shaderProgram.use();
    glUniform1i(gridWidth, projection.size().width());
    glUniform1i(flat, projection instanceof FlatProjection ? 1 : 0);
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform2i(groundOffset, projection.groundOffsetX(), projection.groundOffsetY());
    setCells(frame.cells(), projection.size());
    axes.setWorld(viewWorld);
    glUniform1f(viewScale, (float) scale);
    glUniform2f(viewOffset, axes.offsetX(), axes.offsetY());
    glUniform2f(toClip, 2f / width, 2f / height);
    glUniform1f(squash, (float) projection.halfWidth() / projection.halfHeight());
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);

    double core = Math.max(MIN_CORE_HALF_WIDTH * unit, CORE_HALF_WIDTH * scale);
    double edge = core + Math.max(MIN_OUTLINE * unit, OUTLINE * scale);
    glUniform1i(marks, 0);
    if (route.isCompared()) {
      drawPieces(route, (float) (edge * COMPARED), RouteMarks.DARK);
      drawPieces(route, (float) (core * COMPARED), RouteMarks.COMPARED);
      return;
    }
    drawPieces(route, (float) edge, RouteMarks.DARK);
    drawPieces(route, (float) core, RouteMarks.BRIGHT);

    glUniform1i(marks, 1);
    float markSize = (float) Math.max(MIN_MARK_SIZE * unit, scale);
    glUniform1f(size, markSize);
    glUniform1i(hollow, scale >= RouteGeometry.MIN_RING_SCALE * unit ? 1 : 0);
    glUniform1f(reach, MARK_REACH * markSize + 1);
    route.drawMarks(scale >= MIN_CHEVRON_SCALE * unit);
  }

  /** Clips the route to the visible region; at the map's own edge, it may extend beyond. */
  private void setCells(CellRegion region, GridSize map) {
    int lastX = region.x() + region.width() - 1;
    int lastY = region.y() + region.height() - 1;
    glUniform4i(
        cells,
        region.x() == 0 ? -BEYOND_RIM : region.x(),
        lastX == map.width() - 1 ? lastX + BEYOND_RIM : lastX,
        region.y() == 0 ? -BEYOND_RIM : region.y(),
        lastY == map.height() - 1 ? lastY + BEYOND_RIM : lastY);
  }

  private void drawPieces(RouteBuffer route, float half, RouteMarks.Ink ink) {
    glUniform1f(reach, half + 1);
    glUniform1f(halfWidth, half);
    set(color, ink);
    route.drawPieces();
  }

  @Override
  public void close() {
    shaderProgram.close();
  }
}
