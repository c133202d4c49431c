package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellRegion;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.RouteOverlay;

/**
 * Draws a route: a ribbon with a dark outline, a bright core and arrowheads, and the marks at its
 * ends. The caller covers the ribbon with what stands before it.
 */
public final class RoutePass implements AutoCloseable {
  private static final double CORE_HALF_WIDTH = 1.7; // at scale 1 [px]
  private static final double MIN_CORE_HALF_WIDTH = 1.1; // [units]
  private static final double MAX_CORE_HALF_WIDTH = 6; // [units]
  private static final double OUTLINE = 1.1; // at scale 1 [px]
  private static final double MIN_OUTLINE = 0.9; // [units]
  private static final double MAX_OUTLINE = 2.2; // [units]
  private static final double MIN_CHEVRON_SCALE = 0.45;
  private static final float RAMP = 0.6f; // over which a ribbon ends, and for rounding [px]
  private static final float CHEVRON_REACH = 3.5f; // half widths of the core
  private static final float MARK_REACH = RouteMarks.POLE + 20; // at size 1 [px]

  private static final double DOT_SPACING = 3.2; // of a covered ribbon [half widths]
  private static final double COMPARED = 0.7; // relative width of a route for comparison

  private static final int BEYOND_RIM = 64; // farther than a route extends beyond its cells [cells]

  private final Pieces pieces; // all of them
  private final Pieces cutPieces; // only what lies in the visible region
  private final Pieces joinedPieces; // each in place of several
  private final Program marks;
  private final int size;
  private final int line;
  private final int rim;
  private final int aside;
  private final int startColor;
  private final int goalColor;
  private double unit = OverlayStyle.USUAL.unit();
  private RenderTarget cover; // null if nothing covers routes
  private double hiddenShare;

  /** A program for pieces or for marks, and the uniforms that both have. */
  private static final class Program {
    final ShaderProgram shaderProgram;
    final ViewUniforms view;
    final int cells;
    final int reach;
    final int hidden;

    Program(ShaderSource source, String... macros) {
      shaderProgram = ShaderProgram.link(source, "route.vert", "route.frag", macros);
      shaderProgram.sampler("uMask", 0);
      hidden = shaderProgram.uniform("uHidden");
      view = new ViewUniforms(shaderProgram);
      cells = shaderProgram.uniform("uCells");
      reach = shaderProgram.uniform("uReach");
    }
  }

  /** A program for pieces. */
  private static final class Pieces {
    final Program program;
    final int halfWidth;
    final int dotSpacing;
    final int color;

    Pieces(ShaderSource source, String... macros) {
      program = new Program(source, macros);
      halfWidth = program.shaderProgram.uniform("uHalfWidth");
      dotSpacing = program.shaderProgram.uniform("uDotSpacing");
      color = program.shaderProgram.uniform("uColor");
    }

    void draw(RouteBuffer route, float half, RouteMarks.Color ink) {
      glUniform1f(program.reach, half + RAMP);
      glUniform1f(halfWidth, half);
      set(color, ink);
      route.drawPieces();
    }
  }

  public RoutePass(ShaderSource source) {
    pieces = new Pieces(source);
    cutPieces = new Pieces(source, "CUT");
    joinedPieces = new Pieces(source, "JOINED");
    marks = new Program(source, "CUT", "MARKS");
    size = marks.shaderProgram.uniform("uSize");
    line = marks.shaderProgram.uniform("uLine");
    rim = marks.shaderProgram.uniform("uRim");
    aside = marks.shaderProgram.uniform("uAside");
    startColor = marks.shaderProgram.uniform("uStartColor");
    goalColor = marks.shaderProgram.uniform("uGoalColor");
    set(marks.shaderProgram.uniform("uDark"), RouteMarks.DARK);
    set(marks.shaderProgram.uniform("uBright"), RouteMarks.BRIGHT);
    glUniform4f(
        marks.shaderProgram.uniform("uBanner"),
        RouteMarks.POLE,
        RouteMarks.CLOTH_WIDTH,
        RouteMarks.CLOTH_HEIGHT,
        (float) RouteMarks.CLOTH_NOTCH);
    glUniform4f(
        marks.shaderProgram.uniform("uTent"),
        RouteMarks.TENT_HALF_WIDTH,
        RouteMarks.TENT_HEIGHT,
        RouteMarks.TENT_FOOT,
        (float) RouteMarks.TENT_BULGE);
  }

  /** Sets the style for later draws. */
  public void setStyle(OverlayStyle style) {
    marks.shaderProgram.use();
    unit = style.unit();
    set(startColor, RouteMarks.start(style.hasSafeColors()));
    set(goalColor, RouteMarks.goal(style.hasSafeColors()));
  }

  /**
   * Sets what covers ribbons in later draws into a viewport at the target's corner. A covered
   * ribbon is a row of dots.
   *
   * @param mask red where something covers them; null if nothing does
   * @param share how much of its effect it has [0..1]
   */
  public void setCover(RenderTarget mask, double share) {
    cover = mask;
    hiddenShare = mask == null ? 0 : share;
  }

  private static void set(int uniform, RouteMarks.Color ink) {
    glUniform3f(uniform, ink.red(), ink.green(), ink.blue());
  }

  /** Draws the ribbon of a route into the bound viewport, whose pixels the axes describe. */
  public void drawRibbon(
      PictureFrame frame, SampleAxes axes, RouteBuffer route, int width, int height) {
    double scale = frame.scale();
    double core = coreHalfWidth(scale);
    double outline = within(OUTLINE * scale, MIN_OUTLINE, MAX_OUTLINE);
    double share = route.route().isCompared() ? COMPARED : 1;
    Pieces whole = route.areJoined() ? joinedPieces : pieces;
    Pieces ribbon = isCut(frame, core + outline + RAMP) ? cutPieces : whole;
    begin(ribbon.program, frame, axes, width, height);
    glUniform1f(ribbon.dotSpacing, (float) (DOT_SPACING * (core + outline) * share));
    hide(ribbon.program, hiddenShare);
    ribbon.draw(route, (float) ((core + outline) * share), RouteMarks.DARK);
    ribbon.draw(route, (float) (core * share), route.route().color());
    if (!route.route().isCompared() && scale >= MIN_CHEVRON_SCALE * unit) {
      begin(marks, frame, axes, width, height);
      hide(marks, hiddenShare);
      glUniform1f(size, (float) core);
      glUniform1f(line, (float) outline);
      glUniform1f(marks.reach, (float) (CHEVRON_REACH * core + 1));
      route.drawChevrons();
    }
  }

  /**
   * Draws the marks at both ends of a route, like {@link #drawRibbon}.
   *
   * @param within the rectangle in which they stand [world px]
   */
  public void drawMarks(
      PictureFrame frame,
      PixelBox within,
      SampleAxes axes,
      RouteBuffer route,
      int width,
      int height) {
    if (route.route().isCompared()) {
      return;
    }
    begin(marks, frame, axes, width, height);
    hide(marks, 0);
    float markSize = (float) RouteMarks.size(frame.scale(), unit);
    glUniform1f(size, markSize);
    glUniform1f(line, (float) RouteMarks.line(markSize, unit));
    glUniform4i(rim, within.left(), within.top(), within.right(), within.bottom());
    double besideCenter = RouteMarks.BANNER_X * frame.projection().halfWidth();
    glUniform1f(aside, (float) (besideCenter * frame.scale()));
    glUniform1f(marks.reach, MARK_REACH * markSize + 1);
    route.drawEnds();
  }

  /** Adds where the marks at the ends of a route may show. */
  public void addMarks(PictureTiles tiles, PictureFrame frame, RouteOverlay route) {
    double reach = markReach(frame.scale(), unit);
    Projection projection = frame.projection();
    int last = route.cells()[route.cells().length - 1];
    for (int cell : new int[] {route.cells()[0], last, route.goal()}) {
      double x = projection.cellToWorldX(route.size().x(cell), route.size().y(cell));
      double y = projection.cellToWorldY(route.size().x(cell), route.size().y(cell));
      double besideX = projection.halfWidth();
      double besideY = projection.halfHeight();
      tiles.add(x - besideX, y - besideY, x + besideX, y + besideY, reach);
    }
  }

  /** How far a mark reaches beyond its place at a scale. [px] */
  public static double markReach(double scale, OverlayStyle style) {
    return markReach(scale, style.unit());
  }

  private static double markReach(double scale, double unit) {
    return MARK_REACH * RouteMarks.size(scale, unit) + 1;
  }

  /** How far a ribbon reaches beyond its middle at a scale. [world px] */
  public int reach(double scale) {
    return (int) Math.ceil((CHEVRON_REACH * coreHalfWidth(scale) + 1) / scale);
  }

  private double coreHalfWidth(double scale) {
    return within(CORE_HALF_WIDTH * scale, MIN_CORE_HALF_WIDTH, MAX_CORE_HALF_WIDTH);
  }

  private double within(double value, double least, double greatest) {
    return Math.max(least * unit, Math.min(greatest * unit, value));
  }

  /** Whether a frame shows only a region in which pieces may end, or more beyond the map's edge. */
  private static boolean isCut(PictureFrame frame, double reach) {
    Projection projection = frame.projection();
    double acrossColumns = 1.0 / projection.halfWidth() + 1.0 / projection.halfHeight();
    return frame.cells().width() < projection.size().width() // no record is made in each frame
        || frame.cells().height() < projection.size().height()
        || reach / frame.scale() * acrossColumns / 2 > BEYOND_RIM - 1;
  }

  private static void begin(
      Program program, PictureFrame frame, SampleAxes axes, int width, int height) {
    program.shaderProgram.use();
    program.view.set(frame, axes, width, height);
    setCells(program.cells, frame.cells(), frame.projection().size());
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  }

  private void hide(Program program, double share) {
    glUniform1f(program.hidden, (float) share);
    if (cover != null) {
      cover.color().bind(0);
    }
  }

  /** Clips the route to the visible region; at the map's own edge, it may extend beyond. */
  private static void setCells(int uniform, CellRegion region, GridSize map) {
    int lastX = region.x() + region.width() - 1;
    int lastY = region.y() + region.height() - 1;
    glUniform4i(
        uniform,
        region.x() == 0 ? -BEYOND_RIM : region.x(),
        lastX == map.width() - 1 ? lastX + BEYOND_RIM : lastX,
        region.y() == 0 ? -BEYOND_RIM : region.y(),
        lastY == map.height() - 1 ? lastY + BEYOND_RIM : lastY);
  }

  @Override
  public void close() {
    pieces.program.shaderProgram.close();
    cutPieces.program.shaderProgram.close();
    joinedPieces.program.shaderProgram.close();
    marks.shaderProgram.close();
  }
}
