package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;
import emberway.render.iso.RouteGeometry;

/**
 * A route's pieces and marks on the GPU, with an instance for each. Reused for one route after
 * another.
 */
public final class RouteBuffer implements AutoCloseable {
  private static final int PLACE = 0; // attribute locations of route.vert
  private static final int SHAPE = 1;

  private boolean isCompared;
  private int pieces;
  private int marks;
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
  public void set(RouteGeometry geometry, boolean isToCompare) {
    isCompared = isToCompare;
    pieces = geometry.pieces();
    marks = geometry.marks();
    glBindBuffer(GL_ARRAY_BUFFER, places);
    glBufferData(GL_ARRAY_BUFFER, geometry.places(), GL_DYNAMIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, shapes);
    glBufferData(GL_ARRAY_BUFFER, geometry.shapes(), GL_DYNAMIC_DRAW);
  }

  boolean isCompared() {
    return isCompared;
  }

  void drawPieces() {
    draw(0, pieces);
  }

  /** Draws all marks, or only those of start and goal. */
  void drawMarks(boolean withChevrons) {
    int skipped = withChevrons ? 0 : marks - 2;
    draw(pieces + skipped, marks - skipped);
  }

  private void draw(int first, int count) {
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
