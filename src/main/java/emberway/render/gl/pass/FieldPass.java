package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellRegion;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;

/** Draws fields over the map, with one draw call each. */
public final class FieldPass implements AutoCloseable {
  static final double GROWTH = 0.25; // of blocks, so that rounding cuts nothing off [picture px]
  private static final int UNIT_STRENGTHS = 0;
  private static final int UNIT_PAGES = 1;
  private static final int UNIT_STANDING = 2;
  private static final double SIGN_SPACING = 20; // minimum distance between signs [units]
  private static final double LEAST_STEP = 0.25; // between signs [cells]

  private final ShaderSource source;
  private final Program[] programs = new Program[FieldOverlay.Kind.values().length]; // null, unused
  private OverlayStyle style = OverlayStyle.USUAL;
  private RenderTarget standing; // null if nothing covers fields
  private double clearedShare;

  /** The program for fields of one kind, with its uniforms. */
  private static final class Program {
    final ShaderProgram shaderProgram;
    final ViewUniforms view;
    final int foldBits;
    final int pageFoldBits;
    final int gridSize;
    final int cellsShown;
    final int grow;
    final int patternStep;
    final int ramp;
    final int rampStops;
    final int contourLines;
    final int unitSize;
    final int cleared;

    Program(ShaderSource source, FieldOverlay.Kind kind) {
      shaderProgram =
          ShaderProgram.link(source, "field.vert", "field.frag", "KIND " + number(kind));
      shaderProgram.sampler("uStrengths", UNIT_STRENGTHS);
      shaderProgram.sampler("uPages", UNIT_PAGES);
      shaderProgram.sampler("uStanding", UNIT_STANDING);
      view = new ViewUniforms(shaderProgram);
      foldBits = shaderProgram.uniform("uFoldBits");
      pageFoldBits = shaderProgram.uniform("uPageFoldBits");
      gridSize = shaderProgram.uniform("uGridSize");
      cellsShown = shaderProgram.uniform("uCells");
      grow = shaderProgram.uniform("uGrow");
      patternStep = shaderProgram.uniform("uPatternStep");
      ramp = shaderProgram.uniform("uRamp");
      rampStops = shaderProgram.uniform("uRampStops");
      contourLines = shaderProgram.uniform("uContourLines");
      unitSize = shaderProgram.uniform("uUnit");
      cleared = shaderProgram.uniform("uCleared");
      glUniform3fv(shaderProgram.uniform("uBlocked"), FieldColorRamp.blocked().channels());
    }
  }

  /** Creates a pass; a kind's program is compiled when a field of the kind is first drawn. */
  public FieldPass(ShaderSource source) {
    this.source = source;
  }

  /** Sets the style for later draws. */
  public void setStyle(OverlayStyle newStyle) {
    style = newStyle;
  }

  /**
   * Sets what covers fields in later draws into a viewport at the target's corner.
   *
   * @param mask red where something stands; null if nothing does
   * @param share how much of its effect it has [0..1]
   */
  public void setStanding(RenderTarget mask, double share) {
    standing = mask;
    clearedShare = share;
  }

  /** Draws a field into the bound viewport, whose pixels the axes describe. */
  public void draw(PictureFrame frame, SampleAxes axes, FieldBuffer buffer, int width, int height) {
    FieldOverlay field = buffer.field();
    Program program = program(field.kind());
    program.shaderProgram.use();
    buffer.strengths().bind(UNIT_STRENGTHS);
    buffer.pages().bind(UNIT_PAGES);
    if (standing != null) {
      standing.color().bind(UNIT_STANDING);
    }
    glUniform1f(program.cleared, standing == null ? 0 : (float) clearedShare);
    glUniform1i(program.contourLines, style.hasContourLines() ? 1 : 0);
    glUniform1f(program.unitSize, (float) style.unit());
    glUniform1i(program.foldBits, buffer.strengths().foldBits());
    glUniform1i(program.pageFoldBits, buffer.pages().foldBits());
    glUniform2i(program.gridSize, field.size().width(), field.size().height());
    program.view.set(frame, axes, width, height);
    FieldColorRamp colors = FieldColorRamp.of(field.kind(), style.hasSafeColors());
    glUniform3fv(program.ramp, colors.channels());
    glUniform1i(program.rampStops, colors.stops());
    glUniform1f(program.grow, growth(frame));
    glUniform1f(program.patternStep, signStep(frame));
    glEnable(GL_BLEND);
    glBlendFunc(GL_DST_ALPHA, GL_ONE_MINUS_SRC1_COLOR); // nothing where the map shows nothing
    drawNear(program.cellsShown, frame, axes, buffer);
  }

  private Program program(FieldOverlay.Kind kind) {
    int number = number(kind);
    if (programs[number] == null) {
      programs[number] = new Program(source, kind);
    }
    return programs[number];
  }

  /** Draws only the parts of blocks in or near the view, so that no vertex is far away. */
  private static void drawNear(
      int cellsShown, PictureFrame frame, SampleAxes axes, FieldBuffer buffer) {
    Projection projection = frame.projection();
    CellRegion cells = frame.cells();
    int west = floor(projection.worldToCellX(axes.worldX(), axes.worldBottom()));
    int east = floor(projection.worldToCellX(axes.worldRight(), axes.worldY())) + 1;
    int north = floor(projection.worldToCellY(axes.worldX(), axes.worldY()));
    int south = floor(projection.worldToCellY(axes.worldRight(), axes.worldBottom())) + 1;
    int firstRow = Math.max(cells.y(), north);
    int lastRow = Math.min(cells.y() + cells.height() - 1, south);
    glUniform4i(
        cellsShown,
        Math.max(cells.x(), west),
        Math.min(cells.x() + cells.width() - 1, east),
        firstRow,
        lastRow);
    buffer.draw(firstRow, lastRow);
  }

  private static int floor(double value) {
    return (int) Math.floor(value);
  }

  /** How far to move a block's edges outward for {@link #GROWTH} pixels. [cells] */
  private static float growth(PictureFrame frame) {
    double halfWidth = frame.projection().halfWidth() * frame.scale();
    double halfHeight = frame.projection().halfHeight() * frame.scale();
    return (float) (GROWTH * Math.hypot(halfWidth, halfHeight) / (2 * halfWidth * halfHeight));
  }

  private static int number(FieldOverlay.Kind kind) {
    return switch (kind) {
      case ATTRACT -> 0;
      case REPEL -> 1;
      case COST -> 2;
      case REACH -> 3;
    };
  }

  /** The distance between signs: a power of two cells, so that zooming keeps their positions. */
  private float signStep(PictureFrame frame) {
    double cell = 2 * frame.projection().halfWidth() * frame.scale();
    double step = LEAST_STEP;
    while (cell * step < SIGN_SPACING * style.unit()) {
      step *= 2;
    }
    return (float) step;
  }

  @Override
  public void close() {
    for (Program program : programs) {
      if (program != null) {
        program.shaderProgram.close();
      }
    }
  }
}
