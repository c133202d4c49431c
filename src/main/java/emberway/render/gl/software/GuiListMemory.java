package emberway.render.gl.software;

import emberway.render.gl.pass.GuiPass;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Remembers a list of triangles from frame to frame: what has changed of it, and where it is drawn.
 * Reused, so that a frame allocates nothing.
 */
public final class GuiListMemory {
  private static final int VERTEX_BYTES = 20; // a position of two floats comes first
  private static final int COMMAND = 8; // numbers remembered of a command
  private static final int INDEX_COUNT = 5; // where they are in a command's numbers
  private static final int FIRST_INDEX = 6;
  private static final int BASE = 7;
  private static final int CORNERS = 3; // of a triangle

  // The list as it was drawn last; all four grow.
  private ByteBuffer vertices = direct(0);
  private ByteBuffer verticesBefore = direct(0); // if only vertices have changed
  private ByteBuffer indices = direct(0);
  private int[] commands = {};
  private int count; // numbers of commands in use
  private int countBefore;
  private boolean hasOtherVertices;
  private boolean isChanged; // in more than its vertices
  private float clipLeft; // of all commands together [px]
  private float clipTop;
  private float clipRight;
  private float clipBottom;
  private int left; // where it is drawn; ends exclusive [px of the window]
  private int top;
  private int right;
  private int bottom;

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  /**
   * Begins the list of a frame, which {@link #indices}, {@link #command} and {@link #end} complete.
   *
   * @param newVertices see {@link GuiPass#corners}
   */
  public void begin(ByteBuffer newVertices) {
    isChanged = newVertices.remaining() != vertices.limit();
    hasOtherVertices = isChanged || !newVertices.equals(vertices);
    if (hasOtherVertices) {
      ByteBuffer spare = verticesBefore;
      verticesBefore = vertices;
      vertices = copy(newVertices, spare);
    }
    countBefore = count;
    count = 0;
    clipLeft = Float.MAX_VALUE;
    clipTop = Float.MAX_VALUE;
    clipRight = -Float.MAX_VALUE;
    clipBottom = -Float.MAX_VALUE;
  }

  /** Sets the indices of the triangles' vertices. */
  public void indices(ByteBuffer newIndices) {
    if (!newIndices.equals(indices)) {
      isChanged = true;
      indices = copy(newIndices, indices);
    }
  }

  private static ByteBuffer copy(ByteBuffer from, ByteBuffer old) {
    int bytes = from.remaining();
    ByteBuffer into = old.capacity() >= bytes ? old : direct(2 * bytes);
    into.clear();
    into.put(0, from, from.position(), bytes);
    return into.limit(bytes);
  }

  /**
   * Adds a command: some of the triangles, with a texture, clipped to a rectangle. [px]
   *
   * @param isNewPicture whether the texture's content may be another one
   */
  public void command(
      float fromX,
      float fromY,
      float toX,
      float toY,
      long texture,
      boolean isNewPicture,
      int indexCount,
      int firstIndex,
      int base) {
    if (count + COMMAND > commands.length) {
      commands = Arrays.copyOf(commands, 2 * count + COMMAND);
    }
    note(Float.floatToRawIntBits(fromX));
    note(Float.floatToRawIntBits(fromY));
    note(Float.floatToRawIntBits(toX));
    note(Float.floatToRawIntBits(toY));
    note((int) texture);
    note(indexCount);
    note(firstIndex);
    note(base);
    isChanged |= isNewPicture;
    clipLeft = Math.min(clipLeft, fromX);
    clipTop = Math.min(clipTop, fromY);
    clipRight = Math.max(clipRight, toX);
    clipBottom = Math.max(clipBottom, toY);
  }

  private void note(int number) {
    isChanged |= commands[count] != number;
    commands[count++] = number;
  }

  /**
   * Ends the list. The region gets where its changed triangles were drawn before and are drawn now.
   *
   * @param width of the window [px], like height
   */
  public void end(int width, int height, GuiRegion changed) {
    isChanged |= count != countBefore;
    if (isChanged) {
      addTo(changed);
      findPlace(width, height);
      addTo(changed);
    } else if (hasOtherVertices) {
      findPlace(width, height);
      addMoved(changed, width, height);
    }
  }

  /** Adds a rectangle around all triangles with a vertex that has changed. */
  private void addMoved(GuiRegion changed, int width, int height) {
    float fromX = Float.MAX_VALUE;
    float fromY = Float.MAX_VALUE;
    float toX = -Float.MAX_VALUE;
    float toY = -Float.MAX_VALUE;
    for (int command = 0; command < count; command += COMMAND) {
      int end = commands[command + FIRST_INDEX] + commands[command + INDEX_COUNT];
      for (int first = commands[command + FIRST_INDEX]; first < end; first += CORNERS) {
        boolean isMoved = false;
        for (int corner = first; corner < first + CORNERS; corner++) {
          isMoved |= isMoved(vertex(corner, command));
        }
        for (int corner = first; corner < first + CORNERS && isMoved; corner++) {
          int at = vertex(corner, command);
          fromX = Math.min(fromX, Math.min(x(verticesBefore, at), x(vertices, at)));
          fromY = Math.min(fromY, Math.min(y(verticesBefore, at), y(vertices, at)));
          toX = Math.max(toX, Math.max(x(verticesBefore, at), x(vertices, at)));
          toY = Math.max(toY, Math.max(y(verticesBefore, at), y(vertices, at)));
        }
      }
    }
    if (fromX <= toX) {
      changed.add(
          (int) Math.max(0, Math.floor(Math.max(fromX, clipLeft))),
          (int) Math.max(0, Math.floor(Math.max(fromY, clipTop))),
          (int) Math.min(width, Math.ceil(Math.min(toX, clipRight))),
          (int) Math.min(height, Math.ceil(Math.min(toY, clipBottom))));
    }
  }

  /** Where a command's vertex begins. [bytes] */
  private int vertex(int index, int command) {
    int number = commands[command + BASE] + indices.getChar(index * Character.BYTES);
    return number * VERTEX_BYTES;
  }

  private boolean isMoved(int vertex) {
    return vertices.getLong(vertex) != verticesBefore.getLong(vertex)
        || vertices.getLong(vertex + 8) != verticesBefore.getLong(vertex + 8)
        || vertices.getInt(vertex + 16) != verticesBefore.getInt(vertex + 16);
  }

  private static float x(ByteBuffer of, int vertex) {
    return of.getFloat(vertex);
  }

  private static float y(ByteBuffer of, int vertex) {
    return of.getFloat(vertex + Float.BYTES);
  }

  /** Finds the pixels that lie in the rectangles of the commands and between the vertices. */
  private void findPlace(int width, int height) {
    float fromX = Float.MAX_VALUE;
    float fromY = Float.MAX_VALUE;
    float toX = -Float.MAX_VALUE;
    float toY = -Float.MAX_VALUE;
    for (int at = 0; at < vertices.limit(); at += VERTEX_BYTES) {
      fromX = Math.min(fromX, x(vertices, at));
      fromY = Math.min(fromY, y(vertices, at));
      toX = Math.max(toX, x(vertices, at));
      toY = Math.max(toY, y(vertices, at));
    }
    left = (int) Math.max(0, Math.floor(Math.max(fromX, clipLeft)));
    top = (int) Math.max(0, Math.floor(Math.max(fromY, clipTop)));
    right = (int) Math.min(width, Math.ceil(Math.min(toX, clipRight)));
    bottom = (int) Math.min(height, Math.ceil(Math.min(toY, clipBottom)));
  }

  /** Forgets the list, which is drawn no more; the region gets where it was drawn. */
  public void forget(GuiRegion changed) {
    addTo(changed);
    vertices.limit(0);
    indices.limit(0);
    count = 0;
    left = 0;
    right = 0;
  }

  /** Adds where it is drawn to a region. */
  public void addTo(GuiRegion region) {
    region.add(left, top, right, bottom);
  }

  /** Whether anything of it is drawn in a rectangle; ends exclusive. [px of the window] */
  public boolean isIn(int fromX, int fromY, int toX, int toY) {
    return left < toX && right > fromX && top < toY && bottom > fromY;
  }
}
