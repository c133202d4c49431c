package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.SampleAxes;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteOverlay;

/**
 * A route's pieces and marks on the GPU, with an instance for each. Reused for one route after
 * another. Pieces are drawn from the first run in view to the last one.
 */
public final class RouteBuffer implements AutoCloseable {
  private static final int PLACE = 0; // attribute locations of route.vert
  private static final int SHAPE = 1;
  private static final int ENDS = 2; // marks of start and goal, the last ones
  private static final int RUN = 8; // pieces
  private static final int BOX = 4; // left, top, right, bottom
  private static final int NONE = -1;

  private RouteOverlay route; // null before the first
  private boolean areJoined; // pieces: each in place of several
  private int pieces;
  private int marks;
  private int[] runs = {}; // the box of each run of pieces [world px]; grows
  private int firstPiece; // of those in view
  private int shownPieces;
  private final int vertexArray;
  private final int places;
  private final int shapes;

  public RouteBuffer() {
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    places = glGenBuffers();
    shapes = glGenBuffers();
    glEnableVertexAttribArray(PLACE);
    glEnableVertexAttribArray(SHAPE);
    glVertexAttribDivisor(PLACE, 1);
    glVertexAttribDivisor(SHAPE, 1);
  }

  /** Uploads a route. */
  public void set(RouteGeometry geometry, RouteOverlay newRoute) {
    route = newRoute;
    areJoined = geometry.isSimplified();
    pieces = geometry.pieces();
    marks = geometry.marks();
    setRuns(geometry);
    glBindBuffer(GL_ARRAY_BUFFER, places);
    glBufferData(GL_ARRAY_BUFFER, geometry.places(), GL_DYNAMIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, shapes);
    glBufferData(GL_ARRAY_BUFFER, geometry.shapes(), GL_DYNAMIC_DRAW);
  }

  private void setRuns(RouteGeometry geometry) {
    int count = (pieces + RUN - 1) / RUN;
    if (runs.length < BOX * count) {
      runs = new int[BOX * count];
    }
    for (int piece = 0; piece < pieces; piece++) {
      int at = BOX * (piece / RUN);
      int x = geometry.places()[RouteGeometry.INTS * piece];
      int y = geometry.places()[RouteGeometry.INTS * piece + 1];
      int toX = x + (int) geometry.shapes()[RouteGeometry.FLOATS * piece + 2];
      int toY = y + (int) geometry.shapes()[RouteGeometry.FLOATS * piece + 3];
      boolean isFirst = piece % RUN == 0;
      runs[at] = Math.min(isFirst ? x : runs[at], Math.min(x, toX) - 1);
      runs[at + 1] = Math.min(isFirst ? y : runs[at + 1], Math.min(y, toY) - 1);
      runs[at + 2] = Math.max(isFirst ? x : runs[at + 2], Math.max(x, toX) + 2);
      runs[at + 3] = Math.max(isFirst ? y : runs[at + 3], Math.max(y, toY) + 2);
    }
  }

  /**
   * Finds the pieces that a view may show; only they are drawn.
   *
   * @param margin how far a piece reaches beyond its middle [world px]
   * @param bands receives the pixels that they may touch
   */
  public void look(SampleAxes axes, int margin, PictureBands bands) {
    int first = NONE;
    int last = NONE;
    for (int run = 0; run * RUN < pieces; run++) {
      int at = BOX * run;
      if (runs[at] - margin < axes.worldRight()
          && runs[at + 1] - margin < axes.worldBottom()
          && runs[at + 2] + margin > axes.worldX()
          && runs[at + 3] + margin > axes.worldY()) {
        first = first == NONE ? run : first;
        last = run;
        bands.add(
            runs[at] - margin, runs[at + 1] - margin, runs[at + 2] + margin, runs[at + 3] + margin);
      }
    }
    firstPiece = Math.max(0, first * RUN);
    shownPieces = first == NONE ? 0 : Math.min(pieces, (last + 1) * RUN) - firstPiece;
  }

  /** Adds where the pieces may show, with a margin as for {@link #look}. */
  public void addTo(PictureTiles tiles, int margin) {
    for (int at = 0; at < BOX * ((pieces + RUN - 1) / RUN); at += BOX) {
      tiles.add(
          runs[at] - margin,
          runs[at + 1] - margin,
          runs[at + 2] + margin,
          runs[at + 3] + margin,
          1);
    }
  }

  /** The route uploaded last. */
  RouteOverlay route() {
    return route;
  }

  /** Whether each piece may stand for several. */
  boolean areJoined() {
    return areJoined;
  }

  void drawPieces() {
    draw(firstPiece, shownPieces);
  }

  void drawChevrons() {
    draw(pieces, marks - ENDS);
  }

  /** Draws the marks of start and goal. */
  void drawEnds() {
    draw(pieces + marks - ENDS, ENDS);
  }

  private void draw(int first, int count) {
    if (count == 0) {
      return;
    }
    glBindVertexArray(vertexArray);
    glBindBuffer(GL_ARRAY_BUFFER, places);
    glVertexAttribIPointer(PLACE, RouteGeometry.INTS, GL_INT, 0, 4L * RouteGeometry.INTS * first);
    glBindBuffer(GL_ARRAY_BUFFER, shapes);
    glVertexAttribPointer(
        SHAPE, RouteGeometry.FLOATS, GL_FLOAT, false, 0, 4L * RouteGeometry.FLOATS * first);
    DrawCallCounter.instances(GL_TRIANGLE_STRIP, 4, count);
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(places);
    glDeleteBuffers(shapes);
  }
}
